/** Features of the linear models: words, n-grams, shapes, masks, subjects; never the address. */
import { memoizeByObject } from '#catalog/memoize.ts';
import {
  addFamily,
  addFeature,
  addGrams,
  bucketOf,
  hashText,
  noFeatures,
  type Features,
} from '#catalog/classification/features.ts';
import { aiEvidence, aiHits } from '#catalog/screening/text/ai-words.ts';
import { isKnownWord, isTopicWord } from '#catalog/screening/text/known-words.ts';
import { namesPrice, topicsIn } from '#catalog/screening/text/topic.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import type { ScreenedEntry as Entry } from '#catalog/entries/columns.ts';
import { subjectsIn } from './subjects.ts';
import type { FoundSubject } from './subjects.ts';

/** Feature hashing: features in one bucket share a weight. */
export const BUCKETS = 2 ** 19;

const bucketNamed = (name: string): number => bucketOf(hashText(name), BUCKETS);

function addOne(into: Features, name: string, value: number): void {
  addFeature(into, bucketNamed(name), value);
}

/** Longer words are cut for n-grams. */
const LONGEST_WORD = 32;

function addPieces(family: Map<number, number>, seed: number, word: string, at: number): void {
  addGrams(family, seed, word.slice(0, LONGEST_WORD), BUCKETS, at);
}

const SEEDS = { text: hashText('g:'), name: hashText('n:'), first: hashText('h:') };

/** Of a number only its length. */
function wordOf(word: string): string {
  return /^\d+$/.test(word) ? `#${Math.min(word.length, 4)}` : word;
}

/** The line without words that say AI: the rest must be evidence by itself. */
function unsaidLine(reading: Reading): string[] {
  const line = [...reading.line];
  for (const hit of aiHits(reading)) for (let at = hit.at; at < hit.at + hit.length; at++) line[at] = '';
  return line;
}

const SHAPES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['year', /\b(?:19|20)\d\d\b/],
  ['price', /[€$£₴₽]|\bzł\b|грн|руб|درهم|دينار|ريال|جنيه/i],
  ['time', /\d[:.h]\d\d|\d ?(?:am|pm|uhr)\b/i],
  ['question', /[?؟]/],
  ['exclamation', /!/],
  ['exclamations', /!!/],
  ['handle', /@\w{4}/],
  ['arrow', /→|->/],
  ['number', /\d/],
  ['large_number', /\d{3}/],
  ['percent', /%/],
  ['picture', /\p{Extended_Pictographic}/u],
];
const SHAPE_VALUE = 0.3;
const MOST_CAPITALS = 4;
const WORDS_PER_STEP = 8;
const MOST_STEPS = 6;

function addShapes(into: Features, entry: Entry, words: number): void {
  const text = `${entry.tagline} ${entry.description ?? ''}`;
  for (const [name, pattern] of SHAPES) if (pattern.test(text)) addOne(into, `s:${name}`, SHAPE_VALUE);
  const capitals = text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}/gu)?.length ?? 0;
  addOne(into, `s:capitals${Math.min(capitals, MOST_CAPITALS)}`, SHAPE_VALUE);
  addOne(into, `s:length${Math.min(Math.floor(words / WORDS_PER_STEP), MOST_STEPS)}`, SHAPE_VALUE);
  if (entry.description === null) addOne(into, 's:no_description', SHAPE_VALUE);
}

const KINDS = ['trade', 'business', 'software', 'ai_work', 'task'] as const;
const MOST_OF_KIND = 6;

function addSubjects(into: Features, found: readonly FoundSubject[], nameEnd: number, words: number): void {
  const text = found.filter((one) => one.at > nameEnd);
  const name = found.filter((one) => one.at < nameEnd);
  addFamily(into, new Map(text.map((one) => [bucketNamed(`v:${one.subject}`), one.at])), 1);
  addFamily(into, new Map(name.map((one) => [bucketNamed(`vn:${one.subject}`), one.at])), 0.5);
  for (const kind of KINDS) {
    const count = new Set(text.filter((one) => one.kind === kind).map((one) => one.at)).size;
    for (let step = 1; step <= Math.min(count, MOST_OF_KIND); step++) addOne(into, `vk:${kind}${step}`, SHAPE_VALUE);
    if (count > 0) addOne(into, `vd:${kind}`, Math.min(1, (3 * count) / words));
    if (name.some((one) => one.kind === kind)) addOne(into, `vkn:${kind}`, SHAPE_VALUE);
  }
}

const SAID_TERM = 0.7;

/** Features of the words that say AI. */
function addSaid(into: Features, reading: Reading): void {
  const said = aiEvidence(reading);
  const terms = aiHits(reading).filter((hit) => hit.at > reading.nameEnd);
  addFamily(into, new Map(terms.map((hit) => [bucketNamed(`u:${hit.term}`), hit.at])), SAID_TERM);
  if (said.inText) addOne(into, 'a:said', 1);
  if (said.outsideName > 0) addOne(into, 'a:outside_name', 1);
  if (said.outsideName > 1) addOne(into, 'a:twice', 1);
  if (said.inTextPerhaps) addOne(into, 'a:perhaps', 1);
}

/** The words after the name without those that say AI. */
export const toldWords = (reading: Reading): string[] =>
  unsaidLine(reading).filter((word, at) => word !== '' && at > reading.nameEnd);

/** The subjects of an entry without words that say AI. */
export const subjectsOf = memoizeByObject((reading: Reading) => subjectsIn(unsaidLine(reading)));

/** Masked words, and a price in figures. */
function addDisguise(into: Features, reading: Reading): void {
  const masked = [...reading.masked].map((at) => reading.line[at] ?? '');
  if (masked.length > 0) addOne(into, 'm:any', 0.5);
  if (masked.some((word) => word.length >= LONG_WORD || isKnownWord(word))) addOne(into, 'm:known', 1);
  if (masked.some(isTopicWord)) addOne(into, 'm:goods', 1);
  if (namesPrice(reading.text)) addOne(into, 'm:price', 0.5);
}
const LONG_WORD = 5;

const MOST_POINTS = 10;

/** Points and marks of spam topics. */
function addOffer(into: Features, reading: Reading): void {
  const { points, marks, verdict } = topicsIn(reading);
  for (let step = 1; step <= Math.min(points, MOST_POINTS); step++) addOne(into, `o:points${step}`, SHAPE_VALUE);
  for (let step = 1; step <= marks; step++) addOne(into, `o:marks${step}`, SHAPE_VALUE);
  if (points < 0) addOne(into, 'o:against', 0.5);
  if (verdict !== undefined) addOne(into, `o:${verdict}`, 0.5);
}

/** Letters of both words in a feature of neighbours. */
const NEIGHBOUR = 6;

/** Words, neighbours, n-grams of the texts and of the name; returns the number of words. */
function addWords(into: Features, line: readonly string[], nameEnd: number): number {
  const words = new Map<number, number>();
  const neighbours = new Map<number, number>();
  const grams = new Map<number, number>();
  const name = new Map<number, number>();
  let before = '';
  let count = 0;
  for (const [at, typed] of line.entries()) {
    const word = wordOf(typed);
    if (word !== '' && at < nameEnd) addPieces(name, SEEDS.name, word, at);
    if (word !== '' && at > nameEnd) {
      count += 1;
      words.set(bucketNamed(`w:${word}`), at);
      if (before !== '') neighbours.set(bucketNamed(`b:${before.slice(0, NEIGHBOUR)} ${word.slice(0, NEIGHBOUR)}`), at);
      addPieces(grams, SEEDS.text, word, at);
    }
    before = at > nameEnd ? word : '';
  }
  addFamily(into, words, 1);
  addFamily(into, neighbours, 0.5);
  addFamily(into, grams, 1);
  addFamily(into, name, 0.5);
  return count;
}

function addFirst(into: Features, first: string, at: number): void {
  if (first === '') return;
  addOne(into, `f:${first}`, 0.5);
  const pieces = new Map<number, number>();
  addPieces(pieces, SEEDS.first, first, at);
  addFamily(into, pieces, 0.3);
}

const featureMemo = new WeakMap<Reading, Features>();

/** Cached, since two models use them. */
export function featuresOf(entry: Entry, reading: Reading): Features {
  const features = featureMemo.get(reading) ?? makeFeatures(entry, reading, { form: true, said: true });
  featureMemo.set(reading, features);
  return features;
}

/**
 * Features of a training text: without `form` (name, first word, shapes), which loose phrases lack,
 * or without the words that say AI (`said`).
 */
export function makeFeatures(entry: Entry, reading: Reading, parts: { form: boolean; said: boolean }): Features {
  const into = noFeatures();
  const line = unsaidLine(reading);
  const { nameEnd } = reading;
  const count = addWords(into, line, nameEnd);
  addSubjects(into, subjectsOf(reading), nameEnd, Math.max(count, 1));
  addDisguise(into, reading);
  addOffer(into, reading);
  if (parts.form) {
    addFirst(into, line[nameEnd + 1] ?? '', nameEnd + 1);
    addShapes(into, entry, count);
  }
  if (parts.said) addSaid(into, reading);
  return into;
}
