/** The form of a submission: for a new one and for correcting one that came back. */
import { FIELDS, FIELD_NAMES, fieldOf, keyOf, keysWhere, type Entry, type FieldName } from '#fields/fields.ts';
import { FIELD_GROUPS, type FieldGroup } from '#fields/kinds.ts';
import { hasRole } from '#catalog/roles.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { isReviewable, type Existing } from '#catalog/submissions/validation.ts';
import { getTool, listCategories } from '#catalog/tools/tools.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { listSeparator } from '#locales/quotable.ts';
import { submissionMessages } from '#locales/submissions.ts';
import {
  areaField,
  choiceField,
  errorSummary,
  selectField,
  textField,
  type Choice,
  type FieldTexts,
} from '#web/elements/form-fields.ts';
import { choicesOf, controlFor, isLongLine, type Controls } from '#web/elements/entry-values.ts';
import { problemsOf } from '#web/elements/form-state.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, shownAddress } from '#web/elements/links.ts';
import { monogram, notice } from '#web/elements/notices.ts';
import { REVIEW, changesSince } from './form-values.ts';
import { pictureLabels } from './pictures.ts';

/** What buttons outside the form name to send it. */
export const SUBMISSION_FORM_ID = 'submission';

/** A known entry that a submission is or may be the same as. */
export interface KnownEntry {
  name: string;
  address: string;
  href: string;
}

/** What a refused form turned out to be the same as, as far as this account may know it. */
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

/**
 * What was wrong with a refused form, above its page. Where the tool is known already there is nothing to check: the
 * entry is shown instead, and what can be done with it.
 */
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
    const isReviewed = form.error !== null && isReviewable(form.error.code);
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

/** Sends the form once more, to an editor; for what screening takes for no AI tool. */
function reviewOffer({ locale }: PageRequest): Html {
  const { submit: s } = submissionMessages(locale);
  return html`<div class="verification">
    <p>${s.askReviewHint}</p>
    <button class="button button-quiet" form="${SUBMISSION_FORM_ID}" name="${REVIEW}" value="yes">
      ${s.askReview}
    </button>
  </div>`;
}

/** Category for tools that fit in no other one. */
const REST = 'other';

/** In the order of the alphabet, the one for the rest at its end. */
function categoryChoices({ context, locale }: PageRequest): Choice[] {
  return listCategories(context.live, locale)
    .toSorted((a, b) => Number(a.id === REST) - Number(b.id === REST))
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** Why nobody can submit anything: there is nothing to choose from, which only admins can change. Null where there is. */
export function closedNotice({ context, locale, account }: PageRequest): Html | null {
  if (listCategories(context.live, locale).length > 0) return null;
  const { submit: s } = submissionMessages(locale);
  const way =
    account !== null && hasRole(account, 'admin')
      ? html`<a href="${pathTo(locale, 'admin', 'categories')}">${s.createCategories}</a>`
      : s.closedLater;
  return notice('warning', html`<p>${s.closed} ${way}</p>`);
}

/** More values than these are a list that opens, or are folded away until they are asked for. */
const MOST_PILLS = 12;

/** Boxes for each value; many of them are folded away, those that are chosen open. */
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

/** How makers are asked for each kind of field. */
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
    categories: (texts) =>
      choiceField(request, form, { ...texts, kind: 'checkbox', look: 'columns', choices: categoryChoices(request) }),
    flag: (texts) => selectField(request, form, { ...texts, blank: '—', choices: choicesOf(request, texts.name) }),
    choices: (texts) => manyChoices(request, form, texts),
  };
}

/** What a form starts from: the entry, the way back, the submission that it corrects where it is one, and what else is asked. */
export interface FormStart {
  entry: Entry;
  back: string;
  correcting?: string;
  more?: Html;
}

/** What else a form is made of. */
export interface FormParts {
  /** It changes that entry and marks what is changed. */
  before?: FormStart;
  /** All of them unless it says which. */
  groups?: readonly FieldGroup[];
  /** A group with files, which a form of another encoding sends. */
  pictures?: Html;
}

/** The form itself with some or all of its groups, sent to `action`. */
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
      hint,
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
        ${keysWhere({ group }).map((key) => html`${controlFor(controls, key, texts(FIELDS[key].name))} `)}
      </div>
    </div>`;
  return html`<form
    id="${SUBMISSION_FORM_ID}"
    method="post"
    action="${action}"
    class="form submission-form"
    novalidate
    ${attributes({
      // A change of a published tool is its own duplicate: nothing looks at it while it is typed.
      'data-check': before === undefined || before.correcting !== undefined ? pathTo(locale, 'submit', 'check') : null,
      'data-correcting': before?.correcting,
      enctype: pictures === undefined ? null : 'multipart/form-data',
      'data-chosen': s.chosen('#', FIELDS.categories.max),
      // For agents in the browser (WebMCP), which fill it in; a person sends it.
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
