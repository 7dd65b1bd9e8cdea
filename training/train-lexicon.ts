/** Gathers the words of the corpus, the thesaurus and the demo catalog by language and writes models/lexicon.txt, by which search tells words from misspellings. */
import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { localesOf } from '#catalog/language/stems.ts';
import { joinWords, wordsOf } from '#catalog/language/words.ts';
import { fold } from '#catalog/language/fold.ts';
import { writeModelFile } from './model-files.ts';
import { corpusOf } from './screening/corpus.ts';
import { thesaurusPhrases } from './thesaurus.ts';

const [SHORTEST, LONGEST] = [3, 24];
/** A word that strangers wrote in fewer submissions than this may be a name or misspelt; those of our own lists are not. */
const FEWEST_TEXTS: Partial<Record<Locale, number>> = { en: 1 };
const FEWEST_OF_OTHERS = 2;

interface CategoryRow {
  name: string;
  names?: Partial<Record<Locale, string>>;
  synonyms?: Partial<Record<Locale, string[]>>;
}

const fileOf = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const wordsIn = (locale: Locale, text: string): Set<string> =>
  new Set(
    wordsOf(joinWords(fold(text))).filter(
      (word) =>
        word.length >= SHORTEST && word.length <= LONGEST && /^\p{L}+$/u.test(word) && localesOf(word).includes(locale),
    ),
  );

/** What we wrote about AI tools ourselves: jobs, thesaurus and categories. */
const ownTexts = (locale: Locale): string[] => {
  const jobs = ['jobs', 'asked'].flatMap((folder) =>
    fileOf(`corpus/${folder}/${locale}.jsonl`)
      .trimEnd()
      .split('\n')
      .flatMap((line) => (JSON.parse(line) as { phrases: string[] }).phrases),
  );
  const categories = (JSON.parse(fileOf('demo/categories.json')) as CategoryRow[]).flatMap(
    ({ name, names, synonyms }) => [names?.[locale] ?? (locale === 'en' ? name : ''), ...(synonyms?.[locale] ?? [])],
  );
  return [...jobs, ...thesaurusPhrases(locale), ...categories];
};

interface DemoRow {
  class?: string;
  locale?: Locale;
  tagline: string;
  description?: string | null;
  translations?: Partial<Record<Locale, { tagline?: string; description?: string | null }>>;
}

const rowsOf = <Row>(path: string): Row[] =>
  fileOf(path)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

/** What we wrote about all sorts of things and read over: the demo catalog, and lists of software. */
const readTexts = (locale: Locale): string[] => {
  const demo = ['tools-language', 'tools-media', 'tools-work'].flatMap((file) => rowsOf<DemoRow>(`demo/${file}.jsonl`));
  const lists = locale === 'en' ? rowsOf<DemoRow>('corpus/lists/en.jsonl').filter((row) => row.class !== 'spam') : [];
  return [...demo, ...lists].flatMap((row) => {
    const { tagline = '', description = '' } =
      (row.locale ?? 'en') === locale ? row : (row.translations?.[locale] ?? {});
    return [`${tagline} ${description ?? ''}`];
  });
};

const lineOf = (locale: Locale): string => {
  const counts = new Map<string, number>();
  const own = new Set<string>();
  const count = (word: string): void => void counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const text of ownTexts(locale))
    for (const word of wordsIn(locale, text)) {
      own.add(word);
      count(word);
    }
  const read = new Set(readTexts(locale).flatMap((text) => [...wordsIn(locale, text)]));
  for (const word of read) count(word);
  for (const { class: kind, tagline, description } of corpusOf(locale))
    if (kind !== 'spam') for (const word of wordsIn(locale, `${tagline} ${description}`)) count(word);
  const words = [...counts]
    .filter(([word, times]) => own.has(word) || read.has(word) || times >= (FEWEST_TEXTS[locale] ?? FEWEST_OF_OTHERS))
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([word]) => word);
  const [of, others] = [words.filter((word) => own.has(word)), words.filter((word) => !own.has(word))];
  return [locale, ...of, '|', ...others].join(' ');
};

const text = `${LOCALES.map(lineOf).join('\n')}\n`;
writeModelFile('models/lexicon.txt', text);
process.stdout.write(`${text.split(' ').length} words, ${(text.length / 1000).toFixed(0)} thousand letters written\n`);
