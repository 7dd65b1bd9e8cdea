/** Sentences of the spam rules in German. */
import type { RuleMessages, SpamRuleId } from '#locales/screening/evidence.ts';

export const messages = (): RuleMessages<SpamRuleId> => ({
  gambling: {
    name: 'Glücksspiel',
    message: 'Das liest sich wie ein Angebot für Glücksspiele; solche nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu Glücksspiel: ${e.words}.`,
  },
  adult: {
    name: 'Pornografie und Begleitdienste',
    message: 'Das liest sich wie ein Angebot nur für Erwachsene; solche nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu Pornografie oder Begleitdiensten: ${e.words}.`,
  },
  pills: {
    name: 'Arzneien und Drogen',
    message: 'Das liest sich wie ein Verkauf von Arzneien oder Drogen; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zum Verkauf von Arzneien oder Drogen: ${e.words}.`,
  },
  sold_attention: {
    name: 'Gekaufte Follower',
    message:
      'Das liest sich wie ein Verkauf von Followern, Likes oder Aufrufen; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu gekauften Followern, Likes oder Aufrufen: ${e.words}.`,
  },
  essay_mill: {
    name: 'Aufsätze gegen Geld',
    message:
      'Das liest sich wie ein Angebot, fremde Haus- oder Abschlussarbeiten zu schreiben; solche nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu Haus- und Abschlussarbeiten gegen Geld: ${e.words}.`,
  },
  get_rich: {
    name: 'Schnelles Geld',
    message: 'Das liest sich wie ein Versprechen von schnellem Geld; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu schnellem Geld: ${e.words}.`,
  },
  miracle_cures: {
    name: 'Wundermittel',
    message:
      'Das liest sich wie ein Angebot von Wundermitteln oder Abnehmen ohne Mühe; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu Wundermitteln und Schlankheitskuren: ${e.words}.`,
  },
  fake_reviews: {
    name: 'Gekaufte Bewertungen',
    message: 'Das liest sich wie ein Verkauf von Bewertungen; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu gekauften Bewertungen: ${e.words}.`,
  },
  sold_traffic: {
    name: 'Gekaufte Besucher',
    message:
      'Das liest sich wie ein Verkauf von Besuchern, Klicks oder Adresslisten; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu gekauften Besuchern, Klicks oder Adresslisten: ${e.words}.`,
  },
  sold_links: {
    name: 'Gekaufte Links',
    message:
      'Das liest sich wie ein Verkauf von Backlinks oder Gastbeiträgen; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu gekauften Backlinks oder Gastbeiträgen: ${e.words}.`,
  },
  exam_takers: {
    name: 'Prüfungen durch andere',
    message:
      'Das liest sich wie ein Angebot, Prüfungen für andere abzulegen; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu Prüfungen, die andere ablegen: ${e.words}.`,
  },
  fake_diplomas: {
    name: 'Abschlüsse ohne Studium',
    message: 'Das liest sich wie ein Verkauf von Zeugnissen oder Titeln; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu Abschlüssen ohne Studium: ${e.words}.`,
  },
  false_papers: {
    name: 'Gefälschte Papiere',
    message:
      'Das liest sich wie ein Angebot gefälschter Ausweise oder Bescheinigungen; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu gefälschten Papieren: ${e.words}.`,
  },
  visa_papers: {
    name: 'Visa gegen Geld',
    message:
      'Das liest sich wie ein Verkauf von Visa oder Aufenthaltstiteln; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu Visa und Aufenthaltstiteln gegen Geld: ${e.words}.`,
  },
  account_sale: {
    name: 'Konten zu verkaufen',
    message: 'Das liest sich wie ein Verkauf von Benutzerkonten; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu verkauften Benutzerkonten: ${e.words}.`,
  },
  quick_loans: {
    name: 'Schnelle Kredite',
    message: 'Das liest sich wie ein Angebot schneller Kredite; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu schnellen Krediten: ${e.words}.`,
  },
  recruiting: {
    name: 'Schneeballsysteme',
    message:
      'Das liest sich wie ein Versprechen von Einkommen durch das Werben anderer; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu Einkommen durch das Werben anderer: ${e.words}.`,
  },
  false_prizes: {
    name: 'Falsche Gewinne',
    message:
      'Das liest sich wie die Nachricht von einem Gewinn, den es nicht gibt; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu Gewinnen, die es nicht gibt: ${e.words}.`,
  },
  copies: {
    name: 'Markenkopien',
    message: 'Das liest sich wie ein Verkauf von Kopien bekannter Marken; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu Kopien bekannter Marken: ${e.words}.`,
  },
  spells: {
    name: 'Zauber und Wahrsagen',
    message: 'Das liest sich wie ein Angebot von Zauber oder Wahrsagerei; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu Zauber und Wahrsagerei: ${e.words}.`,
  },
  break_ins: {
    name: 'Hacken auf Bestellung',
    message:
      'Das liest sich wie ein Angebot, in Konten oder Websites einzubrechen; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu Einbrüchen in Konten oder Websites: ${e.words}.`,
  },
  spying: {
    name: 'Heimliche Überwachung',
    message:
      'Das liest sich wie ein Angebot, Menschen heimlich zu überwachen; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu heimlicher Überwachung: ${e.words}.`,
  },
  piracy: {
    name: 'Raubkopien',
    message:
      'Das liest sich wie ein Angebot geknackter Software oder schwarz verbreiteter Sender; solche Angebote nimmt der Katalog nicht auf.',
    evidence: (e) => `Wörter zu Raubkopien: ${e.words}.`,
  },
});
