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
          `You have shown that ${subject} is yours. “${name}” on ${site} is now your tool: you can change its entry, and readers see that its maker is verified.`,
          `Everything about your claim:\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Your claim on ${site} was not accepted`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `An editor does not accept your claim of “${name}”, which you made with ${subject}.`,
          noteParagraph('The editor’s reason:', note),
          `Everything about your claim:\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Please sign in to GitHub again for your tool on ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `“${name}” on ${site} is yours because you administer ${subject}. We ask about that every 90 days, and only you can have GitHub say so. Sign in to GitHub on this page within two weeks:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
