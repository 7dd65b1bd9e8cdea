/** What is wrong with the fields of a form, said in the words of how people fill them. */
import type { Locale } from '#catalog/locales.ts';
import type { Problem } from '#catalog/problems.ts';
import { problemSentence, type FieldKind } from '#locales/errors.ts';

/** Fields that people choose from a list; all others are typed. A name means the same in every form. */
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
};

/** The sentence at the field named `field`. Plain text: values in it still need escaping in markup. */
export function fieldProblem(locale: Locale, field: string, problem: Problem): string {
  const kind = Object.hasOwn(CHOSEN, field) ? CHOSEN[field] : undefined;
  return problemSentence(locale, problem, kind ?? 'typed');
}
