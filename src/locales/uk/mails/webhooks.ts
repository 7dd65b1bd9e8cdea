/** The mail about a webhook that was turned off, in Ukrainian. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    webhook_off: {
      subject: (_, site) => `Ваш вебхук на сайті ${site} вимкнено`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `П’ять днів на цю адресу нічого не доходило від ${site}, або її сервер відповів, що адреси більше немає:`,
          address,
          `Ми більше нічого туди не надсилаємо. Увімкнути вебхук знову й надіслати те, чого бракує, можна тут:\n${webhook_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
