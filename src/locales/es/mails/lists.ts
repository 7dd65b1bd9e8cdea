/** The mail about a list that an editor has hidden, in Spanish. */
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    list_hidden: {
      subject: (_, site) => `Su lista en ${site} está oculta`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `Unos lectores avisaron de un problema con su lista «${name}», y los editores la han ocultado. Ahora solo la ve usted.`,
          noteParagraph('La nota de los editores:', note),
          `Su lista:\n${list_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
