/** What the documents, the MCP server and its answers take of a model's context. */
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { assertEach } from '../support/assert-each.ts';
import { measureContext, openDemoWorld } from './context-figures.ts';

test('documents, the list of tools and results keep to their tokens', async () => {
  const w = await openDemoWorld();
  after(() => w.close());
  const figures = await measureContext(w);
  await assertEach(
    figures,
    ({ what }) => what,
    ({ tokens, most }) => assert.ok(tokens <= most, `${tokens} tokens of ${most}`),
  );
});
