/** Loads the messages of all languages in LOCALES from their folders. */
import { LOCALES, type Locale } from '#catalog/locales.ts';

/** The messages of a subject, such as `desk/queue`. A missing file stops the start. */
export async function loadMessages<Messages>(subject: string): Promise<Record<Locale, Messages>> {
  const entries = LOCALES.map(async (locale) => {
    const { messages } = (await import(`./${locale}/${subject}.ts`)) as { messages: Messages };
    return [locale, messages] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Locale, Messages>;
}
