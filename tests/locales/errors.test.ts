/** Every error and every problem has its sentence in every language, in the right plural form. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ERRORS, type ErrorCode } from '#catalog/errors.ts';
import { CONFLICT_REASONS, type Conflict } from '#catalog/conflicts.ts';
import { SUBMISSION_STATES, TOOL_STATES, actionsFor } from '#catalog/lifecycle.ts';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { PROBLEM_RULES, type Problem, type ProblemRule } from '#catalog/problems.ts';
import { conflictSentence } from '#locales/errors.ts';
import { errorSentence, missingWords, problemSentence } from '#locales/errors.ts';
import { assertEach } from '../support/assert-each.ts';

const CODES = Object.keys(ERRORS).filter((code): code is ErrorCode => code in ERRORS);

/** The letters in which a language's sentences are written. */
const SCRIPTS: Record<Locale, RegExp> = {
  en: /[a-z]/,
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  pl: /[a-ząćęłńóśźż]/,
  de: /[a-zäöüß]/,
  es: /[a-záéíóúñ]/,
  fr: /[a-zàâçéèêîôù]/,
};

function assertSentence(sentence: string, locale: Locale, what: string): void {
  assert.match(sentence, SCRIPTS[locale], `${locale} ${what}`);
  assert.match(sentence, /\.$/, `${locale} ${what} is not a whole sentence: ${sentence}`);
  assert.doesNotMatch(sentence, /undefined|NaN|#|\s{2}|^\s/, `${locale} ${what}`);
  assert.ok(sentence.length <= 160, `${locale} ${what} is too long: ${sentence}`);
}

test('every error code has a sentence in every language, no two the same', () =>
  assertEach(LOCALES, String, (locale) => {
    for (const code of CODES) assertSentence(errorSentence(locale, code), locale, code);
    assert.equal(new Set(CODES.map((code) => errorSentence(locale, code))).size, CODES.length);
  }));

test('every conflict says what is the case and what is possible instead', () =>
  assertEach(LOCALES, String, (locale) => {
    const by = ['owner', 'editor', 'system'] as const;
    const conflicts: Conflict[] = [
      ...CONFLICT_REASONS.map((of) => ({ of })),
      ...TOOL_STATES.map((state) => ({
        of: 'tool' as const,
        state,
        by: 'editor' as const,
        possible: actionsFor('tool', { state }, 'editor'),
      })),
      ...SUBMISSION_STATES.flatMap((state) =>
        by.flatMap((who) =>
          [null, '2026-01-01T00:00:00.000Z'].map((appealedAt) => {
            const possible = actionsFor('submission', { state, appealedAt }, who);
            return { of: 'submission' as const, state, by: who, possible };
          }),
        ),
      ),
    ];
    for (const each of conflicts) assertSentence(conflictSentence(locale, each), locale, JSON.stringify(each));
    assert.equal(new Set(CONFLICT_REASONS.map((of) => conflictSentence(locale, { of }))).size, CONFLICT_REASONS.length);
  }));

test('every problem rule has a sentence, with and without figures', () =>
  assertEach(LOCALES, String, (locale) => {
    for (const rule of PROBLEM_RULES) {
      assertSentence(
        problemSentence(locale, { rule, min: 2, max: 5, allowed: ['free', 'paid'], value: 'video' }),
        locale,
        rule,
      );
      assertSentence(problemSentence(locale, { rule }), locale, rule);
    }
    assert.equal(new Set(PROBLEM_RULES.map((rule) => problemSentence(locale, { rule }))).size, PROBLEM_RULES.length);
  }));

test('a form asks to fill in what is typed, and to choose what is offered', () =>
  assertEach(LOCALES, String, (locale) => {
    const kinds = ['typed', 'one', 'several'] as const;
    for (const kind of kinds) {
      for (const rule of PROBLEM_RULES)
        assertSentence(problemSentence(locale, { rule, max: 5 }, kind), locale, `${kind} ${rule}`);
    }
    assert.equal(new Set(kinds.map((kind) => problemSentence(locale, { rule: 'required' }, kind))).size, kinds.length);
    const offered = problemSentence(locale, { rule: 'not_one_of', allowed: ['free_trial'] }, 'one');
    assert.doesNotMatch(offered, /free_trial/, 'people choose by the words of their language');
    assert.match(problemSentence(locale, { rule: 'too_many', max: 5 }, 'several'), /5/);
    assert.match(missingWords(locale), /:$/);
  }));

test('no sentence was left in English', () =>
  assertEach(
    LOCALES.filter((one) => one !== 'en'),
    String,
    (locale) => {
      for (const code of CODES) assert.notEqual(errorSentence(locale, code), errorSentence('en', code), code);
      for (const rule of PROBLEM_RULES)
        assert.notEqual(problemSentence(locale, { rule }), problemSentence('en', { rule }), rule);
    },
  ));

test('figures and values stand in the sentence', () => {
  for (const locale of LOCALES) {
    const range = problemSentence(locale, { rule: 'out_of_range', min: 1, max: 500 });
    assert.match(range, /\b1\b.*\b500\b/, locale);
    assert.match(problemSentence(locale, { rule: 'too_long', max: 200 }), /200/, locale);
    assert.match(problemSentence(locale, { rule: 'too_many_tokens', max: 50 }), /50/, locale);
    assert.match(problemSentence(locale, { rule: 'unknown_category', value: 'vidoe' }), /vidoe/, locale);
    assert.match(problemSentence(locale, { rule: 'not_one_of', allowed: ['free', 'paid'] }), /free.*paid/, locale);
  }
});

/** The words around the number for 1, 2, 5 and 21, with the number itself taken out. */
function formsOf(locale: Locale, rule: ProblemRule, figure: 'min' | 'max'): string[] {
  return [1, 2, 5, 21].map((number) => {
    const problem: Problem = { rule, [figure]: number };
    return problemSentence(locale, problem).replace(String(number), '#');
  });
}

/** Which of the forms for 1, 2, 5 and 21 are the same: 'abca' says that 21 reads like 1. */
function patternOf(forms: readonly string[]): string {
  const seen = [...new Set(forms)];
  return forms.map((form) => 'abcd'.charAt(seen.indexOf(form))).join('');
}

const COUNTED = [
  ['too_short', 'min'],
  ['too_long', 'max'],
  ['too_few', 'min'],
  ['too_many', 'max'],
  ['too_many_tokens', 'max'],
] as const;

// German "Zeichen" and "Token" have one form, French counts entries without naming them, and the genitive after
// Russian "не менее" has two; Ukrainian "значення" is the same for one and for two.
const PATTERNS: Record<Locale, readonly string[]> = {
  en: ['abbb', 'abbb', 'abbb', 'abbb', 'abbb'],
  de: ['aaaa', 'aaaa', 'abbb', 'abbb', 'abbb'],
  es: ['abbb', 'abbb', 'abbb', 'abbb', 'abbb'],
  fr: ['abbb', 'abbb', 'aaaa', 'aaaa', 'abbb'],
  pl: ['abcc', 'abcc', 'abcc', 'abcc', 'abcc'],
  ru: ['abba', 'abba', 'abba', 'abba', 'abca'],
  uk: ['abca', 'abca', 'aaba', 'aaba', 'abca'],
  ar: ['abcd', 'abcd', 'abcd', 'abcd', 'abcd'],
};

test('counts of 1, 2, 5 and 21 have the plural forms of every language', () =>
  assertEach(
    LOCALES,
    (locale) => `counts of 1, 2, 5 and 21 have the plural forms of ${locale}`,
    (locale) => {
      for (const [at, [rule, figure]] of COUNTED.entries()) {
        const forms = formsOf(locale, rule, figure);
        assert.equal(patternOf(forms), PATTERNS[locale][at], `${rule}: ${forms.join(' | ')}`);
      }
    },
  ));

test('the words of a count are those of the grammar', () => {
  const atLeast = (locale: Locale, min: number): string => problemSentence(locale, { rule: 'too_short', min });
  assert.match(atLeast('ru', 1), /не менее 1 символа\./);
  assert.match(atLeast('ru', 2), /не менее 2 символов\./);
  assert.match(atLeast('ru', 21), /не менее 21 символа\./);
  assert.match(atLeast('uk', 1), /щонайменше 1 символ\./);
  assert.match(atLeast('uk', 2), /щонайменше 2 символи\./);
  assert.match(atLeast('uk', 5), /щонайменше 5 символів\./);
  assert.match(atLeast('uk', 21), /щонайменше 21 символ\./);
  assert.match(atLeast('pl', 1), /co najmniej 1 znak\./);
  assert.match(atLeast('pl', 2), /co najmniej 2 znaki\./);
  assert.match(atLeast('pl', 5), /co najmniej 5 znaków\./);
  assert.match(atLeast('pl', 21), /co najmniej 21 znaków\./);
  assert.match(atLeast('ar', 1), /حرفًا واحدًا على الأقل/);
  assert.match(atLeast('ar', 2), /حرفين على الأقل/);
  assert.match(atLeast('ar', 5), /5 أحرف على الأقل/);
  assert.match(atLeast('ar', 21), /21 حرفًا على الأقل/);
  assert.match(atLeast('ar', 100), /100 حرف على الأقل/);
});

test('a foreign value is isolated where its direction could differ, and only there', () => {
  const unknown = (locale: Locale, value: string): string =>
    problemSentence(locale, { rule: 'unknown_category', value });
  assert.match(unknown('ar', 'video'), /«\u2068video\u2069»/);
  assert.match(unknown('en', 'فيديو'), /“\u2068فيديو\u2069”/);
  assert.match(unknown('en', 'video'), /“video”/);
  assert.match(
    problemSentence('ar', { rule: 'not_one_of', allowed: ['free', 'paid'] }),
    /\u2068free\u2069، \u2068paid\u2069/,
  );
});

test('a value can neither turn the sentence around nor break out of its quotation', () => {
  for (const locale of LOCALES) {
    const sentence = problemSentence(locale, {
      rule: 'unknown_category',
      value: '\u202eevil\u2069\u2066\n\0\u200bx\ud800',
    });
    assert.equal(sentence.isWellFormed(), true);
    assert.doesNotMatch(sentence.replaceAll(/\u2068|\u2069/g, ''), /[\p{Cc}\p{Cf}]/u);
    assert.equal(sentence.split('\u2068').length, sentence.split('\u2069').length);
    const long = problemSentence(locale, { rule: 'unknown_category', value: '😀'.repeat(1_000) });
    assert.equal(long.isWellFormed(), true);
    assert.ok(long.length < 200);
  }
});

test('Arabic figures are written with Western digits', () => {
  assert.doesNotMatch(problemSentence('ar', { rule: 'out_of_range', min: 1, max: 500 }), /[٠-٩۰-۹]/);
});
