/** Sentences of the spam rules in French. */
import type { RuleMessages, SpamRuleId } from '#locales/screening/evidence.ts';

export const messages = (): RuleMessages<SpamRuleId> => ({
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
    message: 'Cela ressemble à une offre de passer des examens à la place d’autrui, que le catalogue ne recense pas.',
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
    message: 'Cela ressemble à une promesse de revenus tirés du recrutement d’autrui, que le catalogue ne recense pas.',
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
    message: 'Cela ressemble à une offre d’intrusion dans des comptes ou des sites, que le catalogue ne recense pas.',
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
});
