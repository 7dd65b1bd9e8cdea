/** The mail about a webhook that was turned off, in English. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    webhook_off: {
      subject: (_, site) => `Your webhook on ${site} was turned off`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `Nothing from ${site} has arrived at this address for five days, or its server answered that the address is gone:`,
          address,
          `So nothing more is sent there. Turn it on again and send what was missed here:\n${webhook_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
