/** Mails about leaked tokens and connected programs, in Spanish. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    token_leaked: {
      subject: (_, site) => `Su token de API para ${site} se encontró en público y se ha revocado`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `El token de API «${name}» de su cuenta en ${site}, que termina en ${last_four}, se ` +
            `encontró en un lugar público. Lo hemos revocado: los programas que lo usan se rechazan.`,
          address === '' ? '' : `Se encontró aquí:\n${address}`,
          `Cree uno nuevo y guárdelo en un almacén de secretos o en una variable de entorno:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `Una aplicación ya tiene acceso a su cuenta en ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Ha dado a esta aplicación acceso a su cuenta en ${site}:`,
          `${name} (${address})`,
          `Si no ha sido usted, desconéctela aquí y cambie su contraseña:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `Un token de una aplicación para su cuenta en ${site} se encontró en público`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Un token que da a ${name} acceso a su cuenta en ${site} se encontró en un lugar público. Hemos desconectado la aplicación: sus tokens se rechazan.`,
          address === '' ? '' : `Se encontró aquí:\n${address}`,
          `Si todavía la usa, avise a su autor y conéctela de nuevo cuando se haya cerrado la fuga. Vea qué tiene acceso ahora:\n${tokens_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
