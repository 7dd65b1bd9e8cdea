/** Sentences of field problems, worded by how the field is filled in. */
import type { Locale } from '#catalog/locales.ts';
import type { Problem } from '#catalog/problems.ts';
import { problemSentence, type FieldKind } from '#locales/errors.ts';

/** Fields with a list of choices; all others are typed. A name means the same in every form. */
const CHOSEN: Readonly<Record<string, FieldKind>> = {
  categories: 'several',
  decision: 'one',
  eu_data: 'one',
  expires_in_days: 'one',
  events: 'several',
  free_trial: 'one',
  has_api: 'one',
  ids: 'several',
  interface_languages: 'several',
  kind: 'one',
  license: 'one',
  locale: 'one',
  mode: 'one',
  needs_account: 'one',
  outcome: 'one',
  platforms: 'several',
  pricing_model: 'one',
  reason: 'one',
  role: 'one',
  scopes: 'several',
  self_hosted: 'one',
  slot: 'one',
  task: 'one',
};

/** The sentence of a problem of `field`, as plain text: its values must be escaped in markup. */
export function fieldProblem(locale: Locale, field: string, problem: Problem): string {
  const kind = Object.hasOwn(CHOSEN, field) ? CHOSEN[field] : undefined;
  return problemSentence(locale, problem, kind ?? 'typed');
}
