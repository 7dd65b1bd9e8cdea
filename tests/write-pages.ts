/**
 * Writes every page, document and answer of the API of the filled world into a folder (default `pages`), for `diff -r`
 * between two checkouts: chance repeats itself, and what depends on the clock of the machine is blanked. PUBLIC_URL holds.
 */
import crypto, { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { machineDocuments } from '#documents/documents.ts';
import { LOCALES } from '#catalog/locales.ts';
import { PAGES } from '#web/pages.ts';
import { submission } from './support/factories.ts';
import { openFilledWorld, type FilledWorld } from './support/filled-world.ts';
import { addressesOf, pageCasesOf, type Viewer, type PageCase } from './support/page-cases.ts';
import { FAILING_SERVERS } from './support/failing-servers.ts';
import { openBrowser, readMails, type Browser } from './web/browser.ts';
import { cookiesOf } from './web/viewers.ts';
import { speaker, type Reply } from './support/world.ts';

const [folder = 'pages'] = process.argv.slice(2);
const LISTS = [
  'tools?sort=name&page=2&category=chatbots',
  'tools?pricings=free,freemium&has_api=true',
  'tools?q=stable+difusion',
  'compare?tools=whisper,midjourney',
  'account/submissions?status=awaiting_moderation&page=2',
  'editor/queue?category=chatbots&language=en',
  'editor/queue?handling=mine&page=3',
  'editor/tools?state=removed',
  'editor/tools?link=dead',
  'editor/reports?state=closed&page=2',
  'admin/audit?actor=emil.novak@example.org&page=2',
  'admin/audit?kind=account&until=2020-01-01',
  'admin/accounts?role=editor',
];
const READS = [
  '?locale=de',
  '/tools?q=translate&locale=de',
  '/tools?category=chatbots&pricing=free&per_page=2&page=2',
  '/tools?sort=newest&facets=true',
  '/tools?q=stable+difusion&explain=true',
  '/tools?page=0&per_page=51&locale=xx&q=a&q=b',
  '/tools/whisper',
  '/tools/whisper?locale=ar',
  '/tools/nothing-here',
  '/tools/%ff',
  '/tools/whisper/alternatives',
  '/tools/whisper/history',
  '/categories?locale=fr',
  '/changes?limit=5',
  '/changes?since=nothing',
  '/submissions',
  '/submissions?status=rejected&page=2&per_page=2',
  '/nothing-here',
];
const CALLS = [
  ['tools/list', {}],
  ['prompts/list', {}],
  ['resources/list', {}],
  ['tools/call', { name: 'search_tools', arguments: { query: 'video' } }],
  ['tools/call', { name: 'list_tools', arguments: { q: 'video', per_page: 2 } }],
  ['tools/call', { name: 'get_tool', arguments: { slug: 'whisper' } }],
  ['tools/call', { name: 'get_tool', arguments: { slug: 'nothing-here', unknown: 1 } }],
  ['tools/call', { name: 'list_categories', arguments: {} }],
  ['tools/call', { name: 'list_submissions', arguments: {} }],
  ['tools/call', { name: 'validate_submission', arguments: submission() }],
  ['nothing', {}],
] as const;

/** Chance from here on is the same in every run. */
function repeatChance(): void {
  const drawn = { bytes: 0, ids: 0, numbers: 0 };
  const hash = (kind: keyof typeof drawn): Buffer =>
    createHash('sha256')
      .update(`${kind} ${(drawn[kind] += 1)}`)
      .digest();
  const randomBytes = (length: number): Buffer =>
    Buffer.concat(Array.from({ length: Math.ceil(length / 32) }, () => hash('bytes'))).subarray(0, length);
  const uuid = (): string =>
    `${String(drawn.ids).padStart(8, '0')}-0000-7000-8000-${hash('ids').toString('hex', 0, 6)}`;
  Math.random = () => hash('numbers').readUInt32BE() / 2 ** 32;
  Object.assign(crypto, { randomBytes, randomUUID: uuid, randomUUIDv7: uuid });
  globalThis.crypto.randomUUID = uuid as typeof crypto.randomUUID;
  syncBuiltinESMExports();
}

function write(name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Status, headers and body; a body that is no text by its hash. */
function writeReply(name: string, { status, headers, text }: Reply): void {
  const isText = /text|json|xml|javascript/.test(headers.get('content-type') ?? 'text');
  const body = isText ? text : createHash('sha256').update(text).digest('hex');
  const lines = [...headers].filter(([key]) => key !== 'date' && key !== 'keep-alive');
  write(
    name,
    `${status}\n${lines.map(([key, value]) => `${key}: ${value}\n`).join('')}\n${body}`.replaceAll(
      /127\.0\.0\.1:\d+/g,
      'HOST',
    ),
  );
}

async function writePageCases(filled: FilledWorld, browserOf: (viewer: Viewer) => Promise<Browser>): Promise<void> {
  const open = async ({ path, as, form }: Pick<PageCase, 'path' | 'as' | 'form'>, locale: string): Promise<Reply> => {
    const [browser, address] = [await browserOf(as), path.replace(':locale', locale)];
    return form === undefined ? browser.get(address) : browser.send(address, form);
  };
  for (const locale of LOCALES)
    for (const pageCase of pageCasesOf(filled)) writeReply(`${locale}/${pageCase.name}`, await open(pageCase, locale));
  for (const pageCase of addressesOf(filled, 'GET')) {
    writeReply(`files/${pageCase.name}`, await open(pageCase, 'en'));
    for (const as of ['visitor', 'maker', 'editor', 'admin'] as const)
      writeReply(`${as}/${pageCase.name}`, await open({ ...pageCase, as }, 'de'));
    writeReply(`markdown/${pageCase.name}`, await open({ ...pageCase, path: `${pageCase.path}.md` }, 'fr'));
  }
  for (const path of LISTS)
    writeReply(`lists/${path.replaceAll('/', '-')}`, await open({ path: `/:locale/${path}`, as: 'admin' }, 'en'));
}

/** Every form sent empty by a browser of its own, and where it leads. */
async function writeForms(filled: FilledWorld): Promise<void> {
  for (const { name, path, as } of addressesOf(filled, 'POST')) {
    const browser = openBrowser(filled.world);
    for (const [key, value] of await cookiesOf(filled.world, as)) browser.cookies.set(key, value);
    const reply = await browser.send(path.replace(':locale', 'en'), { note: 'One note.', reason: 'spam' });
    writeReply(`forms/${name}`, reply);
    if (reply.status === 303) writeReply(`forms/${name}-then`, await browser.follow(reply));
  }
}

async function writeDocuments({ world, lists }: FilledWorld): Promise<void> {
  for (const { name, path } of machineDocuments(world.config, PAGES, { grants: true })) {
    const id = path.includes('lists') ? lists.public : path.includes('collections') ? 'make-a-podcast' : 'chatbots';
    for (const locale of path.includes(':locale') ? LOCALES : ['en']) {
      const values: Record<string, string> = { locale, id, slug: 'whisper', number: '1', hash: 'x' };
      const address = path.replaceAll(/:(\w+)/g, (_, key: string) => values[key] ?? 'x');
      const reply = await world.visitor.get(address);
      const file = `documents${address.replace(/\/?$/, '')}`;
      writeReply(`${file}_${name}`, reply);
      const again = { 'if-none-match': reply.headers.get('etag') ?? '"x"' };
      if (locale === 'en') {
        writeReply(`${file}_again`, await world.visitor.get(address, again));
        writeReply(`${file}_part`, await world.visitor.get(address, { range: 'bytes=2-9' }));
        writeReply(`${file}_head`, await world.visitor.request('HEAD', address));
      }
    }
  }
}

async function writeOperations({ world, submissions, changes }: FilledWorld): Promise<void> {
  const maker = await world.person('member', { email: 'reader@example.org' });
  const read = [...READS, `/submissions/${submissions.rejected}`, `/change-requests/${changes.accepted}`];
  for (const [who, person] of Object.entries({
    visitor: world.visitor,
    maker,
    stranger: speaker(world.origin, null, 'aitp_x'),
  }))
    for (const path of read) {
      const name = `api/${who}${path.replaceAll('/', '-')}`;
      const reply = await person.get(`/api/v1${path}`);
      writeReply(name, reply);
      const again = { 'if-none-match': reply.headers.get('etag') ?? '"x"' };
      writeReply(`${name}_again`, await person.get(`/api/v1${path}`, again));
      writeReply(`${name}_head`, await person.request('HEAD', `/api/v1${path}`));
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        writeReply(
          `${name}_${method}`,
          await person.request(method, `/api/v1${path}`, '{}', { 'content-type': 'application/json' }),
        );
    }
  const sent = await maker.post('/api/v1/submissions', submission());
  writeReply('api/submitted', sent);
  const own = `/api/v1/submissions/${sent.json.data.id}`;
  writeReply('api/validated', await maker.post('/api/v1/submissions/validate', submission({ name: '', unknown: 1 })));
  writeReply(
    'api/refused',
    await maker.post('/api/v1/submissions', submission({ url: 'x', tagline: 'y'.repeat(300) })),
  );
  writeReply('api/resubmitted', await maker.put(own, submission()));
  writeReply('api/withdrawn', await maker.delete(own));
  for (const [at, [method, params]] of CALLS.entries())
    for (const [who, person] of Object.entries({ visitor: world.visitor, maker })) {
      const headers = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' };
      writeReply(`mcp/${at}-${who}`, await person.post('/mcp', { jsonrpc: '2.0', id: 1, method, params }, headers));
    }
}

rmSync(folder, { recursive: true, force: true });
repeatChance();
const filled = await openFilledWorld({
  settings: {
    METRICS: 'off',
    ...(process.env['PUBLIC_URL'] !== undefined && { PUBLIC_URL: process.env['PUBLIC_URL'] }),
  },
});
const browsers = new Map<Viewer, Browser>();
await writeDocuments(filled);
await writePageCases(filled, async (viewer) => {
  const browser = browsers.get(viewer) ?? openBrowser(filled.world);
  if (!browsers.has(viewer))
    for (const [name, value] of await cookiesOf(filled.world, viewer)) browser.cookies.set(name, value);
  browsers.set(viewer, browser);
  return browser;
});
await writeOperations(filled);
await writeForms(filled);
write('mails', (await readMails(filled.world)).join('\n\n').replaceAll(/^Date: .*/gm, 'Date: …'));
await filled.world.close();
for (const { name, open } of FAILING_SERVERS) {
  const world = await open();
  for (const locale of LOCALES) writeReply(`${locale}/${name}`, await world.visitor.get(`/${locale}/tools`));
  await world.close();
}
