/** The first part of a run: requests to the API, generated from the document that the server serves. */
import { conformanceTo, type Json } from '../api/described-answers.ts';
import type { Cast } from './cast.ts';
import type { ApiState, Case } from './cases.ts';
import { openConnection, type Answer, type Connection } from './connection.ts';
import { drawsOf, type Draws } from './draws.ts';
import type { Findings, Slowest } from './findings.ts';
import { createKnownSubmissions } from './known-submissions.ts';
import { operationCase } from './operation-cases.ts';
import { readOperations } from './operations.ts';
import { dereferenced } from '../support/dereferenced.ts';
import { decisionCase, documentCase, linkCase, malformedCase, methodCase, noPathCase } from './other-cases.ts';
import { signIn } from './sessions.ts';
import { leakCase } from './leak-cases.ts';

/** Requests between two decisions by a command. */
const COMMAND_EVERY = 2_500;
/** Requests that one connection sends without waiting, at most. */
const PIPELINED = 6;

export interface ApiRun {
  port: number;
  seed: number;
  requests: number;
  connections: number;
  cast: Cast;
  findings: Findings;
  /** Runs an operator command beside the server; without it editors decide on pages alone. */
  command?(words: readonly string[]): Promise<void>;
  /** Called after every request with how many there have been. */
  onProgress?(sent: number): void;
}

export interface ApiFigures {
  sent: number;
  /** Answers by operation (or what else was asked for) and status. */
  statuses: Map<string, number>;
  /** How often a submission reached each state. */
  states: Partial<Record<string, number>>;
  slowest: Slowest;
}

/** Sends the requests and holds every answer against the document and what the run knows. */
export async function fuzzApi(run: ApiRun): Promise<ApiFigures> {
  const first = openConnection(run.port);
  const [served] = await first.exchange([{ method: 'GET', target: '/agent/openapi.json', headers: [] }]);
  const document = dereferenced(JSON.parse(served!.text) as Json, ['responses', 'parameters', 'requestBodies']);
  const state = await openState(run, document, first);
  const conforms = conformanceTo(document);
  const figures: ApiFigures = { sent: 0, statuses: new Map(), states: {}, slowest: { milliseconds: 0, requests: [] } };
  const gone = new Map<string, string>();
  let next = 0;

  const judge: Judge = (each, answer, sent) => {
    const { request, name } = each;
    figures.sent += 1;
    if (answer.milliseconds > figures.slowest.milliseconds)
      figures.slowest = { milliseconds: answer.milliseconds, requests: sent.map((before) => before.request) };
    const label = `${name} ${answer.status}`;
    figures.statuses.set(label, (figures.statuses.get(label) ?? 0) + 1);
    const said = (kind: string, what: string): void =>
      run.findings.add(
        `${name}: ${kind}`,
        `${answer.status} ${shown(answer)}: ${what}`,
        sent.map((before) => before.request),
      );
    try {
      const mistake = each.settle?.(answer);
      if (mistake !== undefined) said('a wrong answer', `${mistake} (${each.why})`);
      if (answer.status >= 500) said('a failure inside', String(answer.status));
      else if (!each.statuses.has(answer.status))
        said(`${answer.status} instead of ${[...each.statuses].join(' or ')}`, each.why);
      // An absolute address is that of the same thing.
      conforms(request.method, request.target.replace(/^https?:\/\/[^/]*/i, ''), answer);
      const surprise = findSurprise(each, answer, gone);
      if (surprise !== undefined) said(surprise, each.why);
    } catch (error) {
      said('not as the document says', (error as Error).message.slice(0, 600));
    }
    run.onProgress?.(figures.sent);
  };

  const worker = async (): Promise<void> => {
    const connection = openConnection(run.port);
    while (next < run.requests) {
      if (run.command !== undefined && next % COMMAND_EVERY === COMMAND_EVERY - 1) await decideByCommand(run, state);
      const batch: Case[] = [];
      const draws = drawsOf(run.seed, next);
      const size = draws.chance(0.7) ? 1 : 1 + draws.below(PIPELINED);
      for (; batch.length < size && next < run.requests && batch.at(-1)?.isLast !== true; next += 1)
        batch.push(drawCase(state, drawsOf(run.seed, next)));
      const [single] = batch;
      try {
        if (batch.length === 1 && single?.isOnce === true && draws.chance(0.3)) {
          await sendTwins(single, [connection, openConnection(run.port)], judge, run.findings);
          continue;
        }
        const answers = await connection.exchange(batch.map(({ request }) => request));
        for (const [at, answer] of answers.entries()) judge(batch[at]!, answer, batch.slice(0, at + 1));
      } catch (error) {
        figures.sent += batch.length;
        run.findings.add(
          (error as Error).message,
          batch.map(({ name, why }) => `${name} (${why})`).join(', '),
          batch.map(({ request }) => request),
        );
      }
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: run.connections }, worker));
  first.close();
  figures.states = state.submissions.reached;
  return figures;
}

type Judge = (each: Case, answer: Answer, sent: readonly Case[]) => void;

/** Sends what has an Idempotency-Key twice at once: one answer is the right one, the other the same or `in progress`. */
async function sendTwins(
  each: Case,
  [connection, second]: [Connection, Connection],
  judge: Judge,
  findings: Findings,
): Promise<void> {
  const twins = await Promise.all([connection, second].map((either) => either.exchange([each.request])));
  second.close();
  const [first, other] = twins.flat().toSorted((a, b) => a.status - b.status);
  judge(each, first!, [each]);
  const isSame = other!.status === first!.status && other!.text === first!.text;
  if (!isSame && other!.status !== 409)
    findings.add('two answers under one key', `${first!.status} and ${other!.status} ${other!.text}`, [each.request]);
}

/** The beginning of a body; of a page, its title. */
function shown({ text }: Answer): string {
  return /<title>([^<]*)/.exec(text)?.[1] ?? text.slice(0, 300);
}

function drawCase(state: ApiState, draws: Draws): Case {
  return draws.weighted<() => Case>([
    [78, () => operationCase(state, draws)],
    [10, () => decisionCase(state, draws)],
    [4, () => methodCase(state, draws)],
    [2, () => noPathCase(draws)],
    [5, () => linkCase(state, draws)],
    [1, () => leakCase(draws)],
    [1, () => documentCase(draws)],
    [1, () => malformedCase(draws)],
  ])();
}

/** What holds for every answer: codings that were asked for, bodies that were, and one sentence for everything that is not there. */
function findSurprise({ request }: Case, answer: Answer, gone: Map<string, string>): string | undefined {
  const header = (name: string): string => request.headers.find(([given]) => given.toLowerCase() === name)?.[1] ?? '';
  const coding = answer.headers.get('content-encoding');
  if (coding !== null && !header('accept-encoding').includes(coding) && !header('accept-encoding').includes('*'))
    return `${coding} without having been asked for`;
  const isContinued = /^100-continue$/i.test(header('expect')) && answer.interim.join() === '100';
  if (answer.interim.length > 0 && !isContinued) return `an interim answer ${answer.interim.join(', ')}`;
  if (answer.status === 404 && request.method !== 'HEAD' && request.target.startsWith('/api/')) {
    const known = gone.get('404');
    if (known === undefined) gone.set('404', answer.text);
    else if (known !== answer.text) return 'another 404 than everywhere';
  }
  return undefined;
}

async function decideByCommand(run: ApiRun, state: ApiState): Promise<void> {
  const submission = state.submissions.find(drawsOf(run.seed, -1), ['awaiting_moderation']);
  if (submission?.state !== 'awaiting_moderation' || submission.isAppealed) return;
  submission.isBusy = true;
  try {
    await run.command?.(['submissions', 'approve', submission.id, '--as', run.cast.accounts.editor[0]!]);
    state.submissions.move(submission, 'published');
    submission.isBusy = false;
  } catch (error) {
    run.findings.add('a command failed', (error as Error).message);
  }
}

async function openState(run: ApiRun, document: Json, connection: Connection): Promise<ApiState> {
  let hosts = 0;
  const { cast } = run;
  const submissions = createKnownSubmissions();
  const get = async (target: string, token?: string): Promise<Json> => {
    const headers = token === undefined ? [] : [['Authorization', `Bearer ${token}`] as const];
    const [answer] = await connection.exchange([{ method: 'GET', target, headers }]);
    return JSON.parse(answer!.text) as Json;
  };
  for (const [owner, token] of cast.owners.entries()) {
    const { data } = await get('/api/v1/submissions?per_page=50', token);
    for (const { id, status, history } of data as Json[]) {
      // After a rejection only an appeal leads on.
      const isAppealed = (history as Json[]).slice(0, -1).some((move) => move['status'] === 'rejected');
      submissions.add(id as string, owner, status, isAppealed);
    }
  }
  const editors = [];
  for (const email of [...cast.accounts.editor.slice(0, 2), ...cast.accounts.admin.slice(0, 1)]) {
    const signed = await signIn(connection, email, cast.password);
    if (typeof signed === 'string') throw new Error(`${email} could not sign in: ${signed}`);
    editors.push(signed.cookie);
  }
  return {
    described: readOperations(document),
    cast,
    submissions,
    slugs: ((await get('/api/v1/tools?per_page=50'))['data'] as Json[]).map(({ slug }) => slug as string),
    categories: ((await get('/api/v1/categories'))['data'] as Json[]).map(({ id }) => id as string),
    links: [],
    tags: new Map(),
    keys: [],
    newHost: () => `fuzz-${run.seed}-${(hosts += 1).toString(36)}.example.com`,
    editors,
  };
}
