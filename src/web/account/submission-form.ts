/** The form of a submission: for a new one and for correcting one that came back. */
import { PRICING_MODELS } from '#catalog/pricing.ts';
import { SUBMISSION_FIELDS, SUBMISSION_FIELD_NAMES, type SubmissionField } from '#catalog/submission-fields.ts';
import { getSubmission, type Submission } from '#catalog/submission-records.ts';
import type { Existing } from '#catalog/submission-verdicts.ts';
import { getTool, listCategories } from '#catalog/tools.ts';
import type { Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { listSeparator, quotable } from '#locales/quotable.ts';
import { areaField, choiceField, errorSummary, textField, type FieldTexts } from '#web/form-fields.ts';
import { blankForm, type FormState } from '#web/form-state.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo, shownAddress } from '#web/links.ts';

/** Characters of an old value that are shown beside its field; the whole of it stands on the status page afterwards. */
const LONGEST_BEFORE = 300;

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

/** A known entry that a submission is or may be the same as. */
export interface KnownEntry {
  name: string;
  address: string;
  href: string;
}

/** The card of entries that are known already; nothing without any. */
function knownEntriesCard(title: string, entries: readonly KnownEntry[]): Html | null {
  if (entries.length === 0) return null;
  return html`<div class="known-entries">
    <p class="known-entries-title">${title}</p>
    ${entries.map(
      ({ name, address, href }) =>
        html`<a class="known-entry" href="${href}"><bdi>${name}</bdi><span dir="ltr">${address}</span></a>`,
    )}
  </div>`;
}

/** What a refused form turned out to be a duplicate of, as far as this account may know it. */
export async function existingCard(visit: Visit, form: FormState): Promise<Html | null> {
  const { locale, parts } = visit;
  const { submit: s } = accountMessages(locale);
  const existing = form.error?.extra['existing'] as Existing | undefined;
  if (existing === undefined) return null;
  if (existing.kind === 'submission') {
    const own = await getSubmission(parts.db, existing.id);
    return knownEntriesCard(`${s.duplicate}. ${s.own}`, [
      { name: own.name, address: shownAddress(own.url), href: pathTo(locale, 'submissions', own.id) },
    ]);
  }
  const tool = await getTool(parts.live, existing.slug, locale);
  return knownEntriesCard(s.duplicate, [
    { name: tool.name, address: shownAddress(tool.url), href: pathTo(locale, 'tools', tool.slug) },
  ]);
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

/** What was wrong with a refused form, above its page; `card` shows the known entry better than a link does. */
export function submissionErrors(visit: Visit, form: FormState, card?: Html | null): Html | null {
  const { fields } = visit.t.submit;
  const labels = Object.fromEntries(SUBMISSION_FIELD_NAMES.map((field) => [field, fields[field].label]));
  return errorSummary(visit, form, labels, card ?? existingLink(visit, form));
}

/** Fields in which the form differs from what was submitted before, with the sentence that says what stood there. */
export function changesSince(visit: Visit, form: FormState, submission: Submission): Map<SubmissionField, string> {
  const { submit: s } = accountMessages(visit.locale);
  const before = formOfSubmission(submission).values;
  const names = new Map(listCategories(visit.parts.live, visit.locale).map(({ id, name }) => [id, name]));
  const changes = new Map<SubmissionField, string>();
  for (const field of SUBMISSION_FIELD_NAMES) {
    const [old, now] = [before.getAll(field), form.values.getAll(field)];
    const plain = (values: string[]) =>
      values
        .map((value) => value.replaceAll('\r\n', '\n').trim())
        .toSorted()
        .join('\n');
    if (plain(old) === plain(now)) continue;
    const shown = old.map((value) => {
      const price = PRICING_MODELS.find((model) => field === 'pricing_model' && model === value);
      return price === undefined ? (names.get(value) ?? value) : visit.t.pricing[price];
    });
    const text = shown.filter(Boolean).join(listSeparator(visit.locale));
    changes.set(field, text === '' ? s.nothingBefore : s.before(quotable(visit.locale, text, LONGEST_BEFORE)));
  }
  return changes;
}

/** The form itself, sent to `action`; with `before` it corrects that submission and marks what is changed. */
export function submissionForm(
  visit: Visit,
  form: FormState,
  action: string,
  button: string,
  before?: Submission,
): Html {
  const { t, locale, parts } = visit;
  const { submit: s } = accountMessages(locale);
  const changes = before === undefined ? undefined : changesSince(visit, form, before);
  const texts = (name: SubmissionField): FieldTexts => {
    const { label, hint } = t.submit.fields[name];
    return {
      name,
      label,
      hint,
      changed: changes?.get(name),
      optional: !SUBMISSION_FIELDS[name].required,
    };
  };
  const line = (name: 'name' | 'tagline') =>
    textField(visit, form, { ...texts(name), longest: SUBMISSION_FIELDS[name].schema.maxLength });
  const group = (title: string, fields: Html) =>
    html`<div class="form-group" role="group" aria-label="${title}">
      <h2>${title}</h2>
      <div class="form-fields">${fields}</div>
    </div>`;
  return html`<form
    method="post"
    action="${action}"
    class="form submission-form"
    novalidate
    ${attributes({ 'data-check': pathTo(locale, 'submit', 'check'), 'data-correcting': before?.id })}
  >
    ${before !== undefined && html`<input type="hidden" name="correcting" value="${before.id}" />`}
    ${group(
      s.about,
      html`${textField(visit, form, { ...texts('url'), type: 'url', autocomplete: 'url', maxlength: SUBMISSION_FIELDS.url.schema.maxLength })}
      ${line('name')} ${line('tagline')}
      ${areaField(visit, form, { ...texts('description'), rows: 7, longest: SUBMISSION_FIELDS.description.schema.maxLength })}
      ${textField(visit, form, { ...texts('logo_url'), type: 'url', maxlength: SUBMISSION_FIELDS.logo_url.schema.maxLength })}`,
    )}
    ${group(
      s.kind,
      html`${choiceField(visit, form, {
        ...texts('pricing_model'),
        kind: 'radio',
        look: 'pills',
        choices: PRICING_MODELS.map((model) => ({ value: model, label: t.pricing[model] })),
      })}
      ${choiceField(visit, form, {
        ...texts('categories'),
        kind: 'checkbox',
        look: 'pills',
        choices: listCategories(parts.live, locale).map((category) => ({ value: category.id, label: category.name })),
      })}`,
    )}
    ${group(s.contact, textField(visit, form, { ...texts('contact_email'), type: 'email', autocomplete: 'email' }))}
    <p class="form-end"><button class="button button-large">${button}</button></p>
  </form>`;
}
