/** The mails about tools with a lost proof or a new owner, in French. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    claim_lost: {
      subject: (_, site) => `Vous n’êtes plus le créateur vérifié d’un outil sur ${site}`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Nous ne trouvons plus la preuve que ${subject} est à vous. « ${name} » reste à vous pour ` +
            `l’instant, mais n’indique plus de créateur vérifié. Vous pouvez le prouver à nouveau ici :`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `Un outil sur ${site} appartient désormais à un autre compte`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Quelqu’un a prouvé que ${subject} est à lui, et « ${name} » appartient ` +
            `désormais à son compte. S’il est à vous, prouvez-le ici, et un éditeur décidera :`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
