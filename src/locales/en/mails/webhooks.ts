/** The mail about a webhook that was turned off, in English. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    webhook_off: {
      subject: (_, site) => `Your webhook on ${site} was turned off`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `Nothing from ${site} has reached this address for five days, or its server answered that the address is gone:`,
          address,
          `We no longer send anything there. Turn it on again and resend what was missed here:\n${webhook_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
