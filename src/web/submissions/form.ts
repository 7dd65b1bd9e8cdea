/** The submission form, for new submissions and corrections. */
import { FIELDS, FIELD_NAMES, fieldOf, keyOf, keysWhere, type Entry, type FieldName } from '#fields/fields.ts';
import { FIELD_GROUPS, type FieldGroup } from '#fields/kinds.ts';
import { hasRole } from '#catalog/roles.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { isReviewable, type Existing } from '#catalog/submissions/validation.ts';
import { getTool } from '#catalog/tools/tools.ts';
import { listCategories } from '#catalog/tools/listed-categories.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { listSeparator } from '#locales/quotable.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { categoryField } from '#web/elements/category-field.ts';
import { choiceField } from '#web/elements/choice-fields.ts';
import { areaField, errorSummary, selectField, textField, type FieldTexts } from '#web/elements/form-fields.ts';
import { choicesOf, controlFor, isLongLine, type Controls } from '#web/elements/entry-values.ts';
import { problemsOf } from '#web/elements/form-state.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { priceField } from '#web/elements/price-field.ts';
import { pathTo, shownAddress } from '#web/elements/links.ts';
import { monogram, notice } from '#web/elements/notices.ts';
import { REVIEW, changesSince } from './form-values.ts';
import { pictureLabels } from './pictures.ts';
import { proposeButton } from './propose.ts';

/** Lets buttons outside the form submit it. */
export const SUBMISSION_FORM_ID = 'submission';

/** An existing entry that duplicates or resembles a submission. */
export interface KnownEntry {
  name: string;
  address: string;
  href: string;
}

/** The duplicate behind a refused form, if this account may see it. */
async function findExisting(
  { locale, context }: PageRequest,
  form: FormState,
): Promise<{ entry: KnownEntry; title: string; report: string | null } | undefined> {
  const { submit: s } = submissionMessages(locale);
  const existing = form.error?.extra['existing'] as Existing | undefined;
  if (existing === undefined) return undefined;
  if (existing.kind === 'submission') {
    const { id, name, url } = await getSubmission(context.db, existing.id);
    const entry = { name, address: shownAddress(url), href: pathTo(locale, 'submissions', id) };
    return { entry, title: s.knownOwn(name), report: null };
  }
  const { name, url, slug } = await getTool(context.live, existing.slug, locale);
  const entry = { name, address: shownAddress(url), href: pathTo(locale, 'tools', slug) };
  return { entry, title: s.known(name), report: pathTo(locale, 'tools', slug, 'report') };
}

/** The errors of a refused form. For a known tool, its entry and the possible acts instead. */
export async function submissionErrors(request: PageRequest, form: FormState): Promise<Html | null> {
  const { locale } = request;
  const t = submissionMessages(locale);
  const known = await findExisting(request, form);
  if (known === undefined) {
    const { fields } = t;
    const labels = {
      ...Object.fromEntries(FIELD_NAMES.map((name) => [name, fields[name].label])),
      ...pictureLabels(request),
    };
    const { error } = form;
    const isReviewed =
      error !== null && isReviewable({ code: error.code, problems: Object.values(error.fields).flat() });
    return errorSummary(request, form, labels, isReviewed ? reviewOffer(request) : null);
  }
  const { entry, title, report } = known;
  return html`<section class="known" role="alert" tabindex="-1" autofocus aria-labelledby="known">
    ${monogram(entry.name)}
    <div>
      <h2 id="known">${title}</h2>
      <a class="known-entry" href="${entry.href}"
        ><bdi>${t.submit.existing}</bdi><span dir="ltr">${entry.address}</span></a
      >
      ${report !== null && html`<p><a href="${report}">${t.titles.report}</a></p>`}
    </div>
  </section>`;
}

/** Sends the form again, for an editor's review; offered if screening takes the entry for no AI tool. */
function reviewOffer({ locale }: PageRequest): Html {
  const { submit: s } = submissionMessages(locale);
  return html`<div class="verification">
    <p>${s.askReviewHint}</p>
    <button class="button button-quiet" form="${SUBMISSION_FORM_ID}" name="${REVIEW}" value="yes">
      ${s.askReview}
    </button>
  </div>`;
}

/** Notice that submitting is impossible: no categories, which only admins can add. Null if there are. */
export function closedNotice({ context, locale, account }: PageRequest): Html | null {
  if (listCategories(context.live, locale).length > 0) return null;
  const { submit: s } = submissionMessages(locale);
  const way =
    account !== null && hasRole(account, 'admin')
      ? html`<a href="${pathTo(locale, 'admin', 'categories')}">${s.createCategories}</a>`
      : s.closedLater;
  return notice('warning', html`<p>${s.closed} ${way}</p>`);
}

/** More values are a select, or are folded. */
const MOST_PILLS = 12;

/** Checkboxes for each value; many are folded unless checked. */
export function manyChoices(request: PageRequest, form: FormState, texts: FieldTexts & { name: FieldName }): Html {
  const choices = choicesOf(request, texts.name).toSorted((a, b) =>
    texts.name === 'interface_languages' ? request.format.compare(a.label, b.label) : 0,
  );
  if (choices.length <= MOST_PILLS)
    return choiceField(request, form, { ...texts, kind: 'checkbox', look: 'pills', choices });
  const chosen = form.values.getAll(texts.name);
  const named = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return html`<details class="field-fold" ${attributes({ open: problemsOf(form)[texts.name] !== undefined })}>
    <summary>
      ${texts.label} <span class="optional">(${request.t.optional})</span>
      ${named.length > 0 && html`<bdi>${named.join(listSeparator(request.locale))}</bdi>`}
    </summary>
    ${choiceField(request, form, { ...texts, kind: 'checkbox', look: 'columns', choices })}
  </details>`;
}

/** The control of each kind of field for makers. */
function controlsOf(request: PageRequest, form: FormState): Controls {
  return {
    line: (texts, field) =>
      isLongLine(field)
        ? areaField(request, form, { ...texts, rows: 2, longest: field.max })
        : textField(request, form, { ...texts, longest: field.max }),
    prose: (texts, { max }) => areaField(request, form, { ...texts, rows: 7, longest: max }),
    address: (texts, { max, required }) =>
      textField(request, form, { ...texts, type: 'url', maxlength: max, ...(required && { autocomplete: 'url' }) }),
    email: (texts) => textField(request, form, { ...texts, type: 'email', autocomplete: 'email' }),
    choice: (texts, { values }) =>
      values.length > MOST_PILLS
        ? selectField(request, form, { ...texts, blank: '—', choices: choicesOf(request, texts.name) })
        : choiceField(request, form, {
            ...texts,
            kind: 'radio',
            look: 'pills',
            choices: choicesOf(request, texts.name),
          }),
    categories: (texts) => categoryField(request, form, texts),
    flag: (texts) => selectField(request, form, { ...texts, blank: '—', choices: choicesOf(request, texts.name) }),
    choices: (texts) => manyChoices(request, form, texts),
    price: (texts) => priceField(request, form, texts),
  };
}

/** The start of a form: an entry, the path back, the corrected submission if any, and more fields. */
export interface FormStart {
  entry: Entry;
  back: string;
  correcting?: string;
  more?: Html;
}

export interface FormParts {
  /** The entry to change; changed fields are marked. */
  before?: FormStart;
  /** All groups by default. */
  groups?: readonly FieldGroup[];
  /** The group of file fields, which needs multipart encoding. */
  pictures?: Html;
}

/** The form with some or all of its groups, sent to `action`. */
export function submissionForm(
  request: PageRequest,
  form: FormState,
  action: string,
  button: string | Html,
  { before, groups = FIELD_GROUPS, pictures }: FormParts = {},
): Html {
  const { locale } = request;
  const t = submissionMessages(locale);
  const { submit: s } = t;
  const changes = before === undefined ? undefined : changesSince(request, form, before.entry);
  const texts = (name: FieldName): FieldTexts => {
    const { label, hint } = t.fields[name];
    return {
      name,
      label,
      hint: hint ?? '',
      changed: changes?.get(name),
      optional: fieldOf(keyOf(name)).required === false,
    };
  };
  const controls = controlsOf(request, form);
  const titles: Record<FieldGroup, string> = {
    about: s.about,
    kind: s.kind,
    attributes: s.attributes,
    contact: s.contact,
  };
  const groupOf = (group: FieldGroup): Html =>
    html`<div class="form-group" role="group" aria-label="${titles[group]}">
      <h2>${titles[group]}</h2>
      <div class="form-fields">
        ${keysWhere({ group }).map(
          (key) =>
            html`${controlFor(controls, key, texts(FIELDS[key].name))}
            ${key === 'url' && before === undefined && proposeButton(request)} `,
        )}
      </div>
    </div>`;
  return html`<form
    id="${SUBMISSION_FORM_ID}"
    method="post"
    action="${action}"
    class="form submission-form"
    novalidate
    ${attributes({
      // A published tool would be its own duplicate, so its changes are not checked while typing.
      'data-check': before === undefined || before.correcting !== undefined ? pathTo(locale, 'submit', 'check') : null,
      'data-correcting': before?.correcting,
      enctype: pictures === undefined ? null : 'multipart/form-data',
      'data-chosen': s.chosen({ count: '#', most: FIELDS.categories.max }),
      // Agents in the browser (WebMCP) may fill it in; a person sends it.
      toolname: before === undefined ? 'submit_tool' : null,
      tooldescription:
        before === undefined
          ? 'Fills in the form that submits an AI tool to this catalog, for a person to check and send.'
          : null,
    })}
  >
    ${before?.correcting !== undefined && html`<input type="hidden" name="correcting" value="${before.correcting}" />`}
    ${groups.map(groupOf)} ${pictures} ${before?.more}
    <p class="form-end">
      ${typeof button === 'string' ? html`<button class="button button-large">${button}</button>` : button}
      ${
        before !== undefined &&
        html`<a class="button button-quiet button-large" href="${before.back}">${t.form.cancel}</a>`
      }
    </p>
  </form>`;
}
