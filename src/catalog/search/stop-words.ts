// Words too common in a language to say what is looked for.
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { fold } from '#catalog/text.ts';

const STOP_WORDS: Readonly<Record<Locale, string>> = {
  en: 'a an and any are as at be been but by can could do does for from get had has have how i if in into is it its just me my no not of on or our out over so some such than that the their them then there these they this those to up us very was we were what when where which while who why will with without would you your yours s t re ve ll don',
  ar: 'في من على الى عن مع هذا هذه ذلك تلك هو هي هم ان او ثم كما كيف ما ماذا لا لم لن قد كل كان كانت التي الذي الذين يكون تكون بين حتى عند بعد قبل اي انا نحن انت يا اذا و ب ل ك ف',
  ru: 'и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по ее мне было вот от меня еще нет о из ему для это этот эта эти или при до под над без если когда чтобы который которая которые ли быть был была были мы они их вам вас ваш ваша ваши наш свой',
  uk: 'і й та в у не що він на я з зі із як а то все вона так його але ти до же ж ви за би по її мені було від ще ні о для це цей ця ці або чи при під над без якщо коли щоб який яка які бути був була були ми вони їх вам вас ваш ваша ваші наш свій',
  pl: 'i w we nie ze na z sie do jest to jak a o po co tak za od by dla przez lub oraz czy ale ten ta te tym tego przy pod nad bez jesli gdy ktory ktora ktore byc byl byla my oni ich ci ja moj moja twoj twoja swoj jego jej sa juz tylko',
  de: 'der die das und oder ein eine einer eines einem einen in im ins am an auf aus bei bis mit nach von vom zu zum zur fur uber unter vor durch ohne um ist sind war waren sein wird werden hat haben nicht auch als wie so dass wenn wo was wer es er sie wir ihr ich du mich mir dich dir uns euch dein deine ihre mein meine man nur noch sich den dem des',
  es: 'el la los las un una unos unas y o u de del al a en con por para sin sobre entre que como es son ser esta este esto estas estos ese esa su sus se lo le les mi mis tu tus no si mas muy ya pero cuando donde nos te me yo',
  fr: 'le la les un une des du de d l et ou a au aux en dans sur sous avec sans pour par que qui quoi dont est sont etre ce cet cette ces son sa ses mon ma mes ton ta tes leur leurs notre nos votre vos se ne pas plus il elle ils elles on nous vous je tu y c j m n s t qu comme mais si',
};

const SETS = Object.fromEntries(
  LOCALES.map((locale) => [locale, new Set(fold(STOP_WORDS[locale]).split(' '))]),
) as unknown as Readonly<Record<Locale, ReadonlySet<string>>>;

/** Whether a folded word is a stop word of the language. */
export function isStopWord(word: string, locale: Locale): boolean {
  return SETS[locale].has(word);
}
