/** Figures of screening as text: shares with their 95 % intervals, and tables of them. */

export type Outcome = 'refused' | 'flagged' | 'accepted';

export const print = (line: string) => process.stdout.write(`${line}\n`);

const Z95 = 1.959964;

/** The 95 % interval of a share after Wilson (1927), as fractions of 1. */
function wilson(part: number, whole: number): readonly [low: number, high: number] {
  if (whole === 0) return [0, 1];
  const fraction = part / whole;
  const square = Z95 ** 2 / whole;
  const middle = fraction + square / 2;
  const half = Z95 * Math.sqrt((fraction * (1 - fraction)) / whole + square / (4 * whole));
  return [Math.max(0, (middle - half) / (1 + square)), Math.min(1, (middle + half) / (1 + square))];
}

/** "12.5 % (10–16)": the share and its interval, in percent. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '-';
  const [low, high] = wilson(part, whole);
  return `${((100 * part) / whole).toFixed(1)} % (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})`;
}

export const refusedIn = (outcomes: readonly Outcome[]) => outcomes.filter((outcome) => outcome === 'refused').length;
export const seenIn = (outcomes: readonly Outcome[]) => outcomes.filter((outcome) => outcome !== 'accepted').length;

/** Rows of cells, each column as wide as its widest cell. */
export function printTable(lines: readonly (readonly string[])[]): void {
  const widths: number[] = [];
  for (const line of lines)
    for (const [at, cell] of line.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  for (const line of lines)
    print(
      `  ${line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()}`,
    );
}

/** One line for a set: its size, what was refused, what was refused or flagged, what it must reach. */
export function report(set: string, outcomes: readonly Outcome[], must: string): void {
  const columns = [set.padEnd(34), String(outcomes.length).padStart(5)];
  columns.push(`refused ${share(refusedIn(outcomes), outcomes.length)}`.padEnd(30));
  columns.push(`refused or flagged ${share(seenIn(outcomes), outcomes.length)}`.padEnd(42), `must reach: ${must}`);
  print(columns.join(' '));
}
