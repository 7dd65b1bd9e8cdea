/** Refusals of operations in words for a model, with the values that were probably meant. */
import { distance } from 'fastest-levenshtein';
import type { CatalogError } from '#catalog/errors.ts';
import { DEFAULT_LOCALE } from '#catalog/locales.ts';
import type { Problem } from '#catalog/problems.ts';
import type { ApiContext } from '#http/api/api-context.ts';
import { errorBody } from '#http/send/error-answers.ts';
import { reasonText, retryText } from '#http/send/refusals.ts';
import { argumentOf, askedOf } from './derived-tools.ts';
import type { OperationTool } from './tools.ts';

type Json = Record<string, unknown>;

/** A refusal in words: code, meaning, problems by argument, suggestions, and seconds to wait. */
export function refusalText(api: ApiContext, error: CatalogError, tool: OperationTool | undefined, args: Json): string {
  const derived = tool?.derived;
  const asked = derived === undefined ? args : askedOf(derived, args);
  const nameOf = (field: string): string => (derived === undefined ? field : argumentOf(derived, field));
  const { code, message: _message, fields, problems: _problems, ...body } = errorBody(error).error;
  const { near, ...more } = body as Json;
  const isUnknownId = code === 'not_found' && near === undefined && 'id' in args;
  const lines = [
    near === undefined
      ? `${code}: ${isUnknownId ? 'Nothing has this id.' : reasonText(DEFAULT_LOCALE, error)}`
      : nearText(near as string[]),
    ...Object.entries(fields).map(([field, sentences]) =>
      [`${nameOf(field)}:`, ...sentences, ...valuesMeant(api, error.fields[field] ?? [], asked[field])].join(' '),
    ),
    ...Object.entries(more).map(([member, value]) => `${member}: ${JSON.stringify(value)}`),
  ];
  if (error.retryAfter !== undefined) lines.push(retryText(DEFAULT_LOCALE, error.retryAfter));
  return lines.join('\n');
}

function nearText(slugs: readonly string[]): string {
  const others =
    slugs.length === 0 ? 'search_tools finds tools by what they do.' : `Slugs near to it: ${slugs.join(', ')}.`;
  return `not_found: No published tool has this slug, web address or name. ${others}`;
}

/** As many categories are listed where none is near to what was given. */
const MOST_LISTED = 60;

/** Suggestions for values that do not exist. */
function valuesMeant({ context }: ApiContext, problems: readonly Problem[], given: unknown): string[] {
  const categories = (): string[] => context.live.categories.sorted(DEFAULT_LOCALE).map(({ id }) => id);
  return problems.flatMap(({ rule, allowed, value }) => {
    const known = rule === 'unknown_category' ? categories() : rule === 'not_one_of' ? (allowed ?? []) : [];
    const unknown = (value === undefined ? [given].flat() : [value]).filter(
      (one): one is string => typeof one === 'string' && !known.includes(one),
    );
    const meant = unknown.flatMap((one) => nearestValue(one, known) ?? []);
    if (meant.length > 0) return meant.map((one) => `Did you mean \`${one}\`?`);
    return rule === 'unknown_category' && known.length <= MOST_LISTED ? [`They are: ${known.join(', ')}.`] : [];
  });
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .slice(0, LONGEST_VALUE)
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Longest part of an unknown value that is compared. */
const LONGEST_VALUE = 100;
/** Shortest beginning of a word that means the word: "chat" for `chatbots`. */
const SHORTEST_BEGINNING = 3;
/** How alike two words are whose beginning is the same. */
const SAME_BEGINNING = 0.8;
/** Values less alike than this are not suggested: "vidoe" and `video` are .6 alike. */
const LEAST_ALIKE = 0.6;

/** How alike two words are, from 0 to 1: the share of letters that stay. */
function likeness(one: string, other: string): number {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const begins = shorter.length >= SHORTEST_BEGINNING && longer.startsWith(shorter) && longer !== shorter;
  return begins ? SAME_BEGINNING : 1 - distance(one, other) / longer.length;
}

/** The known value that shares most words with `given`; of equal ones, the one with the fewest words. */
function nearestValue(given: string, known: readonly string[]): string | undefined {
  const ranked = known.map((value) => {
    const words = wordsOf(value);
    const likenesses = wordsOf(given).map((word) => Math.max(0, ...words.map((each) => likeness(word, each))));
    const near = likenesses.filter((each) => each >= LEAST_ALIKE);
    return { value, words: words.length, sum: near.reduce((sum, each) => sum + each, 0) };
  });
  const [best] = ranked.toSorted((one, other) => other.sum - one.sum || one.words - other.words);
  return best === undefined || best.sum === 0 ? undefined : best.value;
}
