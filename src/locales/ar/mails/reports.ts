/** The mail with the outcome of a report, in Arabic. */
import type { Locale } from '#catalog/locales.ts';
import { outcomeSentence } from '#locales/report-outcomes.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    report_answered: {
      subject: (_, site) => `نتيجة بلاغك في ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `أبلغ أحدهم بهذا العنوان عن مشكلة في عنصر من ${site} وطلب أن يعرف النتيجة:`,
          outcomeSentence(locale, outcome),
          noteParagraph('تجد العنصر هنا:', tool_link),
          'إن لم تكن أنت من أبلغ، فتجاهل هذه الرسالة.',
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
