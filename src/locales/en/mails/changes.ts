/** Mails about changes of published tools, in English. */
import type { Locale } from '#catalog/locales.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    change_received: {
      subject: (_, site) => `We received your change on ${site}`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `You suggested a change to “${name}” on ${site}. An editor will review it before it is shown.`,
          `Follow it here:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Your change on ${site} is published`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `An editor accepted your change to “${name}” on ${site}. Changed:`,
          fieldLines(locale, fields),
          declined === '' ? '' : `Not accepted:\n${fieldLines(locale, declined)}`,
          noteParagraph('Note from the editor:', note),
          `See the entry here:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Your change on ${site} was declined`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `An editor declined your change to “${name}” on ${site}.`,
          `Reason:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Note from the editor:', note),
          `See it here:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Your tool was removed from ${site}`,
      text: ({ name }, site) => paragraphs(`As you asked, “${name}” has been removed from the ${site} catalog.`),
    },
  }) satisfies Partial<MailMessages['mails']>;
