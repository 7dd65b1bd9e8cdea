/** Detects topics of spam by words of three strengths and by marks of an offer. */
import { memoizeByObject } from '#catalog/memoize.ts';
import { aiEvidence } from './ai-words.ts';
import { hitsIn, hitWords, wordList, taggedWordList } from '#catalog/language/word-lists.ts';
import type { Hit } from '#catalog/language/word-lists.ts';
import type { Reading } from './parsed-entry.ts';
import { TOPIC_IDS, termsOfTopic } from '#catalog/screening/topics.ts';
import type { TopicId } from '#catalog/screening/topics.ts';
import { readVocabulary } from '#catalog/vocabularies.ts';

const POINTS = { sure: 5, strong: 3, weak: 1 } as const;
type Strength = keyof typeof POINTS;
const STRENGTHS: readonly Strength[] = ['sure', 'strong', 'weak'];
const MOST_WEAK = 4;
const MOST_MARKS = 4;
/** Points of a masked word. */
const MASKED = 2;
const EXCUSED = 5;
const CERTAIN = 7;
const FLAG = 5;
/** This many weak words alone make a flag. */
const WEAK_FOR_FLAG = 5;
/** Words with a lucky number or a game, as gambling sites are named: abc188, abctoto, 99bet. */
const BRAND =
  /^(?:[a-z]{3,12}(?:77|88|99|777|888|138|168|188|303|388|4d)|[a-z]{2,10}(?:toto|togel)\d{0,3}|\d{1,4}bet|bet\d{2,4}|[a-z]\d{1,2}bet)$/;

const TERMS = taggedWordList(() => {
  const subjects: Record<string, readonly string[]> = {};
  for (const id of TOPIC_IDS) {
    for (const strength of STRENGTHS) subjects[`${id} ${strength}`] = termsOfTopic(id, strength);
    subjects[`${id} dressed`] = termsOfTopic(id, 'dressed');
    subjects[`${id} excuse`] = termsOfTopic(id, 'excuses');
  }
  for (const [kind, terms] of Object.entries(readVocabulary('screening/marks'))) subjects[`mark ${kind}`] = [terms];
  return subjects;
});

/** Words used to detect, block or leave behind a topic. */
const AGAINST = wordList('screening/against');

const PRICES = [
  /[$€£₦₹₽₴¥]\s?\d|\d\s?[$€£₦₹₽₴¥٪]/u,
  /\d\s?(?:usd|eur|euros?|gbp|cad|chf|zł|zl|грн|руб|р\b|тенге|ريال|درهم|دينار|دولار|جنيه|ليره)(?!\p{L})/iu,
  /\d\s?(?:soles|pesos|mxn|fcfa|balles|usdt|ton|btc|eth)(?!\p{L})/iu,
];

/** Whether a folded text has a price. */
export function namesPrice(text: string): boolean {
  return PRICES.some((price) => price.test(text));
}

interface Found {
  hits: Map<string, Hit[]>;
  /** Kinds of marks of an offer. */
  marks: number;
  isAgainst: boolean;
  /** A cache: each topic is assessed three times. */
  assessments: Map<TopicId, Assessment | undefined>;
}

const foundIn = memoizeByObject((reading: Reading): Found => {
  const hits = new Map<string, Hit[]>();
  let marks = namesPrice(reading.text) ? 1 : 0;
  for (const hit of hitsIn(TERMS, reading.line)) {
    const list = hits.get(hit.tag);
    if (list !== undefined) list.push(hit);
    else {
      hits.set(hit.tag, [hit]);
      if (hit.tag.startsWith('mark ')) marks += 1;
    }
  }
  return { hits, marks, isAgainst: hitsIn(AGAINST, reading.line).length > 0, assessments: new Map() };
});

/** The number of words of a hit. */
function spanOf(hit: Hit): number {
  return hit.also === undefined ? hit.length : 2;
}

function placesOf(hit: Hit): number[] {
  if (hit.also !== undefined) return [hit.at, hit.also];
  return Array.from({ length: hit.length }, (_, offset) => hit.at + offset);
}

/** Longest phrases first, without hits of counted words: "get rich quick" hides "get rich". */
function distinct(hits: readonly Hit[], taken: Set<number>): Hit[] {
  const kept: Hit[] = [];
  const terms = new Set<string>();
  for (const hit of hits.toSorted((a, b) => spanOf(b) - spanOf(a))) {
    if (terms.has(hit.term)) continue;
    const places = placesOf(hit);
    if (places.length > 0 && places.every((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    terms.add(hit.term);
    kept.push(hit);
  }
  return kept;
}

/** The points of one topic. */
interface Assessment {
  points: number;
  /** Points of its words alone. */
  words: number;
  sure: readonly Hit[];
  strong: readonly Hit[];
  weak: readonly Hit[];
  masked: number;
  /** Words against the topic were found. */
  excused: boolean;
}

/**
 * Points: 5 for each different sure term, 3 for each strong one, 1 for each weak one (at most 4);
 * then 1 for each kind of mark of an offer (at most 4: a price, a messenger, a guarantee …) and 2
 * for each masked word (at most 4). Words against the topic subtract 5.
 */
function assess(id: TopicId, reading: Reading): Assessment | undefined {
  const found = foundIn(reading);
  if (!found.assessments.has(id)) found.assessments.set(id, amountOf(id, reading, found));
  return found.assessments.get(id);
}

function amountOf(id: TopicId, reading: Reading, { hits, marks, isAgainst }: Found): Assessment | undefined {
  const taken = new Set<number>();
  const [listed = [], strong = [], weak = []] = STRENGTHS.map((strength) =>
    distinct(hits.get(`${id} ${strength}`) ?? [], taken),
  );
  // Terms whose words are all counted add nothing.
  const sure = [...listed, ...distinct(hits.get(`${id} dressed`) ?? [], taken)];
  const shaped = id === 'gambling' && weak.length > 0 ? reading.line.findIndex((word) => BRAND.test(word)) : -1;
  if (shaped >= 0) strong.push({ term: 'brand', tag: '', at: shaped, length: 1 });
  const words = sure.length * POINTS.sure + strong.length * POINTS.strong + Math.min(weak.length, MOST_WEAK);
  if (words === 0) return undefined;
  const masked = [...taken].filter((place) => reading.masked.has(place)).length;
  const excused = (hits.get(`${id} excuse`)?.length ?? 0) > 0 || isAgainst;
  const points = words + Math.min(marks, MOST_MARKS) + Math.min(masked, 2) * MASKED - (excused ? EXCUSED : 0);
  return { points, words, sure, strong, weak, masked, excused };
}

/** Certain from 7 points, except for an AI tool of that trade and for words against the topic. */
function verdictOf(id: TopicId, reading: Reading): (Assessment & { certain: boolean }) | undefined {
  const assessed = assess(id, reading);
  if (assessed === undefined || assessed.points < FLAG) return undefined;
  const { points, sure, strong, weak, masked } = assessed;
  const { marks } = foundIn(reading);
  const hasGoods = sure.length + strong.length > 0;
  const fewest = id === 'gambling' ? 3 : WEAK_FOR_FLAG;
  if (!hasGoods && weak.length + masked < fewest && !(weak.length >= 3 && marks >= 3)) return undefined;
  // Words of the goods without an offer in a text about AI: an AI tool for that trade.
  const isTrade = sure.length === 0 && marks < 3 && masked === 0 && aiEvidence(reading).outsideName >= 2;
  return { ...assessed, certain: hasGoods && points >= CERTAIN && !isTrade && !assessed.excused };
}

/** The verdict of all topics. */
export interface Topics {
  /** Points of the topic with the most words; negative with words against it. */
  points: number;
  verdict: 'certain' | 'flag' | undefined;
  /** Kinds of marks of an offer. */
  marks: number;
  /** A flagged topic has words against it. */
  excused: boolean;
}

/** The verdict of all topics on a text. */
export const topicsIn = memoizeByObject((reading: Reading): Topics => {
  let points = 0;
  let most = 0;
  let verdict: Topics['verdict'];
  let excused = false;
  for (const id of TOPIC_IDS) {
    const assessed = assess(id, reading);
    if (assessed === undefined) continue;
    if (assessed.words > most) ({ words: most, points } = assessed);
    const found = verdictOf(id, reading);
    if (found?.certain === true) verdict = 'certain';
    else if (found !== undefined) {
      verdict ??= 'flag';
      excused ||= found.excused;
    }
  }
  return { points, verdict, marks: foundIn(reading).marks, excused };
});

export interface TopicJudgement {
  certain: boolean;
  field: 'name' | 'tagline' | 'description';
  /** At most six, as typed. */
  words: string[];
}

/** Undefined for too few points to show. */
export function judgeTopic(id: TopicId, reading: Reading): TopicJudgement | undefined {
  const found = verdictOf(id, reading);
  if (found === undefined) return undefined;
  const words = [...found.sure, ...found.strong, ...found.weak];
  return {
    certain: found.certain,
    field: fieldAt(reading, words[0]?.at ?? 0),
    words: hitWords(words, reading.shown).slice(0, 6),
  };
}

function fieldAt(reading: Reading, at: number): 'name' | 'tagline' | 'description' {
  const before = reading.line.slice(0, Math.max(at, 0)).filter((word) => word === '').length;
  return (['name', 'tagline', 'description'] as const)[before] ?? 'description';
}
