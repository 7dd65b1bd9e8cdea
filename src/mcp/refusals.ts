/** Refusals of operations in words for a model, with the values that were probably meant. */
import type { CatalogError } from '#catalog/errors.ts';
import { DEFAULT_LOCALE } from '#catalog/locales.ts';
import type { Problem } from '#catalog/problems.ts';
import type { ApiContext } from '#http/api/api-context.ts';
import { waitSentence } from '#http/api/message-endpoint.ts';
import { errorBody } from '#http/send/error-answers.ts';
import { nearestOf } from './arguments.ts';
import { argumentOf, askedOf } from './questions.ts';
import type { OperationTool } from './tools.ts';

type Json = Record<string, unknown>;

/** A refusal in words: code, meaning, problems by argument, suggestions, and seconds to wait. */
export function refusalText(api: ApiContext, error: CatalogError, tool: OperationTool | undefined, args: Json): string {
  const question = tool?.question;
  const asked = question === undefined ? args : askedOf(question, args);
  const nameOf = (field: string): string => (question === undefined ? field : argumentOf(question, field));
  const { code, message, fields, problems: _problems, ...body } = errorBody(error).error;
  const { near, ...more } = body as Json;
  const lines = [
    near === undefined ? `${code}: ${message}` : nearText(near as readonly string[]),
    ...Object.entries(fields).map(([field, sentences]) =>
      [`${nameOf(field)}:`, ...sentences, ...valuesMeant(api, error.fields[field] ?? [], asked[field])].join(' '),
    ),
    ...Object.entries(more).map(([member, value]) => `${member}: ${JSON.stringify(value)}`),
  ];
  if (error.retryAfter !== undefined) lines.push(waitSentence(Math.max(1, Math.ceil(error.retryAfter))));
  return lines.join('\n');
}

function nearText(slugs: readonly string[]): string {
  const others =
    slugs.length === 0 ? 'search_tools finds tools by what they do.' : `Slugs near to it: ${slugs.join(', ')}.`;
  return `not_found: No published tool has this slug, web address or name. ${others}`;
}

/** Suggestions for values that do not exist. */
function valuesMeant({ context }: ApiContext, problems: readonly Problem[], given: unknown): string[] {
  const categories = (): string[] => context.live.categories.sorted(DEFAULT_LOCALE).map(({ id }) => id);
  return problems.flatMap(({ rule, allowed, value }) => {
    const known = rule === 'unknown_category' ? categories() : rule === 'not_one_of' ? (allowed ?? []) : [];
    const meant = (value === undefined ? [given].flat() : [value])
      .filter((one): one is string => typeof one === 'string' && !known.includes(one))
      .flatMap((one) => nearestOf(one, known) ?? sharingWord(one, known) ?? []);
    return meant.map((one) => `Did you mean \`${one}\`?`);
  });
}

/** The value that has the first of the words that any has: `image-generation` for "Image tools". */
function sharingWord(given: string, known: readonly string[]): string | undefined {
  const words = given.toLowerCase().split(/[^a-z0-9]+/);
  return words.flatMap((word) => known.filter((each) => each.split('-').includes(word)))[0];
}
