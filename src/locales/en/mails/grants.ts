/** Mails about leaked tokens and connected programs, in English. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    token_leaked: {
      subject: (_, site) => `Your API token for ${site} was found in public and revoked`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `The API token “${name}” for your account on ${site}, ending in ${last_four}, was ` +
            `found in a public place. We have revoked it: programs that use it are refused.`,
          address === '' ? '' : `It was found here:\n${address}`,
          `Create a new one, and keep it in a secret store or an environment variable:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `An application now has access to your account on ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `You have given this application access to your account on ${site}:`,
          `${name} (${address})`,
          `If this was not you, disconnect it here and change your password:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `An application’s token for your account on ${site} was found in public`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `A token that gives ${name} access to your account on ${site} was found in a ` +
            `public place. We have disconnected the application: its tokens are refused.`,
          address === '' ? '' : `It was found here:\n${address}`,
          `If you still use it, tell its maker, and connect it again once the leak is closed. See what has access now:\n${tokens_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
