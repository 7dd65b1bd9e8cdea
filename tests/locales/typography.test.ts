/** What a typesetter of each language sees at once: quotation marks, blanks, apostrophes, plural forms, figures left out. */
import assert from 'node:assert/strict';
import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { readMessageFile } from '../../scripts/messages.ts';
import { assertEach } from '../support/assert-each.ts';
import { ROOMS, counted, sentences, type Sentence } from './sentences.ts';

interface Rule {
  says: string;
  wrong: RegExp;
  /** Blanks are judged only where a sentence was told something. */
  hollow?: false;
  /** All languages where left out. */
  locales?: readonly Locale[];
  not?: readonly Locale[];
}

const QUOTES = '"“”„‟«»';

/** The marks that a language does not quote with. */
function otherMarks(own: string): RegExp {
  return new RegExp(`[${[...QUOTES].filter((mark) => !own.includes(mark)).join('')}]`);
}

// A colon or question mark inside an address or a time, and the sign of a header, are no punctuation.
const RULES: readonly Rule[] = [
  { says: 'no straight apostrophe', wrong: /'/ },
  { says: 'no three dots for …', wrong: /\.\.\./ },
  {
    says: 'no two blanks, none at the ends, none before a full stop or comma',
    wrong: /[ \u00A0\u202F]{2}|^\s|\s$|\s[.,،](?!\w)/,
    hollow: false,
  },
  { says: 'no hyphen for a dash', wrong: / -{1,2} / },
  { says: 'a unit keeps to its number', wrong: /\d (?:[KMG]iB|[КМГ][иі]Б|[KMG]io|%)/ },
  {
    says: 'numbers from 1000 on come from the format',
    wrong: /(?<![\d+A-Z])(?!20\d\d)[1-9]\d{0,2}[.,\u00A0\u202F]?\d{3}(?!\d)/,
  },
  { says: 'quotation marks “…”', wrong: otherMarks('“”'), locales: ['en'] },
  { says: 'quotation marks „…“', wrong: otherMarks('„“'), locales: ['de'] },
  { says: 'quotation marks „…”', wrong: otherMarks('„”'), locales: ['pl'] },
  { says: 'quotation marks «…»', wrong: otherMarks('«»'), locales: ['ar', 'ru', 'uk', 'es', 'fr'] },
  { says: 'a narrow no-break space before ; ! ? and %', wrong: /(?<!\u202F)(?:[;!%]|\?(?!\S))/, locales: ['fr'] },
  { says: 'a no-break space before a colon', wrong: /(?<!\u00A0|https?|Authorization):/, locales: ['fr'] },
  { says: 'no-break spaces inside « »', wrong: /«(?!\u00A0)|(?<!\u00A0)»/, locales: ['fr'] },
  { says: 'no blank before ; ! ? and :', wrong: /\s[;!?:؛؟]/, not: ['fr'], hollow: false },
  { says: '% after a no-break space', wrong: /(?<!\u00A0)%/, locales: ['de', 'ru', 'uk', 'es'] },
  { says: '% right after the number', wrong: /\s%/, locales: ['en', 'pl', 'ar'] },
  { says: 'a dash does not begin a line', wrong: /[^\u00A0]—/, locales: ['ru', 'uk'] },
  { says: '¿ and ¡ open what ? and ! close', wrong: /^[^¿]*\?|^[^¡]*!/, locales: ['es'] },
  { says: 'Arabic comma, semicolon and question mark', wrong: /[,;?]/, locales: ['ar'] },
  { says: 'signs at the edge of Latin text are isolated', wrong: /[a-z](?::\/\/|[+#])(?!\S*\u2069)/i, locales: ['ar'] },
  { says: 'every isolate is closed', wrong: /\u2068(?![^\u2068]*\u2069)|^[^\u2066\u2068]*\u2069/, locales: ['ar'] },
];

for (const locale of ['ru', 'uk'] as const) {
  test(`a date ends with its own full stop in ${locale}, and none follows it`, () => {
    const doubled = /.*\{ \$(?:date|month|expires_on) \}\..*/g;
    assertNone(ROOMS.flatMap((room) => readMessageFile(locale, room).text.match(doubled) ?? []));
  });
}

/** Forms a language must give for a count. A missing `zero` reads as `other`, and `many` of es and fr begins at a million. */
function formsNeeded(locale: Locale): string[] {
  const optional = locale === 'ar' ? ['zero'] : ['es', 'fr'].includes(locale) ? ['many'] : [];
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return pluralCategories.filter((category) => !optional.includes(category));
}

function placeOf({ locale, room, key }: Sentence): string {
  return `${room} ${locale} ${key}`;
}

function assertNone(lines: Iterable<string>, what = 'wrong'): void {
  const found = [...new Set(lines)];
  assert.ok(found.length === 0, `${what}:\n${found.join('\n')}`);
}

test('every room is heard in every language', () => {
  for (const locale of LOCALES) {
    for (const room of ROOMS) {
      const heard = sentences.filter((sentence) => sentence.locale === locale && sentence.room === room);
      assert.ok(heard.length >= 5, `${room} ${locale}: ${heard.length}`);
    }
  }
});

for (const { says, wrong, hollow, locales = LOCALES, not = [] } of RULES) {
  test(`${says} (${locales.filter((locale) => !not.includes(locale)).join(' ')})`, () => {
    const places = new Map<string, string>();
    for (const sentence of sentences) {
      if (!locales.includes(sentence.locale) || not.includes(sentence.locale)) continue;
      if (hollow === false && sentence.hollow) continue;
      const place = placeOf(sentence);
      if (wrong.test(sentence.text) && !places.has(place)) places.set(place, sentence.text);
    }
    assertNone([...places].map(([place, text]) => `${place}: ${text}`));
  });
}

test('every count has the forms of its language', () =>
  assertEach(LOCALES, String, (locale) => {
    const lacking = counted
      .filter((sentence) => sentence.locale === locale)
      .flatMap((sentence) =>
        formsNeeded(locale)
          .filter((form) => !(form in sentence.forms))
          .map((form) => `${placeOf(sentence)} lacks ${form}`),
      );
    assertNone(lacking);
  }));

test('a form leaves out the number only where the words say it', () =>
  assertEach(LOCALES, String, (locale) => {
    // In Russian and Ukrainian `one` is also 21 and 31.
    const spoken: Partial<Record<string, readonly Locale[]>> = {
      zero: ['ar'],
      one: LOCALES.filter((one) => one !== 'ru' && one !== 'uk'),
      two: ['ar'],
    };
    const left = counted
      .filter((sentence) => sentence.locale === locale)
      .flatMap((sentence) =>
        Object.entries(sentence.forms)
          .filter(([form, text]) => !text.includes('#') && !(spoken[form] ?? []).includes(locale))
          .map(([form, text]) => `${placeOf(sentence)} ${form}: ${text}`),
      );
    assertNone(left);
  }));

/** The sentences of a language by file and key, each key with all that was heard under it. */
function byKey(locale: Locale): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const sentence of sentences) {
    if (sentence.locale !== locale) continue;
    const key = `${sentence.room} ${sentence.key}`;
    found.set(key, [...(found.get(key) ?? []), sentence.text]);
  }
  return found;
}

const english = byKey('en');

test('every language says what English says: no key, step of a list or figure is missing', () =>
  assertEach(
    LOCALES.filter((one) => one !== 'en'),
    String,
    (locale) => {
      const own = byKey(locale);
      const keys = [...english.keys()].filter((key) => !key.startsWith('errors problems-'));
      assertNone(
        own.keys().filter((key) => !english.has(key)),
        'no such key in English',
      );
      const says = (texts: readonly string[] | undefined, figure: string): boolean =>
        texts?.some((text) => text.includes(figure)) ?? false;
      assertNone(
        keys.filter((key) => says(english.get(key), '') && !says(own.get(key), '')),
        'a key is missing',
      );
      assertNone(
        keys.filter((key) => says(english.get(key), '37') && !says(own.get(key), '37')),
        'a figure or name is left out',
      );
    },
  ));

test('no sentence of another language was left in English', () => {
  const written = new Set(english.values().toArray().flat());
  return assertEach(
    LOCALES.filter((one) => one !== 'en'),
    String,
    (locale) => {
      const left = sentences
        .filter((sentence) => sentence.locale === locale && sentence.text.split(' ').length > 3)
        .filter(({ text }) => written.has(text))
        .map((sentence) => `${placeOf(sentence)}: ${sentence.text}`);
      assertNone(left);
    },
  );
});

test('labels are joined to their values by the colon of the language', async () => {
  const root = join(import.meta.dirname, '../../src/web');
  // The name of a header, and an error of a program, are no label.
  const others = new Set(['visitors/api-documentation.ts', 'account/grants/faulty-requests.ts']);
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !others.has(file));
  assert.ok(files.length > 100);
  await assertEach(files, String, (file) => {
    const joined = /\$\{[^{}]*\}(?:<\/\w+>)?:(?: |$)/gm;
    const found = readFileSync(join(root, file), 'utf8').match(joined) ?? [];
    assert.deepEqual(found, [], file);
  });
});
