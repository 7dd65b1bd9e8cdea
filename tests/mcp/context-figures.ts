/** What a model pays for: tokens of documents, of the list of tools and of results, at four bytes of compact JSON each. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { readKnownCategories } from '#catalog/tools/categories/known.ts';
import { BYTES_OF_A_TOKEN, MOST_TOKENS } from '../support/context-bounds.ts';
import { publish } from '../support/factories.ts';
import { openWorld, type World } from '../support/world.ts';

const DEMO = join(import.meta.dirname, '..', '..', 'demo', 'tools-work.jsonl');

export interface Figure {
  what: string;
  tokens: number;
  /** The most that it may be. */
  most: number;
}

type Json = Record<string, any>;

const tokensOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value)) / BYTES_OF_A_TOKEN;

/** A world with the starter categories and thirty tools of the demo catalog. */
export async function openDemoWorld(): Promise<World> {
  const w = await openWorld();
  await importCategories(w.db, await readKnownCategories());
  const entries = readFileSync(DEMO, 'utf8').trim().split('\n').slice(0, 30);
  await publish(
    w.db,
    entries.map((line) => {
      const { slug, name, tagline, url, description, pricing_model: pricingModel } = JSON.parse(line) as Json;
      return { slug, name, tagline, url, description, pricingModel };
    }),
  );
  await w.app.context.live.refresh();
  return w;
}

/** The result of a method of the MCP server. */
export async function say(w: World, method: string, params: Json = {}, token?: string): Promise<Json> {
  const { status, text } = await w.visitor.request(
    'POST',
    '/mcp',
    JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  );
  assert.equal(status, 200, text);
  return (JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) as { result: Json }).result;
}

/** Results of tools count as text and as an object. */
export async function measureContext(w: World): Promise<Figure[]> {
  const tokensAt = async (path: string): Promise<number> =>
    Buffer.byteLength((await w.visitor.get(path)).text) / BYTES_OF_A_TOKEN;
  const called = async (name: string, args: Json): Promise<number> => {
    const result = await say(w, 'tools/call', { name, arguments: args });
    assert.ok(result['isError'] !== true, JSON.stringify(result));
    return tokensOf(result);
  };
  const figures: Figure[] = [
    { what: 'document', tokens: await tokensAt('/agent/openapi.json'), most: MOST_TOKENS.document },
    {
      what: 'compact document',
      tokens: await tokensAt('/agent/openapi.json?view=compact'),
      most: MOST_TOKENS.compactDocument,
    },
    { what: 'tools/list', tokens: tokensOf(await say(w, 'tools/list')), most: MOST_TOKENS.toolList },
  ];
  for (const args of [{}, { q: 'write' }, { locale: 'ru' }])
    figures.push({
      what: `ten results ${JSON.stringify(args)}`,
      tokens: await called('search_tools', args),
      most: 1_500,
    });
  figures.push({ what: 'categories', tokens: await called('list_categories', { locale: 'ru' }), most: 3_000 });
  for (const args of [
    { task: 'write' },
    { task: 'free app to take notes', constraints: { pricings: ['free', 'paid'] } },
  ])
    figures.push({
      what: `recommendation ${JSON.stringify(args)}`,
      tokens: await called('recommend_tools', args),
      most: 1_200,
    });
  return figures;
}
