/** The yearly mail that asks owners to confirm their tools, in French. */
import type { ConfirmationWords } from '#locales/mails/confirmations.ts';

export const messages: ConfirmationWords = {
  subject: (site) => ({
    one: `La fiche de votre outil sur ${site} est-elle toujours exacte ?`,
    several: `Les fiches de vos outils sur ${site} sont-elles toujours exactes ?`,
  }),
  lead: (site) => ({
    one: `Une fois par an, nous demandons aux créateurs de vérifier leurs fiches. Voici ce que ${site} dit de votre outil :`,
    several: `Une fois par an, nous demandons aux créateurs de vérifier leurs fiches. Voici ce que ${site} dit de vos outils :`,
  }),
  more: {
    one: 'La page ci-dessous montre # autre outil.',
    many: 'La page ci-dessous montre # d’autres outils.',
    other: 'La page ci-dessous montre # autres outils.',
  },
  press:
    'Si tout est toujours exact, ouvrez cette page et appuyez sur le bouton. Il n’est pas nécessaire de se connecter :',
  suggest: 'Si quelque chose a changé, corrigez-le ici :',
  suggestThere: 'Si quelque chose a changé, vous pouvez le corriger depuis cette page.',
  end: 'Le lien est valable 90 jours. Les lecteurs voient le mois de votre confirmation.',
};
