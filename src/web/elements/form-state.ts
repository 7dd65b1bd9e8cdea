/** What was typed into a form and what is wrong with it, so that a refused form comes back as it was sent. */
import type { Fields } from '#catalog/problems.ts';
import type { FormState } from '#http/pages/page-types.ts';

export function blankForm(values: Readonly<Record<string, string | readonly string[]>> = {}): FormState {
  const typed = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const item of typeof value === 'string' ? [value] : value) typed.append(name, item);
  }
  return { values: typed, error: null };
}

/** What was typed into a field, whole even where it was too long to be looked at. */
export function valueOf(form: FormState, name: string): string {
  const typed = form.error?.extra['typed'] as ReadonlyMap<string, string> | undefined;
  return typed?.get(name) ?? form.values.get(name) ?? '';
}

/** One sentence out of a field of several lines: a line end is where somebody pressed Enter. */
export function oneLine(text: string): string {
  return text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** Problems by field name; none when the form has not been refused. */
export function problemsOf(form: FormState): Fields {
  return form.error?.fields ?? {};
}
