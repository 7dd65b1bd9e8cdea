/** The mail about a list that an editor has hidden, in Ukrainian. */
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    list_hidden: {
      subject: (_, site) => `Ваш список на сайті ${site} приховано`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `Читачі поскаржилися на ваш список «${name}», і редактор приховав його. Тепер його бачите лише ви.`,
          noteParagraph('Нотатка редактора:', note),
          `Ваш список:\n${list_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
