// Rule: get-rich schemes: guaranteed profits, doubled coins, money at home without work, forged papers and quick loans.
import { topicRule } from '#catalog/screening/text/topic.ts';

export const getRich = topicRule({
  id: 'get_rich',
  strong: [
    `guaranteed profit*, guaranteed return*, guaranteed income, guaranteed daily, risk free profit*, risk free return*, double your money, double your bitcoin, double your crypto, bitcoin doubler, get rich, get rich quick, make money fast, make money online fast, quick money, easy money, fast cash, earn money online, earn money from home, make money from home, work from home and earn, earn daily, earn up to, passive income daily, daily profit*, daily roi, roi daily, 100x gains, 1000x, financial freedom in, become a millionaire, millionaire secret*, quit your job, 
     hyip*, ponzi, pyramid scheme, mlm opportunity, matrix cycler, forex signals, binary options, crypto signals, pump signals, pump group*, crypto presale, token presale, free airdrop, claim your airdrop, claim airdrop, free bitcoin, free crypto, free money, bitcoin mining app, cloud mining, investment plan*, recover lost crypto, recover stolen bitcoin, crypto recovery, hire a hacker, counterfeit money, clone cards, cloned cards, credit repair secret*, payday loan*, instant loan*, quick loan*, loans without credit check, no credit check loan*, trading robot with guaranteed, 
     schnell reich, garantierte gewinne, garantierter gewinn, garantierte rendite, geld verdienen von zuhause, schnelles geld, sofortkredit*, gana dinero rapido, ganar dinero rapido, ganancias garantizadas, dinero facil, dinero rapido, duplica tu dinero, prestamos rapidos, argent facile, argent rapide, gains garantis, devenir riche, doublez votre argent, gagner de l'argent rapidement, credit rapide, szybki zarobek, latwe pieniadze, gwarantowany zysk, gwarantowane zyski, zarabiaj w domu, chwilowk*, szybka pozyczka,
     быстрый заработок, легкий заработок, легкие деньги, заработок без вложений, заработок в интернете, гарантированный доход, гарантированная прибыль, пассивный доход от, удвой свои, займ онлайн, быстрый займ, микрозайм*, швидкий заробіток, легкі гроші, гарантований дохід, гарантований прибуток, заробіток без вкладень, швидка позика, мікропозик*, ربح مضمون, ارباح مضمونه, الربح السريع, اربح المال, مال سهل, ضاعف اموالك, دخل يومي مضمون`,
  ],
  weak: [
    `profit, profits, invest*, returns, roi, bitcoin, btc, crypto, forex, passive income, no experience needed, no experience required, no skills needed, sign up bonus, referral bonus, limited time, act now, risk free, guarantee*, withdraw*, payout*, per day, a day, every day, daily, financial freedom, from home, secret*, verdienen, gewinn*, dinero, ganancia*, ganar, argent, gagner, zarob*, zysk*, заработ*, доход*, прибыл*, вложен*, дохід, прибут*, заробіт*, ربح, ارباح, استثمار`,
  ],
  excuses: [`scam detect*, detect*, fraud, anti scam, avoid scams, phishing, accounting, budgeting`],
  aiExcuses: true,
  weakForFlag: Infinity,
});
