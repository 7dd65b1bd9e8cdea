/** Stems and German compounds, checked against pairs of words that must meet or must not (corpus/stems), and the figures. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { stem } from '#catalog/language/stems.ts';
import { fold } from '#catalog/language/fold.ts';
import { indexSketches } from '../../../catalog/search/sample-index.ts';

interface Pair {
  a: string;
  b: string;
  meet: boolean;
}

/** Shares of the pairs that must be right: of those that meet, and of those that do not. */
const LEAST = {
  ru: { meet: 0.95, apart: 0.95 },
  uk: { meet: 0.95, apart: 0.94 },
  pl: { meet: 0.95, apart: 0.95 },
  ar: { meet: 0.95, apart: 0.95 },
  // Most of what is short here are words of the thesaurus, which are met by their meaning and not taken apart.
  // Of the pairs that must not meet one does by its job, told from pieces of a lone word (Profil, Profit).
  de: { meet: 0.89, apart: 0.92 },
} as const;

const pairsOf = (locale: string): Pair[] =>
  readFileSync(new URL(`../../../../corpus/stems/${locale}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Pair);

/** Whether a query for `a` finds a tool that says `b`. */
const finds = ({ a, b }: Pair): boolean =>
  indexSketches([{ name: 'Tool', tagline: '', texts: [{ locale: 'de', tagline: b, description: null }] }]).search(a)
    .length > 0;

for (const [locale, least] of Object.entries(LEAST))
  test(`pairs of ${locale}`, (t) => {
    const pairs = pairsOf(locale);
    assert.ok(pairs.length >= 200);
    assert.equal(new Set(pairs.map(({ a, b }) => `${a} ${b}`)).size, pairs.length);
    const isRight = (pair: Pair): boolean =>
      (locale === 'de' ? finds(pair) : stem(fold(pair.a), locale as 'ru') === stem(fold(pair.b), locale as 'ru')) ===
      pair.meet;
    for (const meet of [true, false]) {
      const own = pairs.filter((pair) => pair.meet === meet);
      const wrong = own.filter((pair) => !isRight(pair));
      const share = 1 - wrong.length / own.length;
      t.diagnostic(`${meet ? 'meet' : 'apart'}: ${own.length - wrong.length} of ${own.length}`);
      assert.ok(
        share >= (meet ? least.meet : least.apart),
        `${share.toFixed(2)} ${wrong.map(({ a, b }) => `${a}/${b}`).join(' ')}`,
      );
    }
  });
