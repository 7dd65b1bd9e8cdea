/** Mails in French; the spaces inside guillemets and before colons do not break. */
import type { Locale } from '#catalog/locales.ts';
import { confirmationMails } from '#locales/mails/confirmations.ts';
import { messages as claims } from './mails/claims.ts';
import { messages as lists } from './mails/lists.ts';
import { messages as access } from './mails/access.ts';
import { messages as grants } from './mails/grants.ts';
import { messages as reports } from './mails/reports.ts';
import { messages as changes } from './mails/changes.ts';
import { messages as webhooks } from './mails/webhooks.ts';
import { formatOf } from '#locales/format.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { ruleName } from '#locales/screening.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale): MailMessages => ({
  hello: 'Bonjour,',
  notice: (link) => `Vous recevez de tels avis parce que vous avez un compte. Désactivez-les ici :\n${link}`,
  mails: {
    verify_email: {
      subject: (_, site) => `Confirmez votre adresse e-mail pour ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `Un compte a été créé sur ${site} avec cette adresse e-mail. Veuillez confirmer qu’il s’agit bien de la vôtre :`,
          link,
          'Le lien ne fonctionne qu’une fois et il est valable 24 heures.',
          'Si vous n’avez pas créé de compte, ignorez simplement ce message.',
        ),
    },
    already_registered: {
      subject: (_, site) => `Vous avez déjà un compte sur ${site}`,
      text: ({ sign_in_link, reset_link }, site) =>
        paragraphs(
          `Quelqu’un, sans doute vous, a voulu créer un compte sur ${site} avec cette adresse e-mail. Il en existe déjà un, et rien n’a été modifié.`,
          `Connectez-vous ici :\n${sign_in_link}`,
          `Si vous avez oublié votre mot de passe, choisissez-en un nouveau ici :\n${reset_link}`,
          'Si ce n’était pas vous, ignorez simplement ce message.',
        ),
    },
    reset_password: {
      subject: (_, site) => `Choisissez un nouveau mot de passe pour ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `Un nouveau mot de passe a été demandé pour votre compte sur ${site}. Vous pouvez le choisir ici :`,
          link,
          'Le lien ne fonctionne qu’une fois et il est valable une heure.',
          'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
        ),
    },
    confirm_new_email: {
      subject: (_, site) => `Confirmez votre nouvelle adresse e-mail pour ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `Le titulaire d’un compte sur ${site} souhaite désormais utiliser cette adresse e-mail. Veuillez confirmer qu’il s’agit bien de la vôtre :`,
          link,
          'Le lien ne fonctionne qu’une fois et il est valable une heure. D’ici là, le compte garde son ancienne adresse.',
          'Si cela ne vous dit rien, ignorez simplement ce message.',
        ),
    },
    email_changed: {
      subject: (_, site) => `Votre adresse e-mail sur ${site} a été modifiée`,
      text: (_, site) =>
        paragraphs(
          `Votre compte sur ${site} a maintenant une autre adresse e-mail. L’ancienne ne recevra plus de messages.`,
          'Si ce n’était pas vous, répondez à ce message ou écrivez tout de suite à l’exploitant du site : quelqu’un d’autre a accès à votre compte.',
        ),
    },
    account_deleted: {
      subject: (_, site) => `Votre compte sur ${site} a été supprimé`,
      text: (_, site) =>
        paragraphs(
          `Votre compte sur ${site} a été supprimé : vos propositions en cours sont retirées, vos ` +
            `jetons d’API ne fonctionnent plus et votre adresse e-mail a été effacée de nos données.`,
          'Les outils publiés restent dans le catalogue, sans propriétaire. Ceci est le dernier message à cette adresse.',
        ),
    },
    identity_linked: {
      subject: ({ provider }, site) => `${provider} est associé à votre compte sur ${site}`,
      text: ({ provider, settings_link }, site) =>
        paragraphs(
          `Vous pouvez désormais vous connecter à votre compte sur ${site} avec ${provider}.`,
          `Si ce n’était pas vous, dissociez-le dans vos paramètres et choisissez un nouveau mot de passe :\n${settings_link}`,
        ),
    },
    identity_unlinked: {
      subject: ({ provider }, site) => `${provider} n’est plus associé à votre compte sur ${site}`,
      text: ({ provider, reset_link }, site) =>
        paragraphs(
          `Vous ne pouvez plus vous connecter à votre compte sur ${site} avec ${provider} ; utilisez votre mot de passe.`,
          `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :\n${reset_link}`,
        ),
    },
    token_created: {
      subject: (_, site) => `Un nouveau jeton d’API pour votre compte sur ${site}`,
      text: ({ name, last_four, tokens_link }, site) =>
        paragraphs(
          `Un jeton d’API nommé « ${name} » a été créé dans votre compte sur ${site}. Il se termine par ${last_four}.`,
          `Si ce n’était pas vous, révoquez ce jeton et choisissez un nouveau mot de passe :\n${tokens_link}`,
        ),
    },
    token_expiring: {
      subject: (_, site) => `L’un de vos jetons d’API sur ${site} expire bientôt`,
      text: ({ name, last_four, expires_at, tokens_link }, site) =>
        paragraphs(
          `Le jeton d’API « ${name} » de votre compte sur ${site}, qui se termine par ${last_four}, est valable ` +
            `jusqu’au ${formatOf(locale).date(expires_at)}. Ensuite, les programmes qui l’utilisent seront refusés.`,
          `Vous pouvez en créer un nouveau ici :\n${tokens_link}`,
          'Si vous n’en avez plus besoin, vous n’avez rien à faire. C’est le seul rappel pour ce jeton.',
        ),
    },
    submission_received: {
      subject: (_, site) => `Nous avons reçu votre proposition pour ${site}`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Merci d’avoir proposé « ${name} » sur ${site}. Un éditeur va examiner votre proposition ; d’ici ` +
            `là, elle n’est pas visible dans le catalogue. Nous vous écrirons dès qu’une décision sera prise.`,
          `Vous pouvez la suivre ici :\n${status_link}`,
        ),
    },
    submission_approved: {
      subject: (_, site) => `Votre proposition est publiée sur ${site}`,
      text: ({ name, tool_link }, site) =>
        paragraphs(
          `Un éditeur a accepté « ${name} ». La fiche figure désormais dans le catalogue ${site} :`,
          tool_link,
        ),
    },
    submission_rejected: {
      subject: (_, site) => `Votre proposition pour ${site} a été refusée`,
      text: ({ name, reason_code, note, status_link, appealed }, site) =>
        paragraphs(
          `Un éditeur de ${site} a examiné « ${name} » et n’a pas accepté cette proposition.`,
          `Motif :\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Message de l’éditeur :', note),
          appealed === undefined
            ? `Si vous pensez qu’il s’agit d’une erreur, vous pouvez déposer un recours, une seule fois ; un autre éditeur tranchera :\n${status_link}`
            : `C’est la décision sur votre recours, et elle est définitive :\n${status_link}`,
        ),
    },
    changes_requested: {
      subject: (_, site) => `Modifications demandées pour votre proposition sur ${site}`,
      text: ({ name, note, status_link }, site) =>
        paragraphs(
          `Un éditeur de ${site} a examiné « ${name} » et demande des modifications avant la publication.`,
          noteParagraph('Message de l’éditeur :', note),
          `Vous avez 30 jours pour corriger votre proposition et la renvoyer :\n${status_link}`,
        ),
    },
    submission_expired: {
      subject: (_, site) => `Votre proposition pour ${site} a expiré`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Des modifications avaient été demandées sur ${site} pour « ${name} », mais aucune n’est arrivée en 30 jours. La proposition est close :`,
          status_link,
          'Vous pouvez tout à fait proposer l’outil à nouveau.',
        ),
    },
    tool_quarantined: {
      subject: (_, site) => `Votre fiche sur ${site} est masquée pour le moment`,
      text: ({ name, reason_code }, site) =>
        paragraphs(
          `Un éditeur a masqué votre outil « ${name} » dans le catalogue ${site} jusqu’à ce qu’il ait été examiné.`,
          `Motif :\n${reasonSentence(locale, reason_code)}`,
        ),
    },
    link_dead: {
      subject: (_, site) => `Le lien de votre outil sur ${site} ne fonctionne pas`,
      text: ({ name, address, tool_link }, site) =>
        paragraphs(
          `Nous avons vérifié plusieurs fois l’adresse de « ${name} », et elle ne fonctionne pas :`,
          address,
          `Sa page dans le catalogue ${site} le signale jusqu’à ce que l’adresse fonctionne à nouveau :`,
          tool_link,
        ),
    },
    screening_rule_dropped: {
      subject: ({ rule }) => `La règle de contrôle « ${ruleName(locale, rule)} » ne refuse plus rien`,
      text: ({ rule, agreed, decided, screening_link }, site) =>
        paragraphs(
          `La règle de contrôle « ${ruleName(locale, rule)} » de ${site} s’est trompée trop souvent : ` +
            `sur les ${decided} derniers constats tranchés par les éditeurs, ${agreed} ont été confirmés.`,
          `Désormais, elle montre seulement ses constats aux éditeurs et ne refuse rien. ` +
            `Vous pouvez consulter les chiffres et changer son mode ici :\n${screening_link}`,
        ),
    },
    submission_edited: {
      subject: (_, site) => `Un éditeur a corrigé votre proposition pour ${site}`,
      text: ({ name, fields, status_link }, site) =>
        paragraphs(
          `Un éditeur de ${site} a corrigé votre proposition « ${name} » avant de se prononcer. Champs modifiés :`,
          fieldLines(locale, fields),
          `Vous n’avez rien à faire. Vous pouvez voir la proposition telle qu’elle est maintenant et la suivre ici :\n${status_link}`,
        ),
    },
    desk_mention: {
      subject: (_, site) => `Vous êtes mentionné dans une note sur ${site}`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(
          `${author} vous mentionne dans une note sur « ${name} », sur ${site} :`,
          note,
          `Ouvrez-la ici :\n${desk_link}`,
        ),
    },
    submission_assigned: {
      subject: (_, site) => `Une fiche de ${site} vous est confiée`,
      text: ({ name, author, desk_link }, site) =>
        paragraphs(`${author} vous confie la fiche « ${name} » sur ${site}.`, `Ouvrez-la ici :\n${desk_link}`),
    },
    submission_escalated: {
      subject: (_, site) => `Une fiche de ${site} attend un administrateur`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(
          `${author} demande aux administrateurs de ${site} de décider de « ${name} » :`,
          note,
          `Ouvrez-la ici :\n${desk_link}`,
        ),
    },
    ...claims(),
    ...lists(),
    ...access(),
    ...grants(),
    ...reports(locale),
    ...changes(locale),
    ...webhooks(),
    ...confirmationMails(locale),
    invitation: {
      subject: (_, site) => `Invitation à ${site}`,
      text: ({ role, link }, site) =>
        paragraphs(
          role === 'admin'
            ? `Vous êtes invité à rejoindre les administrateurs de ${site} : ils s’occupent du catalogue, de ses réglages et de ses comptes.`
            : `Vous êtes invité à rejoindre les éditeurs de ${site} : ils examinent les propositions et s’occupent du catalogue.`,
          `Acceptez l’invitation ici :\n${link}`,
          'Le lien fonctionne une seule fois et expire au bout de 7 jours.',
          'Si vous ne savez pas de quoi il s’agit, ignorez simplement ce message.',
        ),
    },
    test_mail: {
      subject: (_, site) => `Message d’essai de ${site}`,
      text: (_, site) =>
        `Un administrateur de ${site} a envoyé ce message d’essai depuis le bureau des éditeurs. Il est arrivé : l’envoi fonctionne.`,
    },
  },
});
