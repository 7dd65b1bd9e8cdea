/** Sentences of the spam rules in English. */
import type { RuleMessages, SpamRuleId } from '#locales/screening/evidence.ts';

export const messages = (): RuleMessages<SpamRuleId> => ({
  gambling: {
    name: 'Gambling',
    message: 'This reads like an offer of gambling, which the catalog does not list.',
    evidence: (e) => `Words about gambling: ${e.words}.`,
  },
  adult: {
    name: 'Pornography and escorts',
    message: 'This reads like adult content, which the catalog does not list.',
    evidence: (e) => `Words about pornography or escorts: ${e.words}.`,
  },
  pills: {
    name: 'Medicines and drugs',
    message: 'This reads like a sale of medicines or drugs, which the catalog does not list.',
    evidence: (e) => `Words about the sale of medicines or drugs: ${e.words}.`,
  },
  sold_attention: {
    name: 'Bought followers',
    message: 'This reads like a sale of followers, likes or views, which the catalog does not list.',
    evidence: (e) => `Words about bought followers, likes or views: ${e.words}.`,
  },
  essay_mill: {
    name: 'Essay mills',
    message: 'This reads like an offer to write other people’s homework or theses, which the catalog does not list.',
    evidence: (e) => `Words about essays and theses for sale: ${e.words}.`,
  },
  get_rich: {
    name: 'Get-rich-quick schemes',
    message: 'This reads like a promise of quick money, which the catalog does not list.',
    evidence: (e) => `Words about quick money: ${e.words}.`,
  },
  miracle_cures: {
    name: 'Miracle cures',
    message: 'This reads like an offer of miracle cures or effortless weight loss, which the catalog does not list.',
    evidence: (e) => `Words about miracle cures and weight loss: ${e.words}.`,
  },
  fake_reviews: {
    name: 'Bought reviews',
    message: 'This reads like a sale of reviews, which the catalog does not list.',
    evidence: (e) => `Words about bought reviews: ${e.words}.`,
  },
  sold_traffic: {
    name: 'Bought visitors',
    message: 'This reads like a sale of visitors, clicks or mailing lists, which the catalog does not list.',
    evidence: (e) => `Words about bought visitors, clicks or mailing lists: ${e.words}.`,
  },
  sold_links: {
    name: 'Bought links',
    message: 'This reads like a sale of backlinks or guest posts, which the catalog does not list.',
    evidence: (e) => `Words about bought backlinks or guest posts: ${e.words}.`,
  },
  exam_takers: {
    name: 'Exam cheating',
    message: 'This reads like an offer to sit exams for other people, which the catalog does not list.',
    evidence: (e) => `Words about exams taken for others: ${e.words}.`,
  },
  fake_diplomas: {
    name: 'Fake diplomas',
    message: 'This reads like a sale of diplomas or degrees, which the catalog does not list.',
    evidence: (e) => `Words about fake diplomas: ${e.words}.`,
  },
  false_papers: {
    name: 'Forged documents',
    message: 'This reads like an offer of forged documents or certificates, which the catalog does not list.',
    evidence: (e) => `Words about forged documents: ${e.words}.`,
  },
  visa_papers: {
    name: 'Visas for sale',
    message: 'This reads like a sale of visas or residence permits, which the catalog does not list.',
    evidence: (e) => `Words about visas and permits for sale: ${e.words}.`,
  },
  account_sale: {
    name: 'Accounts for sale',
    message: 'This reads like a sale of accounts, which the catalog does not list.',
    evidence: (e) => `Words about accounts for sale: ${e.words}.`,
  },
  quick_loans: {
    name: 'Quick loans',
    message: 'This reads like an offer of quick loans, which the catalog does not list.',
    evidence: (e) => `Words about quick loans: ${e.words}.`,
  },
  recruiting: {
    name: 'Pyramid schemes',
    message: 'This reads like an offer of income from recruiting others, which the catalog does not list.',
    evidence: (e) => `Words about income from recruiting others: ${e.words}.`,
  },
  false_prizes: {
    name: 'Fake prizes',
    message: 'This reads like a fake prize notification, which the catalog does not list.',
    evidence: (e) => `Words about fake prizes: ${e.words}.`,
  },
  copies: {
    name: 'Counterfeits',
    message: 'This reads like a sale of counterfeits, which the catalog does not list.',
    evidence: (e) => `Words about counterfeits: ${e.words}.`,
  },
  spells: {
    name: 'Spells and fortune telling',
    message: 'This reads like an offer of spells or fortune telling, which the catalog does not list.',
    evidence: (e) => `Words about spells and fortune telling: ${e.words}.`,
  },
  break_ins: {
    name: 'Hacking for hire',
    message: 'This reads like an offer to break into accounts or sites, which the catalog does not list.',
    evidence: (e) => `Words about break-ins into accounts or sites: ${e.words}.`,
  },
  spying: {
    name: 'Spying on people',
    message: 'This reads like an offer to spy on people, which the catalog does not list.',
    evidence: (e) => `Words about spying on people: ${e.words}.`,
  },
  piracy: {
    name: 'Cracked software',
    message: 'This reads like an offer of cracked software or pirated channels, which the catalog does not list.',
    evidence: (e) => `Words about cracked software or pirated channels: ${e.words}.`,
  },
});
