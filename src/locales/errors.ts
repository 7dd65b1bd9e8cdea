/** Error codes, conflicts and field problems as sentences. */
import type { Conflict } from '#catalog/conflicts.ts';
import type { CatalogError, ErrorCode } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import type { Problem } from '#catalog/problems.ts';
import { formatMessage, readSubject, type Arguments } from './fluent.ts';
import { listSeparator, quotable } from './quotable.ts';
import { ruleMessage } from './screening.ts';

type StateConflict = Extract<Conflict, { possible: unknown }>;

const { bundles } = readSubject('errors');
const outgoing = readSubject('outgoing').bundles;
const account = readSubject('account').bundles;

// Every code has its message: subjects.ts says so to the compiler.
const sentence = (locale: Locale, id: string, given: Arguments = {}): string =>
  formatMessage(bundles[locale], id, given) ?? id;

/** The problem and its remedy. */
export const errorSentence = (locale: Locale, code: ErrorCode): string => sentence(locale, `errors-${code}`);

/** Codes whose problem with the body or the host says more than their own sentence. */
const BOUNDS: ReadonlySet<ErrorCode> = new Set(['malformed_request', 'payload_too_large']);

/** Like errorSentence, with the state of a conflict, the limit of a body or the scope that a token lacks. */
export function sentenceOf(locale: Locale, { code, conflict, fields, scope }: CatalogError): string {
  const bound = BOUNDS.has(code) ? (fields['body'] ?? fields['host'])?.[0] : undefined;
  if (bound !== undefined) return problemSentence(locale, bound);
  if (code === 'insufficient_scope' && scope !== undefined) {
    const permission = formatMessage(account[locale], `tokens-scope-${scope.replaceAll(/\W/g, '_')}`, {}) ?? scope;
    return sentence(locale, 'scopes-missing', { permission, scope });
  }
  return conflict === undefined ? errorSentence(locale, code) : conflictSentence(locale, conflict);
}

/** The current state with the possible actions, or the reason. */
export function conflictSentence(locale: Locale, conflict: Conflict): string {
  if (!('possible' in conflict)) return sentence(locale, `conflicts-reasons-${conflict.of}`);
  const way = wayOut(locale, conflict);
  const state = sentence(locale, `conflicts-${conflict.of}-${conflict.state}`);
  return way === undefined ? state : `${state} ${way}`;
}

/** The possible actions; for a submission without any, the reason. */
function wayOut(locale: Locale, conflict: StateConflict): string | undefined {
  if (conflict.possible.length > 0) {
    const acts = conflict.possible.map((act) => sentence(locale, `conflicts-acts-${act}`));
    return sentence(locale, 'conflicts-possible', { acts: acts.join(listSeparator(locale)) });
  }
  if (conflict.of !== 'submission') return undefined;
  if (conflict.by === 'editor') return sentence(locale, 'conflicts-undecidable');
  return formatMessage(bundles[locale], `conflicts-nothing-${conflict.state}`, {});
}

/** The input of a field: text, one choice or several. */
export type FieldKind = 'typed' | 'one' | 'several';

/**
 * A problem of a field and its remedy; with `kind`, worded for that input. Plain text that needs
 * escaping in HTML.
 */
export function problemSentence(locale: Locale, problem: Problem, kind?: FieldKind): string {
  const { screening } = problem;
  const screened = screening === undefined || problem.value ? undefined : ruleMessage(locale, screening);
  if (screened !== undefined) return screened;
  const min = problem.min ?? 1;
  const figures = {
    min,
    max: problem.max ?? min,
    allowed: (problem.allowed ?? []).map((value) => quotable(locale, value)).join(listSeparator(locale)),
    value: quotable(locale, problem.rule === 'page_unread' ? reasonOf(locale, problem.value) : (problem.value ?? '')),
  };
  const worded =
    kind === undefined ? undefined : formatMessage(bundles[locale], `fields-${kind}-${problem.rule}`, figures);
  return worded ?? sentence(locale, `problems-${problem.rule}`, figures);
}

/** Why another server gave no page: a status as it is, a refusal in words. */
function reasonOf(locale: Locale, answer = ''): string {
  return formatMessage(outgoing[locale], `reasons-${answer}`, {}) ?? answer;
}

/** Introduces the list of empty required fields. */
export const missingWords = (locale: Locale): string => sentence(locale, 'missing');
