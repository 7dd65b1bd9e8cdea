/** Prices of imported tools: a row that names none makes a tool of unknown price, and what people have stated stays. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createAccount } from '#catalog/accounts/accounts.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { getDeskTool, type DeskTool } from '#catalog/tools/edits.ts';
import { exportTools } from '#catalog/transfer/exports.ts';
import { namedFields } from '#catalog/entries/columns.ts';
import type { Database } from '#database/database.ts';
import { CATEGORIES, createProgram, jsonLines, PASSWORD, toolRow, type Program } from './program.ts';

let program: Program;
let db: Database;
before(async () => {
  program = await createProgram();
  await program.succeed('categories', 'import', await program.file('categories.json', CATEGORIES));
  db = await program.open();
});
after(() => program.close());

let files = 0;
async function importRows(rows: readonly unknown[], ...options: string[]) {
  const file = await program.file(`rows-${(files += 1)}.jsonl`, jsonLines(rows));
  return (await program.succeed('import', file, '--published', '--json', ...options)).json;
}

const unpriced = (index: number): Record<string, unknown> => toolRow(index, { pricing_model: undefined });
const priceOf = ({ pricingModel, priceStated }: DeskTool): unknown => [pricingModel, priceStated?.by ?? null];
const priceAt = async (index: number): Promise<unknown> => priceOf(await getDeskTool(db, `sample-${index}`));

test('a row without a price, or with null for one, makes a tool of unknown price, and the report counts them', async () => {
  const rows = [unpriced(1), toolRow(2, { pricing_model: null }), toolRow(3)];
  const file = await program.file('prices.jsonl', jsonLines(rows));
  const { stdout } = await program.succeed('import', file, '--published');
  assert.equal(stdout, '3 rows: 3 created, 0 changed, 0 unchanged, 0 queued, 0 bad, 2 without a price\n');
  assert.deepEqual(
    [await priceAt(1), await priceAt(2)],
    [
      [null, null],
      [null, null],
    ],
  );
  assert.deepEqual(await priceAt(3), ['free', 'import']);
  const again = await importRows(rows);
  assert.deepEqual([again.unchanged, again.unpriced], [3, 2]);
});

test('an export says nothing of an unknown price', async () => {
  await importRows([unpriced(4)]);
  let text = '';
  for await (const piece of exportTools(db)) text += piece.text;
  const line = text.split('\n').find((each) => each.includes('"sample-4"')) ?? '';
  assert.ok(!('pricing_model' in (JSON.parse(line) as object)));
});

test('--default-pricing gives such rows a price, which nobody has stated', async () => {
  const { unpriced: count } = await importRows([unpriced(10)], '--default-pricing', 'paid');
  assert.equal(count, 1);
  assert.deepEqual(await priceAt(10), ['paid', null]);
  const file = await program.file('taken.jsonl', jsonLines([unpriced(10)]));
  const { stdout } = await program.succeed('import', file, '--published', '--default-pricing', 'paid');
  assert.match(stdout, /, 1 without a price, taken as paid\n$/);
});

test('a later row states the price, and one that is silent takes back what only a file had said', async () => {
  await importRows([unpriced(20)]);
  assert.equal((await importRows([toolRow(20, { pricing_model: 'paid' })])).changed, 1);
  assert.deepEqual(await priceAt(20), ['paid', 'import']);
  assert.equal((await importRows([unpriced(20)])).changed, 1);
  assert.deepEqual(await priceAt(20), [null, null]);
});

test('a price that an editor has stated stays under rows that name none, and can be taken back by hand', async () => {
  await importRows([unpriced(30)]);
  const editor = await createAccount(db, { email: 'prices@example.com', password: PASSWORD, role: 'editor' });
  const edit = async (pricing?: string): Promise<void> => {
    const tool = await getDeskTool(db, 'sample-30');
    const { pricing_model: _price, ...body } = namedFields(tool);
    await editTool(db, editor, tool.slug, {
      body: { ...body, ...(pricing !== undefined && { pricing_model: pricing }) },
      mark: tool.mark,
    });
  };
  await edit('freemium');
  assert.deepEqual(await priceAt(30), ['freemium', 'editor']);
  assert.equal((await importRows([unpriced(30)])).unchanged, 1);
  assert.equal((await importRows([{ ...unpriced(30), tagline: 'An assistant with another sentence' }])).changed, 1);
  assert.deepEqual(await priceAt(30), ['freemium', 'editor']);
  await edit();
  assert.deepEqual(await priceAt(30), [null, null]);
});

test('a queued row without a price can be edited and approved without one', async () => {
  const file = await program.file('queued.jsonl', jsonLines([unpriced(40)]));
  await program.succeed('import', file);
  const { id } = await db.read
    .selectFrom('submissions')
    .select('id')
    .where('name', '=', 'Sample 40')
    .executeTakeFirstOrThrow();
  await program.succeed(
    'accounts',
    'create',
    '--email',
    'desk@example.com',
    '--password',
    PASSWORD,
    '--role',
    'editor',
  );
  await program.succeed('submissions', 'approve', id, '--as', 'desk@example.com');
  assert.deepEqual(await priceAt(40), [null, null]);
});
