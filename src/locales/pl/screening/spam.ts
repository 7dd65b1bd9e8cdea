/** Sentences of the spam rules in Polish. */
import type { RuleMessages, SpamRuleId } from '#locales/screening/evidence.ts';

export const messages = (): RuleMessages<SpamRuleId> => ({
  gambling: {
    name: 'Hazard',
    message: 'Wygląda to na ofertę hazardu, a takich katalog nie przyjmuje.',
    evidence: (e) => `Słowa o hazardzie: ${e.words}.`,
  },
  adult: {
    name: 'Pornografia i usługi towarzyskie',
    message: 'Wygląda to na ofertę tylko dla dorosłych, a takich katalog nie przyjmuje.',
    evidence: (e) => `Słowa o pornografii lub usługach towarzyskich: ${e.words}.`,
  },
  pills: {
    name: 'Leki i narkotyki',
    message: 'Wygląda to na sprzedaż leków lub narkotyków, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o sprzedaży leków lub narkotyków: ${e.words}.`,
  },
  sold_attention: {
    name: 'Kupowanie obserwujących',
    message: 'Wygląda to na sprzedaż obserwujących, polubień lub wyświetleń, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o kupowaniu obserwujących, polubień lub wyświetleń: ${e.words}.`,
  },
  essay_mill: {
    name: 'Prace na zamówienie',
    message: 'Wygląda to na ofertę pisania cudzych prac szkolnych lub dyplomowych, a takich katalog nie przyjmuje.',
    evidence: (e) => `Słowa o pracach na zamówienie: ${e.words}.`,
  },
  get_rich: {
    name: 'Szybkie pieniądze',
    message: 'Wygląda to na obietnicę szybkich pieniędzy, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o szybkich pieniądzach: ${e.words}.`,
  },
  miracle_cures: {
    name: 'Cudowne leki',
    message: 'Wygląda to na ofertę cudownych leków lub odchudzania bez wysiłku, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o cudownych lekach i odchudzaniu: ${e.words}.`,
  },
  fake_reviews: {
    name: 'Kupowane opinie',
    message: 'Wygląda to na sprzedaż opinii, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o kupowaniu opinii: ${e.words}.`,
  },
  sold_traffic: {
    name: 'Kupowane wejścia',
    message: 'Wygląda to na sprzedaż wejść, kliknięć lub baz adresów, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o kupowaniu wejść, kliknięć lub baz adresów: ${e.words}.`,
  },
  sold_links: {
    name: 'Kupowane linki',
    message: 'Wygląda to na sprzedaż linków lub artykułów gościnnych, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o kupowaniu linków lub artykułów: ${e.words}.`,
  },
  exam_takers: {
    name: 'Egzaminy za kogoś',
    message: 'Wygląda to na ofertę zdawania egzaminów za innych, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o zdawaniu egzaminów za innych: ${e.words}.`,
  },
  fake_diplomas: {
    name: 'Dyplomy bez studiów',
    message: 'Wygląda to na sprzedaż dyplomów lub tytułów, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o dyplomach bez studiów: ${e.words}.`,
  },
  false_papers: {
    name: 'Fałszywe dokumenty',
    message: 'Wygląda to na ofertę fałszywych dokumentów lub zaświadczeń, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o fałszywych dokumentach: ${e.words}.`,
  },
  visa_papers: {
    name: 'Wizy za pieniądze',
    message: 'Wygląda to na sprzedaż wiz lub zezwoleń na pobyt, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o wizach i zezwoleniach za pieniądze: ${e.words}.`,
  },
  account_sale: {
    name: 'Konta na sprzedaż',
    message: 'Wygląda to na sprzedaż kont, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o sprzedaży kont: ${e.words}.`,
  },
  quick_loans: {
    name: 'Szybkie pożyczki',
    message: 'Wygląda to na ofertę szybkich pożyczek, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o szybkich pożyczkach: ${e.words}.`,
  },
  recruiting: {
    name: 'Piramidy finansowe',
    message: 'Wygląda to na obietnicę dochodu z werbowania innych, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o dochodzie z werbowania innych: ${e.words}.`,
  },
  false_prizes: {
    name: 'Fałszywe nagrody',
    message: 'Wygląda to na zawiadomienie o nagrodzie, której nikt nie wygrał, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o nagrodach, których nikt nie wygrał: ${e.words}.`,
  },
  copies: {
    name: 'Podróbki',
    message: 'Wygląda to na sprzedaż podróbek znanych marek, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o podróbkach znanych marek: ${e.words}.`,
  },
  spells: {
    name: 'Czary i wróżby',
    message: 'Wygląda to na ofertę czarów lub wróżb, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o czarach i wróżbach: ${e.words}.`,
  },
  break_ins: {
    name: 'Włamania na zamówienie',
    message: 'Wygląda to na ofertę włamań na konta lub strony, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o włamaniach na konta lub strony: ${e.words}.`,
  },
  spying: {
    name: 'Szpiegowanie ludzi',
    message: 'Wygląda to na ofertę śledzenia ludzi w tajemnicy, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o śledzeniu ludzi w tajemnicy: ${e.words}.`,
  },
  piracy: {
    name: 'Pirackie oprogramowanie',
    message: 'Wygląda to na ofertę pirackiego oprogramowania lub kanałów, a takich ofert katalog nie przyjmuje.',
    evidence: (e) => `Słowa o pirackim oprogramowaniu lub kanałach: ${e.words}.`,
  },
});
