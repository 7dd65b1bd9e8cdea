/** Medians, ranges and percentiles. */

export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Median, least and greatest of some numbers. Throws on none. */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const below = sorted[Math.floor((sorted.length - 1) / 2)];
  const [min] = sorted;
  const max = sorted.at(-1);
  if (middle === undefined || below === undefined || min === undefined || max === undefined)
    throw new Error('no numbers');
  return { median: (middle + below) / 2, min, max };
}

/** The smallest number that a share of all, from 0 to 1, does not exceed (nearest rank). NaN of none. */
export function percentile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? Number.NaN;
}
