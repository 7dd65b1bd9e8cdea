// The shape of a rule that recognises a subject of spam by what is offered: words of the subject in three strengths, and the marks of an offer beside them.
import { aiEvidence } from './ai-words.ts';
import { hitsIn, hitWords, lexicon, taggedLexicon } from './lexicon.ts';
import type { Hit } from './lexicon.ts';
import type { Reading } from './parsed-entry.ts';
import type { Rule } from '#catalog/screening/rule.ts';
import { MARKS } from '#catalog/screening/vocabulary/marks.ts';
import { TOPICS } from '#catalog/screening/vocabulary/topics.ts';
import type { TopicId } from '#catalog/screening/vocabulary/topics.ts';

interface Options {
  /** Words by their shape; they count as a strong one beside any weak one. */
  brand?: RegExp;
  /** Weak words that suffice for a flag when no other stands there; 5 unless told. */
  weakForFlag?: number;
}

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

const subjects: Record<string, readonly string[]> = {};
for (const [id, vocabulary] of Object.entries(TOPICS)) {
  for (const strength of STRENGTHS) subjects[`${id} ${strength}`] = vocabulary[strength];
  subjects[`${id} excuse`] = vocabulary.excuses;
}
for (const [kind, list] of Object.entries(MARKS)) subjects[`mark ${kind}`] = [list];

const LEXICON = taggedLexicon(subjects);

/** Words of those who detect, block or leave behind what a topic is about. */
const AGAINST = lexicon(
  `detects, detect, detecting, detector*, detection, blocks, block, blocker*, blocking, prevents, prevent, preventing, prevention, addict*, relapse*, moderation, self exclusion, takes down, harm, harmful, anti fraud,
   erkennt, erkennung, blockiert, blockieren, spielsucht*, suchthilfe, prävention, adicción*, ludopat*, bloquea, bloquear, detecta, detectar, prevención, addiction*, bloque, bloquer, détecte, détecter, prévention, arrêter,
   uzależnien*, blokuje, blokowanie, wykrywa, wykrywanie, profilaktyk*, зависимост*, лудоман*, бросить, блокирует, блокировк*, обнаруживает, выявляет, профилактик*, залежн*, кинути, блокує, блокуванн*, виявляє, профілактик*, ادمان, الاقلاع, يحجب, حجب, يكشف, يمنع`,
);

const PRICE =
  /[$€£₦₹₽₴¥]\s?\d|\d\s?(?:[$€£₦₹₽₴¥٪]|(?:usd|eur|euros?|gbp|cad|chf|zł|zl|грн|руб|р\b|тенге|ريال|درهم|دينار|دولار|جنيه|ليره|soles|pesos|mxn|fcfa|balles|usdt|ton|btc|eth)(?![\p{L}]))/iu;

interface Found {
  hits: Map<string, Hit[]>;
  /** Kinds of marks of an offer in the text. */
  marks: number;
}

const memo = new WeakMap<Reading, Found>();

function foundIn(reading: Reading): Found {
  const known = memo.get(reading);
  if (known !== undefined) return known;
  const hits = new Map<string, Hit[]>();
  let marks = PRICE.test(reading.text) ? 1 : 0;
  for (const hit of hitsIn(LEXICON, reading.line)) {
    const list = hits.get(hit.tag);
    if (list !== undefined) list.push(hit);
    else {
      hits.set(hit.tag, [hit]);
      if (hit.tag.startsWith('mark ')) marks += 1;
    }
  }
  const found = { hits, marks };
  memo.set(reading, found);
  return found;
}

function placesOf(hit: Hit): number[] {
  if (hit.also !== undefined) return [hit.at, hit.also];
  return Array.from({ length: hit.length }, (_, offset) => hit.at + offset);
}

/** What was hit, longest phrases first and none whose words were all counted: "get rich quick" is not also "get rich". */
function distinct(hits: readonly Hit[], taken: Set<number>): Hit[] {
  const kept: Hit[] = [];
  const terms = new Set<string>();
  for (const hit of hits.toSorted((a, b) => placesOf(b).length - placesOf(a).length)) {
    const places = placesOf(hit);
    if (terms.has(hit.term) || (places.length > 0 && places.every((place) => taken.has(place)))) continue;
    for (const place of places) taken.add(place);
    terms.add(hit.term);
    kept.push(hit);
  }
  return kept;
}

/**
 * A rule from a topic's vocabulary. Points: 5 for each different sure term, 3 for each strong one, 1 for each weak one (4 at
 * most); beside three points of these 1 for each kind of mark of an offer (4 at most: a price, a messenger, a guarantee …) and
 * 2 for each masked word (4 at most). Words of those who work against it take 3 away. From 7 points it is certain, unless
 * the text offers nothing and speaks of AI twice.
 */
export function topicRule(id: TopicId, { brand, weakForFlag = 5 }: Options = {}): Rule & { id: TopicId } {
  return {
    id,
    looksAt: ['name', 'tagline', 'description'],
    verdict: 'spam',
    defaultMode: 'enforced',
    judge(_entry, _lookups, { reading }) {
      const { hits, marks } = foundIn(reading);
      const taken = new Set<number>();
      const [sure = [], strong = [], weak = []] = STRENGTHS.map((strength) =>
        distinct(hits.get(`${id} ${strength}`) ?? [], taken),
      );
      const shaped = weak.length > 0 ? reading.line.findIndex((word) => brand?.test(word) === true) : -1;
      if (shaped >= 0) strong.push({ term: 'brand', tag: '', at: shaped, length: 1 });
      const words = sure.length * POINTS.sure + strong.length * POINTS.strong + Math.min(weak.length, MOST_WEAK);
      if (words < FLAG - 1) return null;
      const masked = [...taken].filter((place) => reading.masked.has(place)).length;
      const excused = (hits.get(`${id} excuse`)?.length ?? 0) > 0 || hitsIn(AGAINST, reading.line).length > 0;
      const points =
        words + Math.min(marks, MOST_MARKS) + Math.min(masked * MASKED, 2 * MASKED) - (excused ? EXCUSED : 0);
      const hasGoods = sure.length + strong.length > 0;
      if (!hasGoods && weak.length + masked < weakForFlag && !(weak.length >= 3 && marks >= 3)) return null;
      if (points < FLAG) return null;
      // Words of the goods without an offer, in a text about AI: an AI tool for that trade.
      const isTrade = sure.length === 0 && marks < 2 && masked === 0 && aiEvidence(reading).outsideName >= 2;
      const [first] = [...sure, ...strong, ...weak];
      return {
        certain: hasGoods && points >= CERTAIN && !isTrade,
        field: fieldAt(reading, first?.at ?? 0),
        evidence: { words: hitWords([...sure, ...strong, ...weak], reading.shown).slice(0, 6) },
      };
    },
  };
}

/** The field in which a word of the line stands. */
function fieldAt(reading: Reading, at: number): 'name' | 'tagline' | 'description' {
  const before = reading.line.slice(0, Math.max(at, 0)).filter((word) => word === '').length;
  return (['name', 'tagline', 'description'] as const)[before] ?? 'description';
}
