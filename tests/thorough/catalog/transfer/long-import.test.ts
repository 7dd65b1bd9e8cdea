/** Imports long enough for threads keep to the same rules as short ones. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { jobsIn } from '#catalog/search/analysis/analysis.ts';
import { importTools } from '#catalog/transfer/imports.ts';
import { submission } from '../../../support/factories.ts';
import { world, type World } from '../../../support/world.ts';

const PADDING = 'lorem ipsum '.repeat(150).trim();
/** Together with the padding more than four megabytes. */
const ROWS = 2_500;

const TAGLINE = 'Background remover that removes the background';

const rowOf = (index: number) => submission({ slug: `long-${index}`, tagline: TAGLINE, description: PADDING });

async function longFile(w: World, lines: readonly string[]): Promise<string> {
  const file = join(w.config.dataDir, 'long.jsonl');
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

async function countHits(w: World, words: string): Promise<number> {
  await w.app.context.live.refresh();
  return (await w.visitor.get(`/api/v1/tools?q=${words.replaceAll(' ', '+')}`)).json.pagination.total;
}

test('rows of a long import are found by their words and by their jobs', async () => {
  const w = await world();
  const file = await longFile(
    w,
    Array.from({ length: ROWS }, (_, index) => JSON.stringify(rowOf(index))),
  );
  assert.equal((await importTools(w.db, file, { published: true })).created, ROWS);
  assert.equal(await countHits(w, 'removes background'), ROWS);
  const { terms } = await w.db.read
    .selectFrom('tools')
    .select('terms')
    .where('slug', '=', 'long-7')
    .executeTakeFirstOrThrow();
  assert.deepEqual(
    jobsIn(terms)
      .filter(({ strength }) => strength === 'main')
      .map(({ id }) => id),
    ['remove-background'],
  );
});

test('a long import names bad rows by their lines, and a second one changes nothing', async () => {
  const w = await world();
  const lines = Array.from({ length: ROWS }, (_, index) => JSON.stringify(rowOf(index)));
  lines[40] = '';
  lines[1_200] = '{ not json';
  lines[1_800] = JSON.stringify(submission({ slug: 'long-1800', tagline: 'x', description: PADDING }));
  lines[2_400] = JSON.stringify({ ...rowOf(2_400), slug: 'Long 3' });
  const file = await longFile(w, lines);
  const problems: [number, string[]][] = [];
  const onProblem = ({ line, fields }: { line: number; fields: object }) =>
    void problems.push([line, Object.keys(fields)]);
  const first = await importTools(w.db, file, { published: true, onProblem });
  assert.deepEqual(problems, [
    [1_201, ['body']],
    [1_801, ['tagline']],
    [2_401, ['slug']],
  ]);
  assert.deepEqual([first.rows, first.created, first.bad], [ROWS - 1, ROWS - 4, 3]);
  const { revision } = await w.db.read.selectFrom('catalog_revision').select('revision').executeTakeFirstOrThrow();
  const second = await importTools(w.db, file, { published: true });
  assert.deepEqual([second.created, second.changed, second.unchanged], [0, 0, ROWS - 4]);
  const after = await w.db.read.selectFrom('catalog_revision').select('revision').executeTakeFirstOrThrow();
  assert.equal(after.revision, revision);
});

test('a strict long import with a bad row near its end changes nothing', async () => {
  const w = await world();
  const lines = Array.from({ length: ROWS }, (_, index) => JSON.stringify(rowOf(index)));
  lines[ROWS - 1] = '[]';
  const file = await longFile(w, lines);
  await assert.rejects(importTools(w.db, file, { published: true, strict: true }), { code: 'validation_failed' });
  assert.equal(await countHits(w, ''), 0);
});
