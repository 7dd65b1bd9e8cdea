/** Values and problems of a form, so that a refused form keeps its values. */
import type { Fields } from '#catalog/problems.ts';
import type { FormState } from '#http/pages/page-types.ts';

export function blankForm(values: Readonly<Record<string, string | readonly string[]>> = {}): FormState {
  const typed = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const item of typeof value === 'string' ? [value] : value) typed.append(name, item);
  }
  return { values: typed, error: null };
}

/** The value of a field, complete even if it was too long. */
export function valueOf(form: FormState, name: string): string {
  const typed = form.error?.extra['typed'] as ReadonlyMap<string, string> | undefined;
  return typed?.get(name) ?? form.values.get(name) ?? '';
}

/** One line from a field of several lines. */
export function oneLine(text: string): string {
  return text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** Problems by field name; empty unless the form was refused. */
export function problemsOf(form: FormState): Fields {
  return form.error?.fields ?? {};
}
