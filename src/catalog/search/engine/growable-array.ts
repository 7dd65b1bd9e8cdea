/** Typed arrays that grow, and numbers kept in an order when more come. */

type OwnedArray = Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** Growth of an array that is full. */
const GROWTH = 1.25;

/** The array with another length, new elements zero. The old one is empty afterwards; it must own its whole buffer. */
export function resized<A extends OwnedArray>(array: A, length: number): A {
  const buffer = array.buffer.transfer(length * array.BYTES_PER_ELEMENT);
  return new (array.constructor as new (buffer: ArrayBuffer) => A)(buffer);
}

/** The array with at least this length, likewise. */
export function withRoom<A extends OwnedArray>(array: A, length: number): A {
  return length <= array.length ? array : resized(array, Math.ceil(Math.max(length, array.length) * GROWTH));
}

export interface Sequence {
  /** In order; elements behind `length` are unused. */
  items: Uint32Array<ArrayBuffer>;
  length: number;
}

export const emptySequence = (): Sequence => ({ items: new Uint32Array(), length: 0 });

/** The first position of from..to for which `isBefore` no longer holds. */
export function bound(from: number, to: number, isBefore: (at: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Inserts numbers that are in order themselves. */
export function insert(sequence: Sequence, fresh: Uint32Array, compare: (a: number, b: number) => number): void {
  const items = withRoom(sequence.items, sequence.length + fresh.length);
  for (let at = fresh.length - 1, end = sequence.length; at >= 0; at -= 1) {
    const own = fresh[at]!;
    const place = bound(0, end, (other) => compare(items[other]!, own) < 0);
    items.copyWithin(place + at + 1, place, end);
    items[place + at] = own;
    end = place;
  }
  sequence.items = items;
  sequence.length += fresh.length;
}

/** The same order with new numbers; `newNumber` is negative for removed elements. */
export function renumbered({ items, length }: Sequence, count: number, newNumber: (item: number) => number): Sequence {
  const renamed = new Uint32Array(count);
  let end = 0;
  for (let at = 0; at < length; at += 1) {
    const number = newNumber(items[at]!);
    if (number < 0) continue;
    renamed[end] = number;
    end += 1;
  }
  return { items: renamed, length: end };
}
