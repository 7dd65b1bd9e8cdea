/** Sentences of errors and field problems in French. */
import type { ErrorMessages } from '#locales/en/errors.ts';

export const messages: ErrorMessages = {
  errors: {
    malformed_request: 'La requête est illisible. Vérifiez l’adresse et réessayez.',
    missing_token:
      'Un jeton d’API est nécessaire ici. Envoyez-le dans l’en-tête «\u00A0Authorization: Bearer <token>\u00A0».',
    invalid_token: 'Ce jeton d’API n’est pas valide. Vérifiez-le ou créez-en un nouveau dans votre compte.',
    expired_token: 'Ce jeton d’API a expiré. Créez-en un nouveau dans votre compte.',
    revoked_token: 'Ce jeton d’API a été révoqué. Créez-en un nouveau dans votre compte.',
    insufficient_scope: 'Ce jeton d’API n’a pas l’autorisation requise. Créez-en un qui la possède dans votre compte.',
    account_suspended: 'Ce compte est suspendu. Adressez-vous à l’exploitant du catalogue.',
    email_unverified:
      'Votre adresse e-mail n’est pas encore confirmée. Ouvrez le lien du message que nous vous avons envoyé.',
    forbidden: 'Vous n’avez pas le droit de faire cela. Connectez-vous avec un compte qui y est autorisé.',
    own_submission: 'Cette fiche est la vôtre. Laissez-la à un autre éditeur.',
    own_decision: 'Vous avez refusé cette proposition vous-même. Laissez un autre éditeur statuer sur le recours.',
    second_factor_required:
      'Votre rôle exige l’authentification à deux facteurs. Configurez-la dans les paramètres de votre compte.',
    cross_site: 'Le formulaire ne provient pas de ce site. Rouvrez la page et recommencez.',
    read_only: 'Ce catalogue est le miroir en lecture seule d’un autre. Proposez votre outil là-bas.',
    not_found: 'Il n’y a rien ici. Vérifiez l’adresse ou cherchez dans le catalogue.',
    method_not_allowed:
      'Cette adresse n’accepte pas cette méthode. L’en-tête «\u00A0Allow\u00A0» indique celles qu’elle accepte.',
    not_acceptable: 'Ce contenu n’existe pas au format demandé. Modifiez l’en-tête «\u00A0Accept\u00A0».',
    request_timeout: 'La requête est arrivée trop lentement. Renvoyez-la.',
    conflict: 'Cet élément a été modifié entre-temps. Rechargez la page et vérifiez-le.',
    idempotency_key_in_progress:
      'Une requête avec cette Idempotency-Key est encore en cours. Patientez un instant, puis renvoyez-la.',
    cursor_expired:
      'Ce curseur appartient à un état antérieur du catalogue. Chargez l’export complet et reprenez à son curseur.',
    payload_too_large: 'La requête est trop volumineuse. Envoyez 64\u00A0Kio au maximum.',
    unsupported_media_type:
      'Ce type de contenu n’est pas accepté. Envoyez du JSON en UTF-8, non compressé, en tant que application/json.',
    expectation_failed: 'L’en-tête «\u00A0Expect\u00A0» ne peut pas être satisfait. Envoyez la requête sans lui.',
    validation_failed: 'Certains champs manquent ou ne sont pas valides. Corrigez-les et renvoyez le tout.',
    duplicate_submission:
      'Cet outil figure déjà dans le catalogue ou attend d’être examiné. Il est inutile de le proposer à nouveau.',
    spam_detected: 'Ce texte a été pris pour de la publicité ou du spam. Décrivez simplement ce que fait l’outil.',
    not_an_ai_tool:
      'La fiche ne dit pas ce que fait l’IA. Ajoutez une phrase à ce sujet ou demandez l’avis d’un éditeur.',
    idempotency_key_reused: 'Cette Idempotency-Key a déjà servi pour un autre contenu. Utilisez-en une nouvelle.',
    sign_in_failed: 'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez les deux et réessayez.',
    link_expired: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
    sign_in_expired: 'La connexion a pris trop de temps ou a échoué trop souvent. Recommencez.',
    rate_limited: 'Trop de requêtes. Patientez un instant et réessayez.',
    submission_limit_exceeded: 'Vous avez atteint la limite horaire de propositions. Réessayez plus tard.',
    too_many_attempts: 'Trop de tentatives. Patientez un moment et réessayez.',
    headers_too_large:
      'Les en-têtes de la requête sont trop volumineux. Raccourcissez l’adresse ou supprimez les cookies de ce site.',
    internal_error: 'Une erreur s’est produite de notre côté. Réessayez plus tard.',
    not_implemented: 'Le serveur ne prend pas en charge cette méthode. Utilisez-en une de la description de l’API.',
    unavailable: 'Le catalogue est indisponible pour le moment. Réessayez dans quelques secondes.',
    overloaded: 'Le catalogue est très sollicité en ce moment. Réessayez dans quelques secondes.',
  },
  problems: {
    required: 'Ce champ est obligatoire. Remplissez-le.',
    not_a_string: 'Saisissez du texte ici.',
    not_an_array: 'Indiquez une liste ici.',
    not_an_object: 'Envoyez un objet JSON.',
    not_an_integer: 'Indiquez un nombre entier, en chiffres uniquement.',
    not_a_boolean: 'Indiquez true ou false.',
    out_of_range: ({ min, max }, k) => `Indiquez un nombre de ${k.number(min)} à ${k.number(max)}.`,
    too_short: ({ min }, k) =>
      k.plural(min, {
        one: 'Trop court. Écrivez au moins # caractère.',
        other: 'Trop court. Écrivez au moins # caractères.',
      }),
    too_long: ({ max }, k) =>
      k.plural(max, {
        one: 'Trop long. Écrivez au plus # caractère.',
        other: 'Trop long. Écrivez au plus # caractères.',
      }),
    too_few: ({ min }, k) =>
      k.plural(min, {
        one: 'Pas assez d’éléments. Indiquez-en au moins #.',
        other: 'Pas assez d’éléments. Indiquez-en au moins #.',
      }),
    too_many: ({ max }, k) =>
      k.plural(max, {
        one: 'Trop d’éléments. Indiquez-en au plus #.',
        other: 'Trop d’éléments. Indiquez-en au plus #.',
      }),
    not_one_of: ({ allowed }) =>
      allowed === '' ? 'Choisissez l’une des valeurs proposées.' : `Choisissez l’une de ces valeurs\u00A0: ${allowed}.`,
    unchanged: 'Rien ne diffère de la fiche actuelle.',
    repeated: 'Indiquez chaque valeur une seule fois.',
    control_characters: 'Retirez les caractères de contrôle.',
    line_break: 'Écrivez ceci sur une seule ligne, sans saut de ligne ni tabulation.',
    invisible_characters: 'Retirez les caractères invisibles. Il suffit souvent de saisir à nouveau le texte.',
    direction_marks: 'Retirez les marques invisibles qui changent le sens de l’écriture.',
    broken_characters: 'Certains caractères sont endommagés. Saisissez-les à nouveau.',
    too_many_marks: ({ max }, k) => `Trop d’accents sur une même lettre. Le maximum est de ${k.number(max)}.`,
    no_letters: () => 'Utilisez au moins une lettre ou un chiffre.',
    not_a_url: 'Ce n’est pas une adresse web complète. Écrivez-la ainsi\u00A0: https://example.org.',
    url_scheme: 'Utilisez une adresse web qui commence par http:// ou https://.',
    url_credentials: 'Retirez le nom d’utilisateur et le mot de passe de l’adresse web.',
    url_host: 'Utilisez l’adresse d’un site public.',
    url_port: 'Retirez le numéro de port de l’adresse web.',
    not_https: 'Utilisez une adresse qui commence par https://.',
    not_an_email: 'Ce n’est pas une adresse e-mail. Écrivez-la ainsi\u00A0: name@example.org.',
    unknown_category: ({ value }) =>
      value === ''
        ? 'Cette catégorie n’existe pas. Choisissez dans la liste des catégories.'
        : `La catégorie «\u00A0${value}\u00A0» n’existe pas. Choisissez dans la liste des catégories.`,
    bad_identifier: 'Cet identifiant n’est pas valide. Vérifiez son orthographe.',
    unreadable_json: 'Ce JSON est illisible. Vérifiez les crochets, les accolades, les guillemets et les virgules.',
    not_utf8: 'Ce texte n’est pas de l’UTF-8 valide. Envoyez-le dans cet encodage.',
    repeated_key: ({ value }) =>
      value === ''
        ? 'Un nom apparaît plusieurs fois. Indiquez-le une seule fois.'
        : `Le nom «\u00A0${value}\u00A0» apparaît plusieurs fois. Indiquez-le une seule fois.`,
    not_a_key: 'Utilisez de 1 à 255 caractères ASCII visibles, sans espace.',
    not_a_cursor: 'Ce n’est pas un curseur. Utilisez-en un de la liste des modifications ou de l’export complet.',
    duplicate: 'Un outil à cette adresse figure déjà dans le catalogue ou attend d’être examiné.',
    spam: 'Ce texte ressemble à de la publicité ou à du spam. Décrivez simplement ce que fait l’outil.',
    not_ai: 'La fiche ne dit pas ce que fait l’IA. Ajoutez une phrase à ce sujet.',
    review_used: 'Vous avez déjà demandé l’avis d’un éditeur. Réessayez plus tard.',
    common_password: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
    leaked_password: 'Ce mot de passe, ou un autre très proche, a fuité d’un autre site. Choisissez-en un autre.',
    wrong_password: 'Ce mot de passe est incorrect. Réessayez.',
    wrong_code: 'Ce code est faux, trop ancien ou déjà utilisé. Saisissez-en un autre.',
    passkey_failed: 'La clé d’accès n’a pas été acceptée. Réessayez.',
    in_the_past: 'Cette date est trop proche ou passée. Choisissez-en une plus tardive.',
    not_a_color: 'Ce n’est pas une couleur. Écrivez-la en hexadécimal, comme l’affichent les sélecteurs de couleurs.',
    low_contrast: ({ value }) =>
      value === ''
        ? 'Un texte de cette couleur se lit mal\u00A0: le contraste doit être d’au moins 4,5 pour 1.'
        : `Un texte de cette couleur se lit mal\u00A0: le contraste doit être d’au moins 4,5 pour 1. La couleur suffisante la plus proche est ${value}.`,
    not_a_picture: 'Ce fichier est illisible en SVG comme en PNG. Exportez-le de nouveau en SVG simple ou en PNG.',
    unreadable_picture:
      'Cette image est illisible ou trop petite. Envoyez un fichier PNG, JPEG, WebP ou GIF, ou un logo en SVG.',
    picture_too_complex: 'Cette image est trop longue à dessiner. Simplifiez-la ou envoyez-la en PNG.',
    pictures_full: ({ max }, k) =>
      `Vos images non publiées occupent déjà ${k.number(max)}\u00A0Mo. Retirez celles dont vous n’avez plus besoin ou attendez la décision d’un éditeur.`,
    being_reviewed: 'Un éditeur l’examine en ce moment. Réessayez plus tard.',
    file_too_large: ({ max }, k) => `Le fichier est trop volumineux. Envoyez au plus ${k.number(max)}\u00A0Kio.`,
    body_too_large: ({ max }, k) => `La requête est trop volumineuse. Envoyez ${k.number(max)}\u00A0Kio au maximum.`,
    too_many_fields: ({ max }, k) => `Le formulaire a trop de champs. Envoyez-en au plus ${k.number(max)}.`,
    field_header_too_large: ({ max }, k) =>
      `L’en-tête d’un champ du formulaire est trop volumineux. Raccourcissez le nom du fichier\u00A0: ${k.number(max)} octets au plus sont lus.`,
    field_name_too_long: ({ max }, k) =>
      `Le nom d’un champ du formulaire est trop long. Utilisez au plus ${k.number(max)} caractères.`,
    too_many_tokens: ({ max }, k) =>
      k.plural(max, {
        one: 'Vous avez déjà # jeton. Révoquez-le pour en créer un autre.',
        other: 'Vous avez déjà # jetons. Révoquez-en un pour en créer un autre.',
      }),
    name_taken: 'C’est déjà pris. Choisissez autre chose.',
  },
  missing: 'Il manque\u00A0:',
  fields: {
    typed: { required: 'Remplissez ce champ.' },
    one: { required: 'Choisissez une option.', not_one_of: 'Choisissez une option.' },
    several: {
      required: 'Choisissez au moins une option.',
      too_few: 'Choisissez au moins une option.',
      too_many: ({ max }, k) => `Trop d’options. Choisissez-en ${k.number(max)} au maximum.`,
    },
  },
  conflicts: {
    submission: {
      awaiting_moderation: 'Cette proposition attend d’être examinée.',
      changes_requested: 'Un éditeur a demandé des modifications de cette proposition.',
      published: 'Cette proposition est publiée.',
      rejected: 'Cette proposition a été refusée.',
      withdrawn: 'Cette proposition a été retirée.',
      expired: 'Cette proposition a expiré.',
    },
    change: {
      awaiting_moderation: 'Cette modification est en attente d’examen.',
      live: 'Cette modification est déjà visible.',
      accepted: 'Cette modification a été acceptée.',
      declined: 'Cette modification a été refusée.',
      withdrawn: 'Cette modification a été retirée.',
    },
    tool: {
      published: 'Cet outil est publié.',
      quarantined: 'Cet outil est masqué.',
      removed: 'Cet outil a été supprimé définitivement.',
    },
    possible: (acts) => `Possible à présent\u00A0: ${acts}.`,
    acts: {
      accept: 'l’accepter',
      decline: 'la refuser',
      confirm: 'la confirmer',
      revert: 'l’annuler',
      approve: 'l’accepter',
      reject: 'la refuser',
      request_changes: 'demander des modifications',
      withdraw: 'la retirer',
      resubmit: 'la corriger et la renvoyer',
      expire: 'la laisser expirer',
      appeal: 'déposer un recours contre le refus',
      quarantine: 'le masquer',
      restore: 'le publier de nouveau',
      remove: 'le supprimer définitivement',
      merge: 'le fusionner avec un autre outil',
    },
    nothing: {
      published: 'Proposez une modification de la fiche publiée, ou demandez sa suppression.',
      rejected: 'Un seul recours est possible.',
      withdrawn: 'L’outil peut être proposé à nouveau.',
      expired: 'L’outil peut être proposé à nouveau.',
    },
    undecidable: 'Il n’y a rien à décider pour un éditeur.',
    reasons: {
      address_taken: 'Son adresse appartient désormais à une autre fiche.',
      winner_hidden: 'L’outil à conserver n’est pas publié.',
      undo_over: 'Cette décision ne peut plus être annulée.',
      entry_changed: 'La fiche a changé depuis, cette décision ne peut donc plus être annulée.',
      reports_closed: 'Quelqu’un d’autre a déjà clos ces signalements. Rien n’a été écrasé.',
      reports_open: 'Ces signalements sont déjà ouverts.',
      placement_ended: 'Cet emplacement sponsorisé est terminé.',
      original_language: 'C’est la langue d’origine. Son texte se modifie dans la fiche de l’outil.',
      written_by_person: 'Cette traduction a été écrite par une personne. Une machine ne la remplace pas.',
      no_translator: 'La traduction automatique n’est pas configurée sur ce serveur.',
      webhook_off: 'Ce webhook est désactivé. Réactivez-le d’abord.',
      tool_hidden: 'Cet outil est masqué. Il ne peut être modifié tant qu’un éditeur ne l’a pas examiné.',
      change_waits:
        'Une autre modification de cet outil est en attente d’examen. Retirez-la pour en proposer une nouvelle.',
      only_admin: 'C’est le seul compte administrateur. Donnez d’abord ce rôle à quelqu’un d’autre.',
    },
  },
};
