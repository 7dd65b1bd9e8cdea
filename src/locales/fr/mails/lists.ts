/** The mail about a list that an editor has hidden, in French. */
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    list_hidden: {
      subject: (_, site) => `Votre liste sur ${site} est masquée`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `Des lecteurs ont signalé votre liste «\u00A0${name}\u00A0», et les éditeurs l’ont masquée. Vous seul la voyez désormais.`,
          noteParagraph('La note des éditeurs\u00A0:', note),
          `Votre liste\u00A0:\n${list_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
