/** Re-analysis of stored search terms after a change of the analysis, in the background. */
import { sql } from 'kysely';
import { Tinypool } from 'tinypool';
import { tableOf } from '#database/bulk-rows.ts';
import type { Database, Tx } from '#database/database.ts';
import { isLocale } from '#catalog/locales.ts';
import { raiseRevision } from '#catalog/revision.ts';
import {
  ANALYSIS_VERSION,
  analyseTool,
  type SearchableTool,
  type ToolText,
} from '#catalog/search/analysis/analysis.ts';

/** Tools of one transaction, a few milliseconds. */
const SLICE = 250;
/** Pause between slices: longer than a starting server's poll of the lock. */
const PAUSE_MS = 120;

export interface ReindexOptions {
  /** Stops after the current slice; the rest is found again. */
  signal?: AbortSignal;
  /** Called once before the first tool, if there are any. */
  onBegin?(): void;
}

/** A tool with the revision at which it was read. */
interface OldTool extends SearchableTool {
  seq: number;
  revision: number;
}

/**
 * Updates the terms of every tool that an older analysis (or a long import, words only) has made;
 * gives their number. Terms of a newer analysis stay: when versions run side by side, the older
 * must not undo them. One server at a time works slice by slice, each under its own revision for
 * all indexes; until then a tool is found by its old terms. Costs one index lookup if there are
 * none.
 */
export async function refreshStoredTerms(db: Database, { signal, onBegin }: ReindexOptions = {}): Promise<number> {
  if (!(await hasOldTerms(db))) return 0;
  onBegin?.();
  const threads: { pool?: Tinypool } = {};
  try {
    let refreshed = 0;
    for (let after: number | undefined = 0; after !== undefined;) {
      if (signal?.aborted === true) break;
      const from: number = after;
      const slice = await db.exclusively(() => refreshSlice(db, from, threads));
      refreshed += slice.refreshed;
      after = slice.last;
      if (after !== undefined) await db.clock.pause(PAUSE_MS);
    }
    return refreshed;
  } finally {
    await threads.pool?.destroy();
  }
}

/** The number of tools with the terms of an older analysis. */
export async function countOldTerms(db: Database): Promise<number> {
  const { count } = await db.survey
    .selectFrom('tools')
    .select((of) => of.fn.countAll<number | string>().as('count'))
    .where('terms_version', '<', ANALYSIS_VERSION)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function hasOldTerms(db: Database): Promise<boolean> {
  const first = await db.survey
    .selectFrom('tools')
    .select('seq')
    .where('terms_version', '<', ANALYSIS_VERSION)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

/** The next tools after a row number; `last` is undefined at the end. */
async function refreshSlice(
  db: Database,
  after: number,
  threads: { pool?: Tinypool },
): Promise<{ refreshed: number; last: number | undefined }> {
  const tools = await readOldTools(db, after);
  if (tools.length === 0) return { refreshed: 0, last: undefined };
  // The last, smaller slice is not worth a thread.
  if (tools.length === SLICE)
    threads.pool ??= new Tinypool({ filename: new URL('reindex-worker.ts', import.meta.url).href, maxThreads: 1 });
  const terms: string[] =
    threads.pool === undefined ? tools.map(analyseTool) : await threads.pool.run(tools, { name: 'analyseTools' });
  const refreshed = await db.write((trx) => writeTerms(trx, tools, terms));
  return { refreshed, last: tools.length < SLICE ? undefined : tools.at(-1)?.seq };
}

async function readOldTools(db: Database, after: number): Promise<OldTool[]> {
  const rows = await db.survey
    .selectFrom('tools')
    .select(['seq', 'id', 'name', 'slug', 'url', 'categories', 'tagline', 'description', 'original_locale', 'revision'])
    .where('terms_version', '<', ANALYSIS_VERSION)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(SLICE)
    .execute();
  if (rows.length === 0) return [];
  const texts = await db.survey
    .selectFrom('tool_texts')
    .select(['tool_id', 'locale', 'tagline', 'description'])
    .where(
      'tool_id',
      'in',
      rows.map((row) => row.id),
    )
    .execute();
  const byTool = Map.groupBy(texts, (text) => text.tool_id);
  return rows.map(({ seq, revision, id, name, slug, url, categories, original_locale, tagline, description }) => ({
    seq,
    revision,
    name,
    slug,
    url,
    categories: JSON.parse(categories) as string[],
    texts: [{ locale: original_locale, tagline, description }, ...(byTool.get(id) ?? [])].filter(
      (text): text is typeof text & ToolText => isLocale(text.locale),
    ),
  }));
}

/** Stores terms under a new revision; gives the number of tools. */
async function writeTerms(trx: Tx, tools: readonly OldTool[], terms: readonly string[]): Promise<number> {
  const revision = await raiseRevision(trx, 'other');
  const made = tableOf(
    trx.engine,
    tools.map(({ seq, revision: read }, at) => [seq, read, terms[at]]),
  );
  // A concurrent change of the tool has made its own terms.
  const result = await sql`
    update tools set terms = made.terms, terms_version = ${ANALYSIS_VERSION}, revision = ${revision}
    from (select cast(t.value ->> 0 as bigint) as seq, cast(t.value ->> 1 as bigint) as revision, t.value ->> 2 as terms
      from ${made}) as made
    where tools.seq = made.seq and tools.revision = made.revision
  `.execute(trx);
  return Number(result.numAffectedRows ?? 0);
}
