/** Chooses the shortest of many terms. */
import { sortByChunks } from './sorting.ts';

/** Says that a term has come to its end; less than any bytes. */
const NO_BYTES = -1;

/** Terms one behind the other as UTF-8; a term's bytes go from its own start to that of the next number. */
export interface TermBytes {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

/**
 * Of terms whose first `same` bytes are equal, the `most` with the fewest bytes, by their bytes among equals; in no
 * order when all are taken. Only those of the last length that fits are sorted.
 */
export function shortestTerms(numbers: number[], { bytes, starts }: TermBytes, most: number, same: number): number[] {
  if (numbers.length <= most) return numbers;
  const byLength: (number[] | undefined)[] = [];
  for (const number of numbers) (byLength[starts[number + 1]! - starts[number]!] ??= []).push(number);
  const chosen: number[] = [];
  for (const [length, group] of byLength.entries()) {
    const left = most - chosen.length;
    if (group === undefined || left <= 0) continue;
    const order = Uint32Array.from(group);
    if (group.length > left) {
      sortByChunks(order, {
        chunkAt(number, depth) {
          const at = same + depth * 3;
          const start = starts[number]!;
          const byte = (place: number): number => (place < length ? bytes[start + place]! : 0);
          return at < length ? (byte(at) << 16) | (byte(at + 1) << 8) | byte(at + 2) : NO_BYTES;
        },
        end: NO_BYTES,
      });
    }
    chosen.push(...order.subarray(0, left));
  }
  return chosen;
}
