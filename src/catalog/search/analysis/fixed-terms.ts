/** Phrases in which small words mean more, or others less, than by themselves: fixed terms and stop phrases of eight languages, in one table. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { fold, wordsOf } from '#catalog/text/fold.ts';
import { isStopWord } from '#catalog/text/stop-words.ts';
import { joinWords } from '#catalog/text/sentences.ts';

interface Phrases {
  /** Say nothing about what is looked for, although a word of them would. */
  stop: string;
  /** Say what becomes of what, so that their order counts: their small words belong to them. */
  ordered: string;
  /** Mean something else than their words: none of these is looked for alone. */
  whole: string;
  /** The same of what is wished for and not required. */
  wish: string;
}

const TABLE: Readonly<Partial<Record<Locale, Phrases>>> = {
  en: {
    stop: 'instead of, based on, with the help of, in order to, on the basis of, as well as, how to, is there, i want to, i need to, i would like to, looking for, help me, for me, that lets me, that lets you, kind of, sort of, lots of, a lot of, please',
    ordered:
      'text to speech, speech to text, text to image, image to image, image to text, text to video, image to video, video to video, video to text, text to music, text to song, text to audio, audio to text, text to sql, text to code, text to 3d, image to 3d, voice to text, voice to voice, speech to speech, sketch to image, photo to video, photo to anime, image to prompt, music to video, end to end',
    whole: 'no code, without code, without coding, no coding, open source, to do list, try on, voice over, on device',
    wish: 'no cost, at no cost, zero cost, costs nothing, without paying, without payment, no sign up, no signup, without sign up, without signing up, no registration, no login, without login, no watermark, without watermark, all in one, in the browser, for beginners',
  },
  ar: {
    stop: 'بناء على, عن طريق, من خلال, بدلا من, بمساعدة, من اجل, انطلاقا من, بواسطة, باستخدام, على اساس, كيف يمكن, ابحث عن, هل يوجد',
    ordered:
      'نص الى كلام, نص الى صوت, النص الى كلام, كلام الى نص, الكلام الى نص, صوت الى نص, الصوت الى نص, نص الى صورة, النص الى صورة, صورة الى صورة, صورة الى نص, نص الى فيديو, النص الى فيديو, صورة الى فيديو, فيديو الى نص',
    whole: 'بدون كود, بدون برمجة, بلا كود, بلا برمجة, مفتوح المصدر, مفتوحة المصدر, مصدر مفتوح',
    wish: 'بدون دفع, بدون مقابل, من غير فلوس, بدون تسجيل, بدون علامة مائية, للمبتدئين',
  },
  ru: {
    stop: 'на основе, с помощью, при помощи, вместо того чтобы, на базе, исходя из, из-за, как сделать, есть ли, ищу, помоги мне, для того чтобы',
    ordered:
      'текст в речь, речь в текст, голос в текст, аудио в текст, видео в текст, текст в картинку, текст в изображение, картинка в картинку, изображение в изображение, картинка в текст, текст в видео, картинка в видео, фото в видео, фото в аниме, из текста в речь',
    whole:
      'без кода, без программирования, открытый код, открытый исходный код, с открытым кодом, с открытым исходным кодом',
    wish: 'без оплаты, на халяву, без регистрации, без водяных знаков, без водяного знака, для начинающих',
  },
  uk: {
    stop: 'на основі, за допомогою, замість того щоб, на базі, виходячи з, як зробити, чи є, шукаю, допоможи мені, для того щоб',
    ordered:
      'текст у мову, текст у мовлення, мова в текст, мовлення в текст, голос у текст, аудіо в текст, відео в текст, текст у картинку, текст у зображення, зображення в зображення, картинка в картинку, текст у відео, картинка у відео, фото у відео, фото в аніме',
    whole:
      'без коду, без програмування, відкритий код, відкритий вихідний код, з відкритим кодом, з відкритим вихідним кодом',
    wish: 'без оплати, без реєстрації, без водяних знаків, без водяного знака, для початківців',
  },
  pl: {
    stop: 'na podstawie, za pomocą, w oparciu o, zamiast tego żeby, przy pomocy, jak zrobić, czy jest, szukam, pomóż mi, na bazie',
    ordered:
      'tekst na mowę, mowa na tekst, głos na tekst, tekst na obraz, obraz na obraz, obraz na tekst, tekst na wideo, obraz na wideo, zdjęcie na wideo, wideo na tekst, audio na tekst, tekst na film, zdjęcie na film',
    whole: 'bez kodu, bez kodowania, bez programowania, otwarte źródło, otwarty kod, o otwartym kodzie, open source',
    wish: 'bez opłat, bez rejestracji, bez logowania, bez znaku wodnego, dla początkujących',
  },
  de: {
    stop: 'auf basis von, auf der basis von, mit hilfe von, mithilfe von, anhand von, statt zu, anstatt zu, wie kann ich, gibt es, ich suche, hilf mir, auf grundlage von',
    ordered:
      'text zu sprache, text in sprache, sprache zu text, sprache in text, text zu bild, text in bild, bild zu bild, bild in bild, bild zu text, text zu video, bild zu video, foto zu video, video zu text, audio zu text, text to speech, speech to text',
    whole:
      'ohne code, ohne programmieren, ohne programmierung, ohne programmierkenntnisse, no code, open source, offener quellcode',
    wish: 'ohne kosten, ohne zu zahlen, ohne anmeldung, ohne registrierung, ohne wasserzeichen, all in one, für anfänger',
  },
  es: {
    stop: 'a partir de, a través de, con ayuda de, con la ayuda de, en vez de, en lugar de, a base de, por medio de, cómo hacer, ayúdame a, en base a, para poder',
    ordered:
      'texto a voz, voz a texto, texto a imagen, imagen a imagen, imagen a texto, texto a vídeo, texto a video, imagen a vídeo, imagen a video, foto a video, vídeo a texto, video a texto, audio a texto, texto a música',
    whole:
      'sin código, sin programar, sin programación, código abierto, de código abierto, fuente abierta, no code, open source, sin conexión, sin fondo, sin derechos',
    wish: 'sin pagar, sin costo, sin coste, de pago, sin registro, sin registrarse, sin marca de agua, todo en uno, para principiantes',
  },
  fr: {
    stop: "à partir de, à partir d', à l'aide de, à l'aide d', au lieu de, au lieu d', afin de, grâce à, en fonction de, comment faire, est-ce que, aide-moi à, au moyen de",
    ordered:
      'texte en parole, texte en voix, parole en texte, voix en texte, texte vers parole, texte en image, texte vers image, image vers image, image en image, image en texte, texte en vidéo, texte vers vidéo, image en vidéo, image vers vidéo, photo en vidéo, vidéo en texte, audio en texte',
    whole:
      'sans code, sans coder, sans programmer, sans programmation, code source ouvert, source ouverte, open source, no code, sous-titre, sous-titres, sous-titrage, sous-titrer, rendez-vous, sur mesure, pas cher, pas chère',
    wish: 'sans payer, sans frais, sans inscription, sans filigrane, tout en un, pour débutants',
  },
};

/** What a phrase makes of a word. */
export const ROLES = { none: 0, dropped: 1, ordered: 2, whole: 3, wish: 4 } as const;
export type Role = (typeof ROLES)[keyof typeof ROLES];

interface Phrase {
  words: readonly string[];
  role: Role;
}

const NONE: Phrases = { stop: '', ordered: '', whole: '', wish: '' };

const listOf = (phrases: string): string[] => (phrases === '' ? [] : phrases.split(',').map((phrase) => phrase.trim()));

/** The fixed terms of a language as they are written. */
export function fixedTermsOf(locale: Locale): string[] {
  const { ordered, whole, wish } = TABLE[locale] ?? NONE;
  return [ordered, whole, wish].flatMap(listOf);
}

const byFirst = (locale: Locale): ReadonlyMap<string, readonly Phrase[]> => {
  const { stop, ordered, whole, wish } = TABLE[locale] ?? NONE;
  const read = (list: string, role: Role): Phrase[] =>
    listOf(list).map((phrase) => ({ words: wordsOf(joinWords(fold(phrase))), role }));
  const all = [
    ...read(stop, ROLES.dropped),
    ...read(ordered, ROLES.ordered),
    ...read(whole, ROLES.whole),
    ...read(wish, ROLES.wish),
  ];
  const longestFirst = all.toSorted((a, b) => b.words.length - a.words.length);
  return Map.groupBy(longestFirst, ({ words }) => words[0] ?? '');
};

const PHRASES = new Map(LOCALES.map((locale) => [locale, byFirst(locale)]));

/** Whether a fixed term or stop phrase of a language begins with a folded word. */
export function beginsFixedTerm(word: string, locale: Locale): boolean {
  return PHRASES.get(locale)!.has(word);
}

/**
 * What fixed terms and stop phrases of a language make of folded words: a role for each, undefined when there is no such
 * phrase. The longest phrase at a place counts, from left to right.
 */
export function findRoles(words: readonly string[], locale: Locale): readonly Role[] | undefined {
  const phrases = PHRASES.get(locale)!;
  let roles: Role[] | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const found = phrases.get(words[at]!)?.find((phrase) => phrase.words.every((word, i) => words[at + i] === word));
    if (found === undefined) continue;
    roles ??= words.map(() => ROLES.none);
    roles.fill(found.role, at, at + found.words.length);
    at += found.words.length - 1;
  }
  return roles;
}

/** Whether a folded word says something where it stands: in a fixed term each does, in a stop phrase none. */
export function isTelling(word: string, locale: Locale, role: Role | undefined): boolean {
  if (role === ROLES.dropped) return false;
  return (role ?? ROLES.none) !== ROLES.none || !isStopWord(word, locale);
}
