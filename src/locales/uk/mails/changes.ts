/** Mails about changes of published tools, in Ukrainian. */
import type { Locale } from '#catalog/locales.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    change_received: {
      subject: (_, site) => `Вашу правку на сайті ${site} отримано`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Ви запропонували правку запису «${name}» на сайті ${site}. Редактор перевірить її, перш ніж вона з’явиться.`,
          `Стежити за нею можна тут:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Вашу правку на сайті ${site} опубліковано`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `Редактор сайту ${site} прийняв вашу правку запису «${name}». Змінено поля:`,
          fieldLines(locale, fields),
          declined === '' ? '' : `Не прийнято:\n${fieldLines(locale, declined)}`,
          noteParagraph('Повідомлення редактора:', note),
          `Запис тут:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Вашу правку на сайті ${site} відхилено`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `Редактор сайту ${site} відхилив вашу правку запису «${name}».`,
          `Причина:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Повідомлення редактора:', note),
          `Вона тут:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Ваш інструмент видалено із сайту ${site}`,
      text: ({ name }, site) => paragraphs(`На ваше прохання запис «${name}» видалено з каталогу ${site}.`),
    },
  }) satisfies Partial<MailMessages['mails']>;
