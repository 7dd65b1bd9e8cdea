/** The mail about a webhook that was turned off, in Russian. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    webhook_off: {
      subject: (_, site) => `Ваш вебхук на сайте ${site} выключен`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `Пять дней на этот адрес ничего не доходило от ${site}, или его сервер ответил, что адреса больше нет:`,
          address,
          `Мы больше ничего туда не отправляем. Включить вебхук снова и отправить недостающее можно здесь:\n${webhook_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
