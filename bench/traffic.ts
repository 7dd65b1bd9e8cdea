/** Mixed traffic over many connections, closed loop or at a fixed rate; every search and every submission is new. */
import { connect, type Socket } from 'node:net';
import { LOCALES } from '#catalog/locales.ts';
import { createToken } from '#catalog/accounts/tokens/tokens.ts';
import { openDatabase } from '#database/connection.ts';
import { makeAccount, PASSWORD } from '../tests/support/factories.ts';
import type { Target } from '../tests/support/processes.ts';
import { createRandom } from '../tests/support/random.ts';
import { CATEGORY_IDS } from './catalogs.ts';
import { neverSeen, slugSpread } from './works.ts';

interface MixedRequest {
  kind: MixKind;
  bytes: string;
}

/** Answers to the requests of one kind. */
export interface Outcome {
  asked: number;
  /** Milliseconds from due time to answer. */
  done: number[];
  /** The same of those refused with 503. */
  refused: number[];
  /** Counts of other statuses; 0 is a connection closed without an answer. */
  others: Map<number, number>;
}

export interface Traffic {
  next(): MixedRequest;
  connections: number;
  seconds: number;
  /** Requests a second (open loop); without it each connection sends the next request after an answer. */
  rate?: number;
}

interface Line {
  socket: Socket;
  onAnswer: ((status: number) => void) | undefined;
}

const TICK_MS = 4;
/** The longest wait for the last answers. */
const PATIENCE_MS = 30_000;

/** Sends the traffic; resolves when the last answer is there. */
export async function send(target: Target, traffic: Traffic): Promise<Map<MixKind, Outcome>> {
  const outcomes = new Map<MixKind, Outcome>();
  const idle: Line[] = [];
  const queue: { request: MixedRequest; due: number }[] = [];
  const started = performance.now();
  const end = started + traffic.seconds * 1_000;
  let open = 0;
  let awaited = 0;

  function outcomeOf(kind: MixKind): Outcome {
    let outcome = outcomes.get(kind);
    if (outcome === undefined) outcomes.set(kind, (outcome = { asked: 0, done: [], refused: [], others: new Map() }));
    return outcome;
  }
  function ask(line: Line, request: MixedRequest, due: number): void {
    const outcome = outcomeOf(request.kind);
    line.onAnswer = (status) => {
      awaited -= 1;
      const took = performance.now() - due;
      if (status === 200 || status === 201 || status === 303) outcome.done.push(took);
      else if (status === 503) outcome.refused.push(took);
      else note(outcome, status);
    };
    line.socket.write(request.bytes);
  }
  function arrive(due: number): void {
    const request = traffic.next();
    outcomeOf(request.kind).asked += 1;
    awaited += 1;
    const line = idle.pop() ?? (open < traffic.connections ? openLine() : undefined);
    if (line === undefined) queue.push({ request, due });
    else ask(line, request, due);
  }
  function openLine(): Line {
    open += 1;
    return openConnection(target.port, {
      onIdle(line) {
        if (traffic.rate === undefined) {
          if (performance.now() >= end) return;
          const request = traffic.next();
          outcomeOf(request.kind).asked += 1;
          awaited += 1;
          ask(line, request, performance.now());
          return;
        }
        const next = queue.shift();
        if (next === undefined) idle.push(line);
        else ask(line, next.request, next.due);
      },
      onClose(line) {
        open -= 1;
        const at = idle.indexOf(line);
        if (at >= 0) idle.splice(at, 1);
        if (traffic.rate === undefined && performance.now() < end) arrive(performance.now());
      },
    });
  }

  const { rate } = traffic;
  let sent = 0;
  const flow = setInterval(() => {
    const now = Math.min(performance.now(), end);
    if (rate === undefined) return;
    for (; sent < ((now - started) * rate) / 1_000; sent += 1) arrive(started + (sent * 1_000) / rate);
  }, TICK_MS);
  if (rate === undefined) for (let count = 0; count < traffic.connections; count += 1) arrive(performance.now());
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      const now = performance.now();
      if (now < end || (awaited > 0 && now < end + PATIENCE_MS)) return;
      clearInterval(look);
      clearInterval(flow);
      resolve();
    }, 20);
  });
  for (const { request } of queue) note(outcomeOf(request.kind), 0);
  for (const line of idle) line.socket.destroy();
  return outcomes;
}

function note({ others }: Outcome, status: number): void {
  others.set(status, (others.get(status) ?? 0) + 1);
}

/** Opens a connection that reports the status of each whole answer. */
function openConnection(
  port: number,
  { onIdle, onClose }: { onIdle(line: Line): void; onClose(line: Line): void },
): Line {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  const line: Line = { socket, onAnswer: undefined };
  let left = -1;
  let head = '';
  let status = 0;
  const answer = (given: number): void => {
    const { onAnswer } = line;
    line.onAnswer = undefined;
    onAnswer?.(given);
  };
  socket.on('data', (bytes: Buffer) => {
    if (left < 0) {
      const end = bytes.indexOf('\r\n\r\n');
      head += bytes.toString('latin1', 0, end < 0 ? bytes.length : end);
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      left = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0) - (bytes.length - end - 4);
      head = '';
    } else left -= bytes.length;
    if (left > 0) return;
    left = -1;
    answer(status);
    if (!socket.destroyed) onIdle(line);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    answer(0);
    onClose(line);
  });
  return line;
}

/** Kinds of requests and their shares. */
const SHARES = { search: 0.55, slug: 0.25, submission: 0.15, sign_in: 0.05, page: 0 };
export type MixKind = keyof typeof SHARES;
const MIX_KINDS = Object.keys(SHARES) as MixKind[];
/** The kinds that are asked for by default. */
export const USUAL_KINDS = MIX_KINDS.filter((kind) => SHARES[kind] > 0);

const ACCOUNTS = 60;
/** Addresses in X-Forwarded-For. */
const CLIENTS = 250;

export interface Mix {
  next(): MixedRequest;
}

/** Shares of a mix of one kind. */
export const only = (kind: MixKind): Record<MixKind, number> => ({
  search: 0,
  slug: 0,
  submission: 0,
  sign_in: 0,
  page: 0,
  [kind]: 1,
});

/** Makes accounts and their requests; `shares` add up to 1. No server may have a SQLite database open meanwhile. */
export async function makeMix(
  databaseUrl: string,
  tools: number,
  searches: number,
  shares: Readonly<Record<MixKind, number>> = SHARES,
): Promise<Mix> {
  const db = await openDatabase(databaseUrl);
  const people: { email: string; token: string }[] = [];
  const run = Date.now().toString(36);
  for (let number = 0; number < ACCOUNTS; number += 1) {
    const email = `load-${run}-${number}@example.org`;
    const account = await makeAccount(db, email, 'member');
    const wish = { name: 'load', scopes: ['submissions:write'] as const, expiresInDays: 90 };
    const { secret } = await createToken(db, account, wish, { verificationRequired: false });
    people.push({ email, token: secret });
  }
  await db.close();
  const random = createRandom(Date.now());
  const asked = { search: 0, slug: 0, submission: 0, sign_in: 0, page: 0 };
  const unseen = neverSeen(tools, CATEGORY_IDS, searches);
  const searchPaths = unseen.twoWords.paths.flatMap((path, at) => [path, unseen.common.paths[at] ?? path]);
  const slugPaths = slugSpread(tools).paths;
  const pagePaths = pagesOf(slugPaths);

  function headOf(method: string, path: string): string {
    const client = Math.floor(random() * CLIENTS);
    return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 198.18.7.${client}\r\n`;
  }
  function withBody(head: string, type: string, body: string): string {
    return `${head}content-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  }
  const make: Record<MixKind, (number: number) => string> = {
    search: (number) => `${headOf('GET', `${searchPaths[number % searchPaths.length] ?? ''}&x=${number}`)}\r\n`,
    slug: (number) => `${headOf('GET', slugPaths[(number * 7_919) % slugPaths.length] ?? '')}\r\n`,
    page: (number) => `${headOf('GET', pagePaths[(number * 7_919) % pagePaths.length] ?? '')}\r\n`,
    submission(number) {
      const { token } = people[number % people.length]!;
      const head = `${headOf('POST', '/api/v1/submissions')}authorization: Bearer ${token}\r\n`;
      return withBody(head, 'application/json', JSON.stringify(submissionOf(run, number)));
    },
    sign_in(number) {
      const { email } = people[number % people.length]!;
      const head = `${headOf('POST', '/en/sign-in')}sec-fetch-site: same-origin\r\n`;
      return withBody(
        head,
        'application/x-www-form-urlencoded',
        new URLSearchParams({ email, password: PASSWORD }).toString(),
      );
    },
  };
  return {
    next() {
      let share = random();
      const kind = MIX_KINDS.find((each) => (share -= shares[each]) < 0) ?? 'slug';
      asked[kind] += 1;
      return { kind, bytes: make[kind](asked[kind]) };
    },
  };
}

/** Pages of tools in each language, and among them those that every visitor and robot reads. */
const pagesOf = (slugPaths: readonly string[]): string[] =>
  slugPaths.flatMap((path, at) => {
    const locale = LOCALES[at % LOCALES.length] ?? 'en';
    const page = path.replace('/api/v1', `/${locale}`);
    return at % 4 === 0 ? [page, `/${locale}`, `/${locale}/categories`, '/robots.txt'] : [page];
  });

const SUBJECTS = ['contracts', 'invoices', 'lectures', 'recipes', 'lab reports', 'letters', 'tickets', 'interviews'];
const VERBS = ['summarises', 'translates', 'sorts', 'explains', 'compares', 'transcribes', 'tags', 'rewrites'];

/** A new entry of about sixty words. */
export function submissionOf(run: string, number: number): Record<string, unknown> {
  const subject = SUBJECTS[number % SUBJECTS.length] ?? '';
  const verb = VERBS[(number >> 3) % VERBS.length] ?? '';
  const name = `Q${number.toString(36)}x${run.slice(-5)}`;
  return {
    url: `https://${name.toLowerCase()}.example.com/`,
    name,
    tagline: `An AI assistant that ${verb} ${subject} for small teams, edition ${number}.`,
    description: `${name} uses a large language model that ${verb} ${subject} and answers questions about them in plain words. Upload files or connect a folder, ask in your own language, and the assistant shows where in the text each answer comes from. Teams share collections, set who may see what, and export everything at any time. Number ${number} of ${run}.`,
    pricing_model: 'freemium',
    categories: [CATEGORY_IDS[number % CATEGORY_IDS.length]],
  };
}
