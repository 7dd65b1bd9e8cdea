/** The library of the packed client: iterators, errors, retries, limits, types. One engine suffices: it speaks HTTP alone. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { publish, submission } from '../../support/factories.ts';
import { openWorld, type World } from '../../support/world.ts';
import { installClient, lacksNpm, type Installed } from '../../client/packed.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** A server that answers as told; closed with the test. */
async function answering(
  answer: (request: IncomingMessage, response: ServerResponse, times: number) => void,
): Promise<{ url: string; seen: IncomingMessage[]; close(): void }> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    answer(request, response, seen.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

describe('the library of the packed client', { skip: await lacksNpm() }, () => {
  let w: World;
  let installed: Installed;
  let library: any;
  let token: string;

  before(async () => {
    [installed, w] = await Promise.all([installClient(), openWorld()]);
    library = await import(pathToFileURL(installed.module).href);
    await publish(
      w.db,
      Array.from({ length: 25 }, (_, at) => ({ slug: `lumen-${at}`, name: `Lumen ${at}` })),
    );
    await w.app.context.live.refresh();
    ({ token } = await w.person());
  });
  after(async () => {
    await w.close();
    await installed.remove();
  });

  const client = (options: Record<string, unknown> = {}): any =>
    library.createClient({ url: w.origin, token, ...options });

  test('goes through all pages of a search', async () => {
    const slugs = new Set<string>();
    for await (const tool of client().tools({ q: 'lumen', per_page: 10 })) slugs.add(tool.slug);
    assert.equal(slugs.size, 25);
  });

  test('sends lists as the API takes them', async () => {
    const { data } = (
      await client()
        .toolPages({ categories: ['chatbots', 'video'], per_page: 1 })
        .next()
    ).value;
    assert.equal(data.length, 1);
  });

  test('goes through changes from a cursor on', async () => {
    const pages = [];
    for await (const page of client().changePages({ limit: 10 })) pages.push(page);
    // One of categories, three of tools.
    assert.equal(pages.length, 4);
    const since = pages.at(-1).pagination.next;
    const none = [];
    for await (const change of client().changes({ since })) none.push(change);
    assert.deepEqual(none, []);
  });

  test('throws what is wrong, by code, field and status', async () => {
    await assert.rejects(client().submit({ ...submission(), name: '' }), (error: any) => {
      assert.ok(error instanceof library.ToolshelfError);
      assert.deepEqual([error.status, error.code, Object.keys(error.fields)], [422, 'validation_failed', ['name']]);
      return true;
    });
    await assert.rejects(client({ token: undefined }).submissions().next(), { status: 401, code: 'missing_token' });
  });

  test('tells what is left of the limits', async () => {
    let limits: any[] = [];
    const told = (named: any[]): void => void (limits = named);
    await client({ token: undefined, onRateLimits: told }).tool('lumen-1');
    const read = limits.find(({ policy }) => /read/.test(policy));
    assert.deepEqual([read.quota, read.window, read.remaining < read.quota], [100_000, 60, true]);
  });

  test('tries a read again after the seconds that it is told to wait', async () => {
    const server = await answering((_request, response, times) =>
      times < 3
        ? json(
            response,
            times === 1 ? 429 : 503,
            { error: { code: 'rate_limited', message: 'Wait.', fields: {} } },
            { 'retry-after': '0' },
          )
        : json(response, 200, { data: { slug: 'a' } }),
    );
    assert.equal((await client({ url: server.url }).tool('a')).slug, 'a');
    assert.equal(server.seen.length, 3);
    server.close();
  });

  test('gives up after three tries, and at once where the wait is long', async () => {
    for (const [seconds, tries] of [
      ['0', 3],
      ['3600', 1],
    ] as const) {
      const refusal = { error: { code: 'rate_limited', message: 'Wait.', fields: {} } };
      const server = await answering((_request, response) => json(response, 429, refusal, { 'retry-after': seconds }));
      await assert.rejects(client({ url: server.url }).tool('a'), {
        code: 'rate_limited',
        retryAfter: Number(seconds),
      });
      assert.equal(server.seen.length, tries);
      server.close();
    }
  });

  test('submits again under the same key after a broken connection, and repeats no other write', async () => {
    const server = await answering((request, response, times) =>
      times === 1 ? request.socket.destroy() : json(response, 201, { data: { id: 'one' } }),
    );
    const broken = client({ url: server.url });
    assert.equal((await broken.submit(submission())).id, 'one');
    const keys = server.seen.map(({ headers }) => headers['idempotency-key']);
    assert.equal(keys.length, 2);
    assert.equal(keys[0], keys[1]);
    server.close();
    const other = await answering((request) => request.socket.destroy());
    await assert.rejects(client({ url: other.url }).withdraw('one'), TypeError);
    assert.equal(other.seen.length, 1);
    other.close();
  });

  test('says so where the server is no catalog', async () => {
    const server = await answering((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    );
    await assert.rejects(client({ url: server.url }).tool('a'), { code: 'unexpected_answer' });
    server.close();
  });

  test('stops waiting when it is told to', async () => {
    const controller = new AbortController();
    const follow = client().changePages({ limit: 500, follow: true, signal: controller.signal });
    await follow.next();
    const waiting = follow.next();
    controller.abort();
    await assert.rejects(waiting, { name: 'AbortError' });
  });

  test('waits on while the catalog restarts behind its proxy, but not for one that never answered', async () => {
    const restarting = (answers: unknown[]) =>
      answering((_request, response, times) => {
        const body = answers[times - 1];
        if (body === undefined) response.writeHead(502, { 'content-type': 'text/html' }).end('Bad gateway');
        else json(response, 200, body);
      });
    const at = (status: string) => ({ data: { id: 'one', status, queue: null } });
    const server = await restarting([at('awaiting_moderation'), undefined, undefined, at('published')]);
    assert.equal((await client({ url: server.url }).decision('one', { every: 0.01 })).status, 'published');
    server.close();
    const page = (next: string) => ({ data: [{ slug: next }], pagination: { next, has_more: false } });
    const followed = await restarting([page('a'), undefined, page('b')]);
    const slugs: string[] = [];
    for await (const change of client({ url: followed.url }).changes({ follow: true, every: 0.01 }))
      if (slugs.push(change.slug) === 2) break;
    assert.deepEqual(slugs, ['a', 'b']);
    followed.close();
    const silent = await restarting([]);
    await assert.rejects(client({ url: silent.url }).decision('one', { every: 0.01 }), { status: 502 });
    silent.close();
  });

  test('is typed, under --strict', async () => {
    const sample = join(installed.folder, 'sample.ts');
    await writeFile(
      sample,
      `import { createClient, ToolshelfError, type Tool, type SubmissionReceipt } from '@toolshelf/client';
const client = createClient({ url: 'https://tools.example.org' });
for await (const { slug } of client.tools({ q: 'a', pricing: 'free', locale: 'de' })) {
  const tool: Tool = await client.tool(slug);
  const price: string | null = tool.pricing_model;
  void price;
}
await client.submit({ url: 'https://a.example', name: 'Ab', tagline: 'Reads.', pricing_model: 'free', categories: ['video'] });
await client.suggest('ab', { tagline: 'Reads letters.' });
// @ts-expect-error -- no such price
client.tools({ pricing: 'cheap' });
// @ts-expect-error -- an entry needs a name
const receipt: SubmissionReceipt = await client.submit({ url: 'https://a.example', tagline: 'a', pricing_model: 'free', categories: [] });
if (receipt.id === '') throw new ToolshelfError(new Response(), {});
`,
    );
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const flags = [
      '--strict',
      '--noEmit',
      '--target',
      'es2022',
      '--module',
      'nodenext',
      '--lib',
      'es2023,dom',
      '--types',
      '',
    ];
    await run(process.execPath, [tsc, ...flags, sample], { cwd: installed.folder }).catch((error: { stdout: string }) =>
      assert.fail(error.stdout),
    );
  });
});
