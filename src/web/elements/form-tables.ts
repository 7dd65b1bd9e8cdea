/** Parts of what forms declare to hold: fields that several forms have, with the most characters of each. */
import { EMAIL_MAX_LENGTH } from '#catalog/email-addresses.ts';
import { PASSWORD_MAX_LENGTH } from '#catalog/accounts/passwords.ts';
import { LONGEST_ANSWER } from '#catalog/accounts/second-factor/passkeys.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { FIELD_KEYS, fieldOf } from '#fields/fields.ts';
import type { FormFields } from '#http/transport/forms.ts';

/** What nobody types: ids, marks, choices from lists and dates. */
export const CHOSEN = 100;
/** Longest address, ours or another one. */
export const ADDRESS = 2_048;

/** Several of a list. */
export const SEVERAL = { max: CHOSEN, many: true } as const;

/** Address and password, and where to go on. */
export const CREDENTIALS = { email: EMAIL_MAX_LENGTH, password: PASSWORD_MAX_LENGTH, next: ADDRESS };
export const PASSWORD = { password: PASSWORD_MAX_LENGTH };
/** A second factor: what a browser says of a passkey is plain letters, and there is room for blanks and hyphens in codes. */
export const FACTOR = { passkey: LONGEST_ANSWER / 4, code: 12, recovery_code: 60 };
/** Who one is, shown once more. */
export const PASSWORD_AGAIN = { current_password: PASSWORD_MAX_LENGTH, ...FACTOR };

/** A decision of an editor. */
export const DECISION = { reason: CHOSEN, note: NOTE_LENGTH };

/** All fields of an entry. */
export const ENTRY: FormFields = Object.fromEntries(
  FIELD_KEYS.map((key) => {
    const field = fieldOf(key);
    if (field.kind === 'categories' || field.kind === 'choices') return [field.name, SEVERAL];
    return [field.name, field.kind === 'choice' || field.kind === 'flag' ? CHOSEN : field.max];
  }),
);
