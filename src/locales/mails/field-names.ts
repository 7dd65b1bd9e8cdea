/** What the fields of a submission are called in mails: as on its form. */
import type { Locale } from '#catalog/locales.ts';
import { everyPageMessages } from '#locales/every-page.ts';

/** The names of fields, given by their API names with blanks between them, one in each line. */
export function fieldLines(locale: Locale, fields: string): string {
  const known: Readonly<Record<string, { label: string }>> = everyPageMessages(locale).fields;
  return fields
    .split(' ')
    .map((field) => `- ${known[field]?.label ?? field}`)
    .join('\n');
}
