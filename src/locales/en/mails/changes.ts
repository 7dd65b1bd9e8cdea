/** Mails about changes of published tools, in English. */
import type { Locale } from '#catalog/locales.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    change_received: {
      subject: (_, site) => `An editor will look at your change on ${site}`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `You suggested a change of “${name}” on ${site}. An editor looks at it before readers see it.`,
          `Follow it here:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Your change on ${site} is published`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `An editor accepted your change of “${name}” on ${site}. Changed now:`,
          fieldLines(locale, fields),
          declined === '' ? '' : `Not taken over:\n${fieldLines(locale, declined)}`,
          noteParagraph('Note from the editor:', note),
          `See the entry here:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Your change on ${site} was declined`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `An editor declined your change of “${name}” on ${site}.`,
          `Reason:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Note from the editor:', note),
          `Read it again here:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Your tool was removed from ${site}`,
      text: ({ name }, site) => paragraphs(`As you asked, “${name}” has been removed from the ${site} catalog.`),
    },
  }) satisfies Partial<MailMessages['mails']>;
