/** The words of the yearly mail that asks owners whether what is said of their tools is still right, in French. */
import type { ConfirmationWords } from '#locales/mails/confirmations.ts';

export const messages: ConfirmationWords = {
  subject: (site) => ({
    one: `Ce que ${site} dit de votre outil est-il toujours exact ?`,
    several: `Ce que ${site} dit de vos outils est-il toujours exact ?`,
  }),
  lead: (site) => ({
    one: `Une fois par an, nous demandons aux créateurs si leurs fiches sont toujours exactes. Voici ce que ${site} dit de votre outil :`,
    several: `Une fois par an, nous demandons aux créateurs si leurs fiches sont toujours exactes. Voici ce que ${site} dit de vos outils :`,
  }),
  more: {
    one: '# autre outil se trouve sur la page du lien.',
    many: '# d’autres outils se trouvent sur la page du lien.',
    other: '# autres outils se trouvent sur la page du lien.',
  },
  press:
    'Si tout est toujours exact, ouvrez cette page et appuyez sur le bouton. Il n’est pas nécessaire de se connecter :',
  suggest: 'Si quelque chose a changé, corrigez-le ici :',
  suggestThere: 'Si quelque chose a changé, la page mène là où le corriger.',
  end: 'Le lien est valable 90 jours. Une fois la fiche confirmée, les lecteurs voient en quel mois vous l’avez fait.',
};
