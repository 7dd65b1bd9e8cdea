/** Names of submission fields in mails, as on the form. */
import type { Locale } from '#catalog/locales.ts';
import { everyPageMessages } from '#locales/every-page.ts';

/** The names of fields, one per line; `fields` are API names separated by blanks. */
export function fieldLines(locale: Locale, fields: string): string {
  const known: Readonly<Record<string, { label: string }>> = everyPageMessages(locale).fields;
  return fields
    .split(' ')
    .map((field) => `- ${known[field]?.label ?? field}`)
    .join('\n');
}
