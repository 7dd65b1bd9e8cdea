/** Detects topics of spam by words of three strengths and by marks of an offer. */
import { memoizeByObject } from '#catalog/memoize.ts';
import { aiEvidence } from './ai-words.ts';
import { hitsIn, taggedWordList } from '#catalog/language/word-lists.ts';
import type { Hit } from '#catalog/language/word-lists.ts';
import type { Reading } from './parsed-entry.ts';
import { TOPIC_IDS, termsOfTopic } from '#catalog/screening/topics.ts';
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
  for (const id of TOPIC_IDS)
    for (const section of [...STRENGTHS, 'dressed', 'excuses'] as const)
      subjects[`${id} ${section}`] = termsOfTopic(id, section);
  for (const [kind, terms] of Object.entries(readVocabulary('screening/marks'))) subjects[`mark ${kind}`] = [terms];
  // Words used to detect, block or leave behind a topic.
  subjects['against'] = Object.values(readVocabulary('screening/against'));
  return subjects;
});

const PRICES = [
  /[$€£₦₹₽₴¥]\s?\d|\d\s?[$€£₦₹₽₴¥٪]/u,
  /\d\s?(?:usd|eur|euros?|gbp|cad|chf|zł|zl|грн|руб|р\b|тенге|ريال|درهم|دينار|دولار|جنيه|ليره)(?!\p{L})/iu,
  /\d\s?(?:soles|pesos|mxn|fcfa|balles|usdt|ton|btc|eth)(?!\p{L})/iu,
];

/** Whether a folded text has a price. */
export function namesPrice(text: string): boolean {
  return PRICES.some((price) => price.test(text));
}

/** The number of words of a hit. */
const spanOf = (hit: Hit): number => (hit.also === undefined ? hit.length : 2);

const placesOf = ({ at, length, also }: Hit): number[] =>
  also === undefined ? Array.from({ length }, (_, offset) => at + offset) : [at, also];

/** Longest phrases first, without hits of counted words: "get rich quick" hides "get rich". */
function distinct(hits: readonly Hit[] = [], taken: Set<number>): Hit[] {
  const kept = new Map<string, Hit>();
  for (const hit of hits.toSorted((a, b) => spanOf(b) - spanOf(a))) {
    const places = placesOf(hit);
    if (kept.has(hit.term) || (places.length > 0 && places.every((place) => taken.has(place)))) continue;
    for (const place of places) taken.add(place);
    kept.set(hit.term, hit);
  }
  return [...kept.values()];
}

/** The evidence of a text for one topic. */
interface Assessment {
  id: string;
  points: number;
  /** Points of its words alone. */
  words: number;
  /** The strongest first. */
  hits: readonly Hit[];
  verdict: 'certain' | 'flag' | undefined;
  /** Words against the topic were found. */
  excused: boolean;
}

/** The evidence of a text for all topics. */
export interface Topics {
  /** Points of the topic with the most words; negative with words against it. */
  points: number;
  verdict: 'certain' | 'flag' | undefined;
  /** Kinds of marks of an offer. */
  marks: number;
  /** A flagged topic has words against it. */
  excused: boolean;
  found: readonly Assessment[];
}

/**
 * Points: 5 for each different sure term, 3 for each strong one, 1 for each weak one (at most 4);
 * then 1 for each kind of mark of an offer (at most 4: a price, a messenger, a guarantee …) and 2
 * for each masked word (at most 4). Words against the topic subtract 5. Certain from 7 points,
 * except for an AI tool of that trade and for words against the topic.
 */
function assess(
  id: string,
  reading: Reading,
  hits: Readonly<Record<string, Hit[] | undefined>>,
  marks: number,
): Assessment | undefined {
  const taken = new Set<number>();
  const [listed = [], strong = [], weak = []] = STRENGTHS.map((strength) => distinct(hits[`${id} ${strength}`], taken));
  // Terms whose words are all counted add nothing.
  const sure = [...listed, ...distinct(hits[`${id} dressed`], taken)];
  const brand = id === 'gambling' && weak.length > 0 ? reading.line.findIndex((word) => BRAND.test(word)) : -1;
  if (brand >= 0) strong.push({ term: 'brand', tag: '', at: brand, length: 1 });
  const goods = sure.length * POINTS.sure + strong.length * POINTS.strong;
  const words = goods + Math.min(weak.length, MOST_WEAK);
  if (words === 0) return undefined;
  const masked = [...taken].filter((place) => reading.masked.has(place)).length;
  const excused = hits[`${id} excuses`] !== undefined || hits['against'] !== undefined;
  const points = words + Math.min(marks, MOST_MARKS) + Math.min(masked, 2) * MASKED - (excused ? EXCUSED : 0);
  const fewest = id === 'gambling' ? 3 : WEAK_FOR_FLAG;
  const isFlagged = points >= FLAG && (goods > 0 || weak.length + masked >= fewest || (weak.length >= 3 && marks >= 3));
  // Words of the goods without an offer in a text about AI: an AI tool for that trade.
  const isTrade = sure.length === 0 && marks < 3 && masked === 0 && aiEvidence(reading).outsideName >= 2;
  const isCertain = isFlagged && goods > 0 && points >= CERTAIN && !isTrade && !excused;
  const verdict = isCertain ? 'certain' : isFlagged ? 'flag' : undefined;
  return { id, points, words, hits: [...sure, ...strong, ...weak], verdict, excused };
}

/** The evidence of an entry for every topic. */
export const topicsIn = memoizeByObject((reading: Reading): Topics => {
  const hits: Record<string, Hit[]> = {};
  for (const hit of hitsIn(TERMS, reading.line)) (hits[hit.tag] ??= []).push(hit);
  const kinds = Object.keys(hits).filter((tag) => tag.startsWith('mark ')).length;
  const marks = kinds + (namesPrice(reading.text) ? 1 : 0);
  const found = TOPIC_IDS.flatMap((id) => assess(id, reading, hits, marks) ?? []);
  const most = found.reduce<Assessment | undefined>(
    (top, one) => (one.words > (top?.words ?? 0) ? one : top),
    undefined,
  );
  const verdicts = new Set(found.map(({ verdict }) => verdict));
  return {
    points: most?.points ?? 0,
    verdict: verdicts.has('certain') ? 'certain' : verdicts.has('flag') ? 'flag' : undefined,
    marks,
    excused: found.some(({ verdict, excused }) => verdict === 'flag' && excused),
    found: found.filter(({ verdict }) => verdict !== undefined),
  };
});
