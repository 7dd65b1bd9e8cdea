/** The field of a price in forms: amount, currency and period. */
import { CURRENCIES, PRICE_PERIODS, type Price } from '#fields/pricing.ts';
import type { FormState, View } from '#http/pages/page-types.ts';
import { fieldError, fieldNote, type FieldTexts } from './form-fields.ts';
import { valueOf, problemsOf } from './form-state.ts';
import { attributes, html, type Html } from './html.ts';

const currencyOf = (name: string): string => `${name}_currency`;
const periodOf = (name: string): string => `${name}_per`;

/** Thousands in groups: "1,200" and "1.200" are twelve hundred, since no price above one has three decimals. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d{1,2})?|(?:\.\d{3})+(?:,\d{1,2})?)$/;
/** As many decimals as an amount has in JSON, so that a form can send back what it shows. */
const DECIMAL = /^\d{1,9}(?:[.,]\d{1,20})?$/;

function readAmount(typed: string): number | undefined {
  if (GROUPED.test(typed)) return Number(typed.replace(/[.,](?=\d{3})/g, '').replace(',', '.'));
  return DECIMAL.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** An amount as `readAmount` reads it: with another zero if it would be thousands. */
const amountText = (amount: number): string => `${amount}${GROUPED.test(String(amount)) ? '0' : ''}`;

/** The values of the inputs for a price. */
export function priceInputs(name: string, price: Price | null): Record<string, string> {
  return {
    [name]: price === null ? '' : amountText(price.amount),
    [currencyOf(name)]: price?.currency ?? '',
    [periodOf(name)]: price?.per ?? '',
  };
}

/** The typed price as an API value; undefined without an amount. What is no number stays as typed, and is refused later. */
export function typedPrice(form: URLSearchParams, name: string): Record<string, unknown> | undefined {
  const typed = (form.get(name) ?? '').trim();
  if (typed === '') return undefined;
  const amount = readAmount(typed) ?? typed;
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
