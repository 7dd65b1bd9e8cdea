/** All fields of an entry in two columns, with the mark of the version that the editor saw. */
import { PRICING_MODELS } from '#catalog/pricing.ts';
import { SUBMISSION_FIELDS, type SubmissionField } from '#catalog/entries/check.ts';
import { listCategories } from '#catalog/tools/tools.ts';
import type { Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { areaField, choiceField, errorSummary, selectField, textField, type FieldTexts } from '#web/form-fields.ts';
import { valueOf, type FormState } from '#web/form-state.ts';
import { html, type Html } from '#web/html.ts';

/** The fields as they stand in the form. */
const IN_ORDER: readonly SubmissionField[] = [
  'name',
  'tagline',
  'url',
  'description',
  'pricing_model',
  'categories',
  'logo_url',
  'contact_email',
];

/** What was wrong with a refused entry, with links to its fields. */
export function entryErrors(visit: Visit, form: FormState): Html | null {
  const { fields } = visit.t.submit;
  const labels = Object.fromEntries(IN_ORDER.map((field) => [field, fields[field].label]));
  return errorSummary(visit, form, labels);
}

/** `cancel` is the address of a way out, which stands beside the button. */
export function entryForm(
  visit: Visit,
  form: FormState,
  { action, mark, button, cancel }: { action: string; mark: string; button: string; cancel?: string },
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
  const price = valueOf(form, 'pricing_model');
  const isKnownPrice = PRICING_MODELS.some((model) => model === price);
  return html`<form method="post" action="${action}" class="desk-form" novalidate>
    <input type="hidden" name="mark" value="${mark}" />
    <div class="desk-fields">
      <div class="stack">
        ${textField(visit, form, { ...texts('name') })} ${areaField(visit, form, { ...texts('tagline'), rows: 2 })}
        ${textField(visit, form, { ...texts('url'), type: 'url', maxlength: SUBMISSION_FIELDS.url.schema.maxLength })}
        ${areaField(visit, form, { ...texts('description'), rows: 9 })}
      </div>
      <div class="stack">
        ${selectField(visit, form, {
          ...texts('pricing_model'),
          choices: PRICING_MODELS.map((model) => ({ value: model, label: t.pricing[model] })),
          // What was refused must not come back as the first of the list.
          ...(!isKnownPrice && { blank: '—' }),
        })}
        <div class="desk-choices">
          ${choiceField(visit, form, { ...texts('categories'), kind: 'checkbox', look: 'columns', choices: categories })}
        </div>
        ${textField(visit, form, { ...texts('logo_url'), type: 'url', maxlength: SUBMISSION_FIELDS.logo_url.schema.maxLength })}
        ${textField(visit, form, { ...texts('contact_email'), type: 'email' })}
      </div>
    </div>
    <p class="desk-save">
      <button class="button" data-save>${button}</button>
      ${cancel !== undefined && html`<a class="button button-quiet" href="${cancel}">${deskMessages(locale).edit.cancel}</a>`}
    </p>
  </form>`;
}
