/** The words of eight languages by which a query asks for what is stated about tools: platforms, an API, one's own server, no account. */
import { ATTRIBUTES, type AttributeName } from '#fields/fields.ts';
import { fold } from '#catalog/language/fold.ts';
import { tokensOf } from '#catalog/language/tokens.ts';

/**
 * By attribute and value, each phrase as people type it: unlike prices they are told by small words ("with", "no", "for"),
 * so they are compared word by word, and forms stand side by side.
 */
const PHRASES: Partial<Record<AttributeName, Readonly<Record<string, string>>>> = {
  platforms: {
    web: `web app, web apps, web based, browser based, in the browser, in browser, تطبيق ويب, في المتصفح, في متصفح,
      в браузере, веб приложение, веб приложения, у браузері, в браузері, веб застосунок, w przeglądarce, aplikacja webowa,
      im Browser, browserbasiert, Webanwendung, en el navegador, aplicación web, dans le navigateur, application web`,
    windows: `windows app, for windows, on windows, لويندوز, على ويندوز, للويندوز, для windows, на windows, для виндовс, на виндовс,
      для виндоус, для віндовс, на віндовс, na windows, dla windows, für windows, unter windows, para windows, en windows, pour windows, sous windows`,
    macos: `mac app, macos app, for mac, for macos, on mac, on macos, للماك, على الماك, لماك, для mac, для macos, на mac, на macos, для мака, на маке,
      на mac, для мак, na mac, na macos, dla mac, für mac, für macos, unter macos, para mac, para macos, en mac, pour mac, pour macos, sur mac`,
    linux: `linux app, for linux, on linux, للينكس, على لينكس, لينكس, для linux, на linux, для линукс, на линукс, для лінукс, на лінукс, na linux, na linuksa, dla linux, für linux,
      unter linux, para linux, en linux, pour linux, sous linux`,
    ios: `ios app, ios apps, iphone app, iphone apps, ipad app, for ios, on ios, for iphone, on iphone, for ipad, تطبيق ايفون, تطبيق آيفون, للآيفون, للايفون, على الآيفون,
      для ios, на ios, для iphone, на iphone, для айфона, на айфон, на айфоне, для айфону, na ios, na iphone, na iphonea, dla iphone,
      für ios, für iphone, fürs iphone, auf dem iphone, iphone app, para ios, para iphone, en iphone, pour ios, pour iphone, sur iphone`,
    android: `android app, android apps, for android, on android, تطبيق اندرويد, تطبيق أندرويد, للأندرويد, للاندرويد, على أندرويد,
      для android, на android, для андроид, на андроид, для андроида, на андроїд, для андроїд, na androida, na android, dla androida,
      für android, auf android, para android, en android, pour android, sur android`,
    browser_extension: `chrome extension, chrome extensions, browser extension, browser extensions, firefox extension, firefox addon, firefox add-on, edge extension,
      chrome plugin, browser plugin, browser add-on, extension for chrome, extension for firefox, extension for my browser, إضافة كروم, إضافة متصفح, إضافة للمتصفح, اضافة كروم, اضافة للمتصفح,
      расширение для браузера, расширение браузера, расширение для chrome, расширение chrome, расширение для хрома, расширения для браузера, плагин для браузера, плагин для chrome,
      розширення для браузера, розширення браузера, розширення для chrome, розширення chrome, плагін для браузера, rozszerzenie do przeglądarki, rozszerzenie przeglądarki, rozszerzenie do chrome, rozszerzenie chrome, wtyczka do przeglądarki, wtyczka do chrome,
      Browsererweiterung, Browser-Erweiterung, Chrome-Erweiterung, Firefox-Erweiterung, Erweiterung für Chrome, extensión de chrome, extensión para chrome, extensión del navegador, extensión de navegador, extensión para el navegador,
      extension chrome, extension firefox, extension de navigateur, extension navigateur, extension pour chrome`,
    cli: `command line tool, command line, cli tool, in the terminal, for the terminal, سطر الأوامر, سطر الاوامر, командная строка, командной строки, в командной строке, в терминале, для терминала,
      командний рядок, командного рядка, у терміналі, в терміналі, wiersz poleceń, z wiersza poleceń, w terminalu, Kommandozeile, Befehlszeile, im Terminal, für die Kommandozeile,
      línea de comandos, en la terminal, en el terminal, ligne de commande, dans le terminal`,
    ide: `vs code extension, vscode extension, vs code plugin, vscode plugin, visual studio code extension, jetbrains plugin, intellij plugin, ide plugin, ide extension, in vs code, for vs code, in vscode, for vscode,
      إضافة vs code, для vs code, для vscode, в vs code, у vs code, do vs code, dla vs code, w vs code, für vs code, in vs code, para vs code, en vs code, pour vs code, dans vs code`,
  },
  has_api: {
    true: `with api, with an api, with rest api, has api, has an api, api access, via api, through an api, مع api, واجهة برمجة, واجهة برمجية, لديه api, с api, с апи, через api, по api, есть api, доступ к api, доступ по api,
      з api, з апі, через апі, доступ до api, є api, z api, z dostępem do api, przez api, dostęp do api, mit api, mit einer api, per api, über api, api zugang, api zugriff,
      con api, con una api, tiene api, acceso a api, avec api, avec une api, via une api, accès api`,
  },
  self_hosted: {
    true: `self hosted, self-hosted, selfhosted, self host, selfhost, self hosting, self-hosting, self hostable, on premise, on premises, on-premise, on my own server, on own server, host it myself,
      استضافة ذاتية, مستضاف ذاتيا, على خادمي, على سيرفري, на своем сервере, на свой сервер, на собственном сервере, на свои сервера, селфхостед, селф хостед,
      на своєму сервері, на свій сервер, на власному сервері, na własnym serwerze, na swoim serwerze, na własny serwer, auf eigenem Server, auf dem eigenen Server, selbst gehostet, selbst gehostete, selbst gehosteter, selbst hosten, selbstgehostet, selbstgehostete,
      en mi servidor, en mi propio servidor, en servidor propio, autoalojado, autoalojada, auto alojado, sur mon serveur, sur mon propre serveur, sur son propre serveur, auto hébergé, auto-hébergé, auto hébergée, autohébergé, autohébergée`,
  },
  needs_account: {
    false: `no sign up, no signup, no sign-up, without sign up, without signup, without signing up, no registration, without registration, no account, without account, without an account, no login, without login, no log in,
      بدون تسجيل, دون تسجيل, بلا تسجيل, بدون حساب, دون حساب, من غير تسجيل, без регистрации, без аккаунта, без учетной записи, без логина, без реєстрації, без акаунта, без облікового запису, без логіна,
      bez rejestracji, bez zakładania konta, bez konta, bez logowania, ohne Anmeldung, ohne Registrierung, ohne Konto, ohne Account, ohne Login, ohne sich anzumelden,
      sin registro, sin registrarse, sin cuenta, sin crear cuenta, sin iniciar sesión, sans inscription, sans compte, sans créer de compte, sans connexion`,
  },
  eu_data: {
    true: `data in the eu, data in europe, hosted in the eu, hosted in europe, eu hosting, eu hosted, servers in the eu, servers in europe, بيانات في أوروبا, بيانات في الاتحاد الأوروبي, خوادم في أوروبا,
      данные в ес, данные в европе, серверы в ес, серверы в европе, дані в єс, дані в європі, сервери в єс, сервери в європі, dane w ue, dane w europie, serwery w ue, serwery w europie, serwer w ue,
      Daten in der EU, Server in der EU, Server in Europa, in der EU gehostet, in Europa gehostet, EU-Hosting, datos en la ue, datos en europa, servidores en la ue, servidores en europa,
      données en europe, données dans l'ue, hébergé en europe, hébergée en europe, hébergé dans l'ue, serveurs en europe`,
  },
};

/** What a query asks for beside its subject, and the places of the words that ask for it. */
export interface AttributeWish {
  parameter: AttributeName;
  value: string;
  words: readonly number[];
}

interface Phrase extends Pick<AttributeWish, 'parameter' | 'value'> {
  words: readonly string[];
}

/** By their first word, the longest first. */
const byFirst = new Map<string, Phrase[]>();
for (const parameter of ATTRIBUTES)
  for (const [value, phrases] of Object.entries(PHRASES[parameter] ?? {}))
    for (const phrase of phrases.split(',')) {
      const words = tokensOf(fold(phrase));
      const [first = ''] = words;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { parameter, value, words }]);
    }
for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);

/** What folded words ask for, each once, in the order of the words; of two phrases at one place the longer one counts. */
export function findAttributes(words: readonly string[]): AttributeWish[] {
  const found: AttributeWish[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const phrase = byFirst.get(words[at]!)?.find((each) => each.words.every((word, of) => words[at + of] === word));
    if (phrase === undefined) continue;
    const { parameter, value } = phrase;
    const isKnown = found.some((wish) => wish.parameter === parameter && wish.value === value);
    if (!isKnown) found.push({ parameter, value, words: phrase.words.map((_, of) => at + of) });
    at += phrase.words.length - 1;
  }
  return found;
}
