/** Words of quick loans, doubled coins, signals, recruiting pyramids and prizes that cost something. */
import { WITHOUT } from './acts.ts';

export const quickLoans = {
  sure: [
    `no credit check*, bad credit, guaranteed loan*, guaranteed approval, loan without, payday loan*, urgent loan*, loans for everyone, god fearing lender, without collateral, irrespective of credit, instant|urgent|payday|fast|guaranteed|unsecured & loan|loans|cash, 100 approval, 100 yes, every single application`,
    `kredit ohne schufa, ohne schufa, sofortkredit*, eilkredit*, ohne bonitätsprüfung, trotz schufa, keine bank & geld|kredit, préstamos sin, crédito sin, sin buró, sin asnef, con asnef, en asnef, sin aval, sin nómina, sin veraz, préstamo* & inmediato*|urgente*|minutos|particular*|rápid*|garantiz*|sin, crédit sans, prêt sans, prêt entre particuliers, sans enquête, interdit bancaire, prêt|prêts|crédit & rapide|urgent*|éclair|instantané|garanti|particulier*, prêt|prêts & sans|argent, bez bik, bez biku, chwilówk*, pożyczk*|kredyt* & bez|pilny|pilna|zadłużon*|komornik*|ręki|minut*|prywatn*|dowód|natychmiast*|sekund, oddłużen*`,
    `займ*|заём|кредит*|ссуд*|деньги & без|отказ*|любой|плох*|просрочк*|минут*|срочно|залог|истори*|всем|одобр*|онлайн|под ноль, микрозайм*, без бки, деньги под залог, птс, позик*|кредит*|гроші & без|поган*|відмов*|боржник*|хвилин*|терміново|прострочник*|застав*|розписк*|одобрен*|зарплат*, мікропозик*, мікрокредит*, قرض|قروض|تمويل|سلفه|كاش & بدون|فوري*|عاجل|سريع*|بلا|كفيل|مضمون*|نقدم|اعطي|اقرض|موافق*|سجل|رسوم, القائمه السوداء, سداد قروض, شراء اقساط, نشتري اقساطك`,
  ],
  strong: [
    `legal lender, private lender, money lender, pay off your debt*, privatkredit*, kreditgeber, prestamista*, inversor privado, prêteur*, pożyczkodawc*, частный инвестор, частный кредитор, кредитор, приватний кредитор, مقرض, دائن خاص`,
    `${WITHOUT} & loan|loans|kredit*|darlehen|préstamo*|prêt|prêts|pożyczk*|займ*|ссуд*|позик*|قرض|قروض, banks|bank|banken|banco*|banques|banki|банк*|بنك|البنك & no|refus*|said|nein|leihen|humill*|rechaz*|refus*|odmów*|nie|отказ*|відмов*|رفض*, interest|zins|tae|taux|oprocentowan*|процент*|відсотк*|річних|فائده & loan*|kredit*|préstamo*|prêt*|pożyczk*|займ*|позик*|قرض|قروض, fee & loan*|approval, versicherungspauschale, seguro & depósito, assurance préalable, ubezpieczeni* & pożyczk*, страхов* взнос*, страховий внесок`,
  ],
  weak: [
    `loan, loans, credit, debt, cash, lender, interest, approval, bureau, borrow*, repay*, kredit*, bank, banken, geld, schulden, zins, schufa, auszahl*, betreibung*, préstamo*, crédito*, dinero, deuda*, banco*, interés, prêt, prêts, crédit, banque*, taux, faillite, dette*, fonds, pożyczk*, kredyt*, bank*, komornik*, dług*, zadłuż*, bik, gotówk*, dowód, займ*, кредит*, деньги, долг*, банк*, паспорт*, ставк*, процент*, позик*, гроші, борг*, банк*, відсотк*, паспорт, قرض, قروض, بنك, تمويل, فائده, راتب, دين, ديون, سيوله, كفيل`,
  ],
  excuses: [
    `scor*, risk, api, underwriting, compare*, calculator, fraud, portfolio*, banks, risik*, vergleich*, rechner, betrug*, riesgo*, compar*, calculadora, fraude*, risque*, calculat*, ryzyk*, porówn*, kalkulator*, oszustw*, скоринг*, риск*, мошенн*, калькулят*, сравн*, ризик*, шахрай*, калькулятор*, порівн*, مخاطر, احتيال, مقارنه, حاسبه`,
  ],
};

const COINS =
  'bitcoin*|btc|eth|usdt|crypto*|coins|wallet|sats|kryptow*|krypto*|cripto*|bitcoins|monedero|billetera|cartera|jetons|cryptomonnaie*|portfel|биткоин*|биткойн*|биток|бит|крипт*|эфир*|монет*|кошел*|біткоїн*|крипт*|ефір*|гаман*|بيتكوين|عملات|عمله|كريبتو|محفظ*|usd|dollar*|euro*|money|geld|dinero|depósito|argent|mise|pieniądz*|wpłat*|деньг*|вклад*|депозит*|гроші|гривень|اموال|مال|ايداع|مبلغ|الف';
const DOUBLE =
  'double|doubles|doubler|doubled|doubling|multiply*|x2|2x|verdoppel*|vervielfach*|duplic*|doblamos|doblar|multiplic*|double|doublez|doubler|multipli*|triplent|podwaj*|podwój*|podwoj*|pomnaż*|pomnoż*|mnożnik*|удво*|умнож*|удваив*|подво*|помнож*|примнож*|подвоєн*|دبل|ضاعف*|مضاعف*|يضاعف|تدبيل|ضعف|تضاعف';

export const getRich = {
  sure: [
    `${DOUBLE} & ${COINS}, send 1, guaranteed profit*, guaranteed return*, guaranteed income, guaranteed daily, risk free profit*, risk free return*, double your money, get rich quick, hyip*, ponzi, bitcoin doubler, 100x gains, 1000x, flash usdt, cloud mining, recover lost crypto, recover stolen bitcoin, trades forex for you, signals no loss, quit your job, free airdrop, binary options`,
    `schnell reich, garantierte gewinne, garantierter gewinn, garantierte rendite, deposita & recibe|recibes, gana dinero rápido, ganancias garantizadas, rentabilidad garantizada, dinero fácil, doublez votre argent, gains garantis, argent facile, wyślij|wpłać & btc|podwój*, gwarantowany zysk, gwarantowane zyski, szybki zarobek, łatwe pieniądze, отправ*|пришл* & вдвое|удво*, гарантированный доход, гарантированная прибыль, быстрый заработок, легкие деньги, заработок без вложений, надішл*|надсил* & вдвічі|подвій*, гарантований дохід, гарантований прибуток, швидкий заробіток, легкі гроші, ارسل & استلم|استقبل|تستلم, ايداع & ترجع|استلم, ربح مضمون, ارباح مضمونه, الربح السريع, دخل يومي مضمون, فلاش usdt`,
    `forex|trading|signal*|señal*|signaux|signale|sygnał*|сигнал*|сигнали|инвест*|pips|опцион*|опціон*|فوركس|تداول|اشارات|صفقات|توصيات & guarantee*|guaranteed|garant*|no loss|daily|vip|accuracy|lossless|garantiert*|trefferquote|gewinn*|acierto|ganancia*|diari*|gagn*|perte|réussite|skuteczno*|gwarant*|zysk*|trafion*|гарант*|точност*|прибыл*|убытк*|доход*|заработ*|точніст*|прибут*|дохід*|збитк*|закрит*|ربح|يربح|ارباح|مضمون*|بلا|دقه|خساره|يومي*`,
  ],
  strong: [
    `forex signal*, forex-signale, crypto signals, pump signals, pump group*, token presale, free bitcoin, free crypto, investment plan*, forex robot, quantum ai, mt4, mt5, copy my trades, copy trades, managed account*, account manager, señales de forex, señales forex, señales de oro, robot de trading, signaux forex, sygnały forex, sygnały na złoto, форекс*, forex*, бинарн* опцион*, бінарн* опціон*, бінарк*, копитрейдинг, копітрейдинг, автокопирован*, торгов* робот*, توصيات فوركس, فوركس, نسخ صفقات, نسخ الصفقات, روبوت تداول, daily profit*, daily roi, per day guaranteed, festzins, mindesteinzahlung, mindesteinlage, kapitalschutz, rendimiento fijo, rendement fixe, depósito mínimo, ganancia fija, dépôt minimum, zysk dziennie, zysku dziennie, stopa zysku, гарантированн* доход*, минимальн* депозит*, гарантован* прибут*, عائد ثابت, ضمان راس المال, الحد الادنى & ايداع|دولار`,
    `earn|earns|profit|verdienst|verdienen|gewinn|ganancia*|gana|cobra|bénéfice*|zysk*|zarabia*|заработ*|зарабат*|прибыл*|заробіт*|заробля*|прибут*|تربح|يربح|اربح|ربح|ارباح & daily|täglich|wöchentlich|diari*|semanal|mensual|dziennie|ежедневно|день|добу|щодня|тиждень|يوميا|يومي|اسبوعيا`,
    `invests|deposit|einzahl*|einleg*|invierte|deposit*|inwest*|wpłac*|вложи*|влож*|депозит*|інвест*|вклад*|استثمر|اودع|ايداع & return|profit|back|% |rendite|gewinn|reich|ganancia*|utilidad|bénéfice*|gain*|zysk*|прибыл*|вывод|прибут*|виведен*|ارباح|ربح|سحب`,
  ],
  weak: [
    `profit, profits, invest*, returns, roi, bitcoin*, btc, crypto, forex, passive income, usdt, wallet, mining, trader, trading, signals, signal, broker, deposit*, withdraw*, payout*, daily, risk free, cashed out, gold, xau*, eurusd, pips, gewinn*, rendite, krypto*, einzahl*, auszahl*, börse, pips, geld, kapital, anleg*, dinero, ganancia*, rentabilidad, inversion*, bróker, cripto*, bitcoin*, retiro*, retirar, señal*, oro, argent, gagner, bénéfice*, courtier, bourse, retrait*, zysk*, zarob*, inwest*, giełd*, złoto, sygnał*, depozyt*, wypłat*, krypto*, заработ*, доход*, прибыл*, вложен*, вывод*, депозит*, брокер*, трейд*, сигнал*, рын*, торг*, дохід*, прибут*, заробіт*, вивед*, депозит*, трейд*, брокер*, золот*, ربح, ارباح, استثمار, تداول, صفقات, ذهب, ايداع, سحب, دولار, كسب, وسيط, خساره`,
  ],
  excuses: [
    `scam detect*, detect*, fraud, anti scam, avoid scams, phishing, accounting, budgeting, backtest*, research, news, sentiment, portfolio*, betrug*, erkenn*, buchhalt*, nachrichten, detecta*, fraude*, noticias, presupuesto*, détecte*, actualités, budget*, wykryw*, oszustw*, budżet*, wiadomości, мошенн*, выявл*, новост*, бюджет*, шахрай*, виявл*, новин*, يكشف, احتيال, اخبار, ميزاني*, تحليل`,
  ],
};

export const recruiting = {
  sure: [
    `network marketing, multi level, mlm*, pyramid scheme, fire your boss, be your own boss, matrix cycler, unilevel, downline, binary plan, passive income & team|network|join|package|referral*, network plan, join|invite*|recruit*|refer|zapras*|zapros*|invit*|пригла*|запрош*|ادع*|انضم* & downline|upline|matrix|levels|generations|referrals|niveles|niveaux|filleul*|poziom*|структуру|линии|мережу|تحتك|مستويات, join & team|network|plan, starter kit & team|join|income, nicht mlm, schneeballsystem, karriereplan, vertriebspartner, vergütungsplan, marketing multinivel, multinivel, mercadeo en red, red de mercadeo, sé tu propio jefe, paquete inicial, franquicia digital, ingreso residual, ingresos pasivos, flor de la abundancia, telar, vente multiniveau, marketing de réseau, plan de compensation, revenu complémentaire, revenu passif, revenus passifs, pack de démarrage, dons croisés, marketing sieciowy, dochód pasywny, pakiet startowy, plan prowizyjny, plan* prowizyj*, сетев* маркетинг*, млм, пассивн* доход*, команду мечты, не сетевой, мережев* маркетинг*, пасивн* дохід*, пірамід*, пирамид*, تسويق شبكي, التسويق الشبكي, دخل سلبي, كن رئيس نفسك, رئيس نفسك, متعدد المستويات, شبكتك & ابن|فريق`,
    `earn|income|verdien*|einkommen|ingreso*|gagne*|revenu*|zarab*|zarob*|dochód|доход*|заработ*|зарабат*|дохід*|заробіт*|заробл*|دخل|تربح|تقبض & home|referral*|zuhause|zoom|casa|invitad*|maison|domu|polec*|дома|приглас*|дому|декрет*|البيت|منزل`,
  ],
  strong: [
    `work from home, from home, be rich, diamond leader, boss babe, commission*|provision*|comision*|commission*|prowizj*|комисси*|коміс*|عمول* & level*|ebene*|nivel*|niveau*|poziom*|уровн*|рівн*|مستوي*|جيل|اجيال|referral*|geworben*|referido*|filleul*|polec*|شخص|عضو, side hustle, joining amount, joining fee, nebenverdienst, von zuhause, verdien geld, geld mit dem handy, trabaja desde casa, desde tu casa, bono carro, travaillez de chez vous, chez vous, bonus voiture, praca z domu, zarabiaj, własnym szefem, rzuć etat, работа на дому, доход от, из дома, робота мамам, робота вдома, без вкладень, шукаю людей, من البيت, من بيتك, من الجوال, فريقي, عموله & شخص|عضو|دعوه`,
    `recruit*|einlad*|werb*|recluta*|zapros*|zapraszasz|пригласи|пригласите|приглашаешь|приведи|запроси|запроси|залучи|تجيب*|ادع|ادعو|جيب & three|two|friends|freunde|amigos|amis|koleżank*|троих|двоих|друзей|друзів|подруг|اصدقا*|اشخاص|شخصين|تلاته`,
  ],
  weak: [
    `team, income, referral*, partners, recruit*, leader*, starter, package, commission*, network, freedom, boss, rich, millionaire*, passive, level, levels, team, einkommen, provision, partner, chef, rente, einstieg, ebene, freiheit, reich, equipo, ingreso*, líder*, paquete, referido*, red, jefe, libertad, socio*, équipe, revenu*, parrain*, filleul*, niveaux, patron, pack, leaders, zespół, dochód, prowizj*, pakiet, szef*, lider*, etat*, struktur*, команд*, доход*, пассивн*, партнёр*, партнер*, структур*, лидер*, начальник*, дохід*, структур*, пасивн*, лідер*, вебінар*, فريق, دخل, عموله, عمولات, شبكه, مستوي*, حر, احال*, راتب*`,
  ],
  excuses: [`affiliate software, hr, payroll, crew, sports`],
};

const PRIZES =
  'prize*|gift*|iphone|voucher*|reward*|giveaway|winner*|winnings|jackpot|gewinn|geschenk*|gutschein*|smartphone|handy|belohn*|premio*|regalo*|móvil*|teléfono*|celular*|bono|tarjeta|camioneta|sorteo*|cadeau*|lot|colis|bon|smartphone|téléphone|nagrod*|prezent*|bon|bony|telefon*|smartfon*|wygran*|konkurs*|приз*|подар*|айфон*|смартфон*|телефон*|машин*|розыгрыш*|выигрыш*|приз*|подарун*|айфон*|смартфон*|авто|виграш*|розіграш*|جائزه|جوائز|هديه|هدايا|ايفون|سياره|قسيمه|كوبون|سحب|قرعه';

export const falsePrizes = {
  sure: [
    `you won, you have won, you've won, you have been selected, claim your prize, claim prize, congratulations you, lucky draw, pay only shipping, only pay shipping, spin the wheel, free iphone, free gift card*, unclaimed, airdrop & connect|wallet|sign|claim, claim|claiming & ${PRIZES}, sie haben gewonnen, haben gewonnen, sie wurden ausgewählt, herzlichen glückwunsch, gewonnen & ${PRIZES}, nur versand, für 2 euro versand, has ganado, eres uno de los, has sido seleccionado, visitante número, felicidades & premio*|ganador*|móvil|teléfono, reclama*|reclame & premio*|regalo*|bono|tarjeta|teléfono, tarjeta regalo, vous avez gagné, vous avez été choisi, vous avez été sélectionné, félicitations & cadeau*|gagn*|choisi*|reçu|recevoir, réclam* & lot|cadeau|prix|somme, wygrałeś, wygrałaś, państwa adres & wylosowan*, odbierz & nagrod*|bon|prezent*|smartfon*, przyznani* nagrody, вы выиграли, вы уже выбраны, забери приз, забер* & приз*|подар*|выигрыш*, поздравля* & выигр*|приз*, розыгрыш & доставк*|репост|айфон*, разыгрыва*, компенсац*|выплат* & гражд*|сбор|госпошл*|положен*, ви виграли, вітаємо & виграл*|приз*|обран*, забер* & приз*|подарун*|виграш*, розіграш* & гривень|квартир*|безкоштовн*|авто, мільйон & обран*|приз, مبروك & فوز|فزت|اختيارك|جائزه, تم اختيارك, فزت, ربحت & جائزه|سياره|ايفون, رسوم الشحن & جائزه|هديه|ايفون, شحن مجاني & جواهر|شدات, شدات & مجان*, جواهر & مجان*|بدون`,
  ],
  strong: [
    `winner*|ganador*|gagnant*|zwycięz*|победител*|переможц*|فائز* & fee|tax|agent|card|tasa|agente|taxe|frais|kurier*|opłat*|налог*|карт*|податок|комісі*|رسوم, win|won|wygraj*|выигра*|виграй*|виграти|اربح|اكسب|تكسب & ${PRIZES}, shipping fee, courier fee, survey & gift*|reward*|card, encuesta* & premi*|tarjeta|bono, sondage & cadeau*, ankiet* & bon|nagrod*, опрос & карт*|деньг*|приз*, опитуванн* & приз*|карт*, استبيان & هديه|بطاقه|جائزه, kartendaten, datos de tarjeta, número de tarjeta, numéro de carte, numer karty, номер карты, номер картки, بياناتك البنكيه, كود & واتساب|روبوت, sorte*|tombola|tirage au sort, darmówk*, darmocha, халяв*, дармов*, задурно, عجله & حظ|لف`,
  ],
  weak: [
    `prize*, gift, gifts, giveaway, winner*, claim, free, congratulations, lucky, survey, subsidy, selected, address, card, social, gewinn*, gewonnen, geschenk*, gutschein*, versand, paket*, glückwunsch*, teilnahm*, haushalt, gratis, kreditkarte, premio*, ganador*, regalo*, gratis, sorteo*, felicidades, tarjeta, envío, seleccionad*, encuesta, cadeau*, gagn*, gratuit*, félicitations, carte, livraison, colis, loterie, lot, nagrod*, wygran*, darmow*, gratis, konkurs*, wysyłk*, karta, kartę, losow*, kurier*, приз*, подар*, выигр*, бесплатн*, розыгрыш*, поздравл*, доставк*, анкет*, опрос*, курьер*, приз*, подарун*, вигра*, безкоштовн*, розіграш*, вітаєм*, акці*, جائزه, جوائز, هديه, هدايا, مجان*, فوز, سحب, شحن, بطاقه, استبيان, مبروك`,
  ],
  excuses: [
    `gift ideas, gift finder, recommend*, geschenkidee*, ideas de regalo, idées cadeau*, pomysł* na prezent, идеи подарк*, ідеї подарунк*, افكار هدايا`,
  ],
};
