/** Queries that were written to do harm mean themselves, quickly. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { analyseTool } from '#catalog/search/analysis/analysis.ts';
import { demoCategories, indexSketches } from '../sample-index.ts';
import { anyText } from '../../../support/any-text.ts';

const { index, search } = indexSketches(
  [
    { name: 'ChatGPT', tagline: 'Talks' },
    { name: 'NEAR', tagline: 'Finds what is close' },
    { name: '100% Pure', tagline: 'Cleans' },
    { name: 'C++ Helper', tagline: 'Explains C++ and C#' },
    { name: 'O’Reilly Quotes', tagline: 'Says "something"' },
  ],
  demoCategories(),
);
const ask = (q: string) => index.find({ q, offset: 0, limit: 10, facets: true });

describe('any text', () => {
  it('is a query that does not throw', () => {
    fc.assert(
      fc.property(fc.oneof(anyText({ maxLength: 100 }), fc.string({ unit: 'grapheme', maxLength: 100 })), (q) => {
        assert.ok(ask(q).total >= 0);
        assert.ok(Array.isArray(index.suggest(q, 5)));
      }),
      { numRuns: 200 },
    );
  });
  it('with lone surrogates, too', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 }),
        (codes) => ask(String.fromCharCode(...codes)).total >= 0,
      ),
    );
  });
  it('can be analysed as a tool', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), anyText({ maxLength: 80 }), (text, name) => {
        const lines = analyseTool({
          name,
          slug: 'a',
          url: text,
          categories: [],
          texts: [{ locale: 'ar', tagline: text, description: text }],
        }).split('\n');
        assert.equal(lines.length, 8);
      }),
    );
  });
});

describe('signs of query languages mean themselves', () => {
  for (const q of [
    '"',
    "'",
    "' OR 1=1 --",
    '*',
    'chat*',
    '(',
    'a AND',
    'NOT',
    '{name}:x',
    '^',
    ':*',
    '&|!',
    '\\',
    '%',
    '_',
    '\0',
    'name:x',
  ]) {
    it(JSON.stringify(q), () => assert.ok(ask(q).total <= 5));
  }
  it('NEAR is a name', () => assert.equal(search('NEAR')[0], 'NEAR'));
  it('per cent is no wildcard', () => assert.deepEqual(search('100%'), ['100% Pure']));
  it('a NUL parts words', () => assert.equal(search('chat\0gpt')[0], 'ChatGPT'));
  it('c++ is a word', () => assert.equal(search('c++')[0], 'C++ Helper'));
});

describe('invisible and piled-up characters', () => {
  it('right-to-left marks change nothing', () => assert.equal(search('\u202echat\u200fgpt\u202c')[0], 'ChatGPT'));
  it('a hundred combining marks change nothing', () =>
    assert.equal(search(`c${'\u0301'.repeat(90)}hatgpt`)[0], 'ChatGPT'));
  it('emoji around a word change nothing', () => assert.equal(search('🎉chatgpt👩‍👩‍👧')[0], 'ChatGPT'));
});

describe('no query takes long', () => {
  const long = [
    'a'.repeat(100),
    'ab '.repeat(33),
    'ﷺ'.repeat(100),
    '\u0344'.repeat(100),
    'qwertzuiopasdfghjklyxcvbnm'.repeat(4),
    Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(''),
  ];
  for (const q of long) {
    it(`${JSON.stringify(q.slice(0, 12))}… within 25 ms`, () => {
      // The least of ten: the collector and the compiler work in some of them, a slow query is slow in all.
      const spent = Array.from({ length: 10 }, () => {
        const begun = process.cpuUsage();
        ask(q);
        return process.cpuUsage(begun).user;
      });
      assert.ok(Math.min(...spent) < 25_000, `${spent.join(', ')} us`);
    });
  }
});
