/** Screening in German. */
import { messages as spam } from './screening/spam.ts';
import type { Format } from '#locales/format.ts';
import type { ScreeningMessages } from '#locales/en/screening.ts';
import type { ShownEntry } from '#locales/screening/evidence.ts';

export const messages = (k: Format): ScreeningMessages => {
  const entry = ({ name, url, state }: ShownEntry) => `„${name}“ (${state}, ${url})`;
  return {
    states: {
      published: 'veröffentlicht',
      awaiting_moderation: 'wartet auf Prüfung',
      changes_requested: 'wartet auf Änderungen',
      rejected: 'abgelehnt',
      withdrawn: 'zurückgezogen',
      expired: 'abgelaufen',
      quarantined: 'ausgeblendet',
      removed: 'entfernt',
    },
    differences: {
      https: 'http oder https',
      www: 'www',
      'path spelling': 'Schreibweise des Pfads',
      fragment: 'Teil nach #',
    },
    relations: {
      same_page_other_form: 'Andere Form derselben Adresse',
      same_store_item: 'Derselbe Artikel eines Stores',
      same_repository: 'Dasselbe Repository',
      same_repository_name: 'Derselbe Repository-Name bei einem anderen Eigentümer',
      same_host: 'Derselbe Host',
      same_word_in_address: 'Dasselbe Wort in der Adresse',
    },
    matches: {
      same_name: 'Derselbe Name',
      same_name_but_for_common_words: 'Derselbe Name bis auf gängige Wörter',
      same_name_in_other_letters: 'Derselbe Name in einem anderen Alphabet',
      same_tagline: 'Dieselbe Kurzbeschreibung',
      one_name_holds_the_other: 'Ein Name steckt im anderen',
      one_letter_apart: 'Ein Buchstabe Unterschied im Namen',
      near_same_tagline: 'Fast dieselbe Kurzbeschreibung',
    },
    rules: {
      same_page: {
        name: 'Dieselbe Seite',
        message: 'Ein Werkzeug mit dieser Adresse steht schon im Katalog oder wartet auf die Prüfung.',
        evidence: (e) => `Dieselbe Seite wie ${entry(e)}.${e.differs_by && ` Unterschied: ${e.differs_by}.`}`,
      },
      same_store_item: {
        name: 'Dieselbe App oder Erweiterung',
        message:
          'Diese App oder Erweiterung steht unter einer anderen Adresse ihres Stores schon im Katalog oder wartet auf die Prüfung.',
        evidence: (e) => `Derselbe Artikel des Stores ${e.store}, ${e.id}, wie ${entry(e)}.`,
      },
      related_page: {
        name: 'Verwandte Adresse',
        message: 'Das scheint eine weitere Adresse eines Werkzeugs zu sein, das schon im Katalog steht.',
        evidence: (e) => `${e.relation}: ${e.shared}. Vorhandener Eintrag: ${entry(e)}.`,
      },
      same_name: {
        name: 'Gleicher Name oder gleiche Kurzbeschreibung',
        message:
          'Ein Werkzeug mit diesem Namen oder dieser Kurzbeschreibung steht schon im Katalog oder wartet auf die Prüfung.',
        evidence: (e) => `${e.match}: ${entry(e)}.`,
      },
      look_alike_name: {
        name: 'Zum Verwechseln ähnlicher Name',
        message: 'Der Name sieht aus wie der eines anderen Werkzeugs, nur mit anderen Buchstaben geschrieben.',
        evidence: (e) =>
          `Sieht aus wie der Name „${e.name}“ (${e.url}) in anderen Buchstaben${e.letters && `: ${e.letters}`}.`,
      },
      ...spam(),
      blocked_domain: {
        name: 'Gesperrte Domain',
        message: 'Diese Website wird in diesem Katalog nicht aufgenommen.',
        evidence: (e) => `${e.value} steht auf der Liste gesperrter Domains. Grund: ${e.reason}`,
      },
      blocked_word: {
        name: 'Gesperrtes Wort',
        message: 'Der Text enthält ein Wort, das dieser Katalog nicht annimmt.',
        evidence: (e) => `„${e.value}“ steht auf der Liste gesperrter Wörter. Grund: ${e.reason}`,
      },
      blocked_mail: {
        name: 'Gesperrte E-Mail-Domain',
        message: 'Bitte verwenden Sie eine E-Mail-Adresse bei einem anderen Anbieter.',
        evidence: (e) => `${e.value} steht auf der Liste gesperrter E-Mail-Domains. Grund: ${e.reason}`,
      },
      template_flood: {
        name: 'Wiederholter Text',
        message: 'Fast derselbe Text wurde gerade mehrmals eingereicht. Beschreiben Sie, was dieses Werkzeug ausmacht.',
        evidence: (e) =>
          `${k.plural(e.count, { one: '# anderer Text der letzten Stunde ist', other: '# andere Texte der letzten Stunde sind' })} fast gleich: ${e.names}.`,
      },
      account_flood: {
        name: 'Viele Einträge auf einmal',
        message:
          'Aus diesem Konto kamen binnen einer Stunde viele Einträge. Warten Sie etwas, bevor Sie weitere senden.',
        evidence: (e) => {
          const count = k.plural(e.count, { one: '# Eintrag', other: '# Einträge' });
          return e.site === ''
            ? `${count} aus diesem Konto binnen einer Stunde.`
            : `${count} zu ${e.site} aus diesem Konto binnen einer Stunde.`;
        },
      },
      address_flood: {
        name: 'Viele Einträge von einer Adresse',
        message:
          'Von Ihrer Netzadresse kamen binnen einer Stunde viele Einträge. Warten Sie etwas, bevor Sie weitere senden.',
        evidence: (e) =>
          `${k.plural(e.count, { one: '# Eintrag', other: '# Einträge' })} aus ` +
          `${k.plural(e.accounts, { one: '# Konto', other: '# Konten' })} von einer Netzadresse binnen einer Stunde.`,
      },
      keyword_stuffing: {
        name: 'Stichwörter statt Sätzen',
        message: 'Das liest sich wie eine Liste von Stichwörtern. Beschreiben Sie in Sätzen, was das Werkzeug tut.',
        evidence: (e) =>
          e.word === ''
            ? k.plural(e.count, { one: '# Stichwort statt eines Satzes.', other: '# Stichwörter statt eines Satzes.' })
            : `Das Wort „${e.word}“ ${k.number(e.count)}-mal unter ${k.plural(e.words, { one: '# Wort', other: '# Wörtern' })}.`,
      },
      link_pile: {
        name: 'Zu viele Links',
        message: 'Der Text enthält zu viele Links oder Telefonnummern. Lassen Sie sie weg.',
        evidence: (e) =>
          `${k.plural(e.links, { one: '# Link', other: '# Links' })} und ${k.plural(e.numbers, {
            one: '# Telefonnummer oder Messenger-Name',
            other: '# Telefonnummern oder Messenger-Namen',
          })} im Text.`,
      },
      short_link: {
        name: 'Kurzlink oder Weiterleitung',
        message:
          'Das ist ein Kurzlink oder die Weiterleitung eines Verzeichnisses. Geben Sie die Adresse des Werkzeugs selbst an.',
        evidence: (e) =>
          `Kurzlink, Linkseite oder Weiterleitung eines Verzeichnisses bei ${e.host}: Was dahinter steht, kann sich ändern.`,
      },
      disposable_mail: {
        name: 'Wegwerf-Postfach',
        message: 'Das sieht nach einer Wegwerfadresse aus. Geben Sie eine dauerhafte an.',
        evidence: (e) => `${e.domain} vergibt Wegwerf-Postfächer.`,
      },
      parked_page: {
        name: 'Geparkte oder leere Seite',
        message: 'Das liest sich wie der Text einer leeren Seite. Beschreiben Sie das Werkzeug.',
        evidence: (e) => `Wörter einer geparkten oder leeren Seite, mit dem Namen „${e.name}“: ${e.words}.`,
      },
      spam_wording: {
        name: 'Wortlaut von Spam',
        message: 'Das liest sich wie Spam. Beschreiben Sie in einfachen Worten, was das Werkzeug tut.',
        evidence: (e) => `Wortlaut wie Spam; dafür sprechen: ${e.words}.`,
      },
      masked_words: {
        name: 'Verschleierte Wörter',
        message: 'Manche Wörter sind verschleiert. Schreiben Sie sie aus.',
        evidence: (e) => `Wörter, die verschleiert sind, um nicht aufzufallen: ${e.words}.`,
      },
      mixed_scripts: {
        name: 'Gemischte Alphabete',
        message: 'In manchen Wörtern stehen Buchstaben mehrerer Alphabete. Schreiben Sie jedes Wort in einem einzigen.',
        evidence: (e) => `Buchstaben mehrerer Alphabete in einem Wort: ${e.words}.`,
      },
      prompt_injection: {
        name: 'Anweisungen an ein Sprachmodell',
        message: 'Entfernen Sie, was sich an ein Sprachmodell richtet. Beschreiben Sie das Werkzeug.',
        evidence: (e) =>
          `Anweisungen an ein Sprachmodell, das den Text beurteilen könnte: ${e.words}. ` +
          `Verlassen Sie sich bei diesem Eintrag nicht auf das Urteil eines Modells.`,
      },
      shouting: {
        name: 'Geschrei',
        message: 'Verwenden Sie weniger Großbuchstaben, Ausrufezeichen und Emojis.',
        evidence: (e) =>
          [
            `${k.number(e.capitals_percent)} % der Buchstaben sind groß`,
            k.plural(e.exclamation_marks, { one: '# Ausrufezeichen', other: '# Ausrufezeichen' }),
            k.plural(e.pictures, { one: '# Emoji', other: '# Emojis' }),
          ].join(', ') + '.',
      },
      not_ai: {
        name: 'Kein KI-Werkzeug',
        message: 'Der Eintrag sagt nicht, was die KI leistet. Ergänzen Sie einen Satz dazu.',
        evidence: (e) =>
          [
            'In Name, Kurzbeschreibung und Beschreibung deutet wenig oder nichts auf KI hin.',
            e.words && `Wörter, die dagegen sprechen: ${e.words}.`,
            e.nearest && `Am nächsten an KI: ${e.nearest}.`,
            !e.known_style && 'Sprache oder Stil sind der Regel neu, sie ist sich daher unsicher.',
          ]
            .filter(Boolean)
            .join(' '),
      },
    },
    notChecked: 'Diese Regel ist ausgefallen und hat den Eintrag nicht geprüft. Bitte sehen Sie selbst nach.',
    page: {
      title: 'Prüfregeln',
      lead: 'Was jede Regel in den letzten 90 Tagen gefunden hat und wie oft die Redaktion ihr zustimmte.',
      modes: { off: 'Aus', advisory: 'Beratend', enforced: 'Durchgesetzt' },
      modesHint:
        'Eine beratende Regel zeigt der Redaktion, was sie findet. Eine durchgesetzte lehnt ' +
        'außerdem ab, wo sie sicher ist; irrt sie zu oft, wird sie automatisch beratend.',
      rule: 'Regel',
      mode: 'Modus',
      modeOf: (rule) => `Modus der Regel „${rule}“`,
      fired: 'Angeschlagen',
      refused: 'Abgelehnt',
      agreed: 'Zugestimmt',
      disagreed: 'Widersprochen',
      precision: 'Trefferquote',
      percent: (value) => `${k.number(value)} %`,
      floor: (percent) => `nötig: ${percent}`,
      save: 'Speichern',
      changed: 'Der Modus wurde geändert.',
    },
  };
};
