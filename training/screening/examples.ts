/**
 * What the shipped models are trained on, all of which lies in the project: submissions, short lines as lists of software have
 * them, sentences on what AI tools do in trades, and phrases of jobs, trades and offers.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeFeatures, toldWords } from '#catalog/screening/classifier/features.ts';
import { directionOf } from '#catalog/classification/word-vectors.ts';
import type { Features } from '#catalog/classification/features.ts';
import { calibrationKey, type ModelName } from '#catalog/screening/classifier/scores.ts';
import { aiEvidence } from '#catalog/screening/text/ai-words.ts';
import { read } from '#catalog/screening/text/parsed-entry.ts';
import { CORPUS_LOCALES, corpusOf } from './corpus.ts';
import type { CorpusClass, CorpusLocale, CorpusRow } from './corpus.ts';
import { PHRASE_SOURCES, phraseTexts } from './phrases.ts';
import type { PhraseSource } from './phrases.ts';
import { entryOf, rows } from './rows.ts';
import type { Row } from './rows.ts';

/**
 * Where an example comes from; `decided` is what editors decided on (toolshelf screening export), `brief` a submission without its
 * description, as short as what is hard to judge.
 */
export type Source = 'submissions' | 'brief' | 'decided' | 'lists' | 'work' | PhraseSource;

/** A labelled text, read once. */
export interface Example {
  class: CorpusClass;
  source: Source;
  locale: CorpusLocale | undefined;
  /** What is left out together: class and topic. */
  topic: string;
  /** Language and description, which it is calibrated by. */
  key: string;
  /** Empty for phrases of which only `bare` is learned. */
  features: Features;
  /** The same without what it says of AI; undefined where it says nothing. */
  unsaid: Features | undefined;
  /** The text alone, without its form and without what it says of AI; empty where no prior is learned from it. */
  bare: Features;
  /** Of an English text, what its words mean. */
  direction: Float64Array | undefined;
}

const NONE: Features = { ids: [], values: [], words: [] };

/** An example of a row of a source. */
export function exampleOf(row: Row, name: CorpusClass, source: Source, locale?: CorpusLocale): Example {
  const entry = entryOf({ ...row, url: 'https://example.com/' });
  const reading = read(entry);
  const isPhrase = source in PHRASES;
  const says = aiEvidence(reading);
  const isSaid = says.inText || says.inTextPerhaps || says.outsideName > 0;
  return {
    class: name,
    source,
    locale,
    topic: `${name} ${row.topic ?? source}`,
    key: calibrationKey(entry, reading),
    features: isPhrase ? NONE : makeFeatures(entry, reading, { form: true, said: true }),
    unsaid: isPhrase || !isSaid ? undefined : makeFeatures(entry, reading, { form: true, said: false }),
    bare: isPhrase || source === 'work' ? makeFeatures(entry, reading, { form: false, said: false }) : NONE,
    direction: (locale ?? reading.language) === 'en' ? directionOf(toldWords(reading)) : undefined,
  };
}

const PHRASES = Object.fromEntries(PHRASE_SOURCES.map((source) => [source, true]));

/** A row of the corpus of submissions. */
export function corpusExample(row: CorpusRow): Example {
  return exampleOf(row, row.class, 'submissions', row.locale);
}

/** The described ones of rows of the corpus, by their name and tagline alone. */
export function briefExamples(list: readonly CorpusRow[]): Example[] {
  return list
    .filter((row) => row.description !== '' && row.class !== 'spam')
    .map((row) => exampleOf({ ...row, description: '' }, row.class, 'brief', row.locale));
}

function classOf({ class: name }: Row): CorpusClass {
  return name === 'ai' || name === 'spam' ? name : 'other';
}

/** Short lines: `lists`, and `topics`, of which screening alone learns. */
function listExamples(locale: CorpusLocale): Example[] {
  return ['lists', 'topics'].flatMap((folder) => {
    const path = fileURLToPath(new URL(`../../corpus/${folder}/${locale}.jsonl`, import.meta.url));
    return (rows(path) ?? []).map((row) => exampleOf(row, classOf(row), 'lists', locale));
  });
}

/** Every sentence of corpus/work is a text of its own. */
function workExamples(locale: CorpusLocale): Example[] {
  const file = new URL(`../../corpus/work/${locale}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; phrases: string[] })
    .flatMap(({ id, phrases }) =>
      phrases.map((tagline) => exampleOf({ name: '', url: '', tagline, topic: id }, 'ai', 'work', locale)),
    );
}

/** Whatever is learned from besides submissions. */
export function backgroundExamples(): Example[] {
  return [
    ...CORPUS_LOCALES.flatMap((locale) => [...listExamples(locale), ...workExamples(locale)]),
    ...PHRASE_SOURCES.flatMap((source) =>
      phraseTexts(source).map((text) => exampleOf({ name: '', url: '', ...text }, text.class, source, text.locale)),
    ),
  ];
}

/**
 * What each model is trained on, read once for both. Further submissions, none of them spam, teach what is an AI tool; the
 * bounds of spam's wording were measured without them.
 */
export function trainingExamples(): Record<ModelName, Example[]> {
  const [submitted, further] = (['submissions', 'further'] as const).map((part) =>
    CORPUS_LOCALES.map((locale) => corpusOf(locale, part)),
  );
  const background = backgroundExamples();
  const learned = CORPUS_LOCALES.flatMap((_, at) => [...(submitted?.[at] ?? []), ...(further?.[at] ?? [])]);
  return {
    ai: [...learned.map(corpusExample), ...briefExamples(learned), ...background],
    spam: [...(submitted ?? []).flat().map(corpusExample), ...background],
  };
}
