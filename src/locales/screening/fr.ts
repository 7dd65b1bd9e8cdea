/** Screening in French. */
import type { Format } from '#locales/format.ts';
import type { ScreeningMessages } from './en.ts';
import type { ShownEntry } from './evidence.ts';

export const fr = (k: Format): ScreeningMessages => {
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
      same_name_in_other_letters: 'Même nom écrit avec d’autres lettres',
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
        evidence: (e) => `${e.relation} : ${e.shared}. Fiche connue : ${entry(e)}.`,
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
      gambling: {
        name: 'Jeux d’argent',
        message: 'Cela ressemble à une offre de jeux d’argent, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur les jeux d’argent : ${e.words}.`,
      },
      adult: {
        name: 'Pornographie et escortes',
        message: 'Cela ressemble à une offre réservée aux adultes, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur la pornographie ou les escortes : ${e.words}.`,
      },
      pills: {
        name: 'Médicaments et drogues',
        message: 'Cela ressemble à une vente de médicaments ou de drogues, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur la vente de médicaments ou de drogues : ${e.words}.`,
      },
      sold_attention: {
        name: 'Abonnés achetés',
        message:
          'Cela ressemble à une vente d’abonnés, de mentions « j’aime » ou de vues, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur l’achat d’abonnés, de mentions « j’aime » ou de vues : ${e.words}.`,
      },
      essay_mill: {
        name: 'Devoirs contre paiement',
        message:
          'Cela ressemble à une offre de rédaction de devoirs ou de mémoires pour autrui, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur les devoirs et mémoires contre paiement : ${e.words}.`,
      },
      get_rich: {
        name: 'Argent facile',
        message: 'Cela ressemble à une promesse d’argent facile, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur l’argent facile : ${e.words}.`,
      },
      miracle_cures: {
        name: 'Remèdes miracles',
        message:
          'Cela ressemble à une offre de remèdes miracles ou de minceur sans effort, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur les remèdes miracles et la minceur : ${e.words}.`,
      },
      fake_reviews: {
        name: 'Avis achetés',
        message: 'Cela ressemble à une vente d’avis, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur l’achat d’avis : ${e.words}.`,
      },
      sold_traffic: {
        name: 'Visites achetées',
        message:
          'Cela ressemble à une vente de visites, de clics ou de fichiers d’adresses, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur l’achat de visites, de clics ou d’adresses : ${e.words}.`,
      },
      sold_links: {
        name: 'Liens achetés',
        message: 'Cela ressemble à une vente de liens ou d’articles invités, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur l’achat de liens ou d’articles invités : ${e.words}.`,
      },
      exam_takers: {
        name: 'Examens passés par d’autres',
        message:
          'Cela ressemble à une offre de passer des examens à la place d’autrui, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur les examens passés par d’autres : ${e.words}.`,
      },
      fake_diplomas: {
        name: 'Diplômes sans études',
        message: 'Cela ressemble à une vente de diplômes ou de titres, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur les diplômes sans études : ${e.words}.`,
      },
      false_papers: {
        name: 'Faux papiers',
        message:
          'Cela ressemble à une offre de faux documents ou de fausses attestations, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur les faux papiers : ${e.words}.`,
      },
      visa_papers: {
        name: 'Visas contre paiement',
        message: 'Cela ressemble à une vente de visas ou de titres de séjour, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur les visas et titres de séjour contre paiement : ${e.words}.`,
      },
      account_sale: {
        name: 'Comptes à vendre',
        message: 'Cela ressemble à une vente de comptes, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur les comptes à vendre : ${e.words}.`,
      },
      quick_loans: {
        name: 'Prêts rapides',
        message: 'Cela ressemble à une offre de prêts rapides, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur les prêts rapides : ${e.words}.`,
      },
      recruiting: {
        name: 'Systèmes pyramidaux',
        message:
          'Cela ressemble à une promesse de revenus tirés du recrutement d’autrui, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur les revenus tirés du recrutement d’autrui : ${e.words}.`,
      },
      false_prizes: {
        name: 'Faux gains',
        message: 'Cela ressemble à l’annonce d’un lot que personne n’a gagné, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur des lots que personne n’a gagnés : ${e.words}.`,
      },
      copies: {
        name: 'Copies de marques',
        message: 'Cela ressemble à une vente de copies de marques connues, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur les copies de marques connues : ${e.words}.`,
      },
      spells: {
        name: 'Sorts et voyance',
        message: 'Cela ressemble à une offre de sorts ou de voyance, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur les sorts et la voyance : ${e.words}.`,
      },
      break_ins: {
        name: 'Piratage sur commande',
        message:
          'Cela ressemble à une offre d’intrusion dans des comptes ou des sites, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur l’intrusion dans des comptes ou des sites : ${e.words}.`,
      },
      spying: {
        name: 'Espionnage de personnes',
        message: 'Cela ressemble à une offre de surveillance secrète de personnes, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur la surveillance secrète de personnes : ${e.words}.`,
      },
      piracy: {
        name: 'Logiciels piratés',
        message: 'Cela ressemble à une offre de logiciels ou de chaînes piratés, que le catalogue ne recense pas.',
        evidence: (e) => `Mots sur les logiciels ou chaînes piratés : ${e.words}.`,
      },
      template_flood: {
        name: 'Un texte en série',
        message:
          'Presque le même texte vient d’être proposé plusieurs fois. Décrivez ce que cet outil a de particulier.',
        evidence: (e) =>
          `${k.plural(e.count, { one: '# autre texte de la dernière heure est presque identique', other: '# autres textes de la dernière heure sont presque identiques' })} : ${e.names}.`,
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
          `${k.plural(e.count, { one: '# fiche', other: '# fiches' })} de ${k.plural(e.accounts, { one: '# compte', other: '# comptes' })} depuis une même adresse réseau en une heure.`,
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
        name: 'Beaucoup de liens',
        message: 'Le texte contient trop de liens ou de numéros de téléphone. Retirez-les.',
        evidence: (e) =>
          `${k.plural(e.links, { one: '# lien', other: '# liens' })} et ${k.plural(e.numbers, { one: '# numéro de téléphone ou nom de messagerie', other: '# numéros de téléphone ou noms de messagerie' })} dans le texte.`,
      },
      short_link: {
        name: 'Lien court',
        message: 'C’est un lien court. Indiquez l’adresse de l’outil lui-même.',
        evidence: (e) =>
          `${e.host} crée des liens courts ou des pages de liens : ce qui se trouve derrière peut changer.`,
      },
      disposable_mail: {
        name: 'Boîte jetable',
        message: 'Le courrier à cette adresse n’arrivera bientôt plus. Indiquez-en une que vous gardez.',
        evidence: (e) => `Les boîtes de ${e.domain} disparaissent après peu de temps.`,
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
        message: 'Certains mots sont écrits de façon difficile à lire. Écrivez-les simplement.',
        evidence: (e) => `Mots écrits pour ne pas être trouvés : ${e.words}.`,
      },
      mixed_scripts: {
        name: 'Alphabets mélangés',
        message: 'Certains mots mélangent des lettres de plusieurs alphabets. Écrivez chaque mot dans un seul.',
        evidence: (e) => `Lettres de plusieurs alphabets dans un mot : ${e.words}.`,
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
        message: 'Rien ne dit ce que fait l’IA. Ajoutez une phrase à ce sujet.',
        evidence: (e) =>
          [
            'Peu ou rien dans le nom, l’accroche et la description ne parle d’IA.',
            e.words && `Mots qui parlent contre : ${e.words}.`,
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
        'Une règle consultative montre aux éditeurs ce qu’elle trouve. Une règle appliquée refuse en plus ce dont elle est sûre ; si elle se trompe trop souvent, elle devient consultative d’elle-même.',
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
