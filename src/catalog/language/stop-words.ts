/** Words that do not say what is looked for: too common in a language, or about the offer and not its subject. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { fold } from './fold.ts';

const STOP_WORDS: Readonly<Partial<Record<Locale, string>>> = {
  en: 'a an and any are as at be been but by can could do does for from get had has have how i if in into is it its just me my no not of on or our out over so some such than that the their them then there these they this those to up us very was we were what when where which while who why will with without would you your yours s t re ve ll don',
  ar: 'ال في من على الى عن مع هذا هذه ذلك تلك هو هي هم ان او ثم كما كيف ما ماذا لا لم لن قد كل كان كانت التي الذي الذين يكون تكون بين حتى عند بعد قبل اي انا نحن انت يا اذا و ب ل ك ف',
  ru: 'и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по ее мне было вот от меня еще нет о из ему для это этот эта эти или при до под над без если когда чтобы который которая которые ли быть был была были мы они их вам вас ваш ваша ваши наш свой',
  uk: 'і й та в у не що він на я з зі із як а то все вона так його але ти до же ж ви за би по її мені було від ще ні о для це цей ця ці або чи при під над без якщо коли щоб який яка які бути був була були ми вони їх вам вас ваш ваша ваші наш свій',
  pl: 'i w we nie ze na z sie do jest to jak a o po co tak za od by dla przez lub oraz czy ale ten ta te tym tego przy pod nad bez jesli gdy ktory ktora ktore byc byl byla my oni ich ci ja moj moja twoj twoja swoj jego jej sa juz tylko',
  de: 'der die das und oder ein eine einer eines einem einen in im ins am an auf aus bei bis mit nach von vom zu zum zur fur uber unter vor durch ohne um ist sind war waren sein wird werden hat haben nicht auch als wie so dass wenn wo was wer es er sie wir ihr ich du mich mir dich dir uns euch dein deine ihre mein meine man nur noch sich den dem des',
  es: 'el la los las un una unos unas y o u de del al a en con por para sin sobre entre que como es son ser esta este esto estas estos ese esa su sus se lo le les mi mis tu tus no si mas muy ya pero cuando donde nos te me yo',
  fr: 'le la les un une des du de d l et ou a au aux en dans sur sous avec sans pour par que qui quoi dont est sont etre ce cet cette ces son sa ses mon ma mes ton ta tes leur leurs notre nos votre vos se ne pas plus il elle ils elles on nous vous je tu y c j m n s t qu comme mais si',
};

/** Words that say what sort of offer is wished for and not what it is to do: they are welcome in a result and never required. */
const WISHES: Readonly<Partial<Record<Locale, string>>> = {
  en: 'best top good better great popular recommended free freemium gratis paid cheap affordable alternative alternatives similar like vs versus online app apps application tool tools software program platform service services solution easy easily simple quick quickly fast high higher need want looking download',
  ar: 'افضل احسن مجاني مجانيه مجانا بديل بدائل مثل مشابه اونلاين تطبيق تطبيقات اداه ادوات برنامج برامج منصه خدمه موقع سهل سريع اريد احتاج تحميل تنزيل',
  ru: 'лучший лучшая лучшее лучшие топ хороший хорошая хорошие бесплатно бесплатный бесплатная бесплатное бесплатные бесплатных дешевый аналог аналоги альтернатива альтернативы похожий похожие онлайн приложение приложения сервис сервисы программа программы инструмент инструменты платформа простой простая легко быстро быстрый нужен нужна нужно хочу скачать',
  uk: 'найкращий найкраща найкраще найкращі кращий краща кращі топ хороший безкоштовно безкоштовний безкоштовна безкоштовні безплатно безплатний дешевий аналог аналоги альтернатива альтернативи схожий схожі онлайн застосунок застосунки додаток додатки сервіс сервіси програма програми інструмент інструменти платформа простий проста легко швидко швидкий потрібен потрібна потрібно хочу скачати завантажити',
  pl: 'najlepszy najlepsza najlepsze najlepszych dobry dobra dobre darmowy darmowa darmowe darmowych darmo bezplatny bezplatna bezplatne bezplatnie tani alternatywa alternatywy podobny podobne online aplikacja aplikacje narzedzie narzedzia program programy platforma usluga serwis prosty prosta latwo szybko szybki potrzebuje chce pobierz pobrac',
  de: 'beste bester bestes besten gut gute guter gutes kostenlos kostenlose kostenloser kostenloses gratis gunstig alternative alternativen ahnlich ahnliche online app apps tool tools software programm programme plattform dienst anwendung einfach einfache schnell schnelle brauche suche mochte herunterladen download',
  es: 'mejor mejores buen buena bueno gratis gratuito gratuita gratuitos gratuitas barato alternativa alternativas similar similares parecido linea online app apps aplicacion aplicaciones herramienta herramientas programa programas software plataforma servicio facil rapido rapida necesito quiero descargar',
  fr: 'meilleur meilleure meilleurs meilleures bon bonne gratuit gratuite gratuits gratuites gratuitement alternative alternatives similaire similaires ligne online app apps appli application applications outil outils logiciel logiciels programme plateforme service facile rapide besoin veux telecharger',
};

const setsOf = (words: Readonly<Partial<Record<Locale, string>>>): ReadonlyMap<Locale, ReadonlySet<string>> =>
  new Map(LOCALES.map((locale) => [locale, new Set(fold(words[locale] ?? '').split(' '))]));

const STOPS = setsOf(STOP_WORDS);
const WISHED = setsOf(WISHES);

/** The languages of each stop word, in the order of LOCALES. */
const LOCALES_OF_STOP_WORD = new Map<string, Locale[]>();
for (const [locale, words] of STOPS)
  for (const word of words) LOCALES_OF_STOP_WORD.set(word, [...(LOCALES_OF_STOP_WORD.get(word) ?? []), locale]);

const LONGEST = Math.max(...[...LOCALES_OF_STOP_WORD.keys()].map(({ length }) => length));
const NONE: readonly Locale[] = [];

/** Whether a folded word is a stop word of the language. */
export function isStopWord(word: string, locale: Locale): boolean {
  return STOPS.get(locale)!.has(word);
}

/** The languages in which a folded word is a stop word. */
export function localesOfStopWord(word: string): readonly Locale[] {
  return word.length > LONGEST ? NONE : (LOCALES_OF_STOP_WORD.get(word) ?? NONE);
}

/** Whether a folded word tells a wish ("best", "free", "alternative") rather than a subject. */
export function isWish(word: string, locale: Locale): boolean {
  return WISHED.get(locale)!.has(word);
}
