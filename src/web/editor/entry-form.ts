/** All fields of an entry in two columns, with the mark of the version that the editor saw. */
import { PRICING_MODELS } from '#catalog/pricing.ts';
import { SUBMISSION_FIELDS, SUBMISSION_FIELD_NAMES, type SubmissionField } from '#catalog/submission-fields.ts';
import { listCategories } from '#catalog/tools.ts';
import type { Visit } from '#http/page-types.ts';
import { areaField, choiceField, errorSummary, selectField, textField, type FieldTexts } from '#web/form-fields.ts';
import type { FormState } from '#web/form-state.ts';
import { html, type Html } from '#web/html.ts';

/** What was wrong with a refused entry, with links to its fields. */
export function entryErrors(visit: Visit, form: FormState): Html | null {
  const { fields } = visit.t.submit;
  const labels = Object.fromEntries(SUBMISSION_FIELD_NAMES.map((field) => [field, fields[field].label]));
  return errorSummary(visit, form, labels);
}

export function entryForm(
  visit: Visit,
  form: FormState,
  { action, mark, button }: { action: string; mark: string; button: string },
): Html {
  const { t, locale, parts } = visit;
  const texts = (name: SubmissionField): FieldTexts => ({
    name,
    ...t.submit.fields[name],
    optional: !SUBMISSION_FIELDS[name].required,
  });
  const chosen = new Set(form.values.getAll('categories'));
  // The chosen ones first, so that an editor sees them without looking for them.
  const categories = listCategories(parts.live, locale)
    .map((category) => ({ value: category.id, label: category.name }))
    .sort((a, b) => Number(chosen.has(b.value)) - Number(chosen.has(a.value)));
  return html`<form method="post" action="${action}" class="desk-form" novalidate>
    <input type="hidden" name="mark" value="${mark}" />
    <div class="stack">
      ${textField(visit, form, { ...texts('name') })} ${textField(visit, form, { ...texts('tagline') })}
      ${textField(visit, form, { ...texts('url'), type: 'url', maxlength: SUBMISSION_FIELDS.url.schema.maxLength })}
      ${areaField(visit, form, { ...texts('description'), rows: 9 })}
    </div>
    <div class="stack">
      ${selectField(visit, form, { ...texts('pricing_model'), choices: PRICING_MODELS.map((model) => ({ value: model, label: t.pricing[model] })) })}
      <div class="desk-choices">
        ${choiceField(visit, form, { ...texts('categories'), kind: 'checkbox', look: 'columns', choices: categories })}
      </div>
      ${textField(visit, form, { ...texts('logo_url'), type: 'url', maxlength: SUBMISSION_FIELDS.logo_url.schema.maxLength })}
      ${textField(visit, form, { ...texts('contact_email'), type: 'email' })}
      <button class="button" data-save>${button}</button>
    </div>
  </form>`;
}
