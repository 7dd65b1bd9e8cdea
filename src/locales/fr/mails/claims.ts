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
          `Vous avez montré que ${subject} est à vous. « ${name} » sur ${site} est désormais votre outil : vous pouvez modifier sa fiche, et les lecteurs voient que son créateur est vérifié.`,
          `Tout sur votre revendication :\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Votre revendication sur ${site} n’est pas acceptée`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `Un éditeur n’accepte pas votre revendication de « ${name} », fondée sur ${subject}.`,
          noteParagraph('Raison :', note),
          `Tout sur votre revendication :\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Reconnectez-vous à GitHub pour votre outil sur ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `« ${name} » sur ${site} est à vous parce que vous administrez ${subject}. Nous le vérifions tous les 90 jours, et vous seul pouvez le faire dire à GitHub. Connectez-vous à GitHub sur cette page d’ici deux semaines :`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
