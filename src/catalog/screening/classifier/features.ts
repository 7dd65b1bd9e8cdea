/**
 * What the linear model sees of an entry: words, pieces of words, the name, the first word, shapes, and subjects of the
 * vocabulary; never the address.
 */
import { aiEvidence, aiHits } from '#catalog/screening/text/ai-words.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import type { Entry } from '#catalog/screening/rule.ts';
import { subjectsIn } from './subjects.ts';
import type { FoundSubject } from './subjects.ts';

/** Features are numbered by a hash of their names; two that share a number share a weight. */
export const BUCKETS = 2 ** 19;

/** What an entry says, in the terms of the model. Parallel lists: a feature's number, its value, and the word it stems from (-1 for none). */
export interface Features {
  readonly ids: readonly number[];
  readonly values: readonly number[];
  readonly words: readonly number[];
}

interface Builder {
  ids: number[];
  values: number[];
  words: number[];
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over the code units of a text. */
function hash(text: string, start = FNV_OFFSET): number {
  let code = start;
  for (let at = 0; at < text.length; at++) code = Math.imul(code ^ text.charCodeAt(at), FNV_PRIME);
  return code;
}

const bucketOf = (code: number) => ((code ^ (code >>> 15)) >>> 0) % BUCKETS;

/** Adds features of one family with equal length 1 in all, so that a long text speaks no louder than a short one. */
function addFamily(into: Builder, family: ReadonlyMap<number, number>, weight: number): void {
  const value = weight / Math.sqrt(Math.max(family.size, 1));
  for (const [id, word] of family) {
    into.ids.push(id);
    into.values.push(value);
    into.words.push(word);
  }
}

function addOne(into: Builder, name: string, value: number): void {
  into.ids.push(bucketOf(hash(name)));
  into.values.push(value);
  into.words.push(-1);
}

const GRAMS = { shortest: 3, longest: 5 };
/** A word longer than this is cut for its pieces. */
const LONGEST_WORD = 32;

/** The pieces of three to five letters of a word, its ends marked. */
function addGrams(family: Map<number, number>, seed: number, word: string, at: number): void {
  const text = `<${word.slice(0, LONGEST_WORD)}>`;
  for (let start = 0; start + GRAMS.shortest <= text.length; start++) {
    let code = seed;
    const end = Math.min(text.length, start + GRAMS.longest);
    for (let letter = start; letter < end; letter++) {
      code = Math.imul(code ^ text.charCodeAt(letter), FNV_PRIME);
      if (letter - start + 1 >= GRAMS.shortest) family.set(bucketOf(code), at);
    }
  }
}

const SEEDS = { text: hash('g:'), name: hash('n:'), first: hash('h:') };

/** Where the words of name, tagline and description end in a reading's line. */
function fieldEnds(reading: Reading): { name: number; tagline: number } {
  const name = reading.line.indexOf('');
  return { name, tagline: reading.line.indexOf('', name + 1) };
}

/** The line without the words that say "AI": what is left must speak for itself. */
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

function addShapes(into: Builder, entry: Entry, words: number): void {
  const text = `${entry.tagline} ${entry.description ?? ''}`;
  for (const [name, pattern] of SHAPES) if (pattern.test(text)) addOne(into, `s:${name}`, SHAPE_VALUE);
  const capitals = text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}/gu)?.length ?? 0;
  addOne(into, `s:capitals${Math.min(capitals, MOST_CAPITALS)}`, SHAPE_VALUE);
  addOne(into, `s:length${Math.min(Math.floor(words / WORDS_PER_STEP), MOST_STEPS)}`, SHAPE_VALUE);
  if (entry.description === null) addOne(into, 's:no_description', SHAPE_VALUE);
}

const KINDS = ['trade', 'business', 'software', 'ai_work', 'task'] as const;
const MOST_OF_KIND = 6;

function addSubjects(into: Builder, found: readonly FoundSubject[], nameEnd: number, words: number): void {
  const text = found.filter((one) => one.at > nameEnd);
  const name = found.filter((one) => one.at < nameEnd);
  addFamily(into, new Map(text.map((one) => [bucketOf(hash(`v:${one.subject}`)), one.at])), 1);
  addFamily(into, new Map(name.map((one) => [bucketOf(hash(`vn:${one.subject}`)), one.at])), 0.5);
  for (const kind of KINDS) {
    const count = new Set(text.filter((one) => one.kind === kind).map((one) => one.at)).size;
    for (let step = 1; step <= Math.min(count, MOST_OF_KIND); step++) addOne(into, `vk:${kind}${step}`, SHAPE_VALUE);
    if (count > 0) addOne(into, `vd:${kind}`, Math.min(1, (3 * count) / words));
    if (name.some((one) => one.kind === kind)) addOne(into, `vkn:${kind}`, SHAPE_VALUE);
  }
}

function addSaid(into: Builder, reading: Reading): void {
  const said = aiEvidence(reading);
  if (said.inText) addOne(into, 'a:said', 1);
  if (said.outsideName > 0) addOne(into, 'a:outside_name', 1);
  if (said.outsideName > 1) addOne(into, 'a:twice', 1);
  if (said.inTextPerhaps) addOne(into, 'a:perhaps', 1);
}

const memo = new WeakMap<Reading, FoundSubject[]>();

/** The subjects of an entry's texts, apart from what says "AI" outright. */
export function subjectsOf(reading: Reading): FoundSubject[] {
  const known = memo.get(reading) ?? subjectsIn(unsaidLine(reading));
  memo.set(reading, known);
  return known;
}

/** Features of an entry; without what it says of AI when `said` is false, as a part of the training rows is learned from. */
export function featuresOf(entry: Entry, reading: Reading, said = true): Features {
  const into: Builder = { ids: [], values: [], words: [] };
  const line = unsaidLine(reading);
  const ends = fieldEnds(reading);
  const words = new Map<number, number>();
  const grams = new Map<number, number>();
  const name = new Map<number, number>();
  for (const [at, word] of line.entries()) {
    if (word === '') continue;
    if (at < ends.name) {
      addGrams(name, SEEDS.name, word, at);
      continue;
    }
    words.set(bucketOf(hash(`w:${word}`)), at);
    addGrams(grams, SEEDS.text, word, at);
  }
  addFamily(into, words, 1);
  addFamily(into, grams, 1);
  addFamily(into, name, 0.5);
  const first = line[ends.name + 1] ?? '';
  if (first !== '') {
    addOne(into, `f:${first}`, 0.5);
    const pieces = new Map<number, number>();
    addGrams(pieces, SEEDS.first, first, ends.name + 1);
    addFamily(into, pieces, 0.3);
  }
  const count = line.reduce((sum, word, at) => sum + (word !== '' && at > ends.name ? 1 : 0), 0);
  addShapes(into, entry, count);
  addSubjects(into, subjectsOf(reading), ends.name, Math.max(count, 1));
  if (said) addSaid(into, reading);
  return into;
}
