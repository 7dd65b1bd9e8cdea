/** The field of a price in forms: an amount, a currency, and what it pays for. */
import { CURRENCIES, PRICE_PERIODS, type Price } from '#fields/pricing.ts';
import type { FormState, View } from '#http/pages/page-types.ts';
import { fieldError, fieldNote, type FieldTexts } from './form-fields.ts';
import { valueOf, problemsOf } from './form-state.ts';
import { attributes, html, type Html } from './html.ts';

const currencyOf = (name: string): string => `${name}_currency`;
const periodOf = (name: string): string => `${name}_per`;

/** The values of the inputs for a price. */
export function priceInputs(name: string, price: Price | null): Record<string, string> {
  return {
    [name]: price === null ? '' : String(price.amount),
    [currencyOf(name)]: price?.currency ?? '',
    [periodOf(name)]: price?.per ?? '',
  };
}

/** The typed price as an API value; undefined without an amount. A decimal comma counts as a point. */
export function typedPrice(form: URLSearchParams, name: string): Record<string, unknown> | undefined {
  const typed = (form.get(name) ?? '').trim();
  if (typed === '') return undefined;
  const amount = /^\d{1,9}(?:[.,]\d{1,6})?$/.test(typed) ? Number(typed.replace(',', '.')) : typed;
  return { amount, currency: form.get(currencyOf(name)) ?? '', per: form.get(periodOf(name)) ?? '' };
}

export function priceField(view: View, form: FormState, field: FieldTexts): Html {
  const { t } = view;
  const { name, label } = field;
  const id = `field-${name}`;
  const select = (part: string, title: string, options: readonly (readonly [value: string, label: string])[]): Html =>
    html`<select ${attributes({ name: part, 'aria-label': title })}>
      ${options.map(
        ([value, text]) =>
          html`<option ${attributes({ value, selected: valueOf(form, part) === value })}>${text}</option>`,
      )}
    </select>`;
  return html`<fieldset class="field price-field">
    <legend>${label}${field.optional === true && html` <span class="optional">(${t.optional})</span>`}</legend>
    ${fieldNote(field)}${fieldError(view, form, name)}
    <div class="price-inputs">
      <input
        ${attributes({
          id,
          name,
          inputmode: 'decimal',
          autocomplete: 'off',
          size: '8',
          dir: 'ltr',
          value: valueOf(form, name),
          'aria-label': t.price.amount,
          'aria-invalid': problemsOf(form)[name] === undefined ? null : 'true',
        })}
      />
      ${select(
        currencyOf(name),
        t.price.currency,
        CURRENCIES.map((code) => [code, code]),
      )}
      ${select(
        periodOf(name),
        t.price.period,
        PRICE_PERIODS.map((period) => [period, t.price.per[period]]),
      )}
    </div>
  </fieldset>`;
}
