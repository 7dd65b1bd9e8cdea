/** Typed arrays that grow, and whose memory is freed at once instead of waiting for the garbage collector. */

type OwnedArray =
  | Uint8Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** The array with another length, new elements zero. The old one is empty afterwards; it must own its whole buffer. */
export function resized<A extends OwnedArray>(array: A, length: number): A {
  const buffer = array.buffer.transfer(length * array.BYTES_PER_ELEMENT);
  return new (array.constructor as new (buffer: ArrayBuffer) => A)(buffer);
}

/** Frees an array's memory; it is empty afterwards, and so is every other array over the same buffer. */
export function release(array: OwnedArray): void {
  array.buffer.transfer(0);
}

/** The used part of an array; copied only when much would be kept for nothing, since copying megabytes takes long. */
export const trimmed = <A extends Float64Array | Uint32Array | Uint8Array>(array: A, length: number): A =>
  (length * 8 >= array.length * 7 ? array.subarray(0, length) : array.slice(0, length)) as A;
