/** Errors as lines for a terminal. */
import { getSystemErrorMessage } from 'node:util';
import { CatalogError } from '#catalog/errors.ts';
import type { Fields, Problem } from '#catalog/problems.ts';
import { isUnavailable } from '#database/failures.ts';
import { problemSentence, sentenceOf } from '#locales/errors.ts';
import { isMisuse } from './command.ts';

/** `url: … tagline: …` in one line. */
export function fieldSentences(fields: Fields): string {
  return Object.entries(fields)
    .map(([field, problems]) => `${field}: ${problems.map(rowSentence).join(' ')}`)
    .join('; ');
}

/** A row whose categories the map of an import drops has their names beside the problem. */
function rowSentence(problem: Problem): string {
  return problem.rule === 'too_few' && problem.value !== undefined
    ? `The category map drops ${JSON.stringify(problem.value)}, and a row needs at least one.`
    : problemSentence('en', problem);
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

/** An error in one line. */
export function failureSentence(error: unknown): string {
  if (error instanceof CatalogError) {
    const fields = fieldSentences(error.fields);
    return `${error.code}: ${sentenceOf('en', error)}${fields === '' ? '' : ` ${fields}`}`;
  }
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
