/** What the MCP server and its answers take of a model's context, at four bytes a token. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { publish } from '../support/factories.ts';
import { openWorld, type World } from '../support/world.ts';

const DEMO = join(import.meta.dirname, '..', '..', 'demo', 'tools-work.jsonl');

describe('in a model’s context', () => {
  let w: World;
  before(async () => {
    w = await openWorld();
    const entries = readFileSync(DEMO, 'utf8').trim().split('\n').slice(0, 30);
    await publish(
      w.db,
      entries.map((line) => {
        const { name, tagline, pricing_model: pricingModel, description } = JSON.parse(line) as Record<string, string>;
        return { name: name ?? '', tagline: tagline ?? '', pricingModel, description } as { name: string };
      }),
    );
    await w.app.context.live.refresh();
  });
  after(() => w.close());

  async function tokens(method: string, params: object = {}): Promise<number> {
    const message = { jsonrpc: '2.0', id: 1, method, params };
    const { status, text } = await w.visitor.post('/mcp', message, { accept: 'application/json, text/event-stream' });
    assert.equal(status, 200);
    const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) as { result: { isError?: true } };
    assert.ok(result.isError !== true, text);
    return Buffer.byteLength(JSON.stringify(result)) / 4;
  }

  const called = (name: string, args: object): Promise<number> => tokens('tools/call', { name, arguments: args });

  test('the tools take at most 5,000 tokens', async () => {
    assert.ok((await tokens('tools/list')) <= 5000);
  });

  test('a recommendation takes at most 1,200 tokens, as text and as an object', async () => {
    for (const args of [
      { task: 'write' },
      { task: 'free app to take notes', constraints: { pricings: ['free', 'paid'] } },
    ])
      assert.ok((await called('recommend_tools', args)) <= 1200, JSON.stringify(args));
  });

  test('ten results take at most 1,500 tokens, as text and as an object', async () => {
    for (const args of [{}, { q: 'write' }, { locale: 'ru' }])
      assert.ok((await called('search_tools', args)) <= 1500, JSON.stringify(args));
  });
});
