/** The mail about a list that an editor has hidden, in Polish. */
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    list_hidden: {
      subject: (_, site) => `Twoja lista w serwisie ${site} jest ukryta`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `czytelnicy zgłosili Twoją listę „${name}”, a redakcja ją ukryła. Teraz widzisz ją tylko Ty.`,
          noteParagraph('Notatka redakcji:', note),
          `Twoja lista:\n${list_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
