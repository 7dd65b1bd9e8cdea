/** The form of a submission: for a new one and for correcting one that came back. */
import { PRICING_MODELS } from '#catalog/pricing.ts';
import { SUBMISSION_FIELDS, SUBMISSION_FIELD_NAMES, type SubmissionField } from '#catalog/submission-fields.ts';
import type { Submission } from '#catalog/submission-records.ts';
import type { Existing } from '#catalog/submission-verdicts.ts';
import { listCategories } from '#catalog/tools.ts';
import type { Visit } from '#http/page-types.ts';
import { areaField, choiceField, errorSummary, textField, type FieldTexts } from '#web/form-fields.ts';
import { blankForm, type FormState } from '#web/form-state.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';

/** What a form says as the body that the catalog checks; an empty optional field is an absent one. */
export function bodyOfForm(form: URLSearchParams): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of SUBMISSION_FIELD_NAMES) {
    const isList = SUBMISSION_FIELDS[field].schema.type === 'array';
    if (isList) body[field] = form.getAll(field);
    else if (SUBMISSION_FIELDS[field].required || (form.get(field) ?? '') !== '') body[field] = form.get(field) ?? '';
  }
  // A radio group without a choice sends nothing: that is a missing value, not a wrong one.
  if (body['pricing_model'] === '') delete body['pricing_model'];
  if ((body['categories'] as string[]).length === 0) delete body['categories'];
  return body;
}

/** The form filled with what was submitted before. */
export function formOfSubmission(submission: Submission): FormState {
  return blankForm({
    url: submission.url,
    name: submission.name,
    tagline: submission.tagline,
    description: submission.description ?? '',
    logo_url: submission.logoUrl ?? '',
    pricing_model: submission.pricingModel,
    categories: submission.categories,
    contact_email: submission.contactEmail ?? '',
  });
}

function existingLink(visit: Visit, form: FormState): Html | null {
  const existing = form.error?.extra['existing'] as Existing | undefined;
  if (existing === undefined) return null;
  const path =
    existing.kind === 'tool'
      ? pathTo(visit.locale, 'tools', existing.slug)
      : pathTo(visit.locale, 'submissions', existing.id);
  return html`<p><a href="${path}">${visit.t.submit.existing}</a></p>`;
}

/** What was wrong with a refused form, above its page. */
export function submissionErrors(visit: Visit, form: FormState): Html | null {
  const { fields } = visit.t.submit;
  const labels = Object.fromEntries(SUBMISSION_FIELD_NAMES.map((field) => [field, fields[field].label]));
  return errorSummary(visit, form, labels, existingLink(visit, form));
}

/** The form itself, sent to `action`. */
export function submissionForm(visit: Visit, form: FormState, action: string, button: string): Html {
  const { t, locale, parts } = visit;
  const texts = (name: SubmissionField): FieldTexts => ({
    name,
    ...t.submit.fields[name],
    optional: !SUBMISSION_FIELDS[name].required,
  });
  return html`<form method="post" action="${action}" class="stack" novalidate>
    ${textField(visit, form, { ...texts('url'), type: 'url', maxlength: SUBMISSION_FIELDS.url.schema.maxLength })}
    ${textField(visit, form, { ...texts('name') })} ${textField(visit, form, { ...texts('tagline') })}
    ${areaField(visit, form, { ...texts('description'), rows: 7 })}
    ${choiceField(visit, form, {
      ...texts('pricing_model'),
      kind: 'radio',
      choices: PRICING_MODELS.map((model) => ({ value: model, label: t.pricing[model] })),
    })}
    ${choiceField(visit, form, {
      ...texts('categories'),
      kind: 'checkbox',
      columns: true,
      choices: listCategories(parts.live, locale).map((category) => ({ value: category.id, label: category.name })),
    })}
    ${textField(visit, form, { ...texts('logo_url'), type: 'url', maxlength: SUBMISSION_FIELDS.logo_url.schema.maxLength })}
    ${textField(visit, form, { ...texts('contact_email'), type: 'email', autocomplete: 'email' })}
    <button class="button">${button}</button>
  </form>`;
}
