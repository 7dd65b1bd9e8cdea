/** The mail about a list that an editor has hidden, in English. */
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    list_hidden: {
      subject: (_, site) => `Your list on ${site} is hidden`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `Readers reported your list “${name}”, and an editor has hidden it. Only you can see it now.`,
          noteParagraph('The editor’s note:', note),
          `Your list:\n${list_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
