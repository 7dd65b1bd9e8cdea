/** What two versions are compared by, where somebody signs in: submissions by token, and the desk of an editor. */
import { join } from 'node:path';
import { cpuOf } from '../tests/support/processes.ts';
import { PASSWORD } from '../tests/support/factories.ts';
import { CATEGORY_IDS, createTools, writeRows } from './catalogs.ts';
import { COLD_REQUESTS, costOfRequests, MOST_ROUNDS, runOn, serverOf, type Pair, type Side } from './pairs.ts';
import { submissionOf } from './traffic.ts';

/** Submits, and sits at the desk. */
export const EDITOR = 'editor@example.org';
/** Submissions of a round. */
const SUBMITTED = 40;
/** Tools that an import changes in a round. */
const CHANGED = 200;
/** The submissions that wait at the desk, beside the tools of the catalog. */
const WAITING_SHARE = 0.5;

/** Makes an editor, whose token submits, and the submissions that wait. */
export async function addPeople(side: Side): Promise<void> {
  const { folder, tools } = side;
  await runOn(side, ['accounts', 'create', '--email', EDITOR, '--password', PASSWORD, '--role', 'editor']);
  const waiting = join(folder, 'waiting.jsonl');
  const rowOf = createTools(CATEGORY_IDS);
  await writeRows(waiting, Math.round(tools * WAITING_SHARE), (number) => {
    const { published_at: _, ...row } = rowOf(tools + number);
    return row;
  });
  await runOn(side, ['import', waiting, '--as', EDITOR]);
  side.token = (await runOn(side, ['tokens', 'create', '--email', EDITOR])).trim();
}

async function signIn(port: number): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/en/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ email: EDITOR, password: PASSWORD }),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  if (answer.status !== 303 || cookies.length === 0) throw new Error(`signing in was answered with ${answer.status}`);
  return cookies.join('; ');
}

async function submitAll({ server, token }: Side, round: number): Promise<void> {
  for (let number = 0; number < SUBMITTED; number += 1) {
    const answer = await fetch(`http://localhost:${server?.port}/api/v1/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(submissionOf('pairs', round * SUBMITTED + number)),
    });
    if (answer.status !== 201)
      throw new Error(`a submission was answered with ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
}

/** A figure of processor time counts the questions as well, and how many there are is chance: few. */
const SELDOM_MS = 50;

/**
 * Imports changed taglines beside the server, which is asked every `pause` milliseconds; resolves when it shows the last of
 * them, to the milliseconds since the end of the import.
 */
async function changeTools(side: Side, round: number, pause: number): Promise<number> {
  const { version, folder } = side;
  const file = join(folder, 'changed.jsonl');
  const rowOf = createTools(CATEGORY_IDS);
  const taglineOf = (number: number): string => `An AI tool that was changed, ${round} ${number}.`;
  await writeRows(file, CHANGED, (number) => ({ ...rowOf(number), tagline: taglineOf(number) }));
  await runOn(side, ['import', '--published', file]);
  const last = CHANGED - 1;
  const ended = performance.now();
  for (let tries = 0; tries < 5_000; tries += 1) {
    const answer = await fetch(`http://localhost:${serverOf(side).port}/api/v1/tools/${rowOf(last).slug}?x=${tries}`);
    if ((await answer.text()).includes(taglineOf(last))) return performance.now() - ended;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`${version.name} does not show a change`);
}

export const PEOPLE_PAIRS: readonly Pair[] = [
  {
    work: 'submission accepted',
    unit: 'us',
    isServed: true,
    async measure(side, round) {
      const before = cpuOf(serverOf(side).pid);
      await submitAll(side, round);
      return (cpuOf(serverOf(side).pid) - before) / SUBMITTED;
    },
  },
  {
    work: 'changed tool taken over from an import',
    unit: 'us',
    isServed: true,
    async measure(side, round) {
      const before = cpuOf(serverOf(side).pid);
      await changeTools(side, round, SELDOM_MS);
      return (cpuOf(serverOf(side).pid) - before) / CHANGED;
    },
  },
  {
    work: 'change of an import seen after it ended',
    unit: 'ms',
    isServed: true,
    measure: (side, round) => changeTools(side, MOST_ROUNDS + round, 2),
  },
  {
    work: 'page of the desk’s queue',
    unit: 'us',
    isServed: true,
    async measure(side, round) {
      const cookie = (side.cookie ??= await signIn(serverOf(side).port));
      const paths = Array.from({ length: COLD_REQUESTS }, (_, at) => `/en/editor/queue?page=${1 + at}&round=${round}`);
      const work = { name: 'queue', paths, headers: { cookie } };
      return costOfRequests(side, work, { from: 0, count: COLD_REQUESTS / 10 });
    },
  },
];
