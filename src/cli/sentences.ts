/** Errors as lines for a terminal. */
import { getSystemErrorMessage } from 'node:util';
import { CatalogError } from '#catalog/errors.ts';
import type { Fields, Problem } from '#catalog/problems.ts';
import { isUnavailable } from '#database/failures.ts';
import { isOfSettings } from '#server/settings/config.ts';
import { problemSentence, sentenceOf } from '#locales/errors.ts';
import { isMisuse } from './command.ts';

/** `url: … tagline: …` in one line; a problem of the whole row has no name before it. */
export function fieldSentences(fields: Fields): string {
  return Object.entries(fields)
    .map(([field, problems]) => {
      const said = problems.map((problem) => rowSentence(field, problem)).join(' ');
      return field === 'body' ? said : `${field}: ${said}`;
    })
    .join('; ');
}

/** Sentences about a row of a file; the API's and forms' ones speak of sending and entering. */
const OF_FILES: Partial<Record<Problem['rule'], (field: string, problem: Problem) => string | undefined>> = {
  not_an_object: (field) =>
    ({
      body: 'Write an object in braces, such as {"name": "Lantern"}.',
      group: 'Write a name in quotation marks, or names in braces, such as {"en": "Text", "de": "Texte"}.',
    })[field] ?? 'Write an object in braces.',
  not_an_array: (field) =>
    `Write a list in brackets, such as ${field === 'categories' ? '["chatbots"]' : '["one", "two"]'}.`,
  not_a_string: () => 'Write text in quotation marks.',
  not_a_boolean: () => 'Write true or false, without quotation marks.',
  not_utf8: () => 'This is not valid UTF-8. Save the file in this encoding.',
  // A row whose categories the map of an import drops has their names beside the problem.
  too_few: (_field, { value }) =>
    value === undefined ? undefined : `The category map drops ${JSON.stringify(value)}, and a row needs at least one.`,
};

function rowSentence(field: string, problem: Problem): string {
  return OF_FILES[problem.rule]?.(field, problem) ?? problemSentence('en', problem);
}

/** SQLite's result codes CORRUPT and NOTADB (https://www.sqlite.org/rescode.html). */
function isDamaged(error: Error): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && [11, 26].includes(errcode & 0xff);
}

/** `/nonexist/x: no such file or directory`, without the system's code and call. */
function systemReason(error: Error): string | undefined {
  const { path, errno } = error as NodeJS.ErrnoException;
  return path === undefined || errno === undefined ? undefined : `${path}: ${getSystemErrorMessage(errno)}`;
}

/** An error in one line; bad settings have one each. */
export function failureSentence(error: unknown): string {
  if (error instanceof CatalogError) {
    if (error.code === 'maintenance')
      return 'READ_ONLY is on, so nothing was changed; to change it all the same, put READ_ONLY=off before the command';
    if (error.code === 'forbidden') return 'the account of --as may not do this; `toolshelf accounts list` shows roles';
    // The general sentence speaks of a form, so the fields' ones come first.
    return fieldSentences(error.fields) || sentenceOf('en', error);
  }
  if (isOfSettings(error)) return error.message;
  if (!(error instanceof Error)) return String(error);
  const reason =
    systemReason(error) ??
    (error.message === ''
      ? String((error as NodeJS.ErrnoException).code ?? error.name)
      : (error.message.split('\n')[0] ?? ''));
  if (isDamaged(error)) return `the database is damaged (${reason}): restore a backup with \`toolshelf restore FILE\``;
  return isUnavailable(error) ? `the database is not available: ${reason}` : reason;
}

/** An error as JSON; a usage error has the code `misuse`. */
export function failureJson(error: unknown): unknown {
  if (isMisuse(error)) return { error: { code: 'misuse', message: error.message, fields: {} } };
  if (!(error instanceof CatalogError)) {
    const cause = error instanceof Error && error.cause instanceof CatalogError ? error.cause.code : 'failed';
    return { error: { code: cause, message: failureSentence(error), fields: {} } };
  }
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([field, problems]) => [
      field,
      problems.map((problem) => problemSentence('en', problem)),
    ]),
  );
  return { error: { code: error.code, message: sentenceOf('en', error), fields } };
}
