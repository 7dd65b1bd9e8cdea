/** Recognises a subject of spam by what is offered: words of the subject in three strengths, and the marks of an offer beside them. */
import { rememberedOf } from '#catalog/memoize.ts';
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
/** What a word that was made hard to find adds. */
const MASKED = 2;
const EXCUSED = 5;
const CERTAIN = 7;
const FLAG = 5;
/** So many weak words alone are shown to an editor. */
const WEAK_FOR_FLAG = 5;
/** Made-up words with a lucky number or a game behind them, as gambling sites are named: abc188, abctoto, 99bet. */
const BRAND =
  /^(?:[a-z]{3,12}(?:77|88|99|777|888|138|168|188|303|388|4d)|[a-z]{2,10}(?:toto|togel)\d{0,3}|\d{1,4}bet|bet\d{2,4}|[a-z]\d{1,2}bet)$/;

/** All topics in one list. */
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

/** Words of those who detect, block or leave behind what a topic is about. */
const AGAINST = wordList('screening/against');

const PRICES = [
  /[$€£₦₹₽₴¥]\s?\d|\d\s?[$€£₦₹₽₴¥٪]/u,
  /\d\s?(?:usd|eur|euros?|gbp|cad|chf|zł|zl|грн|руб|р\b|тенге|ريال|درهم|دينار|دولار|جنيه|ليره)(?!\p{L})/iu,
  /\d\s?(?:soles|pesos|mxn|fcfa|balles|usdt|ton|btc|eth)(?!\p{L})/iu,
];

/** Whether a folded text names a price. */
export function namesPrice(text: string): boolean {
  return PRICES.some((price) => price.test(text));
}

interface Found {
  hits: Map<string, Hit[]>;
  /** Kinds of marks of an offer in the text. */
  marks: number;
  isAgainst: boolean;
  /** What the topics asked for so far amount to: each is asked for three times. */
  assessments: Map<TopicId, Assessment | undefined>;
}

const foundIn = rememberedOf((reading: Reading): Found => {
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

/** How many words of the line a hit takes. */
function spanOf(hit: Hit): number {
  return hit.also === undefined ? hit.length : 2;
}

function placesOf(hit: Hit): number[] {
  if (hit.also !== undefined) return [hit.at, hit.also];
  return Array.from({ length: hit.length }, (_, offset) => hit.at + offset);
}

/** What was hit, longest phrases first and none whose words were all counted: "get rich quick" is not also "get rich". */
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

/** What an entry says of a topic, in points. */
interface Assessment {
  points: number;
  /** The points of its words alone. */
  words: number;
  sure: readonly Hit[];
  strong: readonly Hit[];
  weak: readonly Hit[];
  masked: number;
  /** Words of those who work against it stand there. */
  excused: boolean;
}

/**
 * Points: 5 for each different sure term, 3 for each strong one, 1 for each weak one (4 at most); beside these 1 for each kind of
 * mark of an offer (4 at most: a price, a messenger, a guarantee …) and 2 for each masked word (4 at most). Words of those who
 * work against it take 5 away.
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
  // Whose words are all counted already says the same once more.
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

/** What the rule of a topic says: undefined, a flag, or certain from 7 points, unless the text offers nothing and speaks of AI twice. */
function verdictOf(id: TopicId, reading: Reading): (Assessment & { certain: boolean }) | undefined {
  const assessed = assess(id, reading);
  if (assessed === undefined || assessed.points < FLAG) return undefined;
  const { points, sure, strong, weak, masked } = assessed;
  const { marks } = foundIn(reading);
  const hasGoods = sure.length + strong.length > 0;
  const fewest = id === 'gambling' ? 3 : WEAK_FOR_FLAG;
  if (!hasGoods && weak.length + masked < fewest && !(weak.length >= 3 && marks >= 3)) return undefined;
  // Words of the goods without an offer, in a text about AI: an AI tool for that trade.
  const isTrade = sure.length === 0 && marks < 3 && masked === 0 && aiEvidence(reading).outsideName >= 2;
  return { ...assessed, certain: hasGoods && points >= CERTAIN && !isTrade && !assessed.excused };
}

/** What all topics of spam say of a text. */
export interface Topics {
  /** The points of the topic with the most words, below 0 where those of its opponents stand there. */
  points: number;
  /** The gravest verdict. */
  verdict: 'certain' | 'flag' | undefined;
  /** Kinds of marks of an offer. */
  marks: number;
  /** Words of those who work against a topic stand beside those that are shown. */
  excused: boolean;
}

/** What all topics together say. */
export const topicsIn = rememberedOf((reading: Reading): Topics => {
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

/** What a topic's words amount to. */
export interface TopicJudgement {
  certain: boolean;
  field: 'name' | 'tagline' | 'description';
  /** At most six, as they stand in the text. */
  words: string[];
}

/** What the words of a topic say of a text; undefined where that is too little to show. */
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

/** The field in which a word of the line stands. */
function fieldAt(reading: Reading, at: number): 'name' | 'tagline' | 'description' {
  const before = reading.line.slice(0, Math.max(at, 0)).filter((word) => word === '').length;
  return (['name', 'tagline', 'description'] as const)[before] ?? 'description';
}
