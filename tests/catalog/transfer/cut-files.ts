/** Imports of one file cut in several ways, and what each leaves. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importTools } from '#catalog/transfer/imports.ts';
import { submission } from '../../support/factories.ts';
import type { World } from '../../support/world.ts';

export type Row = Record<string, unknown>;

const COUNTS = ['created', 'changed', 'unchanged', 'queued', 'bad'] as const;
const HOSTS = ['a', 'b', 'c', 'd'];
const NAMES = ['x', 'y'];
/** Some of them are what those names are made into. */
const SLUGS = [undefined, undefined, 'x', 'x-2', 'y', 'z'];

/** Numbers below `below`, the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export function rowAt(host: string, name: string, slug?: string): Row {
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
export function rowsFrom(pick: (below: number) => number, many: number, filler = 0): Row[] {
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
export async function stateAfter({ db, config }: World, parts: readonly (readonly Row[])[]) {
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

export async function assertAlike(w: World, name: string, before: Row[], rows: Row[]): Promise<void> {
  const whole = await stateAfter(w, [before, rows]);
  for (let at = 1; at < rows.length; at += 1)
    assert.deepEqual(
      await stateAfter(w, [before, rows.slice(0, at), rows.slice(at)]),
      whole,
      `${name}, cut behind line ${at}`,
    );
  assert.deepEqual(await stateAfter(w, [before, ...rows.map((row) => [row])]), whole, `${name}, line by line`);
}
