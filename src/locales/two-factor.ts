/** The sentences about two-factor authentication by locale. */
import type { Locale } from '#catalog/locales.ts';
import { formatOf, type Format } from './format.ts';
import { ar } from './two-factor/ar.ts';
import { de } from './two-factor/de.ts';
import { en, type TwoFactorMessages } from './two-factor/en.ts';
import { es } from './two-factor/es.ts';
import { fr } from './two-factor/fr.ts';
import { pl } from './two-factor/pl.ts';
import { ru } from './two-factor/ru.ts';
import { uk } from './two-factor/uk.ts';

const MESSAGES: Record<Locale, (format: Format) => TwoFactorMessages> = { en, ar, ru, uk, pl, de, es, fr };

const made = new Map<Locale, TwoFactorMessages>();

/** The sentences of one locale, made once. */
export function twoFactorMessages(locale: Locale): TwoFactorMessages {
  let messages = made.get(locale);
  if (messages === undefined) {
    messages = MESSAGES[locale](formatOf(locale));
    made.set(locale, messages);
  }
  return messages;
}
