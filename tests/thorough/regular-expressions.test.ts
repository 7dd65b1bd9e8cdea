/** No regular expression of ours takes more than its share of time: what is twice as long may take twice as long. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { check } from 'recheck';
import { assertEach } from '../support/assert-each.ts';
import { hostileTexts, listExpressions, type Found } from '../support/regular-expressions.ts';

/** The checker, a program beside this one where there is one for the machine, counts steps, never time, so that it says the same everywhere. */
const COUNTED = { timeout: null, attackTimeout: null, incubationTimeout: null, maxIteration: 3 } as const;

const SHORT = 1_024;
const DOUBLINGS = 4;
/** Four doublings make 16 of linear growth and 256 of quadratic; the limit lies between them, four times from either. */
const MOST_GROWTH = 64;
/** What is shorter is measured by whatever else the machine does; a quadratic one takes more over the longest text. */
const NOISE_MS = 40;
const TRIES = 2;

const all = await listExpressions();
const distinct = [...new Map(all.map((found) => [`/${found.source}/${found.flags}`, found])).entries()];

function timeOf({ source, flags }: Found, text: string): number {
  const expression = new RegExp(source, flags);
  const begun = performance.now();
  if (expression.global) text.replace(expression, '');
  else expression.exec(text);
  return performance.now() - begun;
}

const leastOf = (found: Found, text: string, tries: number): number =>
  Math.min(...Array.from({ length: tries }, () => timeOf(found, text)));

/** How many times as long the longest text takes as the shortest; 1 when it does not take long at all. */
function growthOf(found: Found, of: (length: number) => string): number {
  const longest = of(SHORT * 2 ** DOUBLINGS);
  const once = timeOf(found, longest);
  if (once < NOISE_MS) return 1;
  const least = Math.min(once, leastOf(found, longest, TRIES));
  return least / Math.max(leastOf(found, of(SHORT), TRIES), NOISE_MS / MOST_GROWTH);
}

describe('a regular expression of the sources', () => {
  test('is found, literal or made', () => {
    assert.ok(distinct.length > 200, String(distinct.length));
    assert.ok(all.some(({ source }) => source.startsWith('[łø')));
  });

  test('is known for what it is: the checker and the stopwatch both see a quadratic one', async () => {
    for (const source of ['\\s*\\n', 'a+$']) {
      assert.equal((await check(source, '', COUNTED)).status, 'vulnerable', source);
      const found = { file: '', source, flags: '' };
      assert.ok(
        hostileTexts(source).some(({ of }) => growthOf(found, of) > MOST_GROWTH),
        source,
      );
    }
  });

  test('takes steps in proportion to the text', () =>
    assertEach(
      distinct,
      ([written, { file }]) => `${file} ${written.slice(0, 100)}`,
      async ([, found]) => {
        const verdict = await check(found.source, found.flags, COUNTED);
        assert.equal(verdict.status, 'safe', verdict.status === 'vulnerable' ? verdict.attack.pattern : '');
        for (const { name, of } of hostileTexts(found.source)) {
          const growth = growthOf(found, of);
          assert.ok(
            growth <= MOST_GROWTH,
            `${name}: ${Math.round(growth)} times as long for ${2 ** DOUBLINGS} times the text`,
          );
        }
      },
    ));
});
