/** The sentences of every language, read from the folder that is named like it: a language is there when `LOCALES` names it. */
import { LOCALES, type Locale } from '#catalog/locales.ts';

/** The `messages` of a subject, such as `desk/queue`, by locale. A language whose file is missing keeps the program from starting. */
export async function loadMessages<Messages>(subject: string): Promise<Record<Locale, Messages>> {
  const entries = LOCALES.map(async (locale) => {
    const { messages } = (await import(`./${locale}/${subject}.ts`)) as { messages: Messages };
    return [locale, messages] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Locale, Messages>;
}
