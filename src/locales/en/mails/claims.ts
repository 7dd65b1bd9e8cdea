/** The mails about claims of tools by their makers, in English. */
import { messages as lostTools } from './lost-tools.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    ...lostTools(),
    claim_verified: {
      subject: (_, site) => `You are now the verified maker of a tool on ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `You have proved that ${subject} is yours. “${name}” on ${site} now belongs ` +
            `to your account: you can edit its entry, and readers see a verified maker.`,
          `Your claim:\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Your claim on ${site} was not accepted`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `An editor did not accept your claim to “${name}”, made with ${subject}.`,
          noteParagraph('The editor’s reason:', note),
          `Your claim:\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Please sign in to GitHub again for your tool on ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `“${name}” on ${site} is yours because you are an admin of ${subject}. We confirm that with ` +
            `GitHub every 90 days, for which you need to sign in there. Please do so within two weeks:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
