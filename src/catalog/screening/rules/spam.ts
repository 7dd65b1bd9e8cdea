/** Rules about spam: its topics, masked words, and the wording of the whole text. */
import { strongestWords } from '#catalog/classification/linear-model.ts';
import { hitWords } from '#catalog/language/word-lists.ts';
import { featuresOf } from '#catalog/screening/classifier/features.ts';
import { scoreEntry } from '#catalog/screening/classifier/scores.ts';
import type { Context, Entry, Field, Judgement, Rule } from '#catalog/screening/rule.ts';
import { aiEvidence } from '#catalog/screening/text/ai-words.ts';
import { isKnownWord, isTopicWord } from '#catalog/screening/text/known-words.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import { topicsIn } from '#catalog/screening/text/topic.ts';
import { TOPIC_IDS } from '#catalog/screening/topics.ts';
import { shoutIn } from './form.ts';

const TEXTS = ['name', 'tagline', 'description'] as const;
const MOST_SHOWN = 6;

/** The field at a position of the line. */
const fieldAt = ({ line }: Reading, at: number): Field =>
  TEXTS[line.slice(0, Math.max(at, 0)).filter((word) => word === '').length] ?? 'description';

/** Log-odds: below `agrees` certain words prove nothing, below `shows` others neither, below `isSure` none refuses. */
const CONFIRMED = { agrees: -2, shows: 0, isSure: 0.5 } as const;

/** Corrects a judgement by the wording of the whole text; null if that disagrees. */
function confirmByWording(judgement: Judgement, entry: Entry, { reading, models }: Context): Judgement | null {
  const score = scoreEntry(models, 'spam', entry, reading);
  if (score < (judgement.certain ? CONFIRMED.agrees : CONFIRMED.shows)) return null;
  return { ...judgement, certain: judgement.certain && score >= CONFIRMED.isSure };
}

function topicRule(id: string): Rule {
  return {
    id,
    verdict: 'spam',
    defaultMode: 'enforced',
    judge(entry, _lookups, context) {
      const { reading } = context;
      const found = topicsIn(reading).found.find((one) => one.id === id);
      if (found === undefined) return null;
      const words = hitWords(found.hits, reading.shown).slice(0, MOST_SHOWN);
      // The finding about a parked page also shows its name.
      const evidence = id === 'parked_page' ? { words, name: entry.name } : { words };
      const field = fieldAt(reading, found.hits[0]?.at ?? 0);
      return confirmByWording({ certain: found.verdict === 'certain', field, evidence }, entry, context);
    },
  };
}

export const TOPIC_RULES: readonly Rule[] = TOPIC_IDS.map(topicRule);

/** Log-odds from which the wording flags and refuses: lower where goods are masked, higher in a text about AI. */
const WORDING = {
  flag: 1.6,
  /** A text about AI often names the goods of spam. */
  flagSaid: 2.1,
  certain: 2.9,
  certainMasked: 1.7,
  certainGoods: 1,
  /** AI, and few goods of spam or marks of an offer: bots of messengers use the same words. */
  certainSaid: 4.5,
  /** Words against a topic, or a text about AI without an offer, or that only shouts. */
  certainAgainst: 8,
} as const;
/** More words of AI, up to two, require more kinds of marks. */
const MOST_SAID = 2;
/** Points of words and marks from which the goods of spam are named. */
const NAMED = 5;

/** The score from which the wording refuses. */
function certainFrom({ tagline }: Entry, reading: Reading): number {
  const { verdict, points, marks, excused } = topicsIn(reading);
  if (excused) return WORDING.certainAgainst;
  const { inText, outsideName } = aiEvidence(reading);
  const isMasked = [...reading.masked].some((at) => isTopicWord(reading.line[at] ?? ''));
  // A letter of another script in a text about AI may be an error of typing.
  if (isMasked) return points < NAMED && inText ? WORDING.certain : WORDING.certainMasked;
  const isLoud = shoutIn(tagline) !== undefined;
  if (verdict !== 'flag' && inText && points < NAMED) return isLoud ? WORDING.certainAgainst : WORDING.certainSaid;
  if (verdict !== 'flag') return WORDING.certain;
  const said = Math.min(outsideName, MOST_SAID);
  if (said === MOST_SAID && marks === 0) return WORDING.certainAgainst;
  return said > 0 && marks <= said ? WORDING.certainSaid : WORDING.certainGoods;
}

/** The text is worded like an offer of spam, of any topic; where a topic is certain, its rule decides. */
const spamWording: Rule = {
  id: 'spam_wording',
  verdict: 'spam',
  defaultMode: 'enforced',
  judge(entry, _lookups, { reading, models }) {
    const { verdict } = topicsIn(reading);
    if (verdict === 'certain') return null;
    const score = scoreEntry(models, 'spam', entry, reading);
    const certain = score >= certainFrom(entry, reading);
    const flag = aiEvidence(reading).inText ? WORDING.flagSaid : WORDING.flag;
    if (!certain && (score < flag || verdict === 'flag')) return null;
    const words = strongestWords(models.spam, featuresOf(entry, reading), reading.shown, 1, MOST_SHOWN);
    return { certain, field: fieldAt(reading, reading.shown.indexOf(words[0] ?? '')), evidence: { words } };
  },
};

/** Certain: two masked words of spam, a spaced-out one, or four of any kind. */
const CERTAIN_GOODS = 2;
const CERTAIN_WORDS = 4;
/** Five or more spaced letters. */
const SPACED_OUT = /^\S(?: \S){4,}/u;
/** Shorter unknown words may be a list of options: S M L XL. */
const FEWEST_LETTERS = 6;

/** Words are masked: spaced out, or written with look-alike digits and letters. */
const maskedWords: Rule = {
  id: 'masked_words',
  verdict: 'spam',
  defaultMode: 'enforced',
  judge(entry, _lookups, context) {
    const { line, shown, masked } = context.reading;
    const wordAt = (at: number) => line[at] ?? '';
    const places = [...masked].filter((at) => wordAt(at).length >= FEWEST_LETTERS - (isKnownWord(wordAt(at)) ? 1 : 0));
    const [first] = places;
    if (first === undefined) return null;
    const goods = places.filter((at) => isKnownWord(wordAt(at)) && isTopicWord(wordAt(at)));
    const words = [...new Set(places.map((at) => shown[at] ?? wordAt(at)))];
    const isSpacedOut = goods.some((at) => SPACED_OUT.test(shown[at] ?? ''));
    const isMany = new Set(goods.map(wordAt)).size >= CERTAIN_GOODS || words.length >= CERTAIN_WORDS;
    const evidence = { words: words.slice(0, MOST_SHOWN) };
    const judgement = { certain: isSpacedOut || isMany, field: fieldAt(context.reading, first), evidence };
    // Other masks than spaced letters may be a name or a code; the wording decides.
    if (isSpacedOut) return judgement;
    return confirmByWording(judgement, entry, context) ?? { ...judgement, certain: false };
  },
};

export const WORDING_RULES: readonly Rule[] = [spamWording, maskedWords];
