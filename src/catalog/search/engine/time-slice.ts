// Long work in small steps: a generator pauses often, whoever runs it decides how long it goes on.

/** Stands for a document that has no number any more. */
export const NONE = 0xffffffff;
/** Units of work between two pauses: about a quarter of a millisecond. */
export const STEP = 4_000;

/** The used part of an array; copied only when much would be kept for nothing, since copying megabytes takes long. */
export const trim = <A extends Float64Array | Uint32Array | Uint8Array>(array: A, length: number): A =>
  (length * 8 >= array.length * 7 ? array.subarray(0, length) : array.slice(0, length)) as A;

export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Visits the items of several sorted sequences in one order; `compare` says which of two sources' current items comes first. */
export function* inOrder(
  lengths: readonly number[],
  compare: (a: number, i: number, b: number, j: number) => number,
  visit: (source: number, at: number) => void,
): Steps<void> {
  const heads = lengths.map(() => 0);
  let left = lengths.reduce((sum, length) => sum + length, 0);
  for (let step = 1; left > 0; left -= 1, step += 1) {
    let best = -1;
    for (let source = 0; source < heads.length; source += 1) {
      if (heads[source]! >= lengths[source]!) continue;
      if (best < 0 || compare(source, heads[source]!, best, heads[best]!) < 0) best = source;
    }
    visit(best, heads[best]!);
    heads[best]! += 1;
    if (step % STEP === 0) yield;
  }
}
