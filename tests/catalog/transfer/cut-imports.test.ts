/** A file does the same however it is cut: importing it whole and importing its parts one after the other end alike. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { importTools } from '#catalog/transfer/imports.ts';
import { submission } from '../../support/factories.ts';
import { world, type World } from '../../support/world.ts';

type Row = Record<string, unknown>;

const COUNTS = ['created', 'changed', 'unchanged', 'queued', 'bad'] as const;
const HOSTS = ['a', 'b', 'c', 'd'];
const NAMES = ['x', 'y'];
/** Some of them are what those names are made into. */
const SLUGS = [undefined, undefined, 'x', 'x-2', 'y', 'z'];

/** Numbers below `below`, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function rowAt(host: string, name: string, slug?: string): Row {
  return submission({
    url: `https://${host}.@.example.com/`,
    name: `@ ${name}`,
    tagline: 'An AI assistant that answers questions, first.',
    description: 'It reads documents.',
    ...(slug !== undefined && { slug: `@-${slug}` }),
    published_at: '2025-02-01',
  });
}

/** Rows that meet by their addresses, slugs and names. What tells one catalog from another in the same database is `@`. */
function rowsFrom(pick: (below: number) => number, many: number, filler = 0): Row[] {
  const one = <T>(values: readonly T[]): T => values[pick(values.length)]!;
  const rows = Array.from({ length: many }, (_, at): Row => {
    return {
      ...rowAt(one(HOSTS), one(NAMES), one(SLUGS)),
      tagline: `An AI assistant that answers questions, ${one(['first', 'second'])}.`,
      ...(pick(3) === 0 && { pricing_model: undefined }),
      ...(pick(4) === 0 && { translations: { de: { tagline: 'Ein Assistent mit KI, der Fragen beantwortet.' } } }),
      ...(pick(6) === 0 && { status: 'awaiting_moderation' }),
      published_at: `2025-01-01T00:00:${String(at % 60).padStart(2, '0')}Z`,
    };
  });
  const between = (at: number): Row[] =>
    Array.from({ length: filler }, (_, index) =>
      rowAt(`filler-${at}-${index}`, `filler ${at} ${index}`, `filler-${at}-${index}`),
    );
  return rows.flatMap((row, at) => [row, ...between(at)]);
}

const LETTERS = 'bcdfghjklm';
let made = 0;

/** What importing the parts one after the other counts, and the catalog that they leave. */
async function stateAfter({ db, config }: World, parts: readonly (readonly Row[])[]) {
  made += 1;
  // Letters alone, since numbers are words of their own to a search.
  const mark = `q${made
    .toString()
    .padStart(4, '0')
    .replace(/\d/g, (digit) => LETTERS[Number(digit)]!)}q`;
  const counts = Object.fromEntries(COUNTS.map((name) => [name, 0]));
  for (const rows of parts) {
    const file = join(config.dataDir, 'part.jsonl');
    await writeFile(file, rows.map((row) => JSON.stringify(row).replaceAll('@', mark)).join('\n'));
    const result = await importTools(db, file, { published: true });
    for (const name of COUNTS) counts[name]! += result[name];
  }
  const tools = await db.read.selectFrom('tools').selectAll().where('url_key', 'like', `%.${mark}.%`).execute();
  const submissions = await db.read
    .selectFrom('submissions')
    .selectAll()
    .where('url_key', 'like', `%.${mark}.%`)
    .execute();
  const claims = await db.read.selectFrom('url_claims').selectAll().where('url_key', 'like', `%.${mark}.%`).execute();
  const entries = [...tools, ...submissions].map(({ id }) => id);
  const texts = await db.read.selectFrom('tool_texts').selectAll().where('tool_id', 'in', entries).execute();
  const names = new Map([
    ...tools.map(({ id, slug }): [string, string] => [id, slug]),
    ...submissions.map(({ id, url_key: key }): [string, string] => [id, `waits ${key}`]),
  ]);
  const shown = (rows: readonly object[]): string[] =>
    rows
      .map((row) =>
        Object.entries(row)
          .filter(([column]) => !NOT_COMPARED.has(column))
          .map(([column, value]) => `${column}=${names.get(String(value)) ?? String(value)}`.replaceAll(mark, '@'))
          .join(' '),
      )
      .toSorted();
  return {
    counts,
    tools: shown(tools),
    submissions: shown(submissions),
    claims: shown(claims),
    texts: shown(texts),
  };
}

/** Ids of rows, and when something was written. */
const NOT_COMPARED = new Set([
  'seq',
  'revision',
  'updated_at',
  'submitted_at',
  'queued_at',
  'state_since',
  'price_stated_at',
]);

/** Files in which the rows of one batch wait for others, each behind what the catalog holds before. */
const WAITING: readonly { name: string; before: Row[]; rows: Row[] }[] = [
  {
    name: 'one row means by its address what the other means by its slug',
    before: [rowAt('a', 'x', 'x')],
    rows: [rowAt('a', 'y'), rowAt('b', 'x', 'x')],
  },
  {
    name: 'a tool moves, and rows take its old and its new address',
    before: [rowAt('a', 'x', 'x')],
    rows: [rowAt('b', 'x', 'x'), rowAt('a', 'y'), rowAt('b', 'y')],
  },
  {
    name: 'a row waits whose slug is made from its name, and so is that of the next',
    before: [rowAt('a', 'z', 'z')],
    rows: [rowAt('b', 'z', 'z'), rowAt('a', 'x'), rowAt('c', 'x')],
  },
  {
    name: 'a row waits whose slug the next would get from its name',
    before: [rowAt('a', 'z', 'z')],
    rows: [rowAt('b', 'z', 'z'), rowAt('a', 'x', 'x'), rowAt('c', 'x')],
  },
  {
    name: 'a slug is the one that an earlier row has got from its name',
    before: [],
    rows: [rowAt('a', 'x'), rowAt('b', 'x'), rowAt('c', 'y', 'x-2')],
  },
];

async function assertAlike(w: World, name: string, before: Row[], rows: Row[]): Promise<void> {
  const whole = await stateAfter(w, [before, rows]);
  for (let at = 1; at < rows.length; at += 1)
    assert.deepEqual(
      await stateAfter(w, [before, rows.slice(0, at), rows.slice(at)]),
      whole,
      `${name}, cut behind line ${at}`,
    );
  assert.deepEqual(await stateAfter(w, [before, ...rows.map((row) => [row])]), whole, `${name}, line by line`);
}

for (const { name, before, rows } of WAITING)
  test(`a file does the same however it is cut: ${name}`, async () => assertAlike(await world(), name, before, rows));

test('so does any small file', async () => {
  const w = await world();
  for (let seed = 1; seed <= 15; seed += 1) {
    const pick = numbersFrom(seed);
    await assertAlike(w, `seed ${seed}`, rowsFrom(pick, pick(3)), rowsFrom(pick, 3 + pick(4)));
  }
});

test('so does one of several batches, of which one is planned while the one before is written', async () => {
  const w = await world();
  for (let seed = 1; seed <= 2; seed += 1) {
    const rows = rowsFrom(numbersFrom(seed), 14, 35);
    const whole = await stateAfter(w, [rows]);
    assert.deepEqual(await stateAfter(w, [rows.slice(0, 100), rows.slice(100)]), whole, `seed ${seed}`);
  }
});
