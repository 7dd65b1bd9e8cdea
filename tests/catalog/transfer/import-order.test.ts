/** The order of an import: times that a file does not state follow its lines, whichever batch the database answers first. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import { importTools } from '#catalog/transfer/imports.ts';
import { submission } from '../../support/factories.ts';
import { world } from '../../support/world.ts';

test('tools are published in the order of the file, though its second batch is planned before the first', async () => {
  const w = await world();
  const { db } = w;
  let asked = 0;
  let answerSecond = (): void => undefined;
  const second = new Promise<void>((resolve) => (answerSecond = resolve));
  const planning = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes('"name":"url_claims"')) planning.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (!planning.has(queryId)) return result;
      asked += 1;
      if (asked === 1) await second;
      else answerSecond();
      return result;
    },
  };
  Object.assign(db, { read: db.read.withPlugin(plugin) });
  const file = join(w.config.dataDir, 'many.jsonl');
  const rows = Array.from({ length: 300 }, (_, index) => submission({ slug: `in-order-${index}` }));
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  assert.equal((await importTools(db, file, { published: true })).created, 300);
  const tools = await db.read.selectFrom('tools').select('slug').orderBy('published_at').execute();
  assert.deepEqual(
    tools.map(({ slug }) => slug),
    rows.map((_, index) => `in-order-${index}`),
  );
});
