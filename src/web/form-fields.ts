/** Form components: fields with label, hint and error, and the summary of errors that links to them. */
import type { View } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { errorSentence, problemSentence } from '#locales/messages.ts';
import { problemsOf, valueOf, type FormState } from './form-state.ts';
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

function hintAndError(view: View, form: FormState, field: FieldTexts): Html {
  const problems = problemsOf(form)[field.name] ?? [];
  return html`${field.hint ? html`<p class="hint" id="${`${fieldId(field.name)}-hint`}">${field.hint}</p>` : null}${field.changed ? html`<p class="field-changed" id="${`${fieldId(field.name)}-changed`}">${field.changed}</p>` : null}${
    problems.length > 0
      ? html`<p class="field-error" id="${`${fieldId(field.name)}-error`}">
          ${problems.map((problem) => html`<span>${problemSentence(view.locale, problem)}</span> `)}
        </p>`
      : null
  }`;
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

export interface TextField extends FieldTexts {
  type?: 'text' | 'email' | 'password' | 'url' | 'date';
  autocomplete?: string;
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
  const { show, hide } = accountMessages(view.locale).password;
  return html`<div class="field">
    <label for="${fieldId(field.name)}">${labelText(view, field)}</label>
    ${hintAndError(view, form, field)}
    <input
      ${attributes({
        ...controlAttributes(form, field),
        type: field.type ?? 'text',
        value: isPassword ? null : valueOf(form, field.name),
        autocomplete: field.autocomplete ?? 'off',
        autocapitalize: isCode ? 'none' : null,
        spellcheck: isCode ? 'false' : null,
        minlength: field.minlength,
        maxlength: field.maxlength,
        'data-longest': field.longest,
        dir: field.dir ?? (isCode ? 'ltr' : 'auto'),
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
      ${attributes({ ...controlAttributes(form, field), rows: field.rows ?? 5, maxlength: field.maxlength, 'data-longest': field.longest, dir: 'auto' })}
    >
${valueOf(form, field.name)}</textarea>
  </div>`;
}

export interface Choice {
  value: string;
  label: string;
}

/** One choice from a list that opens. `blank` is the text of the empty choice. */
export function selectField(
  view: View,
  form: FormState,
  field: FieldTexts & { choices: readonly Choice[]; blank?: string },
): Html {
  const chosen = valueOf(form, field.name);
  return html`<div class="field">
    <label for="${fieldId(field.name)}">${labelText(view, field)}</label>
    ${hintAndError(view, form, field)}
    <select ${attributes(controlAttributes(form, field))}>
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
 * Says above a refused form what is wrong, with a link to each field; takes the focus when the page opens.
 * `labels` names the fields of the form; problems of others are said without a link.
 */
export function errorSummary(
  view: View,
  form: FormState,
  labels: Readonly<Record<string, string>>,
  more: Html | null = null,
): Html | null {
  if (form.error === null) return null;
  const problems = Object.entries(problemsOf(form)).flatMap(([field, list]) =>
    list.map((problem) => ({ field, problem })),
  );
  const isAboutFields = form.error.code === 'validation_failed' && problems.length > 0;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>${view.t.form.check}</h2>
    ${isAboutFields ? null : html`<p>${errorSentence(view.locale, form.error.code)}${form.error.retryAfter === undefined ? null : ` ${view.t.error.retry(Math.ceil(form.error.retryAfter))}`}</p>`}
    ${
      problems.length > 0
        ? html`<ul>
            ${problems.map(({ field, problem }) => {
              const label = Object.hasOwn(labels, field) ? labels[field] : undefined;
              const sentence = problemSentence(view.locale, problem);
              return label === undefined
                ? html`<li>${sentence}</li>`
                : html`<li><a href="${`#${fieldId(field)}`}">${label}: ${sentence}</a></li>`;
            })}
          </ul>`
        : null
    }
    ${more}
  </div>`;
}
