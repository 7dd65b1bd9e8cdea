/** Form components: fields with label, hint and error, and the summary of errors that links to them. */
import type { Problem } from '#catalog/problems.ts';
import type { FormState, View } from '#http/pages/page-types.ts';
import { missingWords } from '#locales/errors.ts';
import { colon, listSeparator } from '#locales/quotable.ts';
import { reasonText, retryText } from '#http/send/refusals.ts';
import { fieldProblem } from './field-problems.ts';
import { problemsOf, valueOf } from './form-state.ts';
import { attributes, html, type Html } from './html.ts';

export interface FieldTexts {
  name: string;
  label: string;
  hint?: string;
  /** Says that the value differs from the submitted one, with the old one. */
  changed?: string | undefined;
  /** Marks a field that may be empty; the others are required. */
  optional?: boolean;
}

/** Id of a field's control; the summary of errors links to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

export function describedBy(form: FormState, field: FieldTexts): string | null {
  const ids = [
    field.hint ? `${fieldId(field.name)}-hint` : '',
    field.changed ? `${fieldId(field.name)}-changed` : '',
    problemsOf(form)[field.name] ? `${fieldId(field.name)}-error` : '',
  ];
  return ids.filter(Boolean).join(' ') || null;
}

/**
 * The error of a field for the control `id`; null without one. `missing` replaces the sentence of
 * an empty field; `isAlone` is for forms without a summary.
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

/** The hint, and the note about a changed value. */
export function fieldNote(field: FieldTexts): Html {
  return html`${field.hint ? html`<p class="hint" id="${`${fieldId(field.name)}-hint`}">${field.hint}</p>` : null}${
    field.changed ? html`<p class="field-changed" id="${`${fieldId(field.name)}-changed`}">${field.changed}</p>` : null
  }`;
}

export function hintAndError(view: View, form: FormState, field: FieldTexts): Html {
  return html`${fieldNote(field)}${fieldError(view, form, field.name)}`;
}

export function labelText(view: View, field: FieldTexts): Html {
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

/** An empty field has the direction of the page for its caret; browsers would assume Latin. */
function directionOfTyped(form: FormState, name: string): 'auto' | null {
  return valueOf(form, name) === '' ? null : 'auto';
}

export interface TextField extends FieldTexts {
  type?: 'text' | 'email' | 'password' | 'url' | 'date';
  autocomplete?: string;
  /** The keyboard of phones. */
  inputmode?: 'numeric';
  /** Must be filled in before our script continues. */
  isFirst?: boolean;
  minlength?: number;
  maxlength?: number;
  /** Greatest number of characters, counted beside the field; unlike `maxlength` it truncates nothing. */
  longest?: number | undefined;
  /** Direction of the value if not the page's: addresses are left to right. */
  dir?: 'ltr' | 'auto';
  /** A colour that the browser's picker beside the field begins with; the field alone is sent, since a picker is never empty. */
  color?: string;
  /** Address of suggestions from which tools are offered by name. */
  tools?: string;
}

/** No autocorrection and no capitals in these. */
const CODES = new Set<TextField['type']>(['email', 'password', 'url']);

/** A one-line field. A refused form keeps its value, except passwords. */
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
        'data-tools': field.tools,
        ...(isPassword && { 'data-show': show, 'data-hide': hide }),
      })}
    />
    ${
      field.color !== undefined &&
      html`<input
        ${attributes({
          type: 'color',
          value: field.color,
          hidden: true,
          'data-picks': fieldId(field.name),
          'aria-label': field.label,
        })}
      />`
    }
  </div>`;
}

export interface AreaField extends FieldTexts {
  rows?: number;
  maxlength?: number;
  longest?: number;
  /** Our script shows the lines as a list in order. */
  lines?: LineActs;
}

/** A list in order in place of a field of lines: labels of its acts, and what its rows may be. */
export interface LineActs {
  up: string;
  down: string;
  /** Without them rows only move. */
  remove?: string;
  add?: string;
  /** Address of suggestions of tools to add. */
  tools?: string;
  /** Names of the values, as JSON. */
  names?: string;
  /** Rows also move between the lists of this name. */
  among?: string;
}

const lineAttributes = (acts: LineActs | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(acts ?? {}).map(([name, value]) => [`data-${name}`, value as string]));

export function areaField(view: View, form: FormState, field: AreaField): Html {
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
        ...lineAttributes(field.lines),
      })}
    >
${valueOf(form, field.name)}</textarea>
  </div>`;
}

/** A file input. `sent` is its name in the form if it differs from the field's, `shown` the current file. */
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

/** A select. `blank` is the text of the empty choice; without it one is always selected. */
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

/**
 * The errors of a refused form, with a link to each field; takes focus when the page opens. Empty
 * fields are one list. `labels` names the fields in form order; other problems follow without a
 * link.
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
  // A limit reported at a field is not the one of submissions.
  const isAboutFields = ABOUT_FIELDS.has(form.error.code) && problems.length > 0;
  const { retryAfter } = form.error;
  const retry = retryAfter === undefined ? null : ` ${retryText(view.locale, retryAfter)}`;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>
      ${isAboutFields ? view.t.form.fix(problems.length) : form.error.code === 'maintenance' ? view.t.error.failed : view.t.form.check}
    </h2>
    ${isAboutFields ? null : html`<p>${reasonText(view.locale, form.error)}${retry}</p>`}
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

/** A label and its sentence; a label that is a question needs no colon. */
function labelled(view: View, label: string, sentence: string): string {
  if (/[?؟]$/.test(label)) return `${label} ${sentence}`;
  return `${label}${colon(view.locale)}${sentence}`;
}
