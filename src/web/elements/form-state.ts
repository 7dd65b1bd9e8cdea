/** What was typed into a form and what is wrong with it, so that a refused form comes back as it was sent. */
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import type { Fields } from '#catalog/problems.ts';
import type { PageRequest } from '#http/pages/page-types.ts';

export interface FormState {
  values: URLSearchParams;
  error: CatalogError | null;
}

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

/** Whether the person can answer a refusal by changing the form (422 and 429) or by sending it again a little later. */
function isAnswerable({ code }: CatalogError): boolean {
  return ERRORS[code] === 422 || ERRORS[code] === 429 || code === 'overloaded';
}

/** Runs the act behind a form, unless a text in it is too long. A refusal that can be answered is given back; every other failure is thrown on. */
export async function attempt<T>(
  { refusal }: Pick<PageRequest, 'refusal'>,
  act: () => Promise<T>,
): Promise<{ done: T; refused: null } | { done: null; refused: CatalogError }> {
  if (refusal !== null) return { done: null, refused: refusal };
  try {
    return { done: await act(), refused: null };
  } catch (error) {
    if (error instanceof CatalogError && isAnswerable(error)) return { done: null, refused: error };
    throw error;
  }
}

/** Status and headers of a page that shows a refused form again. */
export function refusalOf(error: CatalogError): { status: number; headers: Record<string, string> } {
  const headers: Record<string, string> = {};
  if (error.retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(error.retryAfter)));
  return { status: ERRORS[error.code], headers };
}
