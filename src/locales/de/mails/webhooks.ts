/** The mail about a webhook that was turned off, in German. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    webhook_off: {
      subject: (_, site) => `Ihr Webhook bei ${site} ist ausgeschaltet`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `an dieser Adresse ist fünf Tage lang nichts von ${site} angekommen, oder ihr Server antwortete, dass es sie nicht mehr gibt:`,
          address,
          `Wir senden nichts mehr dorthin. Hier schalten Sie den Webhook wieder ein und senden erneut, was fehlt:\n${webhook_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
