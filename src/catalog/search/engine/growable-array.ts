// Room for numbers that grows and is given back at once instead of waiting for the garbage collector.

type Room = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** The array with another length, new places zero. The old one is empty afterwards; it must own its whole buffer. */
export function resized<A extends Room>(array: A, length: number): A {
  const buffer = array.buffer.transfer(length * array.BYTES_PER_ELEMENT);
  return new (array.constructor as new (buffer: ArrayBuffer) => A)(buffer);
}

/** Gives an array's memory back; it is empty afterwards, and so is every other array over the same buffer. */
export function release(array: Room): void {
  array.buffer.transfer(0);
}
