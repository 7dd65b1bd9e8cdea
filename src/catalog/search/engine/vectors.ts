/** Unit vectors of the texts of tools, by key: an exact search for the nearest ones. */
import type { Sliced } from './time-slice.ts';

export interface StoredVector {
  key: number;
  /** Of length 1. */
  vector: Float32Array;
}

/** Vectors of one array: a larger array would have to be copied when more come. */
const CHUNK = 1_024;

/** A dot product in four sums, which a processor adds side by side. */
const dot = (vector: Float32Array, chunk: Float32Array, from: number): number => {
  const { length } = vector;
  let [a, b, c, d] = [0, 0, 0, 0];
  let at = 0;
  for (; at + 3 < length; at += 4) {
    a += vector[at]! * chunk[from + at]!;
    b += vector[at + 1]! * chunk[from + at + 1]!;
    c += vector[at + 2]! * chunk[from + at + 2]!;
    d += vector[at + 3]! * chunk[from + at + 3]!;
  }
  for (; at < length; at += 1) a += vector[at]! * chunk[from + at]!;
  return a + b + c + d;
};

export function createVectors() {
  let dimensions = 0;
  const places = new Map<number, number>();
  const keys: number[] = [];
  const chunks: Float32Array[] = [];

  const placeOf = (key: number): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = keys.push(key) - 1;
    places.set(key, place);
    if (place % CHUNK === 0) chunks.push(new Float32Array(CHUNK * dimensions));
    return place;
  };

  return {
    get size(): number {
      return keys.length;
    },
    /** Of each vector; 0 until the first one came. */
    get dimensions(): number {
      return dimensions;
    },
    /** Adds or replaces vectors; ignores vectors whose dimensions differ from the first one’s. */
    put(stored: readonly StoredVector[]): void {
      for (const { key, vector } of stored) {
        if (dimensions === 0) dimensions = vector.length;
        if (vector.length !== dimensions) continue;
        const place = placeOf(key);
        chunks[Math.floor(place / CHUNK)]!.set(vector, (place % CHUNK) * dimensions);
      }
    },
    /** Keys by descending cosine, then ascending; yields often. None for a vector of other dimensions. */
    *nearest(vector: Float32Array, most: number): Sliced<number[]> {
      if (vector.length !== dimensions) return [];
      let best: { key: number; cosine: number }[] = [];
      const keepBest = (): void => {
        best = best.sort((one, other) => other.cosine - one.cosine || one.key - other.key).slice(0, most);
      };
      let least = -Infinity;
      for (let first = 0; first < keys.length; first += CHUNK) {
        const chunk = chunks[first / CHUNK]!;
        const count = Math.min(CHUNK, keys.length - first);
        for (let at = 0; at < count; at += 1) {
          const cosine = dot(vector, chunk, at * dimensions);
          if (cosine >= least) best.push({ key: keys[first + at]!, cosine });
        }
        keepBest();
        if (best.length === most) least = best[most - 1]!.cosine;
        yield;
      }
      return best.map(({ key }) => key);
    },
  };
}

export type Vectors = ReturnType<typeof createVectors>;
