/** Mails about leaked tokens and connected programs, in French. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    token_leaked: {
      subject: (_, site) => `Votre jeton d’API pour ${site} a été trouvé en public et révoqué`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `Le jeton d’API «\u00A0${name}\u00A0» de votre compte sur ${site}, qui se termine par ${last_four}, a été ` +
            `trouvé dans un endroit public. Nous l’avons révoqué\u00A0: les programmes qui l’utilisent sont refusés.`,
          address === '' ? '' : `Il a été trouvé ici\u00A0:\n${address}`,
          `Créez-en un nouveau et gardez-le dans un coffre à secrets ou une variable d’environnement\u00A0:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `Une application a maintenant accès à votre compte sur ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Vous avez donné à cette application l’accès à votre compte sur ${site}\u00A0:`,
          `${name} (${address})`,
          `Si ce n’était pas vous, déconnectez-la ici et changez votre mot de passe\u00A0:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `Le jeton d’une application pour votre compte sur ${site} a été trouvé en public`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Un jeton qui donne à ${name} l’accès à votre compte sur ${site} a été trouvé dans un ` +
            `endroit public. Nous avons déconnecté l’application\u00A0: ses jetons sont refusés.`,
          address === '' ? '' : `Il a été trouvé ici\u00A0:\n${address}`,
          `Si vous l’utilisez encore, prévenez son éditeur et reconnectez-la une fois ` +
            `la fuite colmatée. Voir ce qui a accès en ce moment\u00A0:\n${tokens_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
