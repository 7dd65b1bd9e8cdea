/** The mail about a webhook that was turned off, in French. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    webhook_off: {
      subject: (_, site) => `Votre webhook sur ${site} est désactivé`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `Rien de ${site} n’est arrivé à cette adresse pendant cinq jours, ou son serveur a répondu qu’elle n’existe plus\u00A0:`,
          address,
          `Nous n’y envoyons plus rien. Réactivez le webhook et renvoyez ce qui manque ici\u00A0:\n${webhook_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
