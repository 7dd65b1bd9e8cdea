/** Who uses the site during a run: makers who submit, editors who decide, readers; everything they were told is noted. */
import { setTimeout as wait } from 'node:timers/promises';
import { createToken } from '#catalog/accounts/tokens/tokens.ts';
import { makeAccount, PASSWORD } from '../support/factories.ts';
import { createRandom } from '../support/random.ts';
import { ask, type Answer } from './client.ts';
import type { Site } from './site.ts';

const MAKERS = 3;
const EDITORS = 3;
const READERS = 4;
const PAUSE_MS = 150;
/** A change is looked for on each node for so long. */
export const LOOKED_FOR_MS = 30_000;
const LOOK_MS = 50;

export interface Submitted {
  id: string;
  name: string;
  url: string;
}

export interface Decided {
  id: string;
  editor: string;
  act: 'approve' | 'reject';
}

export interface Seen {
  node: number;
  /** When the decision was acknowledged, and the sending of the first request that saw it; NaN when none did. */
  acknowledged: number;
  seen: number;
}

export interface Notes {
  /** What a 201 said. */
  submitted: Submitted[];
  /** What a 303 said. */
  decided: Decided[];
  seen: Seen[];
  /** Reads: when, and the status. */
  reads: { asked: number; answered: number; status: number }[];
  /** Requests to write that ended without a clear answer, at first. */
  unclear: number;
}

interface Running {
  notes: Notes;
  /** Nobody begins anything new; resolves when all have finished. */
  stop(): Promise<void>;
}

/** Makes the accounts and begins. */
export async function usePeople(site: Site, seed: number): Promise<Running> {
  const notes: Notes = { submitted: [], decided: [], seen: [], reads: [], unclear: 0 };
  const stopping = new AbortController();
  const way = { proxy: site.proxy.httpsPort };
  const random = createRandom(seed + 1);
  const looks = new Set<Promise<void>>();
  const open: Submitted[] = [];
  let number = 0;

  async function submit(token: string): Promise<void> {
    number += 1;
    const name = `Zq${number.toString(36)}x${seed.toString(36)}`;
    const url = `https://${name.toLowerCase()}.example.com/`;
    const body = JSON.stringify({
      url,
      name,
      tagline: `An AI assistant that answers questions about documents, edition ${number}.`,
      description: `${name} reads your documents with a language model and answers questions about them, with sources. Edition ${number}.`,
      pricing_model: 'freemium',
      categories: ['chatbots'],
    });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': name };
    // The same request until it is clear what became of it.
    for (;;) {
      const answer = await ask(way, '/api/v1/submissions', { method: 'POST', headers, body });
      if (answer.status === 201) {
        const { id } = (JSON.parse(answer.body) as { data: { id: string } }).data;
        const submitted = { id, name, url };
        notes.submitted.push(submitted);
        open.push(submitted);
        return;
      }
      if (answer.status !== 0 && answer.status < 500 && answer.status !== 409 && answer.status !== 429)
        throw new Error(`a submission was answered with ${answer.status}: ${answer.body}`);
      notes.unclear += 1;
      await wait(300);
    }
  }

  /** Looks on each node, by a search that was never asked before, until the tool is there. */
  async function look({ name }: Submitted, acknowledged: number): Promise<void> {
    await Promise.all(
      site.nodes.map(async ({ number: node, port }) => {
        for (let tries = 0; performance.now() - acknowledged < LOOKED_FOR_MS; tries += 1) {
          const answer = await ask({ node: port }, `/api/v1/tools?q=${name}&per_page=${(tries % 50) + 1}`);
          if (answer.status === 200 && answer.body.includes(`"${name}"`)) {
            notes.seen.push({ node, acknowledged, seen: answer.asked });
            return;
          }
          await wait(LOOK_MS);
        }
        notes.seen.push({ node, acknowledged, seen: Number.NaN });
      }),
    );
  }

  async function signIn(email: string): Promise<string> {
    for (;;) {
      const answer = await post('/en/sign-in', '', { email, password: PASSWORD });
      const cookie = answer.headers['set-cookie']?.map((line) => line.split(';', 1)[0]).join('; ');
      if (answer.status === 303 && cookie !== undefined) return cookie;
      await wait(300);
    }
  }
  function post(path: string, cookie: string, fields: Record<string, string>): Promise<Answer> {
    return ask(way, path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...(cookie !== '' && { cookie }),
      },
      body: new URLSearchParams(fields).toString(),
    });
  }
  async function decide(editor: string, cookie: string): Promise<void> {
    // The newest is what the others choose, too: two editors at one entry are wanted.
    const submission = random() < 0.7 ? open.at(-1) : open[Math.floor(random() * open.length)];
    if (submission === undefined) return;
    const act = random() < 0.8 ? 'approve' : 'reject';
    const answer = await post(`/en/editor/submissions/${submission.id}/${act}`, cookie, { reason: 'spam' });
    const at = open.indexOf(submission);
    if (answer.status === 303 || answer.status === 409) {
      if (at >= 0) open.splice(at, 1);
    } else notes.unclear += 1;
    if (answer.status !== 303) return;
    if (/sign-in/.test(answer.headers.location ?? '')) throw new Error('an editor was signed out');
    notes.decided.push({ id: submission.id, editor, act });
    if (act !== 'approve') return;
    const looking = look(submission, answer.answered).finally(() => looks.delete(looking));
    looks.add(looking);
  }
  async function read(): Promise<void> {
    const paths = [
      '/en',
      '/en/tools',
      '/api/v1/tools?page=1',
      `/api/v1/tools?q=documents+${Math.floor(random() * 500)}`,
    ];
    const { status, asked, answered } = await ask(way, paths[Math.floor(random() * paths.length)]!);
    notes.reads.push({ status, asked, answered });
  }
  async function keepOn(act: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      await act();
      await wait(PAUSE_MS);
    }
  }

  const { db } = site;
  const running: Promise<void>[] = [];
  for (let maker = 0; maker < MAKERS; maker += 1) {
    const account = await makeAccount(db, `maker-${maker}@example.org`, 'member');
    const wish = { name: 'chaos', scopes: ['submissions:write'] as const, expiresInDays: 90 };
    const { secret } = await createToken(db, account, wish, { verificationRequired: false });
    running.push(keepOn(() => submit(secret)));
  }
  for (let editor = 0; editor < EDITORS; editor += 1) {
    const { id, email } = await makeAccount(db, `editor-${editor}@example.org`, 'editor');
    const cookie = await signIn(email);
    running.push(keepOn(() => decide(id, cookie)));
  }
  for (let reader = 0; reader < READERS; reader += 1) running.push(keepOn(read));
  const failed = Promise.all(running);
  failed.catch(() => stopping.abort());
  return {
    notes,
    async stop() {
      stopping.abort();
      await failed;
      await Promise.all(looks);
    },
  };
}
