/** "X vs Y" finds both tools first, then the alternatives to both; the rest of a query chooses among tools of one name. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertEach } from '../support/assert-each.ts';
import { publish } from '../support/factories.ts';
import { checkedWorld } from './conformance.ts';

const w = await checkedWorld();
await publish(w.db, [
  { name: 'Midjourney', tagline: 'Makes pictures from text prompts', categories: ['image-generation'] },
  { name: 'Stable Diffusion', tagline: 'A text-to-image model', categories: ['image-generation'] },
  { name: 'DALL-E 3', tagline: 'Creates pictures from text prompts', categories: ['image-generation'] },
  { name: 'Promptling', tagline: 'Prompts for Midjourney and Stable Diffusion', categories: ['prompts'] },
  { name: 'Cursor', tagline: 'A code editor with an AI assistant', categories: ['coding-assistants'] },
  { name: 'GitHub Copilot', tagline: 'Suggests code in your editor', categories: ['coding-assistants'] },
  { name: 'Copilot', tagline: 'An everyday AI companion', categories: ['chatbots'] },
  { name: 'Claude', tagline: 'An AI assistant to talk to', categories: ['chatbots'] },
  ...Array.from({ length: 20 }, (_, at) => ({ name: `Rowan ${at}`, tagline: 'Draws figs', categories: ['design'] })),
]);
await w.app.context.live.refresh();
const search = async (q: string, more = '') =>
  (await w.visitor.get(`/api/v1/tools?q=${encodeURIComponent(q)}${more}`)).json;
const namesOf = async (q: string, more = ''): Promise<string[]> =>
  (await search(q, more)).data.map(({ name }: { name: string }) => name);

describe('a search that compares two tools', () => {
  test('finds both in their order, then what lies between', async () =>
    assertEach(
      [
        'Midjourney vs Stable Diffusion',
        'midjourney versus stable diffusion which is better',
        'Midjourney oder Stable Diffusion',
        'Midjourney или Stable Diffusion',
        'миджорни против stable diffusion',
        'Midjourney مقابل Stable Diffusion',
      ],
      String,
      async (q) => assert.deepEqual((await namesOf(q)).slice(0, 3), ['Midjourney', 'Stable Diffusion', 'DALL-E 3']),
    ));

  test('takes the tool of a name that does what the other one does', async () => {
    assert.deepEqual((await namesOf('Cursor vs Copilot')).slice(0, 2), ['Cursor', 'GitHub Copilot']);
    assert.deepEqual((await namesOf('Claude vs Copilot')).slice(0, 2), ['Claude', 'Copilot']);
  });

  test('keeps filters and orders, and is read by its words if it is exact', async () => {
    assert.equal((await namesOf('Midjourney vs Claude', '&category=chatbots'))[0], 'Claude');
    assert.equal((await search('Midjourney vs Stable Diffusion')).search.alternatives_to, null);
    assert.notEqual((await namesOf('Midjourney vs Stable Diffusion', '&exact=true'))[1], 'DALL-E 3');
  });

  test('needs two listed names: with one it asks for alternatives to it', async () =>
    assertEach(['Midjourney vs Nothinghere', 'Midjourney vs Midjourney'], String, async (q) =>
      assert.equal((await search(q)).search.alternatives_to, 'midjourney'),
    ));
});
