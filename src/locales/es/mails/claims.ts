/** The mails about claims of tools by their makers, in Spanish. */
import { messages as lostTools } from './lost-tools.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    ...lostTools(),
    claim_verified: {
      subject: (_, site) => `Ya es el creador verificado de una herramienta en ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `Ha demostrado que ${subject} es suyo. «${name}» en ${site} pertenece ahora a ` +
            `su cuenta: puede cambiar su ficha, y los lectores ven un creador verificado.`,
          `Todo sobre su reclamación:\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Su reclamación en ${site} no se ha aceptado`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `Un editor no ha aceptado su reclamación de «${name}», basada en ${subject}.`,
          noteParagraph('Motivo:', note),
          `Todo sobre su reclamación:\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Inicie sesión de nuevo en GitHub por su herramienta en ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `«${name}» en ${site} es suya porque administra ${subject}. Lo comprobamos en GitHub ` +
            `cada 90 días, para lo cual debe iniciar sesión allí. Hágalo en un plazo de dos semanas:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
