/** Groups of checkboxes and radio buttons. */
import type { FormState, View } from '#http/pages/page-types.ts';
import { describedBy, fieldId, hintAndError, labelText, type Choice, type FieldTexts } from './form-fields.ts';
import { attributes, html, type Html } from './html.ts';

/** A group of checkboxes (several) or radio buttons (one). */
export function choiceField(
  view: View,
  form: FormState,
  field: FieldTexts & {
    kind: 'checkbox' | 'radio';
    choices: readonly Choice[];
    look?: 'columns' | 'pills';
    /** Further choices, after these. */
    more?: Html;
  },
): Html {
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
      ${choiceBoxes(form, field, field.choices)}
    </div>
    ${field.more}
  </fieldset>`;
}

/** The boxes of choices, without fieldset and legend. */
export function choiceBoxes(
  form: FormState,
  { name, kind, optional }: { name: string; kind: 'checkbox' | 'radio'; optional?: boolean },
  choices: readonly Choice[],
): Html {
  const chosen = form.values.getAll(name);
  return html`${choices.map(
    (choice) =>
      html`<label class="choice"
        ><input
          ${attributes({
            type: kind,
            name,
            value: choice.value,
            checked: chosen.includes(choice.value),
            required: kind === 'radio' && !optional,
          })}
        /><span>${choice.label}</span></label
      > `,
  )}`;
}
