/**
 * Addresses for the corpus of submissions: made from the name by a draw that the class has no part in, so that no address tells
 * the class.
 */
import { createHash } from 'node:crypto';
import type { CorpusLocale } from './corpus.ts';

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  `а=a б=b в=v г=g ґ=g д=d е=e ё=e є=ye ж=zh з=z и=i і=i ї=yi й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch
   ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);
const ARABIC: Readonly<Record<string, string>> = Object.fromEntries(
  `ا=a أ=a إ=i آ=a ٱ=a ب=b ت=t ث=th ج=j ح=h خ=kh د=d ذ=dh ر=r ز=z س=s ش=sh ص=s ض=d ط=t ظ=z ع=a غ=gh ف=f ق=q ك=k ل=l م=m ن=n
   ه=h ة=a و=w ؤ=w ي=y ى=a ئ=y ء= پ=p چ=ch ڤ=v گ=g`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);
const LATIN: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
};

/** The name in Latin letters and digits, words joined by hyphens; at most 40 characters, `entry` where nothing is left. */
function slugOf(name: string): string {
  const letters = Array.from(
    name.normalize('NFKC').toLowerCase(),
    (letter) => LATIN[letter] ?? CYRILLIC[letter] ?? ARABIC[letter] ?? letter,
  );
  const plain = letters.join('').normalize('NFD').replace(/\p{M}/gu, '');
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'entry' : slug;
}

const COUNTRIES: Readonly<Record<CorpusLocale, readonly string[]>> = {
  en: ['co.uk', 'us', 'ca', 'com.au', 'ie', 'co.nz', 'in'],
  ar: ['sa', 'ae', 'com.eg', 'jo', 'ma', 'ly', 'qa'],
  de: ['de', 'de', 'de', 'at', 'ch'],
  es: ['es', 'es', 'mx', 'com.ar', 'cl', 'com.co', 'pe'],
  fr: ['fr', 'fr', 'fr', 'be', 'ch', 'ca'],
  pl: ['pl', 'pl', 'com.pl'],
  ru: ['ru', 'ru', 'ru', 'by', 'kz', 'su'],
  uk: ['ua', 'com.ua', 'com.ua', 'in.ua', 'kyiv.ua'],
};
const OTHERS = ['org', 'net', 'app', 'io', 'dev', 'ai', 'co', 'online', 'info', 'me', 'studio', 'eu'];

/** Numbers below 2^32 that depend on nothing but the key. */
function draws(key: string): () => number {
  const bytes = createHash('sha256').update(`toolshelf corpus ${key}`).digest();
  let at = 0;
  return () => bytes.readUInt32LE((at++ % 8) * 4);
}

/**
 * An address for a name: 45 of 100 end in .com, 25 in an ending of the language's countries, 30 in others; a part of them with
 * `www.`, hyphens, a path or a subdomain. The same locale and name give the same address.
 */
export function addressOf(locale: CorpusLocale, name: string): string {
  const draw = draws(`${locale} ${name}`);
  const of = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];
  const percent = draw() % 100;
  const ending = percent < 45 ? 'com' : percent < 70 ? of(COUNTRIES[locale], draw()) : of(OTHERS, draw());
  const slug = slugOf(name);
  const label = draw() % 100 < 35 ? slug : slug.replaceAll('-', '');
  const shape = draw() % 100;
  const host = `${label}.${ending ?? 'com'}`;
  if (shape < 60) return `https://${host}/`;
  if (shape < 75) return `https://www.${host}/`;
  if (shape < 83) return `https://${host}/${locale}`;
  if (shape < 89) return `https://${host}/start`;
  if (shape < 94) return `https://app.${host}/`;
  return `https://www.${host}/index.php?id=${String(1 + (draw() % 90))}`;
}

/** The same entry where every entry stands under .com. */
export function comAddressOf(name: string): string {
  return `https://${slugOf(name).replaceAll('-', '')}.com/`;
}
