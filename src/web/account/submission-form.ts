/** The form of a submission: for a new one and for correcting one that came back. */
import { PRICING_MODELS } from '#catalog/pricing.ts';
import { SUBMISSION_FIELDS, SUBMISSION_FIELD_NAMES, type SubmissionField } from '#catalog/entries/check.ts';
import { getSubmission, type Submission } from '#catalog/submissions/records.ts';
import type { Existing } from '#catalog/submissions/verdicts.ts';
import { getTool, listCategories } from '#catalog/tools/tools.ts';
import type { Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { listSeparator, quotable } from '#locales/quotable.ts';
import { visitorMessages } from '#locales/visitors.ts';
import { areaField, choiceField, errorSummary, textField, type Choice, type FieldTexts } from '#web/form-fields.ts';
import { blankForm, type FormState } from '#web/form-state.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo, shownAddress } from '#web/links.ts';
import { monogram } from '#web/notices.ts';

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
  // It is one sentence in a field of several lines: a line end is where somebody pressed Enter.
  body['tagline'] = (form.get('tagline') ?? '').trim().replaceAll(/\s*\r?\n\s*/g, ' ');
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

/** What a refused form turned out to be the same as, as far as this account may know it. */
async function findExisting(
  { locale, parts }: Visit,
  form: FormState,
): Promise<{ entry: KnownEntry; title: string; report: string | null } | undefined> {
  const { submit: s } = accountMessages(locale);
  const existing = form.error?.extra['existing'] as Existing | undefined;
  if (existing === undefined) return undefined;
  if (existing.kind === 'submission') {
    const { id, name, url } = await getSubmission(parts.db, existing.id);
    const entry = { name, address: shownAddress(url), href: pathTo(locale, 'submissions', id) };
    return { entry, title: s.knownOwn(name), report: null };
  }
  const { name, url, slug } = await getTool(parts.live, existing.slug, locale);
  const entry = { name, address: shownAddress(url), href: pathTo(locale, 'tools', slug) };
  return { entry, title: s.known(name), report: pathTo(locale, 'tools', slug, 'report') };
}

/**
 * What was wrong with a refused form, above its page. Where the tool is known already there is nothing to check: the
 * entry is shown instead, and what can be done with it.
 */
export async function submissionErrors(visit: Visit, form: FormState): Promise<Html | null> {
  const { t, locale } = visit;
  const known = await findExisting(visit, form);
  if (known === undefined) {
    const { fields } = t.submit;
    return errorSummary(
      visit,
      form,
      Object.fromEntries(SUBMISSION_FIELD_NAMES.map((name) => [name, fields[name].label])),
    );
  }
  const { entry, title, report } = known;
  return html`<section class="known" role="alert" tabindex="-1" autofocus aria-labelledby="known">
    ${monogram(entry.name)}
    <div>
      <h2 id="known">${title}</h2>
      <a class="known-entry" href="${entry.href}"
        ><bdi>${t.submit.existing}</bdi><span dir="ltr">${entry.address}</span></a
      >
      ${report !== null && html`<p><a href="${report}">${visitorMessages(locale).tool.report}</a></p>`}
    </div>
  </section>`;
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

/** Category for tools that fit in no other one. */
const REST = 'other';

/** In the order of the alphabet, the one for the rest at its end. */
function categoryChoices({ parts, locale }: Visit): Choice[] {
  return listCategories(parts.live, locale)
    .toSorted((a, b) => Number(a.id === REST) - Number(b.id === REST))
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** The form itself, sent to `action`; with `before` it corrects that submission and marks what is changed. */
export function submissionForm(
  visit: Visit,
  form: FormState,
  action: string,
  button: string,
  before?: Submission,
): Html {
  const { t, locale } = visit;
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
    ${attributes({
      'data-check': pathTo(locale, 'submit', 'check'),
      'data-correcting': before?.id,
      'data-chosen': s.chosen('#', SUBMISSION_FIELDS.categories.schema.maxItems),
    })}
  >
    ${before !== undefined && html`<input type="hidden" name="correcting" value="${before.id}" />`}
    ${group(
      s.about,
      html`${textField(visit, form, { ...texts('url'), type: 'url', autocomplete: 'url', maxlength: SUBMISSION_FIELDS.url.schema.maxLength })}
      ${textField(visit, form, { ...texts('name'), longest: SUBMISSION_FIELDS.name.schema.maxLength })}
      ${areaField(visit, form, { ...texts('tagline'), rows: 2, longest: SUBMISSION_FIELDS.tagline.schema.maxLength })}
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
        look: 'columns',
        choices: categoryChoices(visit),
      })}`,
    )}
    ${group(s.contact, textField(visit, form, { ...texts('contact_email'), type: 'email', autocomplete: 'email' }))}
    <p class="form-end">
      <button class="button button-large">${button}</button>
      ${
        before !== undefined &&
        html`<a class="button button-quiet button-large" href="${pathTo(locale, 'submissions', before.id)}"
          >${accountMessages(locale).settings.cancel}</a
        >`
      }
    </p>
  </form>`;
}
