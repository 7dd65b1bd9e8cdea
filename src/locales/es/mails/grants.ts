/** Mails of a subject, in Spanish. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    token_leaked: {
      subject: (_, site) => `Un token de API suyo en ${site} se encontró en público y está revocado`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `El token de API «${name}» de su cuenta en ${site}, que termina en ${last_four}, se encontró donde cualquiera puede leerlo. Lo hemos revocado; los programas que lo usan se rechazan.`,
          address === '' ? '' : `Se encontró aquí:\n${address}`,
          `Cree uno nuevo y guárdelo en un almacén de secretos o en una variable de entorno:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `Una aplicación ya tiene acceso a su cuenta en ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Ha permitido que esta aplicación actúe por usted en ${site}:`,
          `${name} (${address})`,
          `Si no ha sido usted, desconéctela aquí y cambie su contraseña:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `Un token de una aplicación para su cuenta en ${site} se encontró en público`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Un token con el que la aplicación ${name} actúa por usted en ${site} se encontró donde cualquiera puede leerlo. Hemos retirado el acceso a la aplicación; sus tokens se rechazan.`,
          address === '' ? '' : `Se encontró aquí:\n${address}`,
          `Si todavía usa la aplicación, avise a su autor y autorícela de nuevo cuando el token esté a salvo. Lo que tiene acceso ahora:\n${tokens_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
