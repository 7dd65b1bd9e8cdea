// Rule: gambling. Most of it in directories is a lapsed domain that a betting site took over.
import { topicRule } from '#catalog/screening/text/topic.ts';

export const gambling = topicRule({
  id: 'gambling',
  strong: [
    `pragmatic play, mahjong ways, gates of olympus, sweet bonanza, sbobet, kubet, bandarqq, pokerqq, dominoqq, domino qq, poker qq, agen judi, judi slot, judi, bocoran, rtp live, rtp slot, slot demo, slot dana, slot qris, slot deposit, hk pools, hongkong pools, data sgp, data hk, keluaran hk, keluaran sgp, toto macau, rajabandot, link slot, akun pro, akun demo, anti rungkad, bahis siteleri, casino siteleri, guvenilir bahis, da ga, lo de, truc tiep da ga, casas de apostas, jogo do tigrinho, cassino*, casino*, slot gacor, slot online, slots online, online slots, slot machine*, slot pulsa, slot88, slot777, slotter*, game slot, login slot, slot login, situs slot, situs judi, judi online, judi bola, togel*, toto slot,
     gacor, maxwin, scatter hitam, rtp slot, sportsbook*, bookmaker*, bookie*, betting site*, bet365, 1xbet, 1win, mostbet, pin up casino, vavada, pinco casino, parimatch, melbet, 22bet, stake casino, fortune tiger,
     free spins, freespins, no deposit bonus, jackpot*, roulette, baccarat, blackjack, poker online, online poker, video poker, sports betting, online betting, live casino, betting tips, betting odds, cricket betting, link alternatif, sabung ayam, bandar*`,
    `glucksspiel*, spielautomat*, spielothek*, sportwetten, wettanbieter, online wetten, buchmacher, freispiel*, tragamonedas, tragaperras, apuestas deportivas, casas de apuestas, casa de apuestas, giros gratis, ruleta,
     machines a sous, machine a sous, paris sportifs, bookmakers, tours gratuits, jeux d'argent, jeux d argent, jeu d argent, kasyno, kasyna, kasyn, zaklady bukmacherskie, bukmacher*, automaty do gier, darmow* spin*, bonus* bez depozytu, kasynow*, einzahlungsbonus*, bonus ohne einzahlung, ohne einzahlung, bono sin deposito, bonus sans depot, tours gratuits sans depot, fixed match*`,
    `казино*, игровые автоматы, игровых автоматов, слоты, слотов, букмекер*, онлайн ставки, ставки на спорт, ставок на спорт, фриспин*, рулетк*, покер*, джекпот*, 
     ставки на спорт, гральні автомати, гральних автоматів, ігрові автомати, ігрових автоматів, фріспін*, букмекерськ*, джекпот, ставок на спорт,
     كازينو*, الكازينو*, قمار, القمار, مراهنات, المراهنات, رهان رياضي, سلوت*, روليت, سكراتش,
     kumar, bahis, deneme bonusu, canli casino, ca cuoc, nha cai, keo nha cai, no hu, danh bai, xo so, ca do, co bac, tai xiu, aposta*, apostas esportivas, caca niqueis, scommesse, casinò, slot*maxwin`,
    `~博彩, ~赌场, ~老虎机, ~百家乐, ~彩票, ~オンラインカジノ, ~パチンコ, ~카지노, ~바카라, ~토토사이트, ~슬롯, ~บาคาร่า, ~สล็อต, ~คาสิโน, ~แทงบอล`,
  ],
  weak: [
    `slot, slots, online terpercaya, agen, gampang, hadiah, kemenangan, pemain, livescore, soi keo, ty le keo, bonuslari, guvenilir, kazan*, canli, bet, bets, betting, gambling, gambler*, wager*, odds, poker, spins, bonus, bonuses, bonusy, bonos, bono, deposit*, payout*, payouts, cashback, winnings, promo code*, 
     terpercaya, pulsa, bermain, permainan, situs, daftar, taruhan, alternatif, menang, bonus eksklusif, tanpa potongan, receh,
     win real money, real money, welcome bonus, bonus eksklusif, registrazione, recensioni, bonifico, prelievo, einzahlung*, auszahlung*, apuesta*, apostar, retiros, parier,
     zaklad*, wyplat*, wplat*, бонус*, ставк*, ставок, выплат*, депозит*, коэффициент*, выигрыш*, лото, азартн*, виплат*, виграш*, коефіцієнт*, رهان, رهانات, مكافاه, مكافات, ايداع, سحب, جوائز,
     truc tiep, bong da, xoilac*, uy tin, khuyen mai`,
  ],
  excuses: [
    `anti gambling, gambling addiction, stop gambling, quit gambling, gambling harm, responsible gambling, problem gambling, moderation, compliance, solver*, gto, fraud detection, not gambling, no gambling, gambling blocker,
     spielsucht*, ludopatia, лудоман*, игров* зависимост*, ігров* залежност*, uzaleznien*`,
  ],
  // Made-up words with a lucky number or a game behind them, as such sites are named: abc188, abctoto, 99bet.
  brand:
    /^(?:[a-z]{3,12}(?:77|88|99|777|888|138|168|188|303|388|4d)|[a-z]{2,10}(?:toto|togel)\d{0,3}|\d{1,4}bet|bet\d{2,4}|[a-z]\d{1,2}bet)$/,
  aiExcuses: true,
  weakForFlag: 3,
});
