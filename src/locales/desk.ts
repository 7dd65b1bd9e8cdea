/** The sentences of the editors' desk by locale. */
import type { Locale } from '#catalog/locales.ts';
import { ar } from './desk/ar.ts';
import { de } from './desk/de.ts';
import { en, type DeskMessages } from './desk/en.ts';
import { es } from './desk/es.ts';
import { fr } from './desk/fr.ts';
import { pl } from './desk/pl.ts';
import { ru } from './desk/ru.ts';
import { uk } from './desk/uk.ts';
import { formatOf, type Format } from './format.ts';

const MESSAGES: Record<Locale, (format: Format) => DeskMessages> = { en, ar, ru, uk, pl, de, es, fr };

const made = new Map<Locale, DeskMessages>();

/** The sentences of one locale, made once. */
export function deskMessages(locale: Locale): DeskMessages {
  let messages = made.get(locale);
  if (messages === undefined) {
    messages = MESSAGES[locale](formatOf(locale));
    made.set(locale, messages);
  }
  return messages;
}
