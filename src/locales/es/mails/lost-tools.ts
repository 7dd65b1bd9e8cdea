/** The mails about tools with a lost proof or a new owner, in Spanish. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    claim_lost: {
      subject: (_, site) => `Ya no es el creador verificado de una herramienta en ${site}`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Ya no encontramos la prueba de que ${subject} es suyo. «${name}» sigue siendo suya ` +
            `por ahora, pero ya no muestra un creador verificado. Puede demostrarlo de nuevo aquí:`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `Una herramienta en ${site} pertenece ahora a otra cuenta`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Alguien ha demostrado que ${subject} es suyo, así que «${name}» pertenece ahora a su cuenta. Si es de usted, demuéstrelo aquí y decidirá un editor:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
