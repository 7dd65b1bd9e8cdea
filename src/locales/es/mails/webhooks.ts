/** The mail about a webhook that was turned off, in Spanish. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    webhook_off: {
      subject: (_, site) => `Su webhook en ${site} se ha desactivado`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `Durante cinco días no ha llegado nada de ${site} a esta dirección, o su servidor respondió que ya no existe:`,
          address,
          `Ya no enviamos nada allí. Active de nuevo el webhook y reenvíe lo que falta aquí:\n${webhook_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
