/** The table of a benchmark: one line for each figure, with its range, its target and whether it is met. */
import { cpus, loadavg } from 'node:os';
import { hasKernelFigures, pinningSkipped } from '../tests/support/processes.ts';
import { spreadOf } from '../tests/support/statistics.ts';

export interface Figure {
  work: string;
  tools: number;
  /** By round. */
  values: readonly number[];
  unit: 'x' | 'ms' | 'us' | 'MB' | 's' | 'a second';
  /** Target of the median. */
  must?: readonly ['>=' | '<=' | '<', number];
}

export interface Report {
  add(figure: Figure): void;
  skip(sentence: string): void;
  /** Prints the table and the machine. */
  print(): void;
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

/** Collects figures; each also goes to standard error at once. */
export function createReport(): Report {
  const figures: Figure[] = [];
  const skipped = pinningSkipped === undefined ? [] : [pinningSkipped];
  if (!hasKernelFigures) skipped.push('skipped: processor time and memory: only Linux has /proc');
  const before = loadavg()[0] ?? 0;
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
      const load = `load average ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`;
      process.stdout.write(`node ${process.version}, ${cpus()[0]?.model.trim() ?? '?'} x ${cpus().length}, ${load}\n`);
    },
  };
}
