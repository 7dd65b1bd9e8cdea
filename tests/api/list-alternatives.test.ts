/** listAlternatives: what may be used instead of a tool, in which order, page by page. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { publish } from '../support/factories.ts';
import { checkedWorld } from './conformance.ts';

const w = await checkedWorld();
const { visitor } = w;
const [scribe = '', , , , , , , , lonely = ''] = await publish(w.db, [
  { name: 'Scribomat', tagline: 'Turns recorded interviews into text', categories: ['writing'] },
  {
    name: 'Heardly',
    tagline: 'Turns recordings of interviews into text',
    categories: ['writing'],
    pricingModel: 'free',
  },
  { name: 'Notewise', tagline: 'Text from recordings', categories: ['writing'], pricingModel: 'paid' },
  {
    name: 'Openscript',
    tagline: 'Notes for everyone, a free alternative to Scribomat',
    categories: ['developer-tools'],
    pricingModel: 'open_source',
  },
  { name: 'Scribomat Buttons', tagline: 'Buttons for recorded interviews in Scribomat', categories: ['writing'] },
  {
    name: 'Stallion',
    tagline: 'Ready prompts that turn recorded interviews into text',
    categories: ['prompts', 'writing'],
  },
  { name: 'Paintly', tagline: 'Draws horses', categories: ['image-generation'] },
  { name: 'Parrot', tagline: 'Speaks foreign tongues', categories: ['writing'] },
  { name: 'Solitaire', tagline: 'Knits jumpers', categories: ['video'] },
]);
await w.app.context.live.refresh();

const namesOf = async (path: string): Promise<string[]> => {
  const reply = await visitor.get(`/api/v1/tools/${path}`);
  assert.equal(reply.status, 200);
  return reply.json.data.map((tool: { name: string }) => tool.name);
};
const ALL = ['Openscript', 'Heardly', 'Notewise', 'Parrot', 'Scribomat Buttons', 'Stallion'];

describe('listAlternatives', () => {
  test('gives those that say so first, then those that do the same, then those of the same category, never strangers', async () => {
    const names = await namesOf(`${scribe}/alternatives`);
    assert.deepEqual(names.slice(0, 2), ALL.slice(0, 2));
    assert.deepEqual(names.slice(2).toSorted(), ALL.slice(2));
  });

  test('has the shape of listTools without facets', async () => {
    const list = await visitor.get('/api/v1/tools?per_page=2&locale=de');
    const reply = await visitor.get(`/api/v1/tools/${scribe}/alternatives?per_page=2&locale=de`);
    assert.deepEqual(Object.keys(reply.json), Object.keys(list.json));
    assert.deepEqual(Object.keys(reply.json.data[0]), Object.keys(list.json.data[0]));
    assert.equal(reply.json.locale, 'de');
    assert.equal(reply.headers.get('content-language'), 'de');
    assert.deepEqual(reply.json.pagination, { page: 1, per_page: 2, total: 6, total_pages: 3 });
  });

  test('comes in pages that hold each once and lead to each other', async () => {
    const names: string[] = [];
    let next: string | null = `${w.config.publicUrl}/api/v1/tools/${scribe}/alternatives?per_page=2`;
    while (next !== null) {
      const { json } = await visitor.get(next.slice(w.config.publicUrl.length));
      names.push(...json.data.map((tool: { name: string }) => tool.name));
      next = json.links.next;
    }
    assert.deepEqual(names, await namesOf(`${scribe}/alternatives?per_page=50`));
    assert.deepEqual(await namesOf(`${scribe}/alternatives?per_page=2&page=4`), []);
  });

  test('filters by price', async () => {
    assert.deepEqual(await namesOf(`${scribe}/alternatives?pricing=open_source`), ['Openscript']);
    assert.deepEqual(await namesOf(`${scribe}/alternatives?pricing=free_trial`), []);
  });

  test('has the same order in every language', async () =>
    assert.deepEqual(await namesOf(`${scribe}/alternatives?locale=ar`), await namesOf(`${scribe}/alternatives`)));

  test('is empty for a tool that nothing resembles', async () =>
    assert.deepEqual(await namesOf(`${lonely}/alternatives`), []));

  test('is 404 for unknown tools and 422 for parameters that are none', async () => {
    assert.equal((await visitor.get('/api/v1/tools/nobody/alternatives')).status, 404);
    const bad = await visitor.get(`/api/v1/tools/${scribe}/alternatives?pricing=cheap&page=0`);
    assert.equal(bad.status, 422);
    assert.deepEqual(Object.keys(bad.json.error.fields).toSorted(), ['page', 'pricing']);
  });

  test('is 304 for who has it', async () => {
    const path = `/api/v1/tools/${scribe}/alternatives`;
    const etag = (await visitor.get(path)).headers.get('etag') ?? '';
    assert.equal((await visitor.get(path, { 'if-none-match': etag })).status, 304);
  });
});
