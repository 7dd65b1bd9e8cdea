/** Below a base path: every page, form, document, answer and mail keeps its addresses inside of it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { machineDocuments } from '#documents/documents.ts';
import { OPERATIONS } from '#api/operations.ts';
import { PAGES } from '#web/pages.ts';
import { assertEach } from '../../support/assert-each.ts';
import { openFilledWorld, type FilledWorld } from '../../support/filled-world.ts';
import { addressesOf, pageCasesOf, type Viewer } from '../../support/page-cases.ts';
import type { Reply } from '../../support/world.ts';
import { openBrowser, readMails, type Browser } from '../../web/browser.ts';
import { cookiesOf } from '../../web/viewers.ts';

const ROOT = 'http://tools.example.org';
const BASE = '/ai';
/** What follows a whole base path. */
const INSIDE = '(?=[/?#"\'<>`\\s)\\]},;:.|\\\\]|&quot;|$)';

const LEAVING = [
  // Absolute addresses, as they are and in queries.
  new RegExp(`${ROOT}(?!${BASE}${INSIDE})[^\\s"<>]*`, 'g'),
  /http%3A%2F%2Ftools\.example\.org(?!%2Fai(?:%2F|[^\w%]|$))[^\s"<>]*/g,
  // Twice is outside as well.
  /\/ai\/ai\b[^\s"<>]*/g,
];
/** Attributes with a path; `next` is a path inside of the catalog, and `/` a key. */
const ATTRIBUTE = new RegExp(`\\s(?!value=|content=|aria-keyshortcuts=)[\\w-]+="/(?!ai${INSIDE})[^"]*"`, 'g');
/** The same in markup inside of JSON. */
const IN_JSON = new RegExp(`\\s[\\w-]+=\\\\"/(?!ai${INSIDE})[^"]*"`, 'g');
const MEMBER = new RegExp(`"[\\w$]+":\\s?"/(?!ai${INSIDE})[^"]*"`, 'g');

/** The addresses in an answer that lead out of the base path. */
function leavingOf({ headers, text }: Pick<Reply, 'headers' | 'text'>): string[] {
  const type = headers.get('content-type') ?? '';
  const patterns = [
    ...LEAVING,
    ...(type.includes('html') ? [ATTRIBUTE] : []),
    ...(type.includes('json') ? [MEMBER, IN_JSON] : []),
  ];
  const sent = ['location', 'link', 'www-authenticate'].map((name) => headers.get(name) ?? '').join('\n');
  return [
    ...patterns.flatMap((pattern) => [...text.matchAll(pattern), ...sent.matchAll(pattern)].map(([found]) => found)),
    ...[...sent.matchAll(/(?:^|<)\/(?!ai\/)[^\s>]*/gm)].map(([found]) => found),
    ...headers.getSetCookie().filter((cookie) => !/; Path=\/ai;/.test(cookie)),
  ];
}

describe('a catalog below a path of its host', () => {
  let filled: FilledWorld;
  const browsers = new Map<Viewer, Browser>();
  before(async () => {
    filled = await openFilledWorld({ settings: { PUBLIC_URL: ROOT + BASE } });
  });
  after(() => filled?.world.close());

  async function browserOf(viewer: Viewer): Promise<Browser> {
    const known = browsers.get(viewer);
    if (known !== undefined) return known;
    const browser = openBrowser(filled.world);
    for (const [name, value] of await cookiesOf(filled.world, viewer)) browser.cookies.set(name, value);
    browsers.set(viewer, browser);
    return browser;
  }

  test('documents link inside of it', async () => {
    const { world, lists } = filled;
    await assertEach(
      machineDocuments(world.config, PAGES, { grants: true }),
      ({ path }) => path,
      async ({ path }) => {
        const id = path.includes('lists') ? lists.public : path.includes('collections') ? 'make-a-podcast' : 'chatbots';
        const values: Record<string, string> = { locale: 'en', id, slug: 'whisper', number: '1', hash: 'x' };
        const reply = await world.visitor.get(path.replaceAll(/:(\w+)/g, (_, key: string) => values[key] ?? 'x'));
        assert.deepEqual(leavingOf(reply), []);
      },
    );
  });

  test('answers of the API and of MCP link inside of it', async () => {
    const { world, submissions } = filled;
    const reader = await world.person();
    const paths = OPERATIONS.filter(({ method }) => method === 'GET').map(({ path }) =>
      path.replace('{slug}', 'whisper').replace('{id}', submissions.rejected),
    );
    await assertEach(['/tools?q=video&per_page=2', '/tools/nothing', ...paths], String, async (path) => {
      for (const who of [reader, world.visitor]) assert.deepEqual(leavingOf(await who.get(`/api/v1${path}`)), []);
    });
    const headers = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' };
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_tool', arguments: { slug: 'whisper' } },
    };
    const called = await reader.post('/mcp', call, headers);
    assert.ok(called.text.includes(`${ROOT}${BASE}/en/tools/whisper`), called.text);
    assert.deepEqual(leavingOf(called), []);
  });

  test('pages link inside of it, and what they link to is there', async () => {
    const found = new Map<string, string>();
    const pageCases = [...pageCasesOf(filled), ...addressesOf(filled, 'GET')];
    await assertEach(
      pageCases,
      ({ name }) => name,
      async ({ path, as, form }) => {
        const [browser, address] = [await browserOf(as), path.replace(':locale', 'en')];
        const reply = await (form === undefined ? browser.get(address) : browser.send(address, form));
        assert.deepEqual(leavingOf(reply), []);
        if (as !== 'visitor' || reply.status !== 200) return;
        for (const [, link = ''] of reply.text.matchAll(/\s(?:href|src|srcset)="(\/[^" #]*)/g))
          found.set(link.replaceAll('&amp;', '&'), address);
      },
    );
    assert.ok(found.size > 300, `${found.size}`);
    await assertEach(
      found,
      ([link, on]) => `${link} on ${on}`,
      async ([link]) => {
        assert.notEqual((await filled.world.visitor.get(link)).status, 404);
      },
    );
  });

  test('pages in Markdown link inside of it', async () => {
    await assertEach(
      addressesOf(filled, 'GET'),
      ({ path }) => path,
      async ({ path }) => {
        const reply = await filled.world.visitor.get(`${path.replace(':locale', 'fr')}.md`);
        assert.deepEqual(leavingOf(reply), []);
      },
    );
  });

  test('forms lead inside of it', async () => {
    await assertEach(
      addressesOf(filled, 'POST'),
      ({ path }) => path,
      async ({ path, as }) => {
        const browser = openBrowser(filled.world);
        for (const [key, value] of await cookiesOf(filled.world, as)) browser.cookies.set(key, value);
        const reply = await browser.send(path.replace(':locale', 'en'), { note: 'One note.', reason: 'spam' });
        assert.deepEqual(leavingOf(reply), []);
        if (reply.status === 303 && reply.headers.get('location')?.startsWith(BASE))
          assert.notEqual((await browser.follow(reply)).status, 404);
      },
    );
  });

  test('mails link inside of it', async () => {
    const mails = await readMails(filled.world);
    assert.ok(mails.some((mail) => mail.includes(`${ROOT}${BASE}/`)));
    assert.deepEqual(
      mails.flatMap((text) => leavingOf({ headers: new Headers(), text })),
      [],
    );
  });
});
