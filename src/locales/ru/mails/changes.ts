/** Mails about changes of published tools, in Russian. */
import type { Locale } from '#catalog/locales.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    change_received: {
      subject: (_, site) => `Ваша правка на сайте ${site} получена`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Вы предложили правку записи «${name}» на сайте ${site}. Редактор проверит её, прежде чем она появится.`,
          `Следить за ней можно здесь:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Ваша правка на сайте ${site} опубликована`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `Редактор сайта ${site} принял вашу правку записи «${name}». Изменены поля:`,
          fieldLines(locale, fields),
          declined === '' ? '' : `Не приняты:\n${fieldLines(locale, declined)}`,
          noteParagraph('Сообщение редактора:', note),
          `Запись находится здесь:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Ваша правка на сайте ${site} отклонена`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `Редактор сайта ${site} отклонил вашу правку записи «${name}».`,
          `Причина:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Сообщение редактора:', note),
          `Она находится здесь:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Ваш инструмент удалён с сайта ${site}`,
      text: ({ name }, site) => paragraphs(`По вашей просьбе запись «${name}» удалена из каталога ${site}.`),
    },
  }) satisfies Partial<MailMessages['mails']>;
