/** Sentences about the operator's own site, in French. */
import type { SiteMessages } from '#locales/en/desk/site.ts';

export const messages = (): SiteMessages => ({
  site: {
    lead:
      'Le nom et la description de ce catalogue sur les pages, dans les e-mails, ' +
      'les flux et les documents. Les champs vides utilisent la valeur par défaut.',
    nameHint: (name: string) => `Par défaut\u00A0: ${name}`,
    taglineHint: 'Le titre de la page d’accueil',
    descriptionHint: 'Une ou deux phrases pour la page d’accueil, les flux et les moteurs de recherche',
    fallback: (language: string) => `Les champs vides utilisent le texte en ${language}.`,
    poweredBy: (program: string) => `Citer ${program} dans le pied de page («\u00A0Propulsé par\u00A0»)`,
    preview: 'Aperçu',
    saved: 'Le site a été modifié. Les visiteurs le voient immédiatement.',
    history: 'Historique des modifications',
    accentHint: (example: string) => `Par exemple ${example}. Si vous n’en donnez qu’une, l’autre en est déduite.`,
    termsHint:
      'Une date ou un numéro. Les membres acceptent les conditions en s’inscrivant, puis de nouveau quand vous ' +
      'changez la version. Il faut la page « terms » ; si le champ est vide, on ne demande rien à personne.',
    logoLead:
      'SVG ou PNG, au plus 512\u00A0Kio. Le fichier est redessiné en PNG : convertissez d’abord les lettres en tracés. Un logo large remplace le nom.',
    logoHints: {
      light: 'Aussi pour le thème sombre, les onglets et les liens partagés, sauf si vous en ajoutez d’autres',
      dark: 'Pour les fonds sombres, où l’autre se voit mal',
      icon: 'Une image carrée pour les onglets et les écrans d’accueil',
    },
    upload: 'Envoyer',
    removeLogo: 'Retirer',
    logoSaved: 'Le logo a été modifié. Les visiteurs le voient immédiatement.',
    logoRemoved: 'L’image a été retirée.',
  },
  demo: {
    title: 'Catalogue de démonstration',
    lead:
      'Fiches d’exemple livrées avec le programme. Celles qui ont été modifiées, signalées, ' +
      'sponsorisées ou utilisées depuis sont conservées, de même que les catégories.',
    entries: 'Fiches',
    goes: 'Supprimé',
    stays: 'Conservé',
    tools: 'Outils',
    collections: 'Collections',
    warning: 'C’est irréversible. La démonstration n’est pas rechargée automatiquement.',
    remove: 'Supprimer le catalogue de démonstration',
    removed: 'Le catalogue de démonstration a été supprimé.',
    none: 'Il n’y a pas de catalogue de démonstration ici.',
  },
  pages: {
    lead: 'Mentions légales, confidentialité, conditions, contact, règles et tout ce dont ce catalogue a besoin. Chaque page y renvoie en pied de page.',
    none: 'Il n’y a pas encore de pages.',
    page: 'Page',
    languages: 'Langues',
    create: 'Ajouter une page',
    name: 'Nom dans l’adresse',
    nameHint: 'Minuscules, chiffres et traits d’union, par exemple privacy',
    button: 'Créer',
    text: 'Texte (Markdown)',
    textHint: 'La première ligne «\u00A0# Titre\u00A0» est le titre. Un texte vide supprime la page dans cette langue.',
    inFile: (file: string) => `Ce texte provient du fichier ${file}. Celui que vous enregistrez ici le remplace.`,
    view: 'Voir la page',
    saved: 'La page a été enregistrée.',
    removed: 'Le texte a été supprimé.',
    versions: 'Versions précédentes',
  },
});
