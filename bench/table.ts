/** The table: one line for each figure, with its range and what it must reach. */
import { spreadOf } from './statistics.ts';

export interface Figure {
  work: string;
  tools: number;
  /** What was measured, round by round. */
  values: readonly number[];
  unit: 'x' | 'ms' | 'us' | 'MB' | 's' | 'a second';
  /** The median must be at least or at most this. */
  must?: readonly ['>=' | '<=' | '<', number];
}

export interface Report {
  add(figure: Figure): void;
  skip(sentence: string): void;
  /** True when every figure reaches what it must. */
  print(): boolean;
}

function rounded(value: number): string {
  if (Number.isNaN(value)) return '?';
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

const UNITS = { x: '', ms: ' ms', us: ' us', MB: ' MB', s: ' s', 'a second': ' /s' } as const;

function holds({ values, must }: Figure): boolean | undefined {
  if (must === undefined || values.some(Number.isNaN)) return undefined;
  const { median } = spreadOf(values);
  const [relation, bound] = must;
  return relation === '>=' ? median >= bound : relation === '<=' ? median <= bound : median < bound;
}

function cellsOf(figure: Figure): string[] {
  const { median, min, max } = spreadOf(figure.values);
  const verdict = holds(figure);
  return [
    figure.work,
    figure.tools.toLocaleString('en'),
    rounded(median) + UNITS[figure.unit],
    figure.values.length > 1 ? `${rounded(min)} - ${rounded(max)}` : '',
    figure.must === undefined ? '' : `${figure.must[0]} ${figure.must[1]}${UNITS[figure.unit]}`,
    verdict === undefined ? '' : verdict ? 'yes' : 'NO',
  ];
}

/** Collects figures and prints them together; each is also said on standard error when it is there. */
export function createReport(): Report {
  const figures: Figure[] = [];
  const skipped: string[] = [];
  return {
    add(figure) {
      figures.push(figure);
      process.stderr.write(`${cellsOf(figure).filter(Boolean).join('  ')}\n`);
    },
    skip(sentence) {
      skipped.push(sentence);
    },
    print() {
      const lines = [['work', 'tools', 'median', 'range', 'must be', 'holds'], ...figures.map(cellsOf)];
      const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
      for (const line of lines) {
        process.stdout.write(
          `${line.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0)).join('  ')}\n`,
        );
      }
      for (const sentence of skipped) process.stdout.write(`${sentence}\n`);
      return figures.every((figure) => holds(figure) !== false);
    },
  };
}
