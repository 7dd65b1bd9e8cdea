/** Categories that nothing uses, for admins: a form that removes some or all of them. */
import { listUnusedCategories, removeCategories } from '#catalog/moderation/category-removal.ts';
import { fieldError } from '#catalog/errors.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { toolMessages } from '#locales/subjects.ts';
import { choiceField } from '#web/elements/choice-fields.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { categoryName } from '#web/desk/desk-elements.ts';

/** The field of the chosen categories. */
export const UNUSED_FIELD = 'unused';
/** The acts of the form. */
const REMOVE = 'remove';
const REMOVE_ALL = 'remove-all';

export const isRemoval = (act: string): boolean => act === REMOVE || act === REMOVE_ALL;

/** Null without unused categories. */
export async function unusedSection(request: PageRequest, form: FormState): Promise<Html | null> {
  const { locale, context } = request;
  const t = toolMessages(locale).plan;
  const ids = await listUnusedCategories(context.db);
  if (ids.length === 0) return null;
  const choices = ids
    .map((value) => ({ value, label: categoryName(request, value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return html`<form
    method="post"
    action="${pathTo(locale, 'admin', 'categories')}"
    class="panel stack medium"
    novalidate
  >
    <h2 id="unused">${t.unused}</h2>
    ${choiceField(request, form, {
      name: UNUSED_FIELD,
      label: t.members,
      hint: t.unusedHint,
      kind: 'checkbox',
      look: 'columns',
      choices,
    })}
    <div class="panel-actions">
      <button class="button button-danger" name="act" value="${REMOVE}">${t.removeChosen}</button>
      <button class="button button-danger" name="act" value="${REMOVE_ALL}">${t.removeAll}</button>
    </div>
  </form>`;
}

/** Removes the chosen categories, or all unused ones. Throws `forbidden`, and `validation_failed` where nothing is chosen. */
export async function removeUnused(request: PageRequest, act: string): Promise<void> {
  const { form, context } = request;
  const ids = act === REMOVE_ALL ? await listUnusedCategories(context.db) : form.getAll(UNUSED_FIELD);
  if (ids.length === 0) throw fieldError(UNUSED_FIELD, { rule: 'required' });
  await removeCategories(context.db, accountOf(request), ids);
}
