/** What the fields of a submission are called in mails: as on its form. */
import type { Locale } from '#catalog/locales.ts';
import { pageMessages } from '#locales/pages.ts';

/** The names of fields, given by their API names with blanks between them, one in each line. */
export function fieldLines(locale: Locale, fields: string): string {
  const known: Readonly<Record<string, { label: string }>> = pageMessages(locale).submit.fields;
  return fields
    .split(' ')
    .map((field) => `- ${known[field]?.label ?? field}`)
    .join('\n');
}
