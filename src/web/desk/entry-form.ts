/** The form of an entry in two columns, with the version that the editor saw. */
import { FIELDS, FIELD_KEYS, fieldOf, keysInOrder, type FieldKey, type FieldName } from '#fields/fields.ts';
import { choicesOf, controlFor, isLongLine, type Controls } from '#web/elements/entry-values.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { deskMessages } from '#locales/subjects.ts';
import { categoryField } from '#web/elements/category-field.ts';
import { areaField, errorSummary, selectField, textField } from '#web/elements/form-fields.ts';
import { priceField } from '#web/elements/price-field.ts';
import { manyChoices } from '#web/submissions/form.ts';
import { valueOf } from '#web/elements/form-state.ts';
import { html, type Html } from '#web/elements/html.ts';

/** Fields of the two columns; the others are at the end of the second. */
const LEFT: readonly FieldKey[] = ['name', 'tagline', 'url', 'description'];
const RIGHT: readonly FieldKey[] = keysInOrder(
  ['pricingModel', 'categories'],
  FIELD_KEYS.filter((key) => !LEFT.includes(key)),
);

/** The errors of a refused entry, with links to its fields. */
export function entryErrors(request: PageRequest, form: FormState): Html | null {
  const { fields } = deskMessages(request.locale);
  const names = [...LEFT, ...RIGHT].map((key) => FIELDS[key].name);
  const labels = Object.fromEntries(names.map((name) => [name, fields[name].label]));
  return errorSummary(request, form, labels);
}

/** The control of each kind of field for editors. */
function controlsOf(request: PageRequest, form: FormState): Controls {
  return {
    line: (texts, field) =>
      isLongLine(field) ? areaField(request, form, { ...texts, rows: 2 }) : textField(request, form, texts),
    prose: (texts) => areaField(request, form, { ...texts, rows: 9 }),
    address: (texts, { max }) => textField(request, form, { ...texts, type: 'url', maxlength: max }),
    email: (texts) => textField(request, form, { ...texts, type: 'email' }),
    choice(texts, { values, required }) {
      // A refused blank value must not come back as the first choice.
      const isBlank = required !== true || !values.includes(valueOf(form, texts.name));
      return selectField(request, form, {
        ...texts,
        choices: choicesOf(request, texts.name),
        ...(isBlank && { blank: '—' }),
      });
    },
    flag: (texts) => selectField(request, form, { ...texts, blank: '—', choices: choicesOf(request, texts.name) }),
    choices: (texts) => manyChoices(request, form, texts),
    price: (texts) => priceField(request, form, texts),
    categories: (texts) => categoryField(request, form, texts),
  };
}

/** `cancel` is the path of the link beside the button. */
export function entryForm(
  request: PageRequest,
  form: FormState,
  { action, mark, button, cancel }: { action: string; mark: string; button: string; cancel?: string },
): Html {
  const { locale } = request;
  const t = deskMessages(locale);
  const controls = controlsOf(request, form);
  const stack = (keys: readonly FieldKey[]): Html[] =>
    keys.map((key) => {
      const { name, required } = fieldOf(key);
      const texts = t.fields[name as FieldName];
      return html`${controlFor(controls, key, { name, ...texts, optional: required !== true })} `;
    });
  return html`<form method="post" action="${action}" class="desk-form" novalidate>
    <input type="hidden" name="mark" value="${mark}" />
    <div class="desk-fields">
      <div class="stack">${stack(LEFT)}</div>
      <div class="stack">${stack(RIGHT)}</div>
    </div>
    <p class="desk-save">
      <button class="button" data-save>${button}</button>
      ${cancel !== undefined && html`<a class="button button-quiet" href="${cancel}">${t.cancel}</a>`}
    </p>
  </form>`;
}
