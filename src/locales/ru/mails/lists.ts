/** The mail about a list that an editor has hidden, in Russian. */
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    list_hidden: {
      subject: (_, site) => `Ваш список на сайте ${site} скрыт`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `Читатели пожаловались на ваш список «${name}», и редактор скрыл его. Теперь его видите только вы.`,
          noteParagraph('Заметка редактора:', note),
          `Ваш список:\n${list_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
