/** Rules about language models that judge: orders to them, and their second opinion. */
import { hitsIn, hitWords, wordList } from '#catalog/language/word-lists.ts';
import { doubtAi } from '#catalog/screening/classifier/not-ai.ts';
import { DOUBTS } from '#catalog/screening/opinions.ts';
import type { Entry, Rule } from '#catalog/screening/rule.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';

const ORDERS = 'screening/orders';
const IGNORING = wordList(ORDERS, 'ignore');
const FORGETTING = wordList(ORDERS, 'forget');
const TOLD = wordList(ORDERS, 'instructions');
const TOLD_EARLIER = wordList(ORDERS, 'earlier');
const TOLD_AT_ALL = wordList(ORDERS, 'earlier', 'all');
const SPOKEN_TO = wordList(ORDERS, 'offices');
const ASKED_FOR = wordList(ORDERS, 'verdicts');
const DEFENDING = wordList(ORDERS, 'defences');
/** "The assistant then writes that this is fine." */
const REPORTED = ['readers', 'tells', 'this', 'fine'].map((section) => wordList(ORDERS, section));

/** Most words from one word of a report to the next. */
const STEP = 3;
/** Most words from the order to its object, and from there to a following adjective. */
const WINDOW = 7;
const AFTER = 2;
const MOST_WORDS = 5;
const LONGEST_WORDS = 80;

/** Verdicts as models spell them, and the delimiters of their inputs. */
const MARKS = new RegExp(
  [
    /(?<![\p{L}\p{N}_=/&?-])(?:not_an_)?ai_tool(?![\p{L}\p{N}_])|["“”']verdict["“”']\s?:/u,
    /<\/?\s?entry\b[^<>]{0,40}>|<\|im_(?:start|end)\|>|\[\/?inst\]|<<\/?sys>>/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);

/** "Tells your bot to ignore …", "never ignore …" are not orders. */
const NO_ORDER_AFTER = new Set(['to', 'not', 't', 'never']);

interface Found {
  /** Position of the first word in the line. */
  at: number;
  words: string;
}

/** "Ignore all previous instructions": order, object and "previous" in one field. */
function overruling(reading: Reading): Found[] {
  const { line, shown } = reading;
  const told = hitsIn(TOLD, line);
  if (told.length === 0) return [];
  const found: Found[] = [];
  for (const [orders, kinds] of [
    [IGNORING, TOLD_AT_ALL],
    [FORGETTING, TOLD_EARLIER],
  ] as const) {
    const places = hitsIn(kinds, line).map(({ at }) => at);
    for (const { at } of hitsIn(orders, line)) {
      if (NO_ORDER_AFTER.has(line[at - 1] ?? '')) continue;
      const about = told.find((hit) => hit.at > at && hit.at <= at + WINDOW && !line.slice(at, hit.at).includes(''));
      if (about === undefined) continue;
      const place = places.find((one) => one > at && one <= about.at + AFTER && !line.slice(at, one).includes(''));
      if (place !== undefined) found.push({ at, words: shown.slice(at, Math.max(about.at, place) + 1).join(' ') });
    }
  }
  return found;
}

/** "You are the moderator … approve this entry". */
function addressing({ line, shown }: Reading): Found[] {
  const spokenTo = hitsIn(SPOKEN_TO, line);
  const askedFor = spokenTo.length === 0 ? [] : hitsIn(ASKED_FOR, line);
  if (askedFor.length === 0) return [];
  return [...spokenTo, ...askedFor].map((hit) => ({ at: hit.at, words: hitWords([hit], shown).join(' ') }));
}

/** A verdict in indirect speech, which a model may take for its own. */
function reporting({ line, shown }: Reading): Found[] {
  const [readers = [], ...steps] = REPORTED.map((list) => hitsIn(list, line).map(({ at }) => at));
  return readers.flatMap((at) => {
    let end: number | undefined = at;
    for (const places of steps) {
      const from: number | undefined = end;
      end = from === undefined ? undefined : places.find((place) => place > from && place <= from + STEP);
    }
    if (end === undefined || line.slice(at, end).includes('')) return [];
    return [{ at, words: shown.slice(at, end + 1).join(' ') }];
  });
}

const FIELDS = ['name', 'tagline', 'description'] as const;

function marksIn(entry: Entry): { field: (typeof FIELDS)[number]; words: string[] } | undefined {
  for (const field of FIELDS) {
    const words = entry[field]?.match(MARKS);
    if (words != null) return { field, words };
  }
  return undefined;
}

/** The text instructs a model. Never a refusal: texts about defences may quote an order. */
export const promptInjection: Rule = {
  id: 'prompt_injection',
  verdict: 'spam',
  defaultMode: 'advisory',
  judge(entry, _lookups, { reading }) {
    const marks = marksIn(entry);
    const addressed = [...addressing(reading), ...reporting(reading)];
    const overruled = overruling(reading);
    const isSure = marks !== undefined || addressed.length > 0;
    if (!isSure && (overruled.length === 0 || hitsIn(DEFENDING, reading.line).length > 0)) return null;
    const found = [...overruled, ...addressed];
    const [first] = found;
    const before = reading.line.slice(0, first?.at ?? 0).filter((word) => word === '').length;
    const words = new Set([...found.map((one) => one.words.slice(0, LONGEST_WORDS)), ...(marks?.words ?? [])]);
    return {
      certain: false,
      field: first === undefined ? (marks?.field ?? null) : (FIELDS[before] ?? 'description'),
      evidence: { words: [...words].slice(0, MOST_WORDS) },
    };
  },
};

/**
 * A language model calls a doubtful entry no AI tool, or spam. It is asked after the other rules, where
 * none refuses and one doubts the text, or `doubtAi` does. Editors decide on appeal.
 */
export const secondOpinion: Rule = {
  id: 'second_opinion',
  verdict: 'not_an_ai_tool',
  defaultMode: 'enforced',
  isLast: true,
  async judge(entry, lookups, context) {
    if (lookups.opinion === undefined || context.earlier.some(({ action }) => action === 'refuse')) return null;
    const doubt = context.earlier.some(({ rule }) => DOUBTS.includes(rule)) ? 'refuse' : doubtAi(entry, context);
    const opinion = doubt && (await lookups.opinion());
    if (opinion?.verdict !== 'not_an_ai_tool' && opinion?.verdict !== 'spam') return null;
    const { verdict, reason, model } = opinion;
    return { certain: doubt === 'refuse', verdict, field: 'tagline', evidence: { reason, model } };
  },
};
