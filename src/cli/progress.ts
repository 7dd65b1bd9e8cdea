/** A progress bar on a terminal's stderr; without a terminal it prints nothing. */
import type { Terminal } from './terminal.ts';

export interface Progress {
  /** `done` of `whole`, and the rows so far; redraws at most ten times a second. */
  show(done: number, whole: number, rows: number): void;
  end(): void;
}

const WIDTH = 30;
const REDRAW_MS = 100;
const numbers = new Intl.NumberFormat('en');

export function startProgress(title: string, terminal: Terminal['stderr']): Progress {
  if (terminal.isTTY !== true) return { show: () => undefined, end: () => undefined };
  const started = performance.now();
  let drawn = -REDRAW_MS;
  return {
    show(done, whole, rows) {
      const now = performance.now();
      if (now - drawn < REDRAW_MS) return;
      drawn = now;
      const part = whole > 0 ? Math.min(1, done / whole) : 1;
      const filled = Math.round(part * WIDTH);
      const rate = Math.round(rows / Math.max(0.001, (now - started) / 1000));
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      terminal.write(
        `\r${title} ${bar} ${Math.floor(part * 100)} %  ${numbers.format(rows)} rows, ${numbers.format(rate)}/s\u001b[K`,
      );
    },
    end() {
      if (drawn >= 0) terminal.write('\r\u001b[K');
    },
  };
}
