/** Phrases in which small words mean more, or others less, than by themselves: fixed terms and stop phrases of eight languages, in one table. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { fold, wordsOf } from './fold.ts';
import { isStopWord } from './stop-words.ts';
import { joinWords } from './sentences.ts';

interface Phrases {
  /** Say nothing about what is looked for, although a word of them would. */
  stop: string;
  /** Say what becomes of what, so that their order counts: their small words belong to them. By the job that they ask for. */
  ordered: Readonly<Record<string, string>>;
  /** Mean something else than their words: none of these is looked for alone. */
  whole: string;
  /** The same of what is wished for and not required. */
  wish: string;
}

const TABLE: Readonly<Partial<Record<Locale, Phrases>>> = {
  en: {
    stop: 'instead of, based on, with the help of, in order to, on the basis of, as well as, how to, is there, i want to, i need to, i would like to, looking for, help me, for me, that lets me, that lets you, kind of, sort of, lots of, a lot of, please',
    ordered: {
      'read-text-aloud': 'text to speech, text to audio',
      'transcribe-audio': 'voice to text, speech to text, audio to text',
      'generate-images': 'text to image',
      'vary-images': 'image to image',
      'recognize-text-in-images': 'image to text',
      'generate-videos': 'text to video',
      'animate-images': 'image to video, photo to video',
      'restyle-videos': 'video to video',
      'transcribe-videos': 'video to text',
      'compose-songs': 'text to music, text to song',
      'query-databases-in-plain-language': 'text to sql',
      'generate-code': 'text to code',
      'generate-3d-models': 'text to 3d',
      'turn-images-into-3d': 'image to 3d',
      'change-voices': 'voice to voice, speech to speech',
      'turn-sketches-into-images': 'sketch to image',
      'turn-photo-into-anime': 'photo to anime',
      'turn-images-into-prompts': 'image to prompt',
      'make-music-videos': 'music to video',
    },
    whole:
      'no code, without code, without coding, no coding, open source, to do list, try on, voice over, on device, end to end',
    wish: 'no cost, at no cost, zero cost, costs nothing, without paying, without payment, no sign up, no signup, without sign up, without signing up, no registration, no login, without login, no watermark, without watermark, all in one, in the browser, for beginners',
  },
  ar: {
    stop: 'بناء على, عن طريق, من خلال, بدلا من, بمساعدة, من اجل, انطلاقا من, بواسطة, باستخدام, على اساس, كيف يمكن, ابحث عن, هل يوجد',
    ordered: {
      'read-text-aloud': 'نص الى كلام, نص الى صوت, النص الى كلام',
      'transcribe-audio': 'صوت الى نص, الصوت الى نص, كلام الى نص, الكلام الى نص',
      'generate-images': 'نص الى صورة, النص الى صورة',
      'vary-images': 'صورة الى صورة',
      'recognize-text-in-images': 'صورة الى نص',
      'generate-videos': 'نص الى فيديو, النص الى فيديو',
      'animate-images': 'صورة الى فيديو',
      'transcribe-videos': 'فيديو الى نص',
    },
    whole: 'بدون كود, بدون برمجة, بلا كود, بلا برمجة, مفتوح المصدر, مفتوحة المصدر, مصدر مفتوح',
    wish: 'بدون دفع, بدون مقابل, من غير فلوس, بدون تسجيل, بدون علامة مائية, للمبتدئين',
  },
  ru: {
    stop: 'на основе, с помощью, при помощи, вместо того чтобы, на базе, исходя из, из-за, как сделать, есть ли, ищу, помоги мне, для того чтобы',
    ordered: {
      'read-text-aloud': 'текст в речь, из текста в речь',
      'transcribe-audio': 'голос в текст, речь в текст, аудио в текст',
      'transcribe-videos': 'видео в текст',
      'generate-images': 'текст в картинку, текст в изображение',
      'vary-images': 'картинка в картинку, изображение в изображение',
      'recognize-text-in-images': 'картинка в текст',
      'generate-videos': 'текст в видео',
      'animate-images': 'картинка в видео, фото в видео',
      'turn-photo-into-anime': 'фото в аниме',
    },
    whole:
      'без кода, без программирования, открытый код, открытый исходный код, с открытым кодом, с открытым исходным кодом',
    wish: 'без оплаты, на халяву, без регистрации, без водяных знаков, без водяного знака, для начинающих',
  },
  uk: {
    stop: 'на основі, за допомогою, замість того щоб, на базі, виходячи з, як зробити, чи є, шукаю, допоможи мені, для того щоб',
    ordered: {
      'read-text-aloud': 'текст у мову, текст у мовлення',
      'transcribe-audio': 'голос у текст, мова в текст, мовлення в текст, аудіо в текст',
      'transcribe-videos': 'відео в текст',
      'generate-images': 'текст у картинку, текст у зображення',
      'vary-images': 'зображення в зображення, картинка в картинку',
      'generate-videos': 'текст у відео',
      'animate-images': 'картинка у відео, фото у відео',
      'turn-photo-into-anime': 'фото в аніме',
    },
    whole:
      'без коду, без програмування, відкритий код, відкритий вихідний код, з відкритим кодом, з відкритим вихідним кодом',
    wish: 'без оплати, без реєстрації, без водяних знаків, без водяного знака, для початківців',
  },
  pl: {
    stop: 'na podstawie, za pomocą, w oparciu o, zamiast tego żeby, przy pomocy, jak zrobić, czy jest, szukam, pomóż mi, na bazie',
    ordered: {
      'read-text-aloud': 'tekst na mowę',
      'transcribe-audio': 'głos na tekst, mowa na tekst, audio na tekst',
      'generate-images': 'tekst na obraz',
      'vary-images': 'obraz na obraz',
      'recognize-text-in-images': 'obraz na tekst',
      'generate-videos': 'tekst na wideo, tekst na film',
      'animate-images': 'obraz na wideo, zdjęcie na wideo, zdjęcie na film',
      'transcribe-videos': 'wideo na tekst',
    },
    whole: 'bez kodu, bez kodowania, bez programowania, otwarte źródło, otwarty kod, o otwartym kodzie, open source',
    wish: 'bez opłat, bez rejestracji, bez logowania, bez znaku wodnego, dla początkujących',
  },
  de: {
    stop: 'auf basis von, auf der basis von, mit hilfe von, mithilfe von, anhand von, statt zu, anstatt zu, wie kann ich, gibt es, ich suche, hilf mir, auf grundlage von',
    ordered: {
      'read-text-aloud': 'text zu sprache, text in sprache, text to speech',
      'transcribe-audio': 'sprache zu text, sprache in text, audio zu text, speech to text',
      'generate-images': 'text zu bild, text in bild',
      'vary-images': 'bild zu bild, bild in bild',
      'recognize-text-in-images': 'bild zu text',
      'generate-videos': 'text zu video',
      'animate-images': 'bild zu video, foto zu video',
      'transcribe-videos': 'video zu text',
    },
    whole:
      'ohne code, ohne programmieren, ohne programmierung, ohne programmierkenntnisse, no code, open source, offener quellcode',
    wish: 'ohne kosten, ohne zu zahlen, ohne anmeldung, ohne registrierung, ohne wasserzeichen, all in one, für anfänger',
  },
  es: {
    stop: 'a partir de, a través de, con ayuda de, con la ayuda de, en vez de, en lugar de, a base de, por medio de, cómo hacer, ayúdame a, en base a, para poder',
    ordered: {
      'read-text-aloud': 'texto a voz',
      'generate-images': 'texto a imagen',
      'vary-images': 'imagen a imagen',
      'recognize-text-in-images': 'imagen a texto',
      'generate-videos': 'texto a vídeo, texto a video',
      'animate-images': 'imagen a vídeo, imagen a video, foto a video',
      'transcribe-videos': 'vídeo a texto, video a texto',
      'transcribe-audio': 'voz a texto, audio a texto',
      'compose-songs': 'texto a música',
    },
    whole:
      'sin código, sin programar, sin programación, código abierto, de código abierto, fuente abierta, no code, open source, sin conexión, sin fondo, sin derechos',
    wish: 'sin pagar, sin costo, sin coste, de pago, sin registro, sin registrarse, sin marca de agua, todo en uno, para principiantes',
  },
  fr: {
    stop: "à partir de, à partir d', à l'aide de, à l'aide d', au lieu de, au lieu d', afin de, grâce à, en fonction de, comment faire, est-ce que, aide-moi à, au moyen de",
    ordered: {
      'read-text-aloud': 'texte en parole, texte en voix, texte vers parole',
      'transcribe-audio': 'voix en texte, parole en texte, audio en texte',
      'generate-images': 'texte en image, texte vers image',
      'vary-images': 'image vers image, image en image',
      'recognize-text-in-images': 'image en texte',
      'generate-videos': 'texte en vidéo, texte vers vidéo',
      'animate-images': 'image en vidéo, image vers vidéo, photo en vidéo',
      'transcribe-videos': 'vidéo en texte',
    },
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
  /** The job that it asks for. */
  job?: string;
}

const NONE: Phrases = { stop: '', ordered: {}, whole: '', wish: '' };

const listOf = (phrases: string): string[] => (phrases === '' ? [] : phrases.split(',').map((phrase) => phrase.trim()));

/** The fixed terms of a language as they are written. */
export function fixedTermsOf(locale: Locale): string[] {
  const { ordered, whole, wish } = TABLE[locale] ?? NONE;
  return [...Object.values(ordered), whole, wish].flatMap(listOf);
}

/** The ids of the jobs that such terms of a language ask for. */
export function orderedJobs(locale: Locale): string[] {
  return Object.keys((TABLE[locale] ?? NONE).ordered);
}

const byFirst = (locale: Locale): ReadonlyMap<string, readonly Phrase[]> => {
  const { stop, ordered, whole, wish } = TABLE[locale] ?? NONE;
  const read = (list: string, role: Role, job?: string): Phrase[] =>
    listOf(list).map((phrase) => ({
      words: wordsOf(joinWords(fold(phrase))),
      role,
      ...(job !== undefined && { job }),
    }));
  const all = [
    ...read(stop, ROLES.dropped),
    ...Object.entries(ordered).flatMap(([job, list]) => read(list, ROLES.ordered, job)),
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
  let roles: Role[] | undefined;
  for (const { at, phrase } of findFixed(words, locale)) {
    roles ??= words.map(() => ROLES.none);
    roles.fill(phrase.role, at, at + phrase.words.length);
  }
  return roles;
}

/** The ids of the jobs that terms of a language ask for whose order counts, in their order among folded words. */
export function findOrderedJobs(words: readonly string[], locale: Locale): string[] {
  return findFixed(words, locale).flatMap(({ phrase }) => phrase.job ?? []);
}

/** The fixed terms and stop phrases of a language in folded words, from left to right; the longest at a place counts. */
function findFixed(words: readonly string[], locale: Locale): { at: number; phrase: Phrase }[] {
  const phrases = PHRASES.get(locale)!;
  const all: { at: number; phrase: Phrase }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phrases.get(words[at]!)?.find((one) => one.words.every((word, i) => words[at + i] === word));
    if (phrase === undefined) continue;
    all.push({ at, phrase });
    at += phrase.words.length - 1;
  }
  return all;
}

/** Whether a folded word says something where it stands: in a fixed term each does, in a stop phrase none. */
export function isTelling(word: string, locale: Locale, role: Role | undefined): boolean {
  if (role === ROLES.dropped) return false;
  return (role ?? ROLES.none) !== ROLES.none || !isStopWord(word, locale);
}
