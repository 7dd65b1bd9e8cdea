/** The categories of an entry in forms: checkboxes in the entry's order, and a select for the main one. */
import { listCategories } from '#catalog/tools/tools.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { choiceField, selectField, type Choice, type FieldTexts } from './form-fields.ts';
import { html, type Html } from './html.ts';

/** Name of the form's field for the category that lists, paths and similar tools go by. */
export const MAIN_CATEGORY = 'main_category';

const REST = 'other';

/** Categories by name, the one for other tools last. */
function categoryChoices({ context, locale }: PageRequest): Choice[] {
  return listCategories(context.live, locale)
    .toSorted((a, b) => Number(a.id === REST) - Number(b.id === REST))
    .map(({ id, name }) => ({ value: id, label: name }));
}

/**
 * Checked categories come first in their order, so that a form that only changes other fields sends
 * them back as they are.
 */
export function categoryField(request: PageRequest, form: FormState, texts: FieldTexts): Html {
  const { form: f } = request.t;
  const choices = categoryChoices(request);
  const chosen = form.values.getAll(texts.name);
  const place = ({ value }: Choice): number => (chosen.includes(value) ? chosen.indexOf(value) : chosen.length);
  return html`${choiceField(request, form, {
    ...texts,
    kind: 'checkbox',
    look: 'columns',
    choices: choices.toSorted((a, b) => place(a) - place(b)),
  })}
  ${selectField(request, form, {
    name: MAIN_CATEGORY,
    label: f.mainCategory,
    hint: f.mainCategoryHint,
    optional: true,
    blank: '—',
    choices,
  })}`;
}

/** The checked categories, the main one first; one that is not checked moves nothing. */
export function chosenCategories(form: URLSearchParams, name: string): string[] {
  const main = form.get(MAIN_CATEGORY);
  return form.getAll(name).sort((a, b) => Number(b === main) - Number(a === main));
}
