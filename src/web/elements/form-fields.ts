/** Form components: fields with label, hint and error, and the summary of errors that links to them. */
import type { Problem } from '#catalog/problems.ts';
import type { FormState, View } from '#http/pages/page-types.ts';
import { missingWords, sentenceOf } from '#locales/errors.ts';
import { listSeparator } from '#locales/quotable.ts';
import { fieldProblem } from './field-problems.ts';
import { problemsOf, valueOf } from './form-state.ts';
import { attributes, html, type Html } from './html.ts';

export interface FieldTexts {
  name: string;
  label: string;
  hint?: string;
  /** Says that the field differs from what was sent before, and from what. */
  changed?: string | undefined;
  /** Marks a field that may stay empty; the others are required. */
  optional?: boolean;
}

/** Id of the control of a field; the summary of errors links to it. */
function fieldId(name: string): string {
  return `field-${name}`;
}

function describedBy(form: FormState, field: FieldTexts): string | null {
  const ids = [
    field.hint ? `${fieldId(field.name)}-hint` : '',
    field.changed ? `${fieldId(field.name)}-changed` : '',
    problemsOf(form)[field.name] ? `${fieldId(field.name)}-error` : '',
  ];
  return ids.filter(Boolean).join(' ') || null;
}

/**
 * What is wrong with a field, to stand at its control, whose id is `id`; null when nothing is. `missing` is said of an
 * empty one instead of the usual sentence; `isAlone` is for forms without a summary, where this is the first to be read.
 */
export function fieldError(
  view: View,
  form: FormState,
  name: string,
  { id = fieldId(name), missing, isAlone }: { id?: string; missing?: string; isAlone?: true } = {},
): Html | null {
  const problems = problemsOf(form)[name] ?? [];
  if (problems.length === 0) return null;
  const told = (problem: Problem): string =>
    problem.rule === 'required' && missing !== undefined ? missing : fieldProblem(view.locale, name, problem);
  return html`<p class="field-error" ${attributes({ id: `${id}-error`, role: isAlone ? 'alert' : null })}>
    ${problems.map((problem) => html`<span>${told(problem)}</span> `)}
  </p>`;
}

function hintAndError(view: View, form: FormState, field: FieldTexts): Html {
  return html`${field.hint ? html`<p class="hint" id="${`${fieldId(field.name)}-hint`}">${field.hint}</p>` : null}${
    field.changed ? html`<p class="field-changed" id="${`${fieldId(field.name)}-changed`}">${field.changed}</p>` : null
  }${fieldError(view, form, field.name)}`;
}

function labelText(view: View, field: FieldTexts): Html {
  return html`${field.label}${field.optional ? html` <span class="optional">(${view.t.optional})</span>` : null}`;
}

function controlAttributes(form: FormState, field: FieldTexts): Record<string, string | boolean | null> {
  return {
    id: fieldId(field.name),
    name: field.name,
    required: !field.optional,
    'aria-describedby': describedBy(form, field),
    'aria-invalid': problemsOf(form)[field.name] ? 'true' : null,
  };
}

/** An empty field has the direction of the page, with its caret and grip there; browsers would take it for Latin. */
function directionOfTyped(form: FormState, name: string): 'auto' | null {
  return valueOf(form, name) === '' ? null : 'auto';
}

export interface TextField extends FieldTexts {
  type?: 'text' | 'email' | 'password' | 'url' | 'date';
  autocomplete?: string;
  /** Which keys a phone shows. */
  inputmode?: 'numeric';
  /** Has to be filled in before our script goes on. */
  isFirst?: boolean;
  minlength?: number;
  maxlength?: number;
  /** Most characters that are accepted, counted beside the field; unlike `maxlength` it cuts nothing off. */
  longest?: number | undefined;
  /** Direction of what is typed, where it does not follow the page: addresses are written left to right. */
  dir?: 'ltr' | 'auto';
}

/** What is typed into these is no sentence: browsers neither correct it nor begin it with a capital. */
const CODES = new Set<TextField['type']>(['email', 'password', 'url']);

/** A one-line field. What was typed comes back, except into password fields. */
export function textField(view: View, form: FormState, field: TextField): Html {
  const isPassword = field.type === 'password';
  const isCode = CODES.has(field.type);
  const { show, hide } = view.t.password;
  return html`<div class="field">
    <label for="${fieldId(field.name)}">${labelText(view, field)}</label>
    ${hintAndError(view, form, field)}
    <input
      ${attributes({
        ...controlAttributes(form, field),
        type: field.type ?? 'text',
        value: isPassword ? null : valueOf(form, field.name),
        autocomplete: field.autocomplete ?? 'off',
        inputmode: field.inputmode,
        'data-first': field.isFirst,
        autocapitalize: isCode ? 'none' : null,
        spellcheck: isCode ? 'false' : null,
        minlength: field.minlength,
        maxlength: field.maxlength,
        'data-longest': field.longest,
        dir: field.dir ?? (isCode ? 'ltr' : directionOfTyped(form, field.name)),
        ...(isPassword && { 'data-show': show, 'data-hide': hide }),
      })}
    />
  </div>`;
}

/** A field of several lines. */
export function areaField(
  view: View,
  form: FormState,
  field: FieldTexts & { rows?: number; maxlength?: number; longest?: number },
): Html {
  return html`<div class="field">
    <label for="${fieldId(field.name)}">${labelText(view, field)}</label>
    ${hintAndError(view, form, field)}
    <textarea
      ${attributes({
        ...controlAttributes(form, field),
        rows: field.rows ?? 5,
        maxlength: field.maxlength,
        'data-longest': field.longest,
        dir: directionOfTyped(form, field.name),
      })}
    >
${valueOf(form, field.name)}</textarea>
  </div>`;
}

/**
 * A file to be chosen. `sent` is what the form calls it where it has another name than the field, `shown` what there is
 * of it already.
 */
export function fileField(
  view: View,
  form: FormState,
  field: FieldTexts & { accept: string; sent?: string; shown?: Html | null | undefined },
): Html {
  return html`<div class="field">
    <label for="${fieldId(field.name)}">${labelText(view, field)}</label>
    ${hintAndError(view, form, field)} ${field.shown}
    <input
      ${attributes({
        ...controlAttributes(form, field),
        type: 'file',
        name: field.sent ?? field.name,
        accept: field.accept,
        required: false,
      })}
    />
  </div>`;
}

export interface Choice {
  value: string;
  label: string;
}

/** One choice from a list that opens. `blank` is the text of the empty choice; without it one is always chosen. */
export function selectField(
  view: View,
  form: FormState,
  field: FieldTexts & { choices: readonly Choice[]; blank?: string },
): Html {
  const chosen = valueOf(form, field.name);
  return html`<div class="field">
    <label for="${fieldId(field.name)}">${labelText(view, field)}</label>
    ${hintAndError(view, form, field)}
    <select
      ${attributes({ ...controlAttributes(form, field), required: !field.optional && field.blank !== undefined })}
    >
      ${field.blank !== undefined ? html`<option value="">${field.blank}</option>` : null}
      ${field.choices.map((choice) => html`<option value="${choice.value}" ${attributes({ selected: choice.value === chosen })}>${choice.label}</option>`)}
    </select>
  </div>`;
}

/** Several (checkboxes) or one (radio buttons) of few choices, all of them visible. */
export function choiceField(
  view: View,
  form: FormState,
  field: FieldTexts & { kind: 'checkbox' | 'radio'; choices: readonly Choice[]; look?: 'columns' | 'pills' },
): Html {
  const chosen = form.values.getAll(field.name);
  const id = fieldId(field.name);
  return html`<fieldset
    class="field"
    id="${id}"
    tabindex="-1"
    ${attributes({ 'aria-describedby': describedBy(form, field) })}
  >
    <legend>${labelText(view, field)}</legend>
    ${hintAndError(view, form, field)}
    <div class="${field.look === undefined ? 'choices' : `choices choices-${field.look}`}">
      ${field.choices.map(
        (choice) =>
          html`<label class="choice"
            ><input
              ${attributes({
                type: field.kind,
                name: field.name,
                value: choice.value,
                checked: chosen.includes(choice.value),
                required: field.kind === 'radio' && !field.optional,
              })}
            /><span>${choice.label}</span></label
          > `,
      )}
    </div>
  </fieldset>`;
}

/**
 * Says above a refused form what is wrong, with a link to each field; takes the focus when the page opens. Fields that
 * were left empty are one list. `labels` names the fields in the order of the form; problems of others come last and
 * are said without a link.
 */
export function errorSummary(
  view: View,
  form: FormState,
  labels: Readonly<Record<string, string>>,
  more: Html | null = null,
): Html | null {
  if (form.error === null) return null;
  const names = Object.keys(labels);
  const place = (field: string) => (names.includes(field) ? names.indexOf(field) : names.length);
  const problems = Object.entries(problemsOf(form))
    .sort(([a], [b]) => place(a) - place(b))
    .flatMap(([field, list]) =>
      list.map((problem) => ({ field, problem, label: names.includes(field) ? labels[field] : undefined })),
    );
  const missing = problems.filter(({ problem, label }) => problem.rule === 'required' && label !== undefined);
  const others = problems.filter((each) => !missing.includes(each));
  // A limit of which a field is told was not that of submissions.
  const isAboutFields = ABOUT_FIELDS.has(form.error.code) && problems.length > 0;
  const { retryAfter } = form.error;
  const retry = retryAfter === undefined ? null : ` ${view.t.error.retry(Math.ceil(retryAfter))}`;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>${view.t.form.check}</h2>
    ${isAboutFields ? null : html`<p>${sentenceOf(view.locale, form.error)}${retry}</p>`}
    ${
      problems.length > 0
        ? html`<ul>
            ${
              missing.length > 0 &&
              html`<li>
                ${missingWords(view.locale)}
                ${missing.map(({ field, label }, index) => html`${index > 0 && listSeparator(view.locale)}<a href="${`#${fieldId(field)}`}">${label}</a>`)}
              </li>`
            }
            ${others.map(({ field, problem, label }) => {
              const sentence = fieldProblem(view.locale, field, problem);
              return label === undefined
                ? html`<li>${sentence}</li>`
                : html`<li><a href="${`#${fieldId(field)}`}">${labelled(view, label, sentence)}</a></li>`;
            })}
          </ul>`
        : null
    }
    ${more}
  </div>`;
}

const ABOUT_FIELDS = new Set(['validation_failed', 'submission_limit_exceeded']);

/** A label and what is said about it; a label that is a question needs no colon. */
function labelled(view: View, label: string, sentence: string): string {
  if (/[?؟]$/.test(label)) return `${label} ${sentence}`;
  return `${label}${view.locale === 'fr' ? '\u00A0' : ''}: ${sentence}`;
}
