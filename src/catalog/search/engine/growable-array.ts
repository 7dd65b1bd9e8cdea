/** Typed arrays that grow, and whose memory is freed at once instead of waiting for the garbage collector. */

type OwnedArray =
  | Uint8Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** Growth of an array that is full. */
const GROWTH = 1.25;

/** The array with another length, new elements zero. The old one is empty afterwards; it must own its whole buffer. */
export function resized<A extends OwnedArray>(array: A, length: number): A {
  const buffer = array.buffer.transfer(length * array.BYTES_PER_ELEMENT);
  if (Buffer.isBuffer(array)) return Buffer.from(buffer) as unknown as A;
  return new (array.constructor as new (buffer: ArrayBuffer) => A)(buffer);
}

/** The array with at least this length, likewise. */
export function withRoom<A extends OwnedArray>(array: A, length: number): A {
  return length <= array.length ? array : resized(array, Math.ceil(Math.max(length, array.length) * GROWTH));
}

/** Frees an array's memory; it is empty afterwards, and so is every other array over the same buffer. */
export function release(array: OwnedArray): void {
  array.buffer.transfer(0);
}
