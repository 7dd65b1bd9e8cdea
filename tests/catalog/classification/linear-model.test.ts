/** Linear models: the log-odds of a text, and the words that speak most for a class or against it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logOddsOf, strongestWords, sumOf, type Model } from '#catalog/classification/linear-model.ts';
import type { Features } from '#catalog/classification/features.ts';

const MODEL: Model = {
  bias: 1,
  scale: 0.5,
  weights: Int8Array.from([0, 4, -6, 2, 8]),
  calibrations: { short: { slope: 2, shift: -1 } },
};
const SHOWN = ['diffusion', 'coupon', 'of', 'pictures', 'zero'];

/** One feature a word, with the weights 4, -6, 8, 2 and 0. */
const features: Features = { ids: [1, 2, 4, 3, 0], values: [1, 1, 1, 1, 1], words: [0, 1, 2, 3, 4] };

test('a sum is the bias and the scaled weights of the features', () => {
  assert.equal(sumOf(MODEL, features), 1 + (4 - 6 + 8 + 2) * 0.5);
});

test('log-odds are calibrated by the group of a text; an unknown group leaves the sum', () => {
  assert.equal(logOddsOf(MODEL, features, 'short'), 2 * 5 - 1);
  assert.equal(logOddsOf(MODEL, features, 'other'), 5);
});

test('the strongest words speak for the class, the strongest first, without words of two letters or no weight', () => {
  assert.deepEqual(strongestWords(MODEL, features, SHOWN, 1, 5), ['diffusion', 'pictures']);
  assert.deepEqual(strongestWords(MODEL, features, SHOWN, 1, 1), ['diffusion']);
});

test('the strongest words against the class are those of negative weight', () => {
  assert.deepEqual(strongestWords(MODEL, features, SHOWN, -1, 5), ['coupon']);
});

test('a word of three letters can be shown', () => {
  assert.deepEqual(strongestWords(MODEL, features, ['art', '', '', '', ''], 1, 5), ['art']);
});
