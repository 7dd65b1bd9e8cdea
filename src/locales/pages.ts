/** The sentences of pages by locale. */
import type { Locale } from '#catalog/locales.ts';
import { formatOf, type Format } from './format.ts';
import { ar } from './pages/ar.ts';
import { de } from './pages/de.ts';
import { en, type PageMessages } from './pages/en.ts';
import { es } from './pages/es.ts';
import { fr } from './pages/fr.ts';
import { pl } from './pages/pl.ts';
import { ru } from './pages/ru.ts';
import { uk } from './pages/uk.ts';

const MESSAGES: Record<Locale, (format: Format) => PageMessages> = { en, ar, ru, uk, pl, de, es, fr };

const made = new Map<Locale, PageMessages>();

/** The sentences of one locale, made once. */
export function pageMessages(locale: Locale): PageMessages {
  let messages = made.get(locale);
  if (messages === undefined) {
    messages = MESSAGES[locale](formatOf(locale));
    made.set(locale, messages);
  }
  return messages;
}
