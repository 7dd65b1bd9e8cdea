/** Softmax regression: the share of every class is what the formula gives, with and without classes that are likelier in advance. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSoftmax, type Priors, type Text } from '#catalog/classification/softmax.ts';
import { createRandom } from '../../support/random.ts';

const CLASSES = 12;
const BUCKETS = 9;
const SCALE = 0.05;
/** The table of exponentials is within 0.4 % (`EXP_STEPS`), so a quotient of two is within 0.8 %. */
const TOLERANCE = 0.01;

const random = createRandom(3);
/** Weights in 1 to 127 or their negatives; a bucket has half of the classes. */
const weights = Array.from({ length: BUCKETS }, () =>
  Array.from({ length: CLASSES }, () => (random() < 0.5 ? 0 : Math.round(random() * 160) - 80)),
);
const softmax = createSoftmax({
  starts: Uint32Array.from({ length: BUCKETS + 1 }, (_, bucket) =>
    weights.slice(0, bucket).reduce((sum, row) => sum + row.filter((weight) => weight !== 0).length, 0),
  ),
  entries: Int32Array.from(
    weights.flatMap((row) => row.flatMap((weight, one) => (weight === 0 ? [] : [(one << 8) | (weight & 0xff)]))),
  ),
  scale: SCALE,
  classes: CLASSES,
});

/** The shares by the formula, of a text whose words are single buckets. */
function sharesByFormula(
  words: readonly number[],
  pairs: readonly number[],
  thin: number,
  priors: Priors | undefined,
): number[] {
  const powers = Array.from({ length: CLASSES }, (_, one) => {
    const sum = [
      ...words.map((bucket) => weights[bucket]![one]!),
      ...pairs.map((bucket) => weights[bucket]![one]! / 2),
    ];
    const odds = priors?.classes.includes(one) === true ? priors.logOdds : 0;
    return sum.reduce((total, weight) => total + weight * SCALE, 0) * thin + odds;
  });
  const total = powers.reduce((sum, power) => sum + Math.exp(power), 0);
  return powers.map((power) => Math.exp(power) / total);
}

function check(words: readonly number[], pairs: readonly number[], thin: number, priors: Priors | undefined): void {
  const text: Text = {
    words: words.map((bucket) => softmax.sumsOf({ ids: [bucket], values: [1] }, 0)),
    pairs,
    pairValue: 0.5,
    thin,
    priors,
  };
  const expected = sharesByFormula(words, pairs, thin, priors);
  const { classes, weights: found, count, total } = softmax.weigh(text);
  for (let at = 0; at < count; at += 1) {
    const share = found[at]! / total;
    const wanted = expected[classes[at]!]!;
    assert.ok(Math.abs(share - wanted) <= TOLERANCE * wanted + 1e-5, `class ${classes[at]}: ${share}, not ${wanted}`);
  }
}

const PRIORS: Priors[] = [
  { classes: [0], logOdds: Math.LN2 },
  { classes: [1, 5, 7], logOdds: Math.LN2 },
  { classes: Array.from({ length: CLASSES }, (_, one) => one), logOdds: 1.5 },
];

test('a text without classes that are likelier has the shares of the formula, one text after the other', () => {
  for (const words of [[0], [1, 2], [0, 3, 4, 8]]) for (const thin of [1, 0.4]) check(words, [5, 6], thin, undefined);
});

test('likelier classes have their odds with evidence and without, and the next text has none of them', () => {
  for (const priors of PRIORS) {
    for (const words of [[0], [1, 2], [0, 3, 4, 8], []]) {
      check(words, [7], 0.7, priors);
      check(words, [], 1, undefined);
    }
  }
});

test('sums below the least are dropped, and those at it stay', () => {
  const row = weights[2]!;
  const sums = row.map((weight) => Math.fround(weight * SCALE));
  const least = Math.abs(sums.find((sum) => sum !== 0)!);
  const { classes } = softmax.sumsOf({ ids: [2], values: [1] }, least);
  assert.deepEqual(
    [...classes],
    sums.flatMap((sum, one) => (sum !== 0 && Math.abs(sum) >= least ? [one] : [])),
  );
});
