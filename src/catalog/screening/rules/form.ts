/** Rules about how a text is written: search terms, mixed scripts, shouting. */
import { plainForm } from '#catalog/language/fold.ts';
import { type Script, scriptsOf } from '#catalog/language/scripts.ts';
import { contentWords } from '#catalog/screening/text/name-keys.ts';
import type { Rule } from '#catalog/screening/rule.ts';

/** Largest share of one word in a longer text. */
const SHARE = 0.3;
const REPEATED = 7;
const FEWEST_WORDS = 20;
/** Fewest search terms in a row, most of them with one word; or very many terms. */
const TERMS = 4;
const TERMS_AROUND_ONE_WORD = 0.7;
const MANY_TERMS = 14;
const LONGEST_TERM = 5;

/** The most frequent of words. */
function mostFrequent(words: readonly string[]): { word: string; count: number } {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [word = '', count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { word, count };
}

/** Undefined for a sentence that enumerates. */
function searchTerms(tagline: string): { word: string; count: number } | undefined {
  const pieces = tagline
    .split(/[,;|/、，]/)
    .map((piece) => contentWords(piece))
    .filter((words) => words.length > 0);
  if (pieces.length < TERMS || pieces.some((words) => words.length > LONGEST_TERM)) return undefined;
  if (pieces.length >= MANY_TERMS) return { count: pieces.length, word: '' };
  const found = mostFrequent(pieces.flatMap((words) => [...new Set(words)]));
  return found.count >= TERMS && found.count / pieces.length >= TERMS_AROUND_ONE_WORD ? found : undefined;
}

/** One phrase repeated, or a list of search terms. */
const keywordStuffing: Rule = {
  id: 'keyword_stuffing',
  verdict: 'spam',
  defaultMode: 'advisory',
  judge(entry) {
    const words = contentWords(`${entry.tagline} ${entry.description ?? ''}`);
    const own = new Set(contentWords(entry.name));
    const { word, count } = mostFrequent(words.filter((one) => one.length > 2 && !own.has(one)));
    if (words.length >= FEWEST_WORDS && count >= REPEATED && count / words.length >= SHARE)
      return { certain: false, field: 'description', evidence: { word, count, words: words.length } };
    const terms = searchTerms(entry.tagline);
    return terms === undefined
      ? null
      : { certain: false, field: 'tagline', evidence: { ...terms, words: words.length } };
  },
};

const CONFUSABLE: ReadonlySet<Script> = new Set(['latin', 'cyrillic', 'greek']);
const MOST_SHOWN = 5;
/** "AIпомощник" and "GPT4шка" change script once, on purpose; "μm" is a unit. */
const ONE_CHANGE = /^(?:\p{Script=Latin}+\p{Script=Cyrillic}+|\p{Script=Cyrillic}+\p{Script=Latin}+)$/u;
/** One letter of the other script at an end of a word looks like its own. */
const ONE_LETTER =
  /^(?:\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin})|(?:\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin})$/u;
const UNIT = /^μ[a-z]/iu;

/** `word` is without marks. */
const isMixedOnPurpose = (word: string): boolean =>
  UNIT.test(word) || (ONE_CHANGE.test(word.replaceAll(/\d/g, '')) && !ONE_LETTER.test(word));

/** One word mixes scripts, which hides it from lists and eyes. */
const mixedScripts: Rule = {
  id: 'mixed_scripts',
  verdict: 'spam',
  defaultMode: 'advisory',
  judge(entry) {
    for (const field of ['name', 'tagline', 'description'] as const) {
      const words = (plainForm(entry[field] ?? '').match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []).filter(
        (word) =>
          !/^[\x20-\x7f]*$/.test(word) &&
          scriptsOf(word).intersection(CONFUSABLE).size > 1 &&
          !isMixedOnPurpose(word.replaceAll(/\p{M}/gu, '')),
      );
      if (words.length > 0) return { certain: false, field, evidence: { words: words.slice(0, MOST_SHOWN) } };
    }
    return null;
  },
};

/** A text shouts if at least this share of 30 or more letters are capitals. */
const FEWEST_LETTERS = 30;
const MOSTLY_CAPITALS = 0.7;
/** Of name, tagline and description together. */
const MARKS = 5;
const PICTURES = 10;
/** Points from which a tagline shouts; no sign gives it alone that an honest one has. */
const SHOUTS = 3;

/** A word in capitals; GPT, API and PDF are shorter. */
const CAPITALS = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu;
const WORD = /\p{L}{2,}/gu;
const MARK = /[!！]/g;
const PICTURE = /\p{Extended_Pictographic}/gu;
const ALL_OF_IT = /(?<!\d)(?:100|١٠٠)\s?[%٪]/u;
/** "sooo", "مجااااني"; tatweel as well. "www" is an address. */
const STRETCHED = /(\p{L})\1{2}|ـ{3}/u;
const ADDRESS = /(?<!\p{L})www\./giu;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The tagline's signs together: each is a point, many of one are three. */
function loudness(tagline: string): number {
  const text = tagline.replaceAll(ADDRESS, '');
  const capitals = countOf(text, CAPITALS);
  const isAllCapitals = capitals >= 3 && 2 * capitals > countOf(text, WORD);
  return (
    (isAllCapitals ? SHOUTS : capitals >= 2 ? 1 : 0) +
    Math.min(countOf(text, MARK), SHOUTS) +
    Math.min(countOf(text, PICTURE), SHOUTS) +
    (ALL_OF_IT.test(text) ? 1 : 0) +
    (STRETCHED.test(text) ? 2 : 0)
  );
}

/** Words in capitals, exclamation marks, emoji, "100 %", stretched letters. */
const shouting: Rule = {
  id: 'shouting',
  verdict: 'notice',
  defaultMode: 'advisory',
  judge(entry) {
    const text = `${entry.name} ${entry.tagline} ${entry.description ?? ''}`;
    const cased = Array.from(entry.tagline + (entry.description ?? '')).filter(
      (letter) => letter.toLowerCase() !== letter.toUpperCase(),
    );
    const capitals = cased.filter((letter) => letter !== letter.toLowerCase()).length / Math.max(cased.length, 1);
    const [marks, pictures] = [countOf(text, MARK), countOf(text, PICTURE)];
    const isLoud = cased.length >= FEWEST_LETTERS && capitals >= MOSTLY_CAPITALS;
    if (!isLoud && marks < MARKS && pictures < PICTURES && loudness(entry.tagline) < SHOUTS) return null;
    const evidence = { capitals_percent: Math.round(100 * capitals), exclamation_marks: marks, pictures };
    return { certain: false, field: 'tagline', evidence };
  },
};

export const FORM_RULES: readonly Rule[] = [keywordStuffing, mixedScripts, shouting];
