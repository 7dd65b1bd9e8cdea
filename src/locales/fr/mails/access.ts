/** Mails about passwords and second factors, in French. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    password_changed: {
      subject: (_, site) => `Votre mot de passe pour ${site} a été modifié`,
      text: ({ reset_link, tokens, grants, webhooks }, site) =>
        paragraphs(
          `Le mot de passe de votre compte sur ${site} vient d’être modifié et vous avez été déconnecté de tous les appareils.`,
          tokens === undefined
            ? ''
            : `Révoqués en même temps – jetons d’API\u00A0: ${tokens}\u202F; applications connectées\u00A0: ${grants}\u202F; webhooks\u00A0: ${webhooks}.`,
          `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et révoquez vos jetons d’API :\n${reset_link}`,
        ),
    },
    password_guessed: {
      subject: (_, site) => `Quelqu’un essaie de deviner votre mot de passe sur ${site}`,
      text: ({ settings_link, reset_link }, site) =>
        paragraphs(
          `De nombreux mots de passe erronés ont été saisis pour votre compte sur ${site} ` +
            `en l’espace d’une heure. Aucun n’était le bon. Les essais suivants sont refusés ` +
            `pour le moment, sauf dans les navigateurs où vous vous êtes déjà connecté.`,
          `Si c’était vous et que vous avez oublié votre mot de passe, choisissez-en un nouveau ici\u00A0:\n${reset_link}`,
          `Sinon, vous n’avez rien à faire tant que ce mot de passe ne vous sert nulle part ailleurs. ` +
            `L’authentification à deux facteurs vous protège même s’il venait à être connu\u00A0:\n${settings_link}`,
          'Nous envoyons cet avis une fois par jour au plus.',
        ),
    },
    factor_added: {
      subject: (_, site) => `Un second facteur a été ajouté à votre compte sur ${site}`,
      text: ({ name, reset_link }, site) =>
        paragraphs(
          name === ''
            ? `Une application d’authentification a été configurée pour votre compte sur ${site}.`
            : `La clé d’accès «\u00A0${name}\u00A0» a été ajoutée à votre compte sur ${site}.`,
          `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur de ${site}\u00A0:\n${reset_link}`,
        ),
    },
    factor_removed: {
      subject: (_, site) => `Un second facteur a été retiré de votre compte sur ${site}`,
      text: ({ name, reset_link }, site) =>
        paragraphs(
          name === ''
            ? `L’application d’authentification a été retirée de votre compte sur ${site}.`
            : `La clé d’accès «\u00A0${name}\u00A0» a été retirée de votre compte sur ${site}.`,
          `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur de ${site}\u00A0:\n${reset_link}`,
        ),
    },
    two_factor_off: {
      subject: (_, site) => `L’authentification à deux facteurs est désactivée sur ${site}`,
      text: ({ reset_link }, site) =>
        paragraphs(
          `L’authentification à deux facteurs de votre compte sur ${site} a été désactivée. Votre mot de passe suffit désormais pour vous connecter.`,
          `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur de ${site}\u00A0:\n${reset_link}`,
        ),
    },
    two_factor_reset: {
      subject: (_, site) => `L’authentification à deux facteurs a été réinitialisée sur ${site}`,
      text: ({ settings_link, reset_link }, site) =>
        paragraphs(
          `Les responsables de ${site} ont retiré l’application d’authentification, les clés ` +
            `d’accès et les codes de récupération de votre compte, et vous avez été déconnecté ` +
            `de tous les appareils. Votre mot de passe suffit désormais pour vous connecter.`,
          `Configurez à nouveau l’authentification à deux facteurs dans vos paramètres\u00A0:\n${settings_link}`,
          `Si vous ne l’avez pas demandé, choisissez tout de suite un nouveau mot de passe\u00A0:\n${reset_link}`,
        ),
    },
    recovery_codes_made: {
      subject: (_, site) => `Nouveaux codes de récupération pour votre compte sur ${site}`,
      text: ({ reset_link }, site) =>
        paragraphs(
          `De nouveaux codes de récupération ont été créés pour votre compte sur ${site}. Les précédents ne fonctionnent plus.`,
          `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur de ${site}\u00A0:\n${reset_link}`,
        ),
    },
    recovery_code_used: {
      subject: (_, site) => `Un code de récupération de votre compte sur ${site} a été utilisé`,
      text: ({ left, settings_link, reset_link }, site) =>
        paragraphs(
          `Un code de récupération de votre compte sur ${site} vient d’être utilisé. Codes restants\u00A0: ${left}.`,
          `Vous pouvez en créer d’autres dans vos paramètres\u00A0:\n${settings_link}`,
          `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur de ${site}\u00A0:\n${reset_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
