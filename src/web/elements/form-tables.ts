/** Declarations of fields shared by several forms, with the greatest length of each. */
import { priceInputs } from './price-field.ts';
import { EMAIL_MAX_LENGTH } from '#catalog/email-addresses.ts';
import { PASSWORD_MAX_LENGTH } from '#catalog/accounts/passwords.ts';
import { LONGEST_ANSWER } from '#catalog/accounts/second-factor/passkeys.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { FIELD_KEYS, fieldOf } from '#fields/fields.ts';
import { MAIN_CATEGORY } from './category-field.ts';
import type { FormFields } from '#http/transport/forms.ts';

/** Length of values that are not typed: ids, marks, choices and dates. */
export const CHOSEN = 100;
export const ADDRESS = 2_048;

/** Several choices of a list. */
export const SEVERAL = { max: CHOSEN, many: true } as const;

/** E-mail address and password, and the path to continue at. */
export const CREDENTIALS = { email: EMAIL_MAX_LENGTH, password: PASSWORD_MAX_LENGTH, next: ADDRESS };
export const PASSWORD = { password: PASSWORD_MAX_LENGTH };
/** A second factor: a passkey response is ASCII, and codes have room for blanks and hyphens. */
export const FACTOR = { passkey: LONGEST_ANSWER / 4, code: 12, recovery_code: 60 };
/** Re-authentication. */
export const PASSWORD_AGAIN = { current_password: PASSWORD_MAX_LENGTH, ...FACTOR };

export const DECISION = { reason: CHOSEN, note: NOTE_LENGTH };

const ENTRY_FIELDS = FIELD_KEYS.flatMap((key): [string, FormFields[string]][] => {
  const field = fieldOf(key);
  if (field.kind === 'categories' || field.kind === 'choices') return [[field.name, SEVERAL]];
  if (field.kind === 'price') return Object.keys(priceInputs(field.name, null)).map((name) => [name, CHOSEN]);
  return [[field.name, field.kind === 'choice' || field.kind === 'flag' ? CHOSEN : field.max]];
});
export const ENTRY: FormFields = { ...Object.fromEntries(ENTRY_FIELDS), [MAIN_CATEGORY]: CHOSEN };
