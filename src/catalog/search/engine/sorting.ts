/** Sorts numbers, and items by long keys, three bytes of the key at a time, so that the engine's own number sort does the work. */
import { clearBits, createBitset, readBits, setBit } from './bitset.ts';

/** Bits of a key that are compared at a time; with the place of an item they fit into a double without loss. */
const PLACES = 2 ** 29;
const FEW = 24;

export interface ChunkedKeys {
  /** The part of an item's key at a depth (0 the first) as a number from -1 to below 2^24. */
  chunkAt(item: number, depth: number): number;
  /** The chunk that says: this key has come to its end. */
  readonly end: number;
}

const isAfter = ({ chunkAt, end }: ChunkedKeys, a: number, b: number, from: number): boolean => {
  for (let depth = from; ; depth += 1) {
    const one = chunkAt(a, depth);
    const other = chunkAt(b, depth);
    if (one !== other) return one > other;
    if (one === end) return false;
  }
};

/** Sorts a few items of from..to by insertion. */
const sortFew = (order: Uint32Array, keys: ChunkedKeys, from: number, to: number, depth: number): void => {
  for (let at = from + 1; at < to; at += 1) {
    const item = order[at]!;
    let hole = at;
    while (hole > from && isAfter(keys, order[hole - 1]!, item, depth)) {
      order[hole] = order[hole - 1]!;
      hole -= 1;
    }
    order[hole] = item;
  }
};

/** Sorts `order` ascending; items with equal keys keep their order. */
export function sortByChunks(order: Uint32Array, keys: ChunkedKeys): void {
  const store = new Float64Array(order.length > FEW ? order.length : 0);
  const old = new Uint32Array(store.length);
  const sort = (from: number, to: number, depth: number): void => {
    if (to - from <= FEW) {
      sortFew(order, keys, from, to, depth);
      return;
    }
    const one = keys.chunkAt(order[from]!, depth);
    let isSame = true;
    let isSorted = true;
    let before = 0;
    for (let at = from; at < to; at += 1) {
      const chunk = keys.chunkAt(order[at]!, depth);
      store[at] = chunk * PLACES + at;
      isSame &&= chunk === one;
      isSorted &&= chunk >= before;
      before = chunk;
    }
    if (isSame) {
      if (one !== keys.end) sort(from, to, depth + 1);
      return;
    }
    if (!isSorted) {
      store.subarray(from, to).sort();
      for (let at = from; at < to; at += 1) old[at] = order[at]!;
      for (let at = from; at < to; at += 1) {
        const key = store[at]!;
        order[at] = old[key - Math.floor(key / PLACES) * PLACES]!;
      }
    }
    for (let at = from; at < to;) {
      const chunk = Math.floor(store[at]! / PLACES);
      let next = at + 1;
      while (next < to && store[next]! < (chunk + 1) * PLACES) next += 1;
      // What is nested deeper overwrites only its own part of the store.
      if (next - at > 1 && chunk !== keys.end) sort(at, next, depth + 1);
      at = next;
    }
  };
  sort(0, order.length, 0);
}

/** From so many numbers on bits are faster. */
const MANY = 32;
let bits = createBitset(1 << 10);

/** Sorts different numbers below a bound. */
export function sortNumbers(numbers: Uint32Array, upTo: number): void {
  if (numbers.length < MANY) {
    numbers.sort();
    return;
  }
  if (bits.words.length << 5 < upTo) bits = createBitset(upTo);
  for (let at = 0; at < numbers.length; at += 1) setBit(bits, numbers[at]!);
  readBits(bits, numbers);
  clearBits(bits);
}
