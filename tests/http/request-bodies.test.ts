/** Bodies of more than 64 KiB: who may send one is settled, and its size counted, before its first byte comes. */
import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { after, describe, test } from 'node:test';
import { submission } from '../support/factories.ts';
import { openOAuthWorld } from '../mcp/agent.ts';
import { openMailServer } from '../mail/mail-server.ts';
import { openBrowser, signedIn, type Browser } from '../web/browser.ts';
import { PASSWORD, world, type World } from '../support/world.ts';
import { PAGES } from '#web/pages.ts';
import { converse, requestText, type Conversation } from './bare-socket.ts';

const { url, close } = await openMailServer();
const settings = { SMTP_URL: url, UPLOAD_MEGABYTES_PER_HOUR: '3', UPLOAD_ADDRESS_MEGABYTES_PER_HOUR: '7' };
after(() => void close());

const w = await world({ SMTP_URL: url });
const FILES = 'multipart/form-data; boundary=x';
const FORM = 'application/x-www-form-urlencoded';
const LARGE = 65_537;

interface Asking {
  bytes?: number | 'unknown';
  type?: string;
  browser?: Browser;
  token?: string;
  more?: readonly string[];
}

/** The head of a request with a body to come. */
function head(path: string, { bytes = LARGE, type = FILES, browser, token, more = [] }: Asking): string {
  const cookie = [...(browser?.cookies ?? [])].map((pair) => pair.join('=')).join('; ');
  return requestText(`POST ${path}`, [
    `Content-Type: ${type}`,
    ...(token === undefined
      ? ['Sec-Fetch-Site: same-origin', `Cookie: ${cookie}`]
      : [`Authorization: Bearer ${token}`]),
    bytes === 'unknown' ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`,
    ...more,
  ]);
}

/** What is answered to the head alone, without one byte of the body. */
const ask = (path: string, asking: Asking, at: World = w): Promise<Conversation> =>
  converse(at.port, [head(path, asking)], 1);
/** Asks until the server wants the body. */
async function isAsked(path: string, asking: Asking, at: World = w): Promise<boolean> {
  const wanted = { awaitBytes: 'HTTP/1.1 100 Continue' };
  const { interim } = await converse(at.port, [head(path, { more: ['Expect: 100-continue'], ...asking }), wanted], 0);
  return interim.length === 1;
}

async function assertUnread(path: string, asking: Asking, status: number): Promise<void> {
  for (const expect of [['Expect: 100-continue'], []]) {
    const { order } = await ask(path, { ...asking, more: [...(asking.more ?? []), ...expect] });
    assert.deepEqual(order, [status], `${path} ${expect.join()}`);
  }
}

describe('a body of more than 64 KiB is refused before it comes', () => {
  test('from nobody', async () => {
    await assertUnread('/en/submit', {}, 403);
    await assertUnread('/mcp', { type: 'application/json' }, 401);
    await assertUnread('/mcp', { type: 'application/json', token: 'garbage' }, 401);
  });

  test('from an account that has to confirm its address, whose form has no files', async () => {
    const browser = openBrowser(w);
    await browser.send('/en/register', { email: 'new@example.org', password: PASSWORD });
    await browser.send('/en/sign-in', { email: 'new@example.org', password: PASSWORD });
    await assertUnread('/en/submit', { browser }, 403);
    const { answers } = await ask('/en/submit', { browser });
    assert.match(answers[0]?.text ?? '', /Your e-mail address is not confirmed yet/);
    const page = await browser.get('/en/submit');
    assert.deepEqual([page.text.includes('type="file"'), page.text.includes('multipart/form-data')], [false, false]);
  });

  test('for what is somebody else’s', async () => {
    const owner = await w.person();
    const id = (await owner.post('/api/v1/submissions', submission())).json.data.id as string;
    const other = await signedIn(w, (await w.person()).account.email);
    const own = await signedIn(w, owner.account.email);
    const list = await own.send('/en/account/lists', { title: 'Mine' });
    const [, listId = ''] = /lists\/([\w-]+)/.exec(list.headers.get('location') ?? '') ?? [];
    await assertUnread(`/en/submissions/${id}/pictures`, { browser: other }, 404);
    await assertUnread(`/en/account/lists/${listId}`, { browser: other, type: FORM }, 404);
    await assertUnread('/en/tools/nothing/suggest/picture', { browser: other }, 404);
    await assertUnread('/en/admin/site/logo', { browser: other }, 403);
    assert.ok(await isAsked(`/en/submissions/${id}/pictures`, { browser: own }));
    assert.ok(await isAsked(`/en/account/lists/${listId}`, { browser: own, type: FORM }));
  });

  test('where a form of its type is never so large', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    await assertUnread('/en/submit', { browser, type: FORM }, 413);
    await assertUnread('/en/submit', { browser, type: 'text/plain' }, 415);
    await assertUnread('/en/submit', { browser, more: ['Content-Encoding: gzip'] }, 415);
    assert.ok(await isAsked('/en/submit', { browser, type: FORM, bytes: 65_536 }));
    assert.ok(await isAsked('/en/submit', { browser }));
  });

  test('unless it says how much it is', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    const chunk = (bytes: number): string => `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`;
    const list = await browser.send('/en/account/lists', { title: 'Chunks' });
    const path = list.headers.get('location') ?? '';
    const send = async (bytes: number): Promise<number | undefined> => {
      const asked = head(path, { browser, type: FORM, bytes: 'unknown' });
      return (await converse(w.port, [asked + chunk(bytes), '0\r\n\r\n'], 1)).answers[0]?.status;
    };
    assert.notEqual(await send(65_536), 413);
    assert.equal(await send(65_537), 413);
  });

  test('from an anonymous program, while one with a token is asked for it', async () => {
    const { token } = await w.person();
    assert.ok(await isAsked('/mcp', { type: 'application/json', token }));
    const small = { type: 'application/json', token, bytes: 65_536 };
    assert.ok(await isAsked('/mcp', small));
    const { order } = await ask('/mcp', { type: 'application/json', token, bytes: 131_073 });
    assert.deepEqual(order, [413]);
  });

  test('at the token endpoint, where no body is so large', async () => {
    const granting = await openOAuthWorld();
    after(() => granting.close());
    assert.ok(await isAsked('/oauth/token', { type: FORM, bytes: 16_384 }, granting));
    const { order } = await ask('/oauth/token', { type: FORM, bytes: 16_385 }, granting);
    assert.deepEqual(order, [413]);
  });

  test('on every page that takes such a one from members, by a check of its own', () => {
    for (const page of PAGES) {
      if (page.method !== 'POST' || (page.formBytes ?? 0) <= 65_536) continue;
      assert.notEqual(page.who, 'anyone', page.path);
      assert.ok(page.who === 'admin' || page.admitLarge !== undefined, page.path);
    }
  });
});

describe('bodies of more than 64 KiB count', () => {
  test('by account: what is left is told, and the next one is refused with the time to wait', async () => {
    const small = await world(settings);
    const browser = await signedIn(small, (await small.person()).account.email);
    assert.ok(await isAsked('/en/submit', { browser, bytes: 2_000_000 }, small));
    assert.ok(await isAsked('/en/submit', { browser, bytes: 65_536 }, small), 'a small one does not');
    assert.ok(await isAsked('/en/submit', { browser, bytes: LARGE }, small), 'each counts as one at least');
    const more = ['Expect: 100-continue'];
    const { answers, interim } = await ask('/en/submit', { browser, bytes: LARGE, more }, small);
    assert.deepEqual([answers[0]?.status, interim], [429, []]);
    assert.match(answers[0]?.headers.get('ratelimit-policy') ?? '', /"upload";q=3;w=3600/);
    assert.ok(Number(answers[0]?.headers.get('retry-after')) > 0);
    assert.match(answers[0]?.text ?? '', /Too many requests/);
    assert.ok(await isAsked('/en/submit', { browser, bytes: 65_536 }, small), 'small forms go on');
  });

  test('by client address, whoever sends them', async () => {
    const small = await world(settings);
    for (const bytes of [3_000_000, 3_000_000, LARGE]) {
      const browser = await signedIn(small, (await small.person()).account.email);
      assert.ok(await isAsked('/en/submit', { browser, bytes }, small));
    }
    const browser = await signedIn(small, (await small.person()).account.email);
    const { answers } = await ask('/en/submit', { browser, bytes: LARGE }, small);
    assert.equal(answers[0]?.status, 429);
    assert.match(answers[0]?.headers.get('ratelimit-policy') ?? '', /"upload-address";q=7;w=3600/);
  });
});

test('a body of one byte a chunk never has its connection read on while 8 KiB of it wait', async () => {
  const browser = await signedIn(w, (await w.person()).account.email);
  let request: IncomingMessage | undefined;
  w.app.server.server.once('request', (begun: IncomingMessage) => {
    request = begun;
  });
  const chunks = '1\r\na\r\n'.repeat(65_536);
  const { answers } = await converse(
    w.port,
    [head('/en/submit', { browser, bytes: 'unknown' }) + chunks, '0\r\n\r\n'],
    1,
  );
  assert.equal(answers[0]?.status, 400);
  // An answered request whose connection ends before its body may never say that it is closed.
  assert.equal(request?.readableHighWaterMark, 8_192);
});
