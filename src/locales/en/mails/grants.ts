/** Mails of a subject, in English. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    token_leaked: {
      subject: (_, site) => `An API token of yours on ${site} was found in public and revoked`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `The API token “${name}” of your account on ${site}, which ends in ${last_four}, was found where everybody can read it. We have revoked it; programs that use it are refused.`,
          address === '' ? '' : `It was found here:\n${address}`,
          `Create a new one, and keep it in a secret store or an environment variable:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `An application now has access to your account on ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `You have allowed this application to act for you on ${site}:`,
          `${name} (${address})`,
          `If this was not you, disconnect it here and change your password:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `An application’s token for your account on ${site} was found in public`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `A token by which the application ${name} acts for you on ${site} was found where everybody can read it. We have ended the access of the application; its tokens are refused.`,
          address === '' ? '' : `It was found here:\n${address}`,
          `If you still use the application, tell its maker, and allow it again when the token is safe. What has access now:\n${tokens_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
