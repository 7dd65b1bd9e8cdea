/** Mails about changes of published tools, in Arabic. */
import type { Locale } from '#catalog/locales.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    change_received: {
      subject: (_, site) => `وصل تعديلك إلى ${site}`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `اقترحت تعديلًا على «${name}» في ${site}. سيراجعه محرِّر قبل عرضه.`,
          `يمكنك متابعته هنا:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `نُشر تعديلك في ${site}`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `قبل أحد محرِّري ${site} تعديلك على «${name}». الحقول التي تغيّرت:`,
          fieldLines(locale, fields),
          declined === '' ? '' : `لم يُقبل:\n${fieldLines(locale, declined)}`,
          noteParagraph('ملاحظة المحرِّر:', note),
          `تجد العنصر هنا:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `رُفض تعديلك في ${site}`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `رفض أحد محرِّري ${site} تعديلك على «${name}».`,
          `السبب:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('ملاحظة المحرِّر:', note),
          `تجده هنا:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `أُزيلت أداتك من ${site}`,
      text: ({ name }, site) => paragraphs(`بناءً على طلبك، أُزيل «${name}» من دليل ${site}.`),
    },
  }) satisfies Partial<MailMessages['mails']>;
