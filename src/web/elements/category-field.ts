/** The categories of an entry in forms: suggested and chosen ones, all of them by group, and a select for the main one. */
import { suggestCategories } from '#catalog/submissions/suggested-categories.ts';
import { listCategories, type Category } from '#catalog/tools/listed-categories.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { titledGroups } from './category-groups.ts';
import { choiceBoxes, choiceField } from './choice-fields.ts';
import { selectField, type Choice, type FieldTexts } from './form-fields.ts';
import { problemsOf, valueOf } from './form-state.ts';
import { attributes, html, type Html } from './html.ts';

/** Name of the form's field for the category that lists, paths and similar tools go by. */
export const MAIN_CATEGORY = 'main_category';

const REST = 'other';

const choiceOf = ({ id, name }: Pick<Category, 'id' | 'name'>): Choice => ({ value: id, label: name });

/** Ids of the categories that fit the texts of a form, the surest first. */
export function suggestedCategories({ context }: PageRequest, form: FormState): string[] {
  const text = (name: string): string => valueOf(form, name).trim();
  const texts = { name: text('name'), url: text('url'), tagline: text('tagline'), description: text('description') };
  return suggestCategories(texts, context.live.categories);
}

/** All categories but `above`, as boxes by group. */
function groupedBoxes(request: PageRequest, form: FormState, name: string, above: ReadonlySet<string>): Html {
  const all = listCategories(request.context.live, request.locale);
  return html`${titledGroups(request, all).map(
    ({ title, categories }) =>
      html`<div class="category-group" role="group" aria-label="${title}">
        <p><bdi>${title}</bdi></p>
        <div class="choices choices-columns">
          ${choiceBoxes(form, { name, kind: 'checkbox', optional: true }, categories.filter(({ id }) => !above.has(id)).map(choiceOf))}
        </div>
      </div>`,
  )}`;
}

/** Boxes for all categories: `first`, then the others, folded, by group. */
export function categoryBoxes(
  request: PageRequest,
  form: FormState,
  texts: FieldTexts,
  first: readonly string[],
): Html {
  const all = listCategories(request.context.live, request.locale);
  const shown = [...new Set(first)].flatMap((id) => all.find((category) => category.id === id) ?? []);
  const isOpen = shown.length === 0 && problemsOf(form)[texts.name] !== undefined;
  return choiceField(request, form, {
    ...texts,
    kind: 'checkbox',
    look: 'pills',
    choices: shown.map(choiceOf),
    more: html`<details class="category-rest" ${attributes({ open: isOpen })}>
      <summary>${request.t.form.allCategories}</summary>
      ${groupedBoxes(request, form, texts.name, new Set(shown.map(({ id }) => id)))}
    </details>`,
  });
}

/**
 * Chosen categories come first in their order, so that a form that only changes other fields sends
 * them back as they are; then those that the texts suggest.
 */
export function categoryField(request: PageRequest, form: FormState, texts: FieldTexts): Html {
  const { form: f } = request.t;
  const all = listCategories(request.context.live, request.locale);
  const first = [...form.values.getAll(texts.name), ...suggestedCategories(request, form)];
  return html`${categoryBoxes(request, form, texts, first)}
  ${selectField(request, form, {
    name: MAIN_CATEGORY,
    label: f.mainCategory,
    hint: f.mainCategoryHint,
    optional: true,
    blank: '—',
    choices: all.toSorted((a, b) => Number(a.id === REST) - Number(b.id === REST)).map(choiceOf),
  })}`;
}

/** The checked categories, the main one first; one that is not checked moves nothing. */
export function chosenCategories(form: URLSearchParams, name: string): string[] {
  const main = form.get(MAIN_CATEGORY);
  return form.getAll(name).sort((a, b) => Number(b === main) - Number(a === main));
}
