/** No regular expression of ours takes more than its share of time: what is twice as long may take twice as long. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hostileTexts, listExpressions, type Found } from './regular-expressions.ts';

// The checker in JavaScript: its other forms are programs of their own.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';
const { checkSync } = await import('recheck');

/** It counts steps, never time, so that it says the same everywhere. */
const COUNTED = { timeout: null, attackTimeout: null, incubationTimeout: null, maxIteration: 3 } as const;

const SHORT = 1_024;
const DOUBLINGS = 6;
/** Six doublings make 64 of linear growth and 4,096 of quadratic; the limit lies between them, eight times from either. */
const MOST_GROWTH = 512;
/** What is shorter is measured by whatever else the machine does; a quadratic one takes seconds over the longest text. */
const NOISE_MS = 100;
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

/** How many times as long the longest text takes as the shortest; 1 when neither takes long. Stops as soon as it is too much. */
function growthOf(found: Found, of: (length: number) => string): number {
  let shortest = timeOf(found, of(SHORT));
  let growth = 1;
  for (let doubling = 1; doubling <= DOUBLINGS; doubling += 1) {
    const text = of(SHORT * 2 ** doubling);
    const once = timeOf(found, text);
    if (once < NOISE_MS) continue;
    shortest = Math.min(shortest, leastOf(found, of(SHORT), TRIES));
    growth = Math.min(once, leastOf(found, text, TRIES)) / Math.max(shortest, NOISE_MS / MOST_GROWTH);
    if (growth > MOST_GROWTH) return growth;
  }
  return growth;
}

describe('a regular expression of the sources', () => {
  test('is found, literal or made', () => {
    assert.ok(distinct.length > 200, String(distinct.length));
    assert.ok(all.some(({ source }) => source.startsWith('[łø')));
  });

  test('is known for what it is: the checker and the stopwatch both see a quadratic one', () => {
    for (const source of ['\\s*\\n', 'a+$']) {
      assert.equal(checkSync(source, '', COUNTED).status, 'vulnerable', source);
      const found = { file: '', source, flags: '' };
      assert.ok(
        hostileTexts(source).some(({ of }) => growthOf(found, of) > MOST_GROWTH),
        source,
      );
    }
  });

  for (const [written, found] of distinct) {
    test(`${found.file} ${written.slice(0, 100)} takes steps in proportion to the text`, () => {
      const verdict = checkSync(found.source, found.flags, COUNTED);
      assert.equal(verdict.status, 'safe', verdict.status === 'vulnerable' ? verdict.attack.pattern : '');
      for (const { name, of } of hostileTexts(found.source)) {
        const growth = growthOf(found, of);
        assert.ok(
          growth <= MOST_GROWTH,
          `${name}: ${Math.round(growth)} times as long for ${2 ** DOUBLINGS} times the text`,
        );
      }
    });
  }
});
