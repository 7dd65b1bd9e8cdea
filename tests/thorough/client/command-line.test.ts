/**
 * The command line of the packed client against a live server: every command, as a maker types it.
 * One engine suffices: it speaks HTTP alone.
 */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { rm, stat, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Webhook } from 'standardwebhooks';
import { approveSubmission, rejectSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { quarantineTool } from '#catalog/moderation/quarantine.ts';
import type { Account } from '#catalog/roles.ts';
import { publish, submission } from '../../support/factories.ts';
import { openWorld, type World } from '../../support/world.ts';
import { installClient, lacksNpm, runCommand, type Installed } from '../../client/packed.ts';
import type { Result } from '../../support/program-result.ts';

const run = promisify(execFile);

describe('the command line of the packed client', { skip: await lacksNpm() }, () => {
  let w: World;
  let client: Installed;
  let editor: Account;
  let env: Record<string, string>;

  before(async () => {
    [client, w] = await Promise.all([installClient(), openWorld()]);
    await publish(w.db, [
      { slug: 'lumen', name: 'Lumen', tagline: 'Paints pictures from words.', description: 'It paints.' },
      { slug: 'heron', name: 'Marble Heron', categories: ['video'] },
    ]);
    await w.app.context.live.refresh();
    editor = (await w.person('editor')).account;
    env = { TOOLSHELF_URL: w.origin, TOOLSHELF_TOKEN: (await w.person()).token };
  });
  after(async () => {
    await w.close();
    await client.remove();
  });

  const shelf = (...words: string[]): Promise<Result> => runCommand(client, words, { env });
  const succeed = async (...words: string[]): Promise<Result> => {
    const result = await shelf(...words);
    assert.equal(result.code, 0, result.stderr);
    return result;
  };
  let files = 0;
  const file = async (entry: unknown): Promise<string> => {
    const path = join(client.folder, `entry-${(files += 1)}.json`);
    await writeFile(path, JSON.stringify(entry));
    return path;
  };
  const submitted = async (): Promise<string> =>
    (await succeed('submit', await file(submission()), '--json')).json.id as string;

  test('says under its old name how it is called now, apart from its answer', async () => {
    const old = join(client.folder, 'node_modules', '.bin', 'toolshelf');
    const { stdout, stderr } = await run(old, ['--version'], { env: { ...process.env, ...env } });
    assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
    assert.match(stderr, /^toolshelf: [^\n]* shelf[^\n]*\n$/);
    assert.equal((await succeed('--version')).stderr, '');
  });

  test('finds tools, for people and for programs', async () => {
    assert.match((await succeed('search', 'marble', 'heron')).stdout, /^heron +Marble Heron /);
    const { json } = await succeed('search', '--category', 'video', '--limit', '1', '--json');
    assert.deepEqual(
      json.data.map(({ slug }: { slug: string }) => slug),
      ['heron'],
    );
  });

  test('has its old name, too', async () => {
    const old = { ...client, program: join(client.folder, 'node_modules/.bin/toolshelf') };
    assert.equal((await runCommand(old, ['show', 'lumen'], { env })).stdout, (await shelf('show', 'lumen')).stdout);
  });

  test('shows a tool, and says plainly that there is none', async () => {
    const { stdout } = await succeed('show', 'lumen');
    assert.match(stdout, /^Lumen\nPaints pictures from words\.\n\n[^]*\nIt paints\.\n$/);
    const missing = await shelf('show', 'nothing-here');
    assert.deepEqual([missing.code, missing.stdout], [1, '']);
    assert.match(missing.stderr, /^shelf: not_found: /);
  });

  test('keeps the path of a catalog that has one', async () => {
    const below = await openWorld({ PUBLIC_URL: 'http://localhost/ai' });
    try {
      await publish(below.db, [{ slug: 'osprey', name: 'Osprey' }]);
      await below.app.context.live.refresh();
      const there = { ...env, TOOLSHELF_URL: `${below.origin}/` };
      const { stdout, stderr } = await runCommand(client, ['search', 'osprey'], { env: there });
      assert.match(stdout, /^osprey +Osprey /, stderr);
    } finally {
      await below.close();
    }
  });

  test('lists categories', async () => {
    assert.match((await succeed('categories', '--locale', 'de')).stdout, /^video +\S.* +1$/m);
  });

  test('checks an entry without sending it', async () => {
    const path = await file(submission({ tagline: 'x' }));
    const { code, stdout, stderr } = await shelf('submit', path, '--dry-run');
    assert.equal(code, 1);
    assert.match(stdout, /^tagline +validation_failed +\S/);
    assert.match(stderr, /would be refused/);
    assert.match((await succeed('submit', await file(submission()), '--dry-run')).stdout, /^would be accepted/);
    assert.deepEqual((await succeed('status', '--json')).json, []);
  });

  test('names the fields that are wrong, also as JSON', async () => {
    const path = await file(submission({ name: '', url: 'nowhere' }));
    const { code, stderr } = await shelf('submit', path);
    assert.equal(code, 1);
    assert.match(stderr, /^shelf: validation_failed: [^]*\n {2}name: /);
    const { error } = JSON.parse((await shelf('submit', path, '--json')).stderr);
    assert.deepEqual(
      [error.status, error.code, Object.keys(error.fields).toSorted()],
      [422, 'validation_failed', ['name', 'url']],
    );
  });

  test('submits once under one key, shows the status, and withdraws', async () => {
    const path = await file(submission());
    const { id } = (await succeed('submit', path, '--key', 'release-1', '--json')).json;
    assert.equal((await succeed('submit', path, '--key', 'release-1', '--json')).json.id, id);
    assert.match((await succeed('status', id)).stdout, /awaiting an editor, number 1 in the queue/);
    assert.match((await succeed('status')).stdout, new RegExp(`^${id} +awaiting_moderation `));
    assert.match((await succeed('withdraw', `${w.origin}/en/submissions/${id}`)).stdout, /status +withdrawn/);
    assert.equal((await shelf('withdraw', id)).code, 1);
  });

  test('reads an entry from standard input', async () => {
    const { code, json } = await runCommand(client, ['submit', '-', '--json'], {
      env,
      input: JSON.stringify(submission()),
    });
    assert.deepEqual([code, json.status], [0, 'awaiting_moderation']);
    await succeed('withdraw', json.id);
  });

  test('waits for the editor, who publishes it', async () => {
    const requests = on(w.app.server.server, 'request');
    const waiting = shelf('submit', await file(submission({ name: 'Patient Lantern' })), '--wait', '--every', '1');
    // It has seen its place before the editor comes.
    for await (const [{ url }, response] of requests as AsyncIterable<[IncomingMessage, ServerResponse]>) {
      if (!/\/submissions\/[0-9a-f-]{36}/.test(url ?? '')) continue;
      if (!response.writableFinished) await once(response, 'finish');
      break;
    }
    let open: { id: string } | undefined;
    while (open === undefined) {
      const { json } = await succeed('status', '--json');
      open = json.find(
        ({ status, name }: Record<string, string>) => name === 'Patient Lantern' && status !== 'withdrawn',
      );
    }
    await approveSubmission(w.db, editor, open.id);
    await w.app.context.live.refresh();
    const { code, stdout, stderr } = await waiting;
    assert.equal(code, 0, stderr);
    assert.match(stdout, /status +published\n(?:.*\n)*listed +http/);
    assert.match(stderr, /number 1 in the queue/);
  });

  test('corrects what an editor asks for', async () => {
    const id = await submitted();
    await requestChanges(w.db, editor, id, { note: 'Say what it reads.' });
    const asked = await shelf('status', id, '--wait');
    assert.equal(asked.code, 1);
    assert.match(asked.stdout, /note +Say what it reads\.[^]*shelf correct/);
    const tagline = 'An AI assistant that reads contracts and answers questions about them.';
    const { json } = await succeed('correct', id, await file(submission({ tagline })), '--json');
    assert.deepEqual([json.status, json.tagline], ['awaiting_moderation', tagline]);
  });

  test('appeals against a rejection', async () => {
    const id = await submitted();
    await rejectSubmission(w.db, editor, id, { reason: 'broken_link' });
    assert.equal((await shelf('appeal', id)).code, 2);
    const words = ['appeal', id, '--message', 'The page was down for an hour and is there again.'];
    assert.equal((await succeed(...words, '--json')).json.status, 'awaiting_moderation');
  });

  test('suggests a change of a published tool', async () => {
    const id = await submitted();
    await approveSubmission(w.db, editor, id);
    await w.app.context.live.refresh();
    const { slug } = (await succeed('status', id, '--json')).json.tool;
    const { stdout } = await succeed('suggest', slug, await file({ pricing_model: 'open_source' }));
    assert.match(stdout, /fields +pricing_model/);
  });

  test('follows what changes, from a cursor on', async () => {
    const { stdout, stderr } = await succeed('changes');
    assert.match(stdout, /^\+ lumen {2}Lumen$/m);
    const cursor = /cursor (\S+)\n$/.exec(stderr)?.[1] ?? '';
    const asked = once(w.app.server.server, 'request');
    const child = spawn(
      process.execPath,
      [client.program, 'changes', '--follow', '--every', '1', '--since', cursor, '--json'],
      {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const ended = once(child, 'close');
    await asked;
    await publish(w.db, [{ slug: 'late', name: 'Late Arrival' }]);
    await w.app.context.live.refresh();
    let said = '';
    for await (const part of child.stdout) {
      said += part;
      if (said.includes('"cursor"')) break;
    }
    child.kill('SIGINT');
    assert.deepEqual(await ended, [130, null]);
    const [change, last] = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    assert.deepEqual([change?.['type'], change?.['slug']], ['tool.upserted', 'late']);
    assert.notEqual(last?.['cursor'], cursor);
  });

  test('forwards the events of the account, signed, outlasts a catalog that is away, and ends with Ctrl-C', async () => {
    const maker = await w.person();
    let isAway = false;
    const between = createServer((asked, answer) => {
      if (isAway) {
        asked.socket.destroy();
        return;
      }
      const { method, url, headers } = asked;
      const host = new URL(w.origin).host;
      const onward = request(w.origin + url, { method, headers: { ...headers, host } }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      // Else the catalog, which closes at the end, waits two minutes for its connection.
      answer.on('close', () => onward.destroy());
      asked.pipe(onward);
    });
    const hook = createServer((_asked, answer) => answer.writeHead(202).end());
    await Promise.all([between, hook].map((each) => once(each.listen(0, '127.0.0.1'), 'listening')));
    const [catalog, forward] = [between, hook].map(
      (each) => `http://127.0.0.1:${(each.address() as AddressInfo).port}`,
    );
    const child = spawn(process.execPath, [client.program, 'listen', '--forward', `${forward}/hook`, '--json'], {
      env: { ...process.env, TOOLSHELF_URL: catalog, TOOLSHELF_TOKEN: maker.token },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close');
    const lines = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    /** Waits until the program waits for events; then one happens. */
    const heard = async (): Promise<{ headers: Record<string, string>; body: string; answer: string }> => {
      const [slug = ''] = await publish(w.db, [{ accountId: maker.account.id }]);
      await quarantineTool(w.db, editor, slug, { reason: 'spam' });
      w.clock.advance(20_000);
      const line = lines.next();
      await w.clock.elapseDuring(line, 600_000);
      return JSON.parse((await line).value as string);
    };
    const asksForEvents = async (): Promise<void> => {
      for await (const [asked] of on(between, 'request'))
        if ((asked as IncomingMessage).url?.endsWith('/events')) return;
    };
    try {
      const [said] = (await once(child.stderr.setEncoding('utf8'), 'data')) as [string];
      const more = said.includes('whsec_') ? said : said + String((await once(child.stderr, 'data'))[0]);
      const [secret = ''] = /whsec_[\w+/=]+/.exec(more) ?? [];
      const { headers, body, answer } = await heard();
      const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
      assert.equal(new Webhook(secret).sign(headers['webhook-id'] ?? '', at, body), headers['webhook-signature']);
      assert.deepEqual([JSON.parse(body).type, answer], ['tool.hidden', '202']);
      isAway = true;
      between.closeAllConnections();
      await asksForEvents();
      isAway = false;
      await asksForEvents();
      assert.equal(JSON.parse((await heard()).body).type, 'tool.hidden');
    } finally {
      child.kill('SIGINT');
      assert.deepEqual(await ended, [130, null]);
      for (const each of [between, hook]) each.close().closeAllConnections();
    }
  });

  test('takes an address of http alone to forward to', async () => {
    const { code, stderr } = await shelf('listen', '--forward', 'localhost:3000');
    assert.equal(code, 2);
    assert.match(stderr, /^shelf: --forward must be an address like /);
  });

  test(
    'keeps a token for its owner alone, and sends it to its own catalog only',
    { skip: process.platform === 'win32' },
    async () => {
      const none = { env: {} };
      const unknown = await runCommand(client, ['search'], none);
      assert.deepEqual([unknown.code, unknown.stdout], [2, '']);
      const bad = await runCommand(client, ['login', '--url', w.origin], { env: {}, input: 'not-a-token\n' });
      assert.equal(bad.code, 1);
      assert.match(bad.stderr, /invalid_token/);
      const input = `${env['TOOLSHELF_TOKEN']}\n`;
      assert.equal((await runCommand(client, ['login', '--url', w.origin], { env: {}, input })).code, 0);
      const { mode } = await stat(join(client.folder, 'config/toolshelf/credentials.json'));
      assert.equal(mode & 0o777, 0o600);
      assert.equal((await runCommand(client, ['status'], none)).code, 0);
      const elsewhere = await runCommand(client, ['status', '--url', w.origin.replace('127.0.0.1', 'localhost')], none);
      assert.match(elsewhere.stderr, /missing_token/);
    },
  );

  test(
    'keeps it below the home folder where XDG_CONFIG_HOME is empty or no absolute path',
    { skip: process.platform === 'win32' },
    async () => {
      const input = `${env['TOOLSHELF_TOKEN']}\n`;
      for (const given of ['', 'config-here']) {
        await rm(join(client.folder, '.config'), { recursive: true, force: true });
        const words = ['login', '--url', w.origin];
        assert.equal((await runCommand(client, words, { env: { XDG_CONFIG_HOME: given }, input })).code, 0);
        assert.ok((await stat(join(client.folder, '.config/toolshelf/credentials.json'))).isFile(), given);
        await assert.rejects(stat(join(client.folder, given, 'toolshelf')), { code: 'ENOENT' });
      }
    },
  );

  test('says in words that a file of an entry is not there', async () => {
    const { code, stderr } = await runCommand(client, ['submit', 'none.json'], { env });
    assert.equal(code, 1);
    assert.match(stderr, /none\.json cannot be read: there is no such file/);
    assert.doesNotMatch(stderr, /ENOENT/);
  });

  test('is an MCP server for agents that start programs', async () => {
    const agent = new Client({ name: 'test', version: '1' });
    await agent.connect(new StdioClientTransport({ command: process.execPath, args: [client.program, 'mcp'], env }));
    const { tools } = await agent.listTools();
    assert.ok(tools.some(({ name }) => name === 'submit_tool'));
    const found = await agent.callTool({ name: 'search_tools', arguments: { q: 'marble heron' } });
    assert.match(JSON.stringify(found.structuredContent), /"slug":"heron"/);
    const mine = await agent.callTool({ name: 'list_submissions', arguments: {} });
    assert.equal(mine.isError, undefined, 'the token goes with it');
    assert.match(JSON.stringify(await agent.readResource({ uri: 'toolshelf://tools/lumen' })), /Lumen/);
    await agent.close();
  });

  test('runs on the Node that brought npm, too', async () => {
    const { stdout: node } = await run('npm', ['exec', '--yes', '--', 'node', '-p', 'process.execPath'], {
      cwd: tmpdir(),
      env: { ...process.env, PATH: (process.env['PATH'] ?? '').replace(/[^:]*node_modules[^:]*:?/g, '') },
    });
    const found = await runCommand(client, ['search', 'marble', 'heron'], { env, node: node.trim() });
    assert.match(found.stdout, /^heron /);
  });

  test('is told wrong usage by 2, and the right form', async () => {
    for (const words of [
      [],
      ['serch'],
      ['show'],
      ['show', 'a', 'b'],
      ['search', '--nothing'],
      ['search', '--limit', 'many'],
    ]) {
      const { code, stderr } = await shelf(...words);
      assert.equal(code, 2, words.join(' '));
      assert.match(stderr, /^shelf: /);
    }
    assert.match((await succeed('help')).stdout, /^ {2}submit FILE +Submits/m);
    assert.match((await succeed('help', 'submit')).stdout, /--dry-run/);
    assert.match((await succeed('--version')).stdout, /^\d+\.\d+\.\d+\n$/);
  });

  test('says so where there is no catalog', async () => {
    const { code, stderr } = await shelf('search', 'x', '--url', 'http://127.0.0.1:1');
    assert.equal(code, 1);
    assert.match(stderr, /cannot be reached/);
  });
});
