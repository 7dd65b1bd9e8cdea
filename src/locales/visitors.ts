/** The sentences of the visitors' pages by locale. */
import type { Locale } from '#catalog/locales.ts';
import { formatOf, type Format } from './format.ts';
import { ar } from './visitors/ar.ts';
import { de } from './visitors/de.ts';
import { en, type VisitorMessages } from './visitors/en.ts';
import { es } from './visitors/es.ts';
import { fr } from './visitors/fr.ts';
import { pl } from './visitors/pl.ts';
import { ru } from './visitors/ru.ts';
import { uk } from './visitors/uk.ts';

const MESSAGES: Record<Locale, (format: Format) => VisitorMessages> = { en, ar, ru, uk, pl, de, es, fr };

const made = new Map<Locale, VisitorMessages>();

/** The sentences of one locale, made once. */
export function visitorMessages(locale: Locale): VisitorMessages {
  let messages = made.get(locale);
  if (messages === undefined) {
    messages = MESSAGES[locale](formatOf(locale));
    made.set(locale, messages);
  }
  return messages;
}
