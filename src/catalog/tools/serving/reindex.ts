/** Keeps the stored search terms in step with the analysis that makes them, behind a server that answers requests. */
import { sql } from 'kysely';
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
import { openThreadPool, type ThreadPool } from '#catalog/thread-pool.ts';

/** Tools of one transaction, which takes a few milliseconds. */
const SLICE = 250;
/** Between two slices: longer than a server that starts looks away from the lock, so that it gets its turn. */
const PAUSE_MS = 120;

export interface ReindexOptions {
  /** Ends it after the slice that is under way; what is left is found again. */
  signal?: AbortSignal;
  /** Told once that there are tools to be analysed, before the first. */
  onBegin?(): void;
}

/** A tool as it was read, with the revision that says whether it was changed since. */
interface OldTool extends SearchableTool {
  seq: number;
  revision: number;
}

/**
 * Makes the terms of every tool anew that an older analysis has made, or a long import for its words alone; returns how many. Those of a newer one stay: where
 * versions run side by side, the older must not undo it. A slice at a time, one server at a time, each slice under a revision
 * of its own, so that every server's index takes it over; until then a tool is found by its older terms. Costs one look at an
 * index when there are none.
 */
export async function refreshStoredTerms(db: Database, { signal, onBegin }: ReindexOptions = {}): Promise<number> {
  if (!(await hasOldTerms(db))) return 0;
  onBegin?.();
  const threads: { pool?: ThreadPool<SearchableTool, string> } = {};
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
    await threads.pool?.close();
  }
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

/** The next tools behind a row number; `last` is undefined when there are no more. */
async function refreshSlice(
  db: Database,
  after: number,
  threads: { pool?: ThreadPool<SearchableTool, string> },
): Promise<{ refreshed: number; last: number | undefined }> {
  const tools = await readOldTools(db, after);
  if (tools.length === 0) return { refreshed: 0, last: undefined };
  // What is left in the end is not worth a thread.
  if (tools.length === SLICE)
    threads.pool ??= openThreadPool<SearchableTool, string>(new URL('./reindex-worker.ts', import.meta.url), 1);
  const terms = threads.pool === undefined ? tools.map(analyseTool) : await threads.pool.run(tools);
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

/** Stores terms under a new revision; returns of how many tools. */
async function writeTerms(trx: Tx, tools: readonly OldTool[], terms: readonly string[]): Promise<number> {
  const revision = await raiseRevision(trx, 'other');
  const made = tableOf(
    trx.engine,
    tools.map(({ seq, revision: read }, at) => [seq, read, terms[at]]),
  );
  // Whoever has changed the tool meanwhile has made its terms, too.
  const result = await sql`
    update tools set terms = made.terms, terms_version = ${ANALYSIS_VERSION}, revision = ${revision}
    from (select cast(t.value ->> 0 as bigint) as seq, cast(t.value ->> 1 as bigint) as revision, t.value ->> 2 as terms
      from ${made}) as made
    where tools.seq = made.seq and tools.revision = made.revision
  `.execute(trx);
  return Number(result.numAffectedRows ?? 0);
}
