/** Trains what English texts of AI tools and of other projects mean: a ridge regression on their nearness to some of them. */
import { LANDMARK_UNIT, nearnessesOf, type MeaningModel } from '#catalog/classification/meaning-model.ts';
import { DIMENSIONS } from '#catalog/classification/word-vectors.ts';
import type { Example, Source } from './examples.ts';
import { HEADS } from './heads.ts';

/** The weight of an example of each source. */
const SOURCES: Partial<Record<Source, number>> = {
  submissions: 1,
  decided: 1,
  lists: 1.3,
  work: 0.7,
  jobs: 0.3,
  trades: 0.3,
};
/** How much more texts count that say nothing of AI, which are the ones that it decides. */
const UNSAID = 2;
const LANDMARKS = 512;
const RIDGE = 0.5;

interface Sample {
  direction: Float64Array;
  target: 1 | -1;
  weight: number;
}

/** Both targets count the same. */
function samplesOf(examples: readonly Example[]): Sample[] {
  const samples = examples.flatMap(({ direction, class: name, source, unsaid }): Sample[] => {
    const target = HEADS.ai.targets[name];
    const weight = SOURCES[source];
    if (direction === undefined || target === undefined || weight === undefined) return [];
    return [{ direction, target: target === 1 ? 1 : -1, weight: unsaid === undefined ? weight * UNSAID : weight }];
  });
  const sumOf = (target: 1 | -1) => samples.reduce((sum, one) => sum + (one.target === target ? one.weight : 0), 0);
  const sums = { 1: sumOf(1), '-1': sumOf(-1) };
  return samples.map((one) => ({ ...one, weight: (one.weight * samples.length) / 2 / sums[one.target] }));
}

/** Directions of samples in the order in which they come, spread evenly. */
function landmarksOf(samples: readonly Sample[]): Int8Array {
  const places = Array.from({ length: LANDMARKS }, (_, at) => Math.floor((at * samples.length) / LANDMARKS));
  return Int8Array.from(
    places.flatMap((place) => Array.from(samples[place]!.direction, (one) => Math.round(one * LANDMARK_UNIT))),
  );
}

/** Solves a symmetric positive system by Cholesky's decomposition, in place. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row]![column]!;
      for (let at = 0; at < column; at++) sum -= matrix[row]![at]! * matrix[column]![at]!;
      matrix[row]![column] = row === column ? Math.sqrt(sum) : sum / matrix[column]![column]!;
    }
  for (let row = 0; row < size; row++) {
    for (let at = 0; at < row; at++) right[row]! -= matrix[row]![at]! * right[at]!;
    right[row]! /= matrix[row]![row]!;
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let at = row + 1; at < size; at++) right[row]! -= matrix[at]![row]! * right[at]!;
    right[row]! /= matrix[row]![row]!;
  }
  return right;
}

/** The same examples give the same model; too few give one that says nothing. */
export function trainMeaning(examples: readonly Example[]): MeaningModel {
  const samples = samplesOf(examples);
  if (samples.length < LANDMARKS) return { landmarks: new Int8Array(DIMENSIONS), weights: [0] };
  const landmarks = landmarksOf(samples);
  const matrix = Array.from({ length: LANDMARKS }, (_, row) => {
    const numbers = new Float64Array(LANDMARKS);
    numbers[row] = RIDGE;
    return numbers;
  });
  const right = new Float64Array(LANDMARKS);
  for (const { direction, target, weight } of samples) {
    const nearnesses = nearnessesOf(landmarks, direction);
    for (let row = 0; row < LANDMARKS; row++) {
      const weighed = weight * nearnesses[row]!;
      right[row]! += weighed * target;
      for (let column = 0; column <= row; column++) matrix[row]![column]! += weighed * nearnesses[column]!;
    }
  }
  return { landmarks, weights: Array.from(solve(matrix, right), (weight) => Number(weight.toPrecision(5))) };
}
