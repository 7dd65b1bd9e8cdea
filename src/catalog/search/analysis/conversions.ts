/** Conversions, whose direction two nouns and the preposition between them tell: "text to audio", "Audio in Text umwandeln", "видео из текста". */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { fold } from '#catalog/language/fold.ts';
import { tokensOf } from '#catalog/language/words.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';

export interface Conversion {
  /** The ids of the jobs that do it, the plain one first. */
  jobs: readonly string[];
  /** The positions of nouns and preposition, and of the words between them. */
  from: number;
  to: number;
}

const WORDS = readVocabulary('search/conversions');
const DIRECTION = / to /;

/** The jobs of each direction, such as "text to speech". */
const JOBS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.keys(WORDS).flatMap((section) => (DIRECTION.test(section) ? [[section, entriesOf(WORDS, section)]] : [])),
);

const ALL_JOBS: ReadonlySet<string> = new Set([...JOBS.values()].flat());

/** The ids of all jobs that convert. */
export const conversionJobs = (): ReadonlySet<string> => ALL_JOBS;

/** Whether a job converts, but not in this direction. */
export const isOtherWay = ({ jobs }: Conversion, id: string): boolean => ALL_JOBS.has(id) && !jobs.includes(id);

/** Any of these is no noun. */
const LINKS = ['into', 'from', 'beside', 'verb'] as const;

interface Uses {
  /** The form of content that a noun names: text, speech, image. */
  nouns: ReadonlyMap<string, readonly string[]>;
  links: Readonly<Record<(typeof LINKS)[number], ReadonlySet<string>>>;
  /** Prepositions that are written together with the noun. */
  joined: readonly string[];
}

const foldedIn = (section: string): string[] => entriesOf(WORDS, section).map((word) => tokensOf(fold(word))[0] ?? '');

const usesIn = (locale: Locale): Uses => {
  const nouns = new Map<string, string[]>();
  for (const section of Object.keys(WORDS)) {
    const [language, kind = ''] = section.split(' ');
    if (language !== locale || (LINKS as readonly string[]).includes(kind)) continue;
    for (const word of foldedIn(section)) nouns.set(word, [...(nouns.get(word) ?? []), kind]);
  }
  const linksOf = (kind: (typeof LINKS)[number]): ReadonlySet<string> => new Set(foldedIn(`${locale} ${kind}`));
  return {
    nouns,
    links: { into: linksOf('into'), from: linksOf('from'), beside: linksOf('beside'), verb: linksOf('verb') },
    joined: entriesOf(WORDS, `${locale} into`).flatMap((word) => (word.endsWith('-') ? [fold(word.slice(0, -1))] : [])),
  };
};

const USES = new Map(LOCALES.map((locale) => [locale, usesIn(locale)]));

/** Whether a folded word only says that something is converted. */
export const isConverting = (word: string, locale: Locale): boolean => {
  const { verb, beside } = USES.get(locale)!.links;
  return verb.has(word) || beside.has(word);
};

/** The conversions in folded words, in their order. */
export function findConversions(words: readonly string[], locale: Locale): Conversion[] {
  const { nouns, links, joined } = USES.get(locale)!;
  const nounsOf = (at: number): readonly string[] => nouns.get(words[at] ?? '') ?? [];
  const behind = (at: number): number => {
    while (links.beside.has(words[at] ?? '')) at += 1;
    return at;
  };
  const found: Conversion[] = [];
  for (let from = 0; from < words.length - 1; from += 1) {
    const own = nounsOf(from);
    if (own.length === 0) continue;
    const link = behind(from + 1);
    const word = words[link] ?? '';
    const together = joined.flatMap((part) =>
      word.startsWith(part) ? (nouns.get(word.slice(part.length)) ?? []) : [],
    );
    const isReversed = links.from.has(word) || links.from.has(words[link + 1] ?? '');
    if (together.length === 0 && !isReversed && !links.into.has(word)) continue;
    const at = behind(link + (links.from.has(words[link + 1] ?? '') ? 2 : 1));
    const [others, to] = together.length > 0 ? [together, link] : [nounsOf(at), at];
    const ways = own.flatMap((one) =>
      others.map((other) => (isReversed ? `${other} to ${one}` : `${one} to ${other}`)),
    );
    const jobs = ways.map((way) => JOBS.get(way)).find((known) => known !== undefined);
    if (jobs !== undefined) found.push({ jobs, from, to: to + 1 });
  }
  return found;
}
