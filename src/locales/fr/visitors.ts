/** Sentences of the visitors’ pages, in French. */
import type { Format } from '#locales/format.ts';
import type { VisitorMessages } from '#locales/en/visitors.ts';

export const messages = (k: Format): VisitorMessages => ({
  sponsored: 'Sponsorisé',
  home: {
    categories: 'Parcourir par catégorie',
    submitTitle: 'Vous avez créé un outil ?',
    submitText:
      'Proposez-le avec le formulaire ou par l’API. Un éditeur examine chaque proposition et vous explique sa décision.',
    points: [
      'Des éditeurs examinent chaque proposition',
      'L’ordre des résultats ne s’achète pas',
      'Aucun pistage, aucun service tiers',
    ],
  },
  list: {
    title: 'Outils d’IA',
    foundAtLeast: (n) => `Plus de ${k.number(n)} outils`,
    category: 'Catégorie',
    anyCategory: 'Toutes les catégories',
    pricing: 'Prix',
    anyPricing: 'Tous les prix',
    clear: 'Effacer la recherche et les filtres',
    none: 'Aucun outil ne correspond',
    noneHint: 'Essayez avec moins de mots ou d’autres mots, ou retirez un filtre.',
    about: {
      tools:
        'Tous les outils du catalogue, les plus récents d’abord. Affinez par prix et par catégorie, ou lancez une recherche.',
      category: (name) => `Outils d’IA de la catégorie « ${name} » : ce que fait chacun et ce qu’il coûte.`,
      categories: 'Toutes les catégories du catalogue et le nombre d’outils de chacune.',
    },
    foundFor: (found, q) => `${found} pour « ${q} »`,
    noneFor: (q) => `Aucun outil ne correspond à « ${q} »`,
    fewerWords: 'Essayez avec moins de mots ou d’autres mots.',
    beyond: 'Cette page n’existe pas',
    unlisted: (q) => `Aucun outil n’est répertorié à l’adresse « ${q} »`,
    nearAddress: 'Aucun outil n’est répertorié à cette adresse exacte. Voici les plus proches.',
    correctedTo: (q) => `Résultats pour « ${q} ».`,
    instead: (q) => `Rechercher plutôt « ${q} »`,
    meant: (q) => `Vouliez-vous dire « ${q} » ?`,
    ignored: (words) => `Non pris en compte : ${words}.`,
    hint: (price) => `${price} d’abord`,
    nearest: 'Catégories les plus proches',
  },
  tool: {
    visit: 'Visiter le site',
    about: 'Présentation',
    facts: 'En bref',
    website: 'Site web',
    pricing: 'Prix',
    updated: 'Dernière modification',
    checked: 'Dernière vérification du lien',
    broken: 'Le lien ne fonctionnait pas lors de notre dernière vérification.',
    original: (language) => `Pas encore traduit, affiché dans la langue d’origine : ${language}.`,
    machine: 'Traduction automatique.',
    confirmed: (month: string) => `Confirmé en ${month}`,
    stated: {
      maker: (month: string) => `selon son créateur, ${month}`,
      editor: (month: string) => `selon un éditeur, ${month}`,
      import: (month: string) => `d’après une liste importée, ${month}`,
    },
    back: 'Retour à la fiche',
  },
  badge: {
    listed: (site: string) => `Répertorié sur ${site}`,
    title: 'Badge pour votre site',
    copy: 'Copiez ce code sur votre page.',
  },
  alternatives: {
    title: (name) => `Alternatives à ${name}`,
    lead: (name) => `Des outils qui peuvent remplacer ${name}, les plus proches d’abord.`,
    all: 'Toutes les alternatives',
    none: 'Pas encore d’alternative',
    order: 'Les plus proches d’abord ; l’argent n’y est pour rien.',
    named: 'Cité dans votre recherche',
    words: 'Chercher plutôt ces mots',
  },
  suggest: {
    category: 'Catégorie',
    count: (n) => k.plural(n, { one: '# suggestion', other: '# suggestions' }),
    none: 'Aucune suggestion',
  },
  facets: {
    features: 'Caractéristiques',
    noAccount: 'Sans compte',
    more: 'Plus de catégories',
    chosen: 'Filtres choisis',
    remove: (name) => `Retirer le filtre : ${name}`,
    clear: 'Tout effacer',
  },
  sort: {
    why: 'Comment l’ordre est établi',
  },
  category: {
    search: 'Rechercher dans cette catégorie',
    others: 'Autres catégories',
  },
  report: {
    title: (name) => `Signaler un problème avec ${name}`,
    sent: 'Signalement envoyé',
    lead: 'Dites-nous ce qui ne va pas. Un éditeur lit chaque signalement, mais ne voit pas qui l’a envoyé.',
    kind: 'Qu’est-ce qui ne va pas ?',
    message: 'Que doit savoir l’éditeur ?',
    messageHint: `Jusqu’à ${k.number(1000)} caractères`,
    replyTo: 'Adresse e-mail pour la réponse',
    replyToHint:
      'Nous envoyons un seul e-mail quand le signalement est clos (trois par jour au plus), puis nous effaçons l’adresse, au bout de 90 jours au plus tard.',
    signedIn: 'La suite donnée apparaîtra dans votre compte, sous « Mes signalements ».',
    button: 'Envoyer le signalement',
    done: 'Merci. Un éditeur va s’en occuper.',
    doneNoMail:
      'Merci. Un éditeur va s’en occuper. Vous ne recevrez pas d’e-mail : vous avez envoyé trop de signalements avec une adresse aujourd’hui.',
  },
  ranking: {
    lead: 'L’ordre dépend de la façon dont chaque fiche correspond à vos mots. La même recherche donne à tous le même ordre.',
    paidTitle: 'L’argent n’y est pour rien',
    paid:
      'Personne ne peut acheter une meilleure place. Les fiches payées figurent dans un cadre à part ' +
      'avec le mot « Sponsorisé », deux au plus par page, et seulement au-dessus de résultats qui ' +
      'contiennent l’outil lui-même. La recherche ignore qui paie : elle ne lit jamais cette table, ' +
      'et un test automatique compare tous les résultats avec et sans emplacements sponsorisés.',
    withoutTitle: 'Sans mot recherché',
    without: 'Les listes et les catégories montrent d’abord les fiches les plus récentes.',
    withTitle: 'Avec des mots recherchés',
    with: 'Chaque outil va dans le premier groupe qui lui convient :',
    tiers: [
      'Le nom est exactement ce que vous avez saisi, sans compter majuscules, accents, espaces et ponctuation.',
      'Le nom ne diffère que par une terminaison comme « AI » ou « .com », ou l’outil a ce nom de domaine.',
      'Il ne manque qu’une lettre au nom.',
      'Le nom commence par ce que vous avez saisi, en mots entiers.',
      'Le nom commence par ce que vous avez saisi.',
      'Le nom contient tous vos mots.',
      'Le nom contient tous vos mots, le dernier comme début d’un mot.',
      'Le nom diffère d’une seule lettre, fausse, manquante, en trop ou intervertie, ou se prononce comme ' +
        'ce que vous avez saisi dans une autre écriture, et presque aucun outil n’emploie les mots saisis.',
      'Le nom, l’accroche et les catégories contiennent ensemble tous vos mots ou leurs synonymes ' +
        '(les catégories seules ne suffisent pas), et l’outil fait ce que vous cherchez, si c’est clair.',
      'Le nom, les textes et les catégories contiennent tous vos mots, ou l’outil fait ce que vous cherchez, décrit autrement.',
      'La moitié au moins de vos mots s’y trouve ; les mots rares comptent plus que les mots courants.',
      'Le nom diffère d’une seule lettre, bien que d’autres outils emploient les mots saisis.',
      'Si les groupes précédents sont vides : tous vos mots correspondent, une ' +
        'fois écartés les inconnus, puis les plus courants. S’il en reste trop peu ' +
        'et que la recherche porte peut-être sur autre chose, rien n’est affiché.',
    ],
    withinTitle: 'À l’intérieur d’un groupe',
    within:
      'Si c’est le nom qui correspond, la fiche la plus récente vient d’abord. Si ce sont les mots, le nom ' +
      'compte plus que l’accroche, et l’accroche plus que la description ; à égalité, les accroches les plus ' +
      'brèves viennent d’abord, puis les fiches les plus récentes. Les mots comme « meilleur » ou « gratuit » sont ' +
      'facultatifs. Ce que fait un outil se déduit de ses textes, d’après une liste de tâches en huit langues.',
    alternativesTitle: 'Alternatives à un outil',
    alternatives:
      'Un outil est une alternative à un autre si ses textes le disent, si les deux sont connus pour le ' +
      'même usage, ou s’ils partagent une catégorie et des mots qui disent ce qu’ils font. Le premier cas ' +
      'compte le plus, puis le deuxième, puis les mots en commun (les rares plus que les courants), puis ' +
      'les catégories en commun. Les compléments qui ne remplacent pas l’autre outil et les vendeurs de ' +
      'prompts viennent en dernier ; à égalité, la fiche la plus récente passe devant. Il y en a 50 au ' +
      'plus et, à partir de la onzième, seulement celles qui sont proches des meilleures. Si une recherche ' +
      'demande des alternatives, l’outil nommé vient en premier, et les outils au prix demandé remontent.',
    understoodTitle: 'Comment vos mots sont lus',
    understood:
      'Un mot que presque aucun outil n’emploie est corrigé lorsqu’un mot voisin est bien plus employé ; ' +
      'la page le dit et propose votre orthographe. Les mots de prix, comme « gratuit » ou « open source », ' +
      'font monter les outils à ce prix. Les mots d’une caractéristique, comme « extension de navigateur » ' +
      'ou « sans inscription », font monter les outils dont le créateur l’indique. Ce qui suit « au ' +
      'lieu de » n’est pas cherché. Les numéros de version, comme dans « DALL·E 3 », sont facultatifs.',
    languagesTitle: 'Dans votre langue',
    languages:
      'Vous pouvez chercher dans chacune des huit langues. Les autres formes d’un mot correspondent ' +
      'aussi, et les noms des catégories mènent aussi à des outils décrits dans une autre langue.',
    notTitle: 'Ce qui ne compte pas',
    not: [
      'Tout paiement, quel qu’il soit',
      'Les clics et les visites',
      'Qui vous êtes et ce que vous avez cherché avant',
      'Qui a proposé l’outil',
    ],
    check: 'Vérifiez par vous-même : l’API ouverte donne le même ordre, sans aucun emplacement sponsorisé.',
    apiLink: 'Lire la documentation de l’API',
  },
  api: {
    lead:
      'Lisez le catalogue sans clé, proposez des outils avec un jeton. Cette page est ' +
      'générée à partir de la description OpenAPI ; ses explications sont en anglais.',
    start: 'Pour commencer',
    startRead: 'Aucun jeton pour lire. Essayez dans un terminal :',
    startToken: 'Pour proposer des outils, il vous faut un jeton.',
    makeToken: 'Créer un jeton d’API',
    startErrors:
      'Chaque erreur est du JSON avec `code`, `message` et, si un champ n’est pas valable, une phrase dans `fields`.',
    startPages: 'Les listes sont données par pages de `per_page` fiches ; `links.next` mène à la suivante.',
    startLimits: 'Au-delà d’une limite, la réponse est 429 et `Retry-After` indique combien de secondes attendre.',
    base: 'Adresse de base',
    contents: 'Opérations',
    parameters: 'Paramètres',
    required: 'obligatoire',
    body: 'Corps (JSON)',
    answers: 'Réponses',
    errors: 'Erreurs',
    token: 'Exige un jeton',
    open: 'Ouvert à tous',
    example: 'Exemple',
    values: 'L’une de ces valeurs',
    standard: 'Par défaut',
  },
  statistics: {
    lead: 'Combien de temps attendent les propositions et ce que décident les éditeurs. Calculé automatiquement, sans aucun nom.',
    waiting: 'En attente',
    oldest: 'La plus ancienne attend depuis',
    nobody: 'Rien n’attend',
    period: (days) => k.plural(days, { one: 'Dernier jour', other: '# derniers jours' }),
    decisions: 'Décisions',
    published: 'Publiées',
    rejected: 'Refusées',
    changes: 'Modifications demandées',
    median: 'Attente habituelle (médiane)',
    p95: '95 sur 100 décidées en',
    noDecisions: 'Pas encore de décision',
    reasons: 'Motifs des refus',
    span: 'Période',
    at: (time) => `Situation au ${time} (UTC).`,
    json: 'Les mêmes chiffres en JSON',
  },
  noTool: {
    gone: 'Cet outil n’est plus dans le catalogue',
    goneText: 'Un éditeur a supprimé la fiche. Essayez une recherche.',
    missing: 'Cet outil n’est pas dans le catalogue',
    missingText: 'Peut-être porte-t-il ici un autre nom. Recherchez-le, parcourez les catégories ou proposez-le.',
  },
});
