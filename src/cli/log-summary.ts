/** The summary of a log: requests by route, the slowest, refusals, mails and failures. Its memory is bounded. */
import { failureOf, isAnswer, type LogLine } from '#http/transport/readable-lines.ts';
import { counted } from './command.ts';

/** Kinds that are told apart in a table; further ones count as OTHERS. */
const KINDS = 500;
const OTHERS = 'others';
/** Rows of a printed table. */
const SHOWN = 15;
const SLOWEST = 10;
/** Durations are counted in buckets, four for each doubling: a percentile is right within 10 %. */
const BUCKETS = 4;

interface Route {
  requests: number;
  refused: number;
  failed: number;
  /** Counts of durations by bucket; responses from the cache have no duration and count as 0 ms. */
  durations: Map<number, number>;
}

interface Happening {
  count: number;
  first: string;
  last: string;
  request_id: string | null;
}

export interface LogSummary {
  add(line: LogLine): void;
  /** For --json. */
  facts(): unknown;
  text(): string;
  isEmpty(): boolean;
}

/** A path with `*` for its language and `…` for a secret, of which the log has only the name. */
function foldPath(path: string): string {
  if (!path.startsWith('/')) return path;
  const [, first = '', ...rest] = path.split('/');
  const head = /^(?:[a-z]{2}|:locale)$/.test(first) ? '*' : first;
  return ['', head, ...rest.map((part) => (part.startsWith(':') ? '…' : part))].join('/');
}

/** `GET /en/tools/lantern` counts with all tools in all languages, an asset with all of them. The log masks paths that no route has. */
export function routeOf(path: string): string {
  if (!path.startsWith('/')) return 'unknown pages';
  const [, first = '', ...rest] = foldPath(path).split('/');
  const head = first === 'api' ? ['api', rest.shift() ?? ''] : [first];
  const [next, ...deeper] = first === 'assets' ? ['…'] : rest;
  return `/${[...head, ...(next === undefined ? [] : [next]), ...(deeper.length === 0 ? [] : ['…'])].join('/')}`;
}

/** Columns as wide as their widest cell, numbers to the right. */
function aligned(rows: readonly (readonly (string | number | null)[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, at) => Math.max(...rows.map((row) => String(row[at] ?? '').length)));
  const isNumber = head.map((_, at) => rows.slice(1).every((row) => typeof row[at] === 'number'));
  const shown = (cell: string | number | null, at: number): string => {
    const [text, width] = [String(cell ?? ''), widths[at] ?? 0];
    return isNumber[at] === true ? text.padStart(width) : text.padEnd(width);
  };
  return rows.map((row) => `${row.map(shown).join('  ').trimEnd()}\n`).join('');
}

function findOrAdd<T>(kinds: Map<string, T>, name: string, make: () => T): T {
  const known = kinds.get(name);
  if (known !== undefined) return known;
  if (kinds.size >= KINDS && name !== OTHERS) return findOrAdd(kinds, OTHERS, make);
  const made = make();
  kinds.set(name, made);
  return made;
}

const bucketOf = (ms: number): number => (ms <= 0 ? -Infinity : Math.round(Math.log2(ms) * BUCKETS));

function percentile(durations: ReadonlyMap<number, number>, share: number): number {
  const total = [...durations.values()].reduce((sum, count) => sum + count, 0);
  let passed = 0;
  for (const [bucket, count] of [...durations].toSorted(([one], [other]) => one - other)) {
    passed += count;
    if (passed >= total * share) return Math.round(2 ** (bucket / BUCKETS) * 10) / 10;
  }
  return 0;
}

function note(kinds: Map<string, Happening>, name: string, line: LogLine): void {
  const { time, request_id: id } = line as { time?: string; request_id?: string };
  const at = time ?? '';
  const known = findOrAdd(kinds, name, () => ({ count: 0, first: at, last: at, request_id: id ?? null }));
  known.count += 1;
  widen(known, at);
}

/** The logs of several servers may stand one after the other, so that a later line is an earlier time. */
function widen(span: { first: string; last: string }, at: string): void {
  if (at === '') return;
  if (span.first === '' || at < span.first) span.first = at;
  if (at > span.last) span.last = at;
}

const frequent = <T extends { count: number }>(kinds: ReadonlyMap<string, T>): [string, T][] =>
  [...kinds].toSorted(([, one], [, other]) => other.count - one.count);

export function createLogSummary(): LogSummary {
  const routes = new Map<string, Route>();
  const refusals = new Map<string, Happening>();
  const mails = new Map<string, Happening>();
  const failures = new Map<string, Happening>();
  let slowest: { ms: number; what: string; at: string; request_id: string }[] = [];
  let lines = 0;
  const span = { first: '', last: '' };

  function addAnswer(line: LogLine): void {
    const {
      method,
      path,
      status,
      ms = 0,
      time = '',
      request_id: id = '',
    } = line as Record<'method' | 'path', string> & { status: number; ms?: number; time?: string; request_id?: string };
    const name = `${method} ${routeOf(path)}`;
    const route = findOrAdd(routes, name, () => ({ requests: 0, refused: 0, failed: 0, durations: new Map() }));
    route.requests += 1;
    route.durations.set(bucketOf(ms), (route.durations.get(bucketOf(ms)) ?? 0) + 1);
    if (status >= 500) route.failed += 1;
    else if (status >= 400) route.refused += 1;
    if (status >= 400) note(refusals, `${status} ${name}`, line);
    if (slowest.length < SLOWEST || ms > (slowest.at(-1)?.ms ?? 0))
      slowest = [...slowest, { ms, what: `${method} ${foldPath(path)}`, at: time, request_id: id }]
        .toSorted((one, other) => other.ms - one.ms)
        .slice(0, SLOWEST);
  }

  function byRoute() {
    return [...routes]
      .toSorted(([, one], [, other]) => other.requests - one.requests)
      .map(([route, { requests, refused, failed, durations }]) => ({
        route,
        requests,
        refused,
        failed,
        median_ms: percentile(durations, 0.5),
        p95_ms: percentile(durations, 0.95),
      }));
  }

  const listed = (kinds: ReadonlyMap<string, Happening>) => frequent(kinds).map(([what, rest]) => ({ what, ...rest }));

  return {
    add(line) {
      const { time = '', msg, err, level } = line as { time?: string; msg: string; err?: unknown; level: number };
      lines += 1;
      widen(span, time);
      if (isAnswer(line)) return addAnswer(line);
      const cause = failureOf(err);
      const what = cause === undefined ? msg : `${msg}: ${cause.split('\n', 1)[0]}`;
      if (/\bmails?\b/.test(msg)) note(mails, what, line);
      else if (level >= 40) note(failures, what, line);
    },
    facts: () => ({
      lines,
      ...span,
      routes: byRoute(),
      slowest,
      refusals: listed(refusals),
      mails: listed(mails),
      failures: listed(failures),
    }),
    isEmpty: () => lines === 0,
    text() {
      const table = (
        title: string,
        head: readonly string[],
        rows: readonly (readonly (string | number | null)[])[],
      ): string => {
        if (rows.length === 0) return '';
        const more = rows.length > SHOWN ? ` (${SHOWN} of ${rows.length}; --json has all)` : '';
        return `\n${title}${more}\n${aligned([head, ...rows.slice(0, SHOWN)])}`;
      };
      const happenings = (title: string, kinds: ReadonlyMap<string, Happening>): string =>
        table(
          title,
          ['count', 'first', 'last', 'what'],
          frequent(kinds).map(([what, { count, first: from, last: to }]) => [count, from, to, what]),
        );
      return (
        `${counted(lines, 'line')} from ${span.first} to ${span.last}\n` +
        table(
          'Requests',
          ['requests', 'median ms', 'p95 ms', '4xx', '5xx', 'route'],
          byRoute().map((of) => [of.requests, of.median_ms, of.p95_ms, of.refused, of.failed, of.route]),
        ) +
        table(
          'Slowest',
          ['ms', 'at', 'request id', 'request'],
          slowest.map(({ ms, at, request_id: id, what }) => [ms, at, id, what]),
        ) +
        happenings('Refusals', refusals) +
        happenings('Mails', mails) +
        happenings('Warnings and errors', failures)
      );
    },
  };
}
