/** What a run has found: grouped by kind, each with the lines that show it. */
import { shellLine, type WireRequest } from './requests.ts';

const SHOWN = 3;

export interface Findings {
  /** Notes something that must not be. `kind` groups what has one cause; `what` says what was seen; `requests` went over one connection, the last one is meant. */
  add(kind: string, what: string, requests?: readonly WireRequest[]): void;
  readonly count: number;
  /** All of it as text, the commonest kind first; empty when there is nothing. */
  report(): string;
}

/** What waited longest for its answer; `requests` went over one connection, the last one is meant. */
export interface Slowest {
  milliseconds: number;
  requests: readonly WireRequest[];
}

/** Findings of a run against the server on `port`. `onKind` is told at once of the first one of each kind. */
export function createFindings(port: number, onKind: (text: string) => void = () => undefined): Findings {
  const kinds = new Map<string, { count: number; shown: string[] }>();
  let count = 0;
  return {
    add(kind, what, requests = []) {
      count += 1;
      let found = kinds.get(kind);
      const isNew = found === undefined;
      if (found === undefined) kinds.set(kind, (found = { count: 0, shown: [] }));
      found.count += 1;
      if (found.shown.length >= SHOWN) return;
      const text = requests.length === 0 ? what : `${what}\n    ${shellLine(port, requests)}`;
      found.shown.push(text);
      if (isNew) onKind(`${kind}\n  ${text}`);
    },
    get count() {
      return count;
    },
    report: () =>
      [...kinds]
        .sort(([, a], [, b]) => b.count - a.count)
        .map(([kind, { count: times, shown }]) => `${times} × ${kind}\n${shown.map((each) => `  ${each}\n`).join('')}`)
        .join('\n'),
  };
}
