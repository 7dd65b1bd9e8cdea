/** The mail about a webhook that was turned off, in Polish. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    webhook_off: {
      subject: (_, site) => `Twój webhook w serwisie ${site} jest wyłączony`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `przez pięć dni nic z ${site} nie dotarło pod ten adres albo jego serwer odpowiedział, że adresu już nie ma:`,
          address,
          `Nic więcej tam nie wysyłamy. Tutaj włączysz webhook ponownie i wyślesz to, czego brakuje:\n${webhook_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
