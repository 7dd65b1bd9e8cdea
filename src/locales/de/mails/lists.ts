/** The mail about a list that an editor has hidden, in German. */
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    list_hidden: {
      subject: (_, site) => `Ihre Liste bei ${site} ist ausgeblendet`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `Ihre Liste „${name}“ wurde gemeldet, und die Redaktion hat sie ausgeblendet. Jetzt sehen nur noch Sie sie.`,
          noteParagraph('Die Notiz der Redaktion:', note),
          `Ihre Liste:\n${list_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
