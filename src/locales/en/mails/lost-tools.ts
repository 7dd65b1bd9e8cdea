/** The mails about tools with a lost proof or a new owner, in English. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    claim_lost: {
      subject: (_, site) => `You are no longer the verified maker of a tool on ${site}`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `We can no longer find your proof that ${subject} is yours. “${name}” stays ` +
            `yours for now, but no longer shows a verified maker. You can prove it again here:`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `A tool on ${site} now belongs to another account`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Somebody has proved that ${subject} is theirs, so “${name}” now belongs to their account. If it is yours, prove it here, and an editor will decide:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
