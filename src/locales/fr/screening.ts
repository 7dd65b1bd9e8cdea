/** Screening in French. */
import { messages as spam } from './screening/spam.ts';
import type { Format } from '#locales/format.ts';
import type { ScreeningMessages } from '#locales/en/screening.ts';
import type { ShownEntry } from '#locales/screening/evidence.ts';

export const messages = (k: Format): ScreeningMessages => {
  const entry = ({ name, url, state }: ShownEntry) => `« ${name} » (${state}, ${url})`;
  return {
    states: {
      published: 'publiée',
      awaiting_moderation: 'en attente d’examen',
      changes_requested: 'en attente de modifications',
      rejected: 'refusée',
      withdrawn: 'retirée par son auteur',
      expired: 'expirée',
      quarantined: 'masquée',
      removed: 'supprimée',
    },
    differences: {
      https: 'http ou https',
      www: 'www',
      'path spelling': 'écriture du chemin',
      fragment: 'partie après #',
    },
    relations: {
      same_page_other_form: 'Autre forme de la même adresse',
      same_store_item: 'Même article d’une boutique',
      same_repository: 'Même dépôt',
      same_repository_name: 'Même nom de dépôt chez un autre propriétaire',
      same_host: 'Même hôte',
      same_word_in_address: 'Même mot dans l’adresse',
    },
    matches: {
      same_name: 'Même nom',
      same_name_but_for_common_words: 'Même nom, aux mots courants près',
      same_name_in_other_letters: 'Même nom dans un autre alphabet',
      same_tagline: 'Même accroche',
      one_name_holds_the_other: 'Un nom contient l’autre',
      one_letter_apart: 'Une lettre de différence dans le nom',
      near_same_tagline: 'Accroche presque identique',
    },
    rules: {
      same_page: {
        name: 'Même page',
        message: 'Un outil avec cette adresse figure déjà dans le catalogue ou attend d’être examiné.',
        evidence: (e) => `Même page que ${entry(e)}.${e.differs_by && ` Différences : ${e.differs_by}.`}`,
      },
      same_store_item: {
        name: 'Même application ou extension',
        message:
          'Cette application ou extension figure déjà dans le catalogue ou attend d’être examinée, à une autre adresse de sa boutique.',
        evidence: (e) => `Même article de la boutique ${e.store}, ${e.id}, que ${entry(e)}.`,
      },
      related_page: {
        name: 'Adresse apparentée',
        message: 'Cela semble être une autre adresse d’un outil qui figure déjà dans le catalogue.',
        evidence: (e) => `${e.relation} : ${e.shared}. Fiche existante : ${entry(e)}.`,
      },
      same_name: {
        name: 'Même nom ou même accroche',
        message: 'Un outil avec ce nom ou cette accroche figure déjà dans le catalogue ou attend d’être examiné.',
        evidence: (e) => `${e.match} : ${entry(e)}.`,
      },
      look_alike_name: {
        name: 'Nom d’apparence identique',
        message: 'Le nom ressemble à celui d’un autre outil, écrit avec d’autres lettres.',
        evidence: (e) =>
          `Ressemble au nom « ${e.name} » (${e.url}) avec d’autres lettres${e.letters && ` : ${e.letters}`}.`,
      },
      ...spam(),
      blocked_domain: {
        name: 'Domaine bloqué',
        message: 'Ce site n’est pas admis dans ce catalogue.',
        evidence: (e) => `${e.value} figure sur la liste des domaines bloqués. Motif : ${e.reason}`,
      },
      blocked_word: {
        name: 'Mot bloqué',
        message: 'Le texte contient un mot que ce catalogue n’accepte pas.',
        evidence: (e) => `« ${e.value} » figure sur la liste des mots bloqués. Motif : ${e.reason}`,
      },
      blocked_mail: {
        name: 'Domaine d’e-mail bloqué',
        message: 'Utilisez une adresse e-mail d’un autre fournisseur.',
        evidence: (e) => `${e.value} figure sur la liste des domaines d’e-mail bloqués. Motif : ${e.reason}`,
      },
      template_flood: {
        name: 'Texte répété',
        message:
          'Presque le même texte vient d’être proposé plusieurs fois. Décrivez ce que cet outil a de particulier.',
        evidence: (e) =>
          `${k.plural(e.count, {
            one: '# autre texte de la dernière heure est presque identique',
            other: '# autres textes de la dernière heure sont presque identiques',
          })} : ${e.names}.`,
      },
      account_flood: {
        name: 'Beaucoup de fiches à la fois',
        message:
          'Beaucoup de fiches sont venues de ce compte en une heure. Attendez un peu avant d’en envoyer d’autres.',
        evidence: (e) => {
          const count = k.plural(e.count, { one: '# fiche', other: '# fiches' });
          return e.site === ''
            ? `${count} de ce compte en une heure.`
            : `${count} sur ${e.site} de ce compte en une heure.`;
        },
      },
      address_flood: {
        name: 'Beaucoup de fiches d’une adresse',
        message:
          'Beaucoup de fiches sont venues de votre adresse réseau en une heure. Attendez un peu avant d’en envoyer d’autres.',
        evidence: (e) =>
          `${k.plural(e.count, { one: '# fiche', other: '# fiches' })} de ` +
          `${k.plural(e.accounts, { one: '# compte', other: '# comptes' })} depuis une même adresse réseau en une heure.`,
      },
      keyword_stuffing: {
        name: 'Mots-clés au lieu de phrases',
        message: 'Cela ressemble à une liste de mots-clés. Décrivez par des phrases ce que fait l’outil.',
        evidence: (e) =>
          e.word === ''
            ? k.plural(e.count, { one: '# mot-clé au lieu d’une phrase.', other: '# mots-clés au lieu d’une phrase.' })
            : `Le mot « ${e.word} » ${k.plural(e.count, { one: '# fois', other: '# fois' })} parmi ${k.plural(e.words, { one: '# mot', other: '# mots' })}.`,
      },
      link_pile: {
        name: 'Trop de liens',
        message: 'Le texte contient trop de liens ou de numéros de téléphone. Retirez-les.',
        evidence: (e) =>
          `${k.plural(e.links, { one: '# lien', other: '# liens' })} et ${k.plural(e.numbers, {
            one: '# numéro de téléphone ou nom de messagerie',
            other: '# numéros de téléphone ou noms de messagerie',
          })} dans le texte.`,
      },
      short_link: {
        name: 'Lien court ou redirection',
        message: 'C’est un lien court ou la redirection d’un annuaire. Indiquez l’adresse de l’outil lui-même.',
        evidence: (e) =>
          `Lien court, page de liens ou redirection d’un annuaire chez ${e.host}\u00a0: ce qui se trouve derrière peut changer.`,
      },
      disposable_mail: {
        name: 'Boîte jetable',
        message: 'Cette adresse semble jetable. Indiquez-en une permanente.',
        evidence: (e) => `${e.domain} fournit des boîtes jetables.`,
      },
      parked_page: {
        name: 'Page parquée ou vide',
        message: 'Cela ressemble au texte d’une page vide. Décrivez l’outil.',
        evidence: (e) => `Mots d’une page parquée ou vide, avec le nom « ${e.name} » : ${e.words}.`,
      },
      spam_wording: {
        name: 'Formulation de spam',
        message: 'Cela ressemble à un texte de spam. Décrivez simplement ce que fait l’outil.',
        evidence: (e) => `Formulé comme du spam ; mots qui l’indiquent : ${e.words}.`,
      },
      masked_words: {
        name: 'Mots déguisés',
        message: 'Certains mots sont déguisés. Écrivez-les normalement.',
        evidence: (e) => `Mots déguisés pour passer inaperçus : ${e.words}.`,
      },
      mixed_scripts: {
        name: 'Alphabets mélangés',
        message: 'Certains mots mélangent des lettres de plusieurs alphabets. Écrivez chaque mot dans un seul.',
        evidence: (e) => `Lettres de plusieurs alphabets dans un mot : ${e.words}.`,
      },
      prompt_injection: {
        name: 'Ordres à un modèle de langage',
        message: 'Retirez ce qui s’adresse à un modèle de langage. Décrivez l’outil.',
        evidence: (e) =>
          `Ordres à un modèle de langage susceptible d’évaluer le texte : ${e.words}. Ne vous fiez pas à l’avis d’un modèle sur cette fiche.`,
      },
      shouting: {
        name: 'Texte criard',
        message: 'Utilisez moins de majuscules, de points d’exclamation et d’émojis.',
        evidence: (e) =>
          [
            `${k.number(e.capitals_percent)} % des lettres sont des majuscules`,
            k.plural(e.exclamation_marks, { one: '# point d’exclamation', other: '# points d’exclamation' }),
            k.plural(e.pictures, { one: '# émoji', other: '# émojis' }),
          ].join(', ') + '.',
      },
      not_ai: {
        name: 'Pas un outil d’IA',
        message: 'La fiche ne dit pas ce que fait l’IA. Ajoutez une phrase à ce sujet.',
        evidence: (e) =>
          [
            'Presque rien dans le nom, l’accroche et la description n’évoque l’IA.',
            e.words && `Mots indiquant le contraire : ${e.words}.`,
            e.nearest && `Le plus proche de l’IA : ${e.nearest}.`,
            !e.known_style && 'La langue ou le style est nouveau pour la règle ; elle n’est donc pas sûre.',
          ]
            .filter(Boolean)
            .join(' '),
      },
    },
    notChecked: 'Cette règle a échoué et n’a pas vérifié la fiche. Vérifiez vous-même.',
    page: {
      title: 'Règles de contrôle',
      lead: 'Ce que chaque règle a trouvé ces 90 derniers jours, et combien de fois les éditeurs lui ont donné raison.',
      modes: { off: 'Désactivée', advisory: 'Consultative', enforced: 'Appliquée' },
      modesHint:
        'Une règle consultative montre aux éditeurs ce qu’elle trouve. Une règle appliquée refuse en plus ' +
        'ce dont elle est sûre ; si elle se trompe trop souvent, elle devient automatiquement consultative.',
      rule: 'Règle',
      mode: 'Mode',
      modeOf: (rule) => `Mode de la règle « ${rule} »`,
      fired: 'Constats',
      refused: 'Refus',
      agreed: 'D’accord',
      disagreed: 'Pas d’accord',
      precision: 'Précision',
      percent: (value) => `${k.number(value)} %`,
      floor: (percent) => `seuil\u00A0: ${percent}`,
      save: 'Enregistrer',
      changed: 'Le mode a été modifié.',
    },
  };
};
