/** A progress bar on a terminal's stderr; without a terminal it prints nothing. */
import { every, systemClock, type Clock } from '#time/clock.ts';
import type { Writable } from 'node:stream';

export interface Progress {
  /** `done` of `whole`, and the rows so far; redraws at most ten times a second, and every second without a call. */
  show(done: number, whole: number, rows: number): void;
  /** Makes room for a line; the next redraw shows the bar again. */
  clear(): void;
  end(): void;
}

const WIDTH = 30;
const REDRAW_MS = 100;
/** The time in the line shows that the program works, also between two batches. */
const TICK_MS = 1_000;
/** Erases the line. */
const CLEAR = '\r\u001b[K';
const numbers = new Intl.NumberFormat('en');

/** `0:07`, `12:30`. */
function shownTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function startProgress(
  title: string,
  terminal: Writable & { isTTY?: boolean },
  clock: Clock = systemClock,
): Progress {
  if (terminal.isTTY !== true) return { show: () => undefined, clear: () => undefined, end: () => undefined };
  const started = clock.monotonic();
  let drawn = -Infinity;
  let [part, rows] = [0, 0];

  function draw(): void {
    drawn = clock.monotonic();
    const passed = drawn - started;
    const filled = Math.round(part * WIDTH);
    const rate = Math.round(rows / Math.max(0.001, passed / 1000));
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    terminal.write(
      `\r${title} ${bar} ${Math.floor(part * 100)} %  ${numbers.format(rows)} rows, ` +
        `${numbers.format(rate)}/s, ${shownTime(passed)}\u001b[K`,
    );
  }

  draw();
  const stop = every(clock, TICK_MS, draw);
  return {
    show(done, whole, nextRows) {
      part = whole > 0 ? Math.min(1, done / whole) : 1;
      rows = nextRows;
      if (clock.monotonic() - drawn >= REDRAW_MS) draw();
    },
    clear: () => void terminal.write(CLEAR),
    end() {
      stop();
      terminal.write(CLEAR);
    },
  };
}
