/** Error codes, conflicts and field problems as sentences. */
import type { Conflict } from '#catalog/conflicts.ts';
import type { CatalogError, ErrorCode } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import type { Problem } from '#catalog/problems.ts';
import { formatOf } from './format.ts';
import { loadMessages } from './loading.ts';
import { listSeparator, quotable } from './quotable.ts';
import { ruleMessage } from './screening.ts';
import type { ErrorMessages } from './en/errors.ts';

type StateConflict = Extract<Conflict, { possible: unknown }>;

const MESSAGES = await loadMessages<ErrorMessages>('errors');

/** The problem and its remedy. */
export function errorSentence(locale: Locale, code: ErrorCode): string {
  return MESSAGES[locale].errors[code];
}

/** Codes whose exceeded limit says more than their own sentence. */
const BOUNDS: ReadonlySet<ErrorCode> = new Set(['malformed_request', 'payload_too_large']);

/** Like errorSentence, with the state of a conflict or the limit of a body. */
export function sentenceOf(locale: Locale, { code, conflict, fields }: CatalogError): string {
  const bound = BOUNDS.has(code) ? fields['body']?.[0] : undefined;
  if (bound !== undefined) return problemSentence(locale, bound);
  return conflict === undefined ? errorSentence(locale, code) : conflictSentence(locale, conflict);
}

/** The current state with the possible actions, or the reason. */
export function conflictSentence(locale: Locale, conflict: Conflict): string {
  const messages = MESSAGES[locale].conflicts;
  if (!('possible' in conflict)) return messages.reasons[conflict.of];
  const states: Readonly<Record<string, string>> = messages[conflict.of];
  const way = wayOut(locale, conflict);
  return [states[conflict.state], ...(way === undefined ? [] : [way])].join(' ');
}

/** The possible actions; for a submission without any, the reason. */
function wayOut(locale: Locale, conflict: StateConflict): string | undefined {
  const { acts, nothing, possible, undecidable } = MESSAGES[locale].conflicts;
  if (conflict.possible.length > 0)
    return possible(conflict.possible.map((act) => acts[act]).join(listSeparator(locale)));
  if (conflict.of !== 'submission') return undefined;
  return conflict.by === 'editor' ? undecidable : nothing[conflict.state];
}

/** The input of a field: text, one choice or several. */
export type FieldKind = 'typed' | 'one' | 'several';

/**
 * A problem of a field and its remedy; with `kind`, worded for that input. Plain text that needs
 * escaping in HTML.
 */
export function problemSentence(locale: Locale, problem: Problem, kind?: FieldKind): string {
  const screened = problem.screening === undefined ? undefined : ruleMessage(locale, problem.screening);
  if (screened !== undefined) return screened;
  const sentence =
    (kind === undefined ? undefined : MESSAGES[locale].fields[kind][problem.rule]) ??
    MESSAGES[locale].problems[problem.rule];
  if (typeof sentence === 'string') return sentence;
  const min = problem.min ?? 1;
  const figures = {
    min,
    max: problem.max ?? min,
    allowed: (problem.allowed ?? []).map((value) => quotable(locale, value)).join(listSeparator(locale)),
    value: quotable(locale, problem.value ?? ''),
  };
  return sentence(figures, formatOf(locale));
}

/** Introduces the list of empty required fields. */
export function missingWords(locale: Locale): string {
  return MESSAGES[locale].missing;
}
