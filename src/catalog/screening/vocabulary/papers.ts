/** Words of those who sell passports, licences, visas, certificates of all kinds, and accounts in the name of others. */
import { BUY, GUARANTEE, MAKE, SELL } from './acts.ts';

export const falsePapers = {
  sure: [
    `fake passport*, buy passport*, registered passport*, fake id*, driving licences for sale, buy driving licen*, counterfeit*, novelty id, real and fake, bank statements payslips, fake payslip*, edit payslips, buy|fake|forged|genuine|procurement|unregistered & passport*|licence*|license*|payslip*|certificates|ids|documents, sick note*, proof of address`,
    `führerschein kaufen, ausweis kaufen, gefälscht*|kaufen|erwerb*|registriert* & führerschein*|ausweis*|pass|reisepass*|gutachten, mpu & ohne|positiv*|kaufen|gutachten, idiotentest, ${BUY} & pasaporte*|dni|licencia*|carnet*|passeport*|permis|dowód|dowodu|dowody|paszport*|prawo|prawko, sin examen & licencia*|carnet*|carné*, permis & points|sans|acheter|enregistr*|neuf, faux|fausse*|fauxx & papier*|fiches|bulletin*|document*|permis|dossier, faux papiers, fiches de paie & faux|montants|pack, avis d'imposition, avis d'impôt, carte vitale, dowód kolekcjonerski, dowody kolekcjonerskie, prawo jazdy & wpis*|bez|kup*, l4 & bez|online|wstecz, zwolnien* & bez|wstecz|online, zaświadczeni* o zatrudnieniu`,
    `купить|куплю|продам|изготов*|сдела*|оформ*|под ключ|проводк* & паспорт*|права|водительск*|справк*|больничн*|медкнижк*|прописк*|внж|снилс|военник*, печат* & оттиск*|изготов*, права & категор*|проводк*|экзамен*|любые, купити|продам|виготов*|зробим*|оформ* & паспорт*|права|водійськ*|довідк*|лікарнян*|медкнижк*|прописк*, печатк* & виготов*|відбитк*, білий квиток, شراء|بيع|استخراج|تزوير|مزور*|تجهيز|مولد|اصلي*|نصدر|تصدر & جواز*|رخص*|هويه|اقام*|وثيق*|وثائق|مستند*|كشف|كشوف|ختم|اختام, جواز سفر & اوروبي|رخيص|للبيع|مزور*, انقش|نقش & اختام|ختم`,
  ],
  strong: [
    `${MAKE} & passport*|licence|license|payslip*|ausweis*|personalausweis*|führerschein*|geburtsurkunde*|lohnabrechnung*|bescheinigung*|pasaporte*|dni|carnet*|carné*|cédula*|passeport*|permis|fiches|dowód|dowody|paszport*|prawko|zaświadczen*|паспорт*|водительск*|справк*|медкнижк*|прописк*|посвідчен*|водійськ*|довідк*|جواز*|رخص*|هويه|هويات|وثائق|مستندات|ختم|اختام`,
    `any name, any identity, new identity, kyc & pass|passport*|dni|document*|skan*, unverified, holograms, uv features, magnetic strip, beliebige namen, wunschname, auf andere namen, cualquier nombre, montants au choix, nom au choix, dowolne nazwisko, dowolnymi danymi, любые данные, любое имя, на любе ім'я, باي اسم, اي اسم`,
    `registered|registr*|eingetragen|enregistr*|wpis*|занес*|внес*|внесен*|مسجل* & database|base|sistema|register|system|baza|bazy|bazie|базу|баз*|реестр*|реєстр*|نظام, hologram*|stempel|chip|mikrodruk|kinegram|уф|хологр* & ausweis*|pass*|dowód|dowod*|паспорт*|права|dni|carnet*`,
  ],
  weak: [
    `documents, document, passport*, id, licence, license, payslips, statements, registered, embassy, hologram*, scannable, dokument*, ausweis*, führerschein*, pass, stempel, register, bescheinigung*, nachweis*, papiere, documentos, pasaporte*, dni, licencia*, carnet*, papeles, trámite*, sello*, papiers, permis, carte d'identité, document*, dossier, locataire, préfecture, dokumenty, dowód*, dowod*, prawo jazdy, paszport*, zaświadczen*, pieczątk*, urząd*, документ*, паспорт*, права, справк*, печать, штамп*, больничн*, документи, довідк*, права, печатк*, паспорт*, вклейк*, وثائق, وثيق*, جواز*, رخصه, رخص, هويه, مستند*, اختام, ختم, اقامه, سفاره`,
  ],
  excuses: [
    `verify*, verif*, verification, scan*, extract*, ocr, detect*, recogni*, read*, translate*, photo*, prüft, prüfen, überprüft, erkenn*, auslesen, übersetz*, verifica*, extrae*, escanea*, lee, vérif*, extrai*, reconna*, tradui*, weryfik*, odczyt*, rozpozna*, tłumacz*, распозна*, проверя*, перевод*, считыв*, розпізна*, перевіря*, переклад*, зчиту*, قراءه, يقرا, تحقق, ترجم*, استخراج البيانات`,
  ],
};

const VISAS =
  'visa|visas|visum|touristenvisum|arbeitsvisum|residenc*|residence|permit|schengen|green card|niederlassungsbewilligung*|aufenthaltstitel|visado*|visas|residencia|arraigo|empadronamiento*|séjour|wiza|wizy|wizę|pobytu|zezwolen*|zaproszeni*|oświadczeni*|виза|визы|визу|шенген*|внж|гражданств*|рвп|патент|приглашен*|віза|візи|візу|шенген*|посвідк*|громадянств*|запрошенн*|карта побиту|فيزا|فيز|فيزه|تاشير*|شنغن|اقامه|كفاله|هجره|جنسيه';

export const visaPapers = {
  sure: [
    `${GUARANTEE} & visa|visas|visum|visado*|wizę|шенген*|визу|візу|فيزا|شنغن|residenc*|séjour|pobyt*, ${BUY} & visa|visum|visado*|wizę|wiza|визу|візу|шенген*|فيزا|عقد, visa no interview, visa without, green card guarantee*, no ielts no interview, lmia arranged, marriage|mariage|matrimonio|małżeńst*|ehe|шлюб|брак|زواج & papers|blanc|convenance|papeles|residencia|fiktiv*|фиктивн*|фіктивн*|ابيض`,
    `visum ohne, schein*|fiktiv* & firma|ehe|arbeit*, visa garantizada, sin embajada, visa sans, sans rendez-vous & visa, dossier fabriqué, titre de séjour & mariage|sans|rapide, mariage blanc, wiza & bez|kup*|załatw*|zaproszeni*, oświadczeni* & spółk*|bez, fikcyjn*, фиктивн*, виза|визы|визу|шенген*|внж|гражданств* & под ключ|купить|легенд*|без|сделаем|оформ*, карта побыту & , карта побиту & фірм*|без|швидк*, віза|візу|візи|громадянств*|запрошен* & без|купит*|виготов*|швидк*, فيزا & بدون|مضمون*|حره|عقد|رسوم, عقود وهميه, عقد عمل & فيزا|كندا|بدون, كفاله & بلا|بدون|حره, زواج ابيض, مواعيد & شنغن|سفاره`,
    `bank statement*|extractos|wyciąg*|kontoauszug*|выписк*|виписк*|relevés|كشف & visa|visum|visado*|wiza|wizy|wizę|wizą|wiz|wizie|wizow*|виза|визы|визу|визой|виз|визе|визовы*|візов*|віза|візи|візу|візою|віз|візі|візов*|شنغن|فيزا, invitation letter*, cos|sponsor & visa|letter|invitation, connections inside|on connaît|kennen leute|contacto|relationship & consul|consulate*|consulado*|consular*|consulat|embass*|officials|oficina|consulat|stelle, presence & residence|permanent`,
  ],
  strong: [
    `work permit*, job letter, schengen appointment*, cita previa, contrato & trabajo|España|canadá|arraigo, papeles & paisanos|consigo, contrat de travail & canada*|billet, japa, quota|квот* & паспорт*|внж|гражд*, patent|патент & без, ${SELL} & ${VISAS}`,
  ],
  weak: [
    `visa, visas, schengen, residence, embassy, canada, europe, work permit, sponsor*, interview, visum, botschaft*, aufenthalt*, amt, konsulat*, einwander*, visado*, embajada, consulado, migrante*, migratori*, residencia, canadá, papeles, contrato*, séjour, ambassade, consulat, immigration, canada, préfecture, wiza, wizy, wizę, wizą, wiz, wizie, wizow*, konsulat*, pobyt*, zaproszeni*, zezwoleni*, pracodawc*, urząd, виза, визы, визу, визой, виз, визе, визовы*, візов*, шенген*, консул, консула, консулы, консульств*, консульськ*, консульск*, гражданств*, внж, приглашен*, воеводств*, польш*, віза, візи, візу, візою, віз, візі, візов*, консул, консула, консулы, консульств*, консульськ*, консульск*, громадянств*, офер*, запрошен*, воєвод*, співбесід*, فيزا, فيز, سفاره, هجره, اقامه, شنغن, كندا, عقد, اوروبا, تاشير*`,
  ],
  excuses: [
    `check*, checklist, tracker, translate*, explain*, questions, prepare*, lawyers, law firm, anwalt*, checkliste, erklärt, abogad*, prepara*, explica, avocat*, explique, prépar*, prawnik*, adwokat*, wyjaśnia, юрист*, объясня*, юрист*, поясню*, محام*, يشرح, استشار*`,
  ],
};

const ACCOUNTS =
  'account|accounts|logins|login|profiles|pages|konto|konten|*konten|*accounts|zugang|zugänge|cuenta|cuentas|perfiles|credenciales|claves|compte|comptes|konta|kont|kontami|profile|profili|аккаунт*|акк|акки|акков|логин*|логи|профил*|акаунт*|акк|логін*|профіл*|حساب*|حسابات|قنوات';

export const accountSale = {
  sure: [
    `aged accounts, pva accounts, pva, verified accounts, hacked accounts, cracked accounts, shared logins, accounts for sale, ${BUY} & accounts|logins|konten|*konten|cuentas|perfiles|comptes|konta|аккаунт*|акк|акки|акаунт*|حسابات, ${SELL} & accounts|logins|profiles|*konten|cuentas|perfiles|comptes|konta|kont|аккаунт*|акк|акки|акаунт*|حسابات|قنوات`,
    `alte|gealtert*|geteilt*|verifizierte & account*|accounts|profile|konten|zugänge, bankkont*|bankowe|bancaires|bancarias|банковск*|банківськ* & verkauf*|fremd*|słup*|vend*|verifi*|vérifié*|чуж*|дроп*, cuentas & verificadas|antiguas|robad*|premium|pago, comptes & vérifiés|premium|vie|pub, konta & premium|dożywotn*|słup*|zweryfikowan*|przejęt*|reklamow*|historią, автореги|авторег*, аккаунт*|акк|акки|акаунт*|акки & истори*|прогрет*|прогре*|трастов*|верифиц*|чуж*|оптом|пачк*|історі*|верифік*|фарм|відлежк*|старый|старые|старых|старым|старыми|старі|старих|старий|угнан*|взлом*|премиум|tdata, tdata, дроп|дропы|дропів|дропа, حسابات & جاهزه|موثق*|قديم*|للبيع|بلس|مشترك*|مسرب*|مفعل*|ببجي, sim|сим|симка|симки|симку|симок|симкарт*|сімк* & fremde|чуж*|дроп*|zarejestrowan*|obce, session json, anti-detect, antidetect, family plan & slot|login|чуж*`,
  ],
  strong: [
    `shared|geteilt*|compartid*|partagé*|współdzielon*|общий|спільн*|مشترك* & ${ACCOUNTS}, lifetime & streaming|netflix|accounts, lebenslang*|auf lebenszeit & streaming*|zugang|zugänge|account*, à vie & comptes|streaming|compte, dożywotn* & kont*|streaming, gpt plus & login*|shared|cheap, replaced if dead, who dies, reposición & cuentas|mueren, wymiana w razie, zastąpimy, отвалится, слетит & замен*|логин*, замена & аккаунт*|акк, заміна & акаунт*|профіл*|пошт*, aged|old|alte|añej*|ancien*|stare|старый|старые|старых|старым|старыми|старі|старих|старий & account*|profile*|cuentas|comptes|konta|gmail*|facebook*, ads account*, werbekonto, cuentas publicitarias, administrador de anuncios, comptes pub*, kont* reklamow*, api keys & stolen|cheap, claves api, مفاتيح api`,
    `verified|verifizierte*|verificad*|vérifié*|zweryfikowan*|верифицирован*|верифікован*|موثق* & ${ACCOUNTS}, premium & половин*|полцены|чуж*|fremd*|спільн*|грн|мезон, # & accounts|konten|cuentas|comptes|kont|аккаунт*|акаунт*|حساب`,
  ],
  weak: [
    `accounts, account, login, logins, profiles, cookies, kyc, socks, proxy, streaming, netflix, premium, gmail, verified, warranty, subscription*, konten, konto, zugang, zugänge, login, abo, abos, passwort, cuentas, perfiles, cuenta, suscripción*, compte, comptes, abonnement*, carte, konta, konto, abonament*, ciasteczk*, logowani*, dostęp, telefon, аккаунт*, логин*, пароль, подписк*, почт*, сим, симки, прокси, акаунт*, логін*, пошт*, підписк*, сімк*, проксі, гаманц*, حساب*, حسابات, اشتراك*, رصيد, قناه, شدات, كلمه السر`,
  ],
  excuses: [
    `accounting, manage, manager, protect*, secure*, buchhaltung, verwalt*, schütz*, contabilidad, gestion*, protege*, gère, protège*, comptab*, księgow*, zarządz*, chroni, бухгалтер*, управля*, защища*, бухгалтер*, керу*, захища*, محاسب*, اداره, حمايه, يحمي`,
  ],
};
