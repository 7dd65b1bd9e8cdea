/** Vectors of the texts of published tools: leases texts without a vector to one server, and stores the model's answers. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { MINUTE_MS } from '#catalog/periods.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';

/** Rows up to this one were looked at. */
export interface Place {
  revision: number;
  seq: number;
}

export const FIRST_PLACE: Place = { revision: -1, seq: 0 };

export interface TextToEmbed {
  seq: number;
  text: string;
  hash: string;
}

/** Texts of one request to a model, and tools that are looked at in one transaction. */
const BATCH = 32;
const LOOKED_AT = 250;
/** Between two slices, so that requests come first. */
const PAUSE_MS = 20;
/** Most characters of a tool that a model is sent: most models read some 500 words and cut the rest. */
const LONGEST_TEXT = 2_000;
/** A batch without an outcome by then was cut off. */
const LEASE_MS = 3 * MINUTE_MS;
const PAUSE_AFTER_FAILURE_MS = MINUTE_MS;

type TextRow = Record<'name' | 'tagline', string> & { description: string | null };

const textOf = ({ name, tagline, description }: TextRow): string =>
  [name, tagline, description ?? ''].join('\n').trim().slice(0, LONGEST_TEXT).toWellFormed();

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Makes the texts due that have no vector of this model, or that of another text; from a place on, gives the last place. */
export async function noteTexts(db: Database, model: string, from: Place, signal: AbortSignal): Promise<Place> {
  for (let place = from; ;) {
    const rows = await db.survey
      .selectFrom('published_tools as t')
      .leftJoin('tool_vectors as v', 'v.seq', 't.seq')
      .select(['t.seq', 't.revision', 't.name', 't.tagline', 't.description', 'v.model', 'v.text_hash'])
      .where(sql<boolean>`(t.revision, t.seq) > (${place.revision}, ${place.seq})`)
      .orderBy('t.revision')
      .orderBy('t.seq')
      .limit(LOOKED_AT)
      .execute();
    const due = rows
      .map((row) => ({ seq: row.seq, hash: hashOf(textOf(row)), row }))
      .filter(({ hash, row }) => row.model !== model || row.text_hash !== hash);
    if (due.length > 0) await db.write((trx) => noteDue(trx, model, due));
    const last = rows.at(-1);
    if (last !== undefined) place = { revision: last.revision, seq: last.seq };
    if (rows.length < LOOKED_AT || signal.aborted) return place;
    await db.clock.pause(PAUSE_MS);
  }
}

async function noteDue(trx: Tx, model: string, due: readonly { seq: number; hash: string }[]): Promise<void> {
  const next_at = timestamp(trx.now());
  await trx
    .insertInto('tool_vectors')
    .values(due.map(({ seq, hash }) => ({ seq, model, text_hash: hash, next_at, revision: null, vector: null })))
    .onConflict((conflict) =>
      conflict.column('seq').doUpdateSet((set) => ({
        model,
        text_hash: set.ref('excluded.text_hash'),
        next_at,
        // The vector of an earlier text is better than none; that of another model is of no use.
        revision: sql`case when tool_vectors.model = ${model} then tool_vectors.revision end`,
        vector: sql`case when tool_vectors.model = ${model} then tool_vectors.vector end`,
      })),
    )
    .execute();
}

const dueRows = (db: Reader, model: string, now: string) =>
  db.selectFrom('tool_vectors').select('seq').where('next_at', '<=', now).where('model', '=', model);

/** Leases the next texts of one request; none if none is due. */
export async function takeTexts(db: Database, model: string): Promise<TextToEmbed[]> {
  const now = timestamp(db.now());
  if ((await dueRows(db.read, model, now).limit(1).executeTakeFirst()) === undefined) return [];
  return db.write(async (trx) => {
    const due = await trx.lockFreeRows(dueRows(trx, model, now).orderBy('next_at').limit(BATCH)).execute();
    if (due.length === 0) return [];
    const keys = due.map(({ seq }) => seq);
    const rows = await trx
      .selectFrom('published_tools')
      .select(['seq', 'name', 'tagline', 'description'])
      .where('seq', 'in', keys)
      .orderBy('seq')
      .execute();
    const next_at = timestamp(trx.now(), LEASE_MS);
    await trx.updateTable('tool_vectors').set({ next_at }).where('seq', 'in', keys).execute();
    const published = new Set(rows.map(({ seq }) => seq));
    const hidden = keys.filter((seq) => !published.has(seq));
    // Published again, it is noted again.
    if (hidden.length > 0) await trx.deleteFrom('tool_vectors').where('seq', 'in', hidden).execute();
    const texts = rows.map((row) => ({ seq: row.seq, text: textOf(row), hash: hashOf(textOf(row)) }));
    for (const { seq, hash } of texts)
      await trx.updateTable('tool_vectors').set({ text_hash: hash }).where('seq', '=', seq).execute();
    return texts;
  });
}

/** Stores the vectors of texts that have not changed meanwhile, as a change of the catalog. */
export async function keepVectors(
  db: Database,
  model: string,
  texts: readonly TextToEmbed[],
  vectors: readonly Float32Array[],
): Promise<void> {
  await db.write(async (trx) => {
    const revision = await raiseRevision(trx, 'other');
    for (const [at, { seq, hash }] of texts.entries()) {
      const { buffer, byteOffset, byteLength } = vectors[at]!;
      await trx
        .updateTable('tool_vectors')
        .set({ vector: Buffer.from(buffer, byteOffset, byteLength), revision, next_at: null })
        .where('seq', '=', seq)
        .where('text_hash', '=', hash)
        .where('model', '=', model)
        .execute();
    }
  });
}

/** Texts that failed are due again a minute later, or never if that is final. */
export async function postponeTexts(
  db: Database,
  model: string,
  texts: readonly TextToEmbed[],
  isFinal: boolean,
): Promise<void> {
  const keys = texts.map(({ seq }) => seq);
  await db.write((trx) =>
    trx
      .updateTable('tool_vectors')
      .set({ next_at: isFinal ? null : timestamp(trx.now(), PAUSE_AFTER_FAILURE_MS) })
      .where('seq', 'in', keys)
      .where('model', '=', model)
      .execute(),
  );
}

/** The dimensions of the stored vectors of a model; undefined without any. */
export async function readDimensions(db: Database, model: string): Promise<number | undefined> {
  const row = await db.read
    .selectFrom('tool_vectors')
    .select(sql<number>`length(vector)`.as('bytes'))
    .where('revision', 'is not', null)
    .where('model', '=', model)
    .limit(1)
    .executeTakeFirst();
  return row && Number(row.bytes) / Float32Array.BYTES_PER_ELEMENT;
}

/** How many published tools there are, and how many of them have a vector of the model. */
export async function countVectors(db: Reader, model: string): Promise<{ tools: number; vectors: number }> {
  const { tools, vectors } = await db
    .selectFrom('published_tools as t')
    .leftJoin('tool_vectors as v', (join) =>
      join.onRef('v.seq', '=', 't.seq').on('v.model', '=', model).on('v.revision', 'is not', null),
    )
    .select((select) => [select.fn.countAll<number>().as('tools'), select.fn.count<number>('v.seq').as('vectors')])
    .executeTakeFirstOrThrow();
  return { tools: Number(tools), vectors: Number(vectors) };
}
