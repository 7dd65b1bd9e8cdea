/**
 * Drawing: what becomes of innocent forms with a logo while others send pictures that are made to be dear. `-- --program=FOLDER`
 * asks another checkout of the program.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { migrate } from '#database/migrations.ts';
import { openDatabase } from '#database/connection.ts';
import { CATEGORIES, makeAccount, PASSWORD, submission } from '../tests/support/factories.ts';
import { startServer, type Target } from './processes.ts';
import { createReport } from './table.ts';

const { values } = parseArgs({
  options: { program: { type: 'string', default: new URL('..', import.meta.url).pathname } },
});
const BOMBS = 20;
const INNOCENT = 6;
/** Times that an innocent form is sent at most. */
const MOST_TRIES = 10;
/** Between two innocent forms. */
const PAUSE_MS = 1_000;

/** 2 KB that stand for thousands of blurred squares: each level refers to the one below it `width` times. */
function nested(levels: number, width: number, leaf: string): string {
  const uses = (level: number): string => `<use xlink:href="#a${level}"/>`.repeat(width);
  const groups = Array.from({ length: levels }, (_, level) => `<g id="a${level + 1}">${uses(level)}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="24" height="24"><filter id="f"><feGaussianBlur stdDeviation="9"/></filter><g id="a0">${leaf}</g><defs>${groups}</defs><use xlink:href="#a${levels}"/></svg>`;
}
const BLURRED = '<rect width="24" height="24" filter="url(#f)"/>';
/** What counting sees through, and what only the bounds of the process end: a few elements that are dear each. */
const BOMB_KINDS: Record<string, string> = {
  'nested references': nested(4, 8, BLURRED),
  'few elements': `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><filter id="f" x="-9" y="-9" width="99" height="99">${'<feTurbulence baseFrequency="0.9" numOctaves="5000"/>'.repeat(9)}</filter><rect width="24" height="24" filter="url(#f)"/></svg>`,
};

interface Told {
  status: number;
  seconds: number;
  retryAfter: string | null;
}

const root = (port: number): string => `http://localhost:${port}`;

async function signIn(port: number, email: string): Promise<string> {
  const body = new URLSearchParams({ email, password: PASSWORD });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { headers: told } = await fetch(`${root(port)}/en/sign-in`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  });
  return told
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Sends in an entry with a logo; 0 stands for a connection that ended without an answer. */
async function send(port: number, cookie: string, logo: Uint8Array, entry = submission()): Promise<Told> {
  const form = new FormData();
  for (const [name, value] of Object.entries(entry))
    for (const item of Array.isArray(value) ? value : [value]) form.append(name, String(item));
  form.append('logo', new Blob([new Uint8Array(logo)]), 'logo.svg');
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const since = performance.now();
  const past = (): number => (performance.now() - since) / 1_000;
  try {
    const { status, headers: told } = await fetch(`${root(port)}/en/submit`, {
      method: 'POST',
      body: form,
      headers,
      redirect: 'manual',
    });
    return { status, seconds: past(), retryAfter: told.get('retry-after') };
  } catch {
    return { status: 0, seconds: past(), retryAfter: null };
  }
}

const list = (told: readonly Told[]): string => {
  const counts = Map.groupBy(
    told,
    ({ status, retryAfter }) => `${status}${retryAfter === null ? '' : ' with Retry-After'}`,
  );
  return [...counts].map(([answer, all]) => `${all.length} x ${answer}`).join(', ');
};

const report = createReport();

/** Sends a form until it is taken, as its answers say; gives all of them, and the seconds that it took. */
async function insist(port: number, cookie: string, logo: Uint8Array): Promise<{ told: Told[]; seconds: number }> {
  const entry = submission();
  const since = performance.now();
  const told: Told[] = [];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await send(port, cookie, logo, entry);
    told.push(answer);
    if (answer.status !== 503 && answer.status !== 0) break;
    await wait(Number(answer.retryAfter ?? 1) * 1_000);
  }
  return { told, seconds: (performance.now() - since) / 1_000 };
}

async function attack(kind: string, bomb: string, attackers: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'toolshelf-drawing-'));
  const databaseUrl = `sqlite:${join(folder, 'toolshelf.db')}`;
  const makers = Array.from({ length: INNOCENT }, (_, number) => `maker-${number}@example.org`);
  const emails = Array.from({ length: attackers }, (_, number) => `attacker-${number}@example.org`);
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, DEMO_CATALOG: 'off', OUTGOING: 'off' };
  const db = await openDatabase(databaseUrl);
  await migrate(db);
  await importCategories(db, CATEGORIES);
  for (const email of [...emails, ...makers]) await makeAccount(db, email, 'member');
  await db.close();
  let target: Target | undefined;
  try {
    const log = join(folder, 'server.log');
    target = await startServer('this', [join(values.program, 'src/main.ts')], settings, '/readyz', log);
    const { port } = target;
    const cookies: string[] = [];
    for (const email of [...emails, ...makers]) cookies.push(await signIn(port, email));
    const image = sharp({ create: { width: 300, height: 300, channels: 3, background: '#0a6' } });
    const logo = await image.png().toBuffer();
    const file = Buffer.from(bomb);
    const bombs = Array.from({ length: BOMBS }, (_, at) => send(port, cookies[at % attackers] ?? '', file));
    const innocent: ReturnType<typeof insist>[] = [];
    for (const cookie of cookies.slice(attackers)) {
      await wait(PAUSE_MS);
      innocent.push(insist(port, cookie, logo));
    }
    const [done, refused] = await Promise.all([Promise.all(innocent), Promise.all(bombs)]);
    const work = `${BOMBS} bombs (${kind}), ${attackers} account${attackers > 1 ? 's' : ''}`;
    const times = done.map(({ seconds }) => seconds);
    report.add({ tools: 0, work: `${work}: innocent forms, until they are taken`, values: times, unit: 's' });
    report.add({ tools: 0, work: `${work}: bombs`, values: refused.map(({ seconds }) => seconds), unit: 's' });
    const [first, last] = [done.map(({ told }) => told[0]!), done.map(({ told }) => told.at(-1)!)];
    process.stdout.write(
      `${work}: bombs ${list(refused)}\n  innocent at first ${list(first)}; at last ${list(last)}\n`,
    );
  } finally {
    await target?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const [kind, bomb] of Object.entries(BOMB_KINDS))
  for (const attackers of [1, 5]) await attack(kind, bomb, attackers);
report.print();
