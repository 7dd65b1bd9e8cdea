/** The sentences of the account pages by locale. */
import type { Locale } from '#catalog/locales.ts';
import { ar } from './account/ar.ts';
import { de } from './account/de.ts';
import { en, type AccountMessages } from './account/en.ts';
import { es } from './account/es.ts';
import { fr } from './account/fr.ts';
import { pl } from './account/pl.ts';
import { ru } from './account/ru.ts';
import { uk } from './account/uk.ts';
import { formatOf, type Format } from './format.ts';

const MESSAGES: Record<Locale, (format: Format) => AccountMessages> = { en, ar, ru, uk, pl, de, es, fr };

const made = new Map<Locale, AccountMessages>();

/** The sentences of one locale, made once. */
export function accountMessages(locale: Locale): AccountMessages {
  let messages = made.get(locale);
  if (messages === undefined) {
    messages = MESSAGES[locale](formatOf(locale));
    made.set(locale, messages);
  }
  return messages;
}
