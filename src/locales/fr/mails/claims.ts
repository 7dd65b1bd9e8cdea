/** The mails about claims of tools by their makers, in French. */
import { messages as lostTools } from './lost-tools.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    ...lostTools(),
    claim_verified: {
      subject: (_, site) => `Vous êtes le créateur vérifié d’un outil sur ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `Vous avez prouvé que ${subject} est à vous. « ${name} » sur ${site} appartient désormais ` +
            `à votre compte : vous pouvez modifier sa fiche, et les lecteurs voient un créateur vérifié.`,
          `Tout sur votre revendication :\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Votre revendication sur ${site} n’est pas acceptée`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `Un éditeur n’a pas accepté votre revendication de « ${name} », fondée sur ${subject}.`,
          noteParagraph('Motif :', note),
          `Tout sur votre revendication :\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Reconnectez-vous à GitHub pour votre outil sur ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `« ${name} » sur ${site} est à vous parce que vous administrez ${subject}. Nous le vérifions auprès de ` +
            `GitHub tous les 90 jours, ce qui demande que vous vous y connectiez. Merci de le faire d’ici deux semaines :`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
