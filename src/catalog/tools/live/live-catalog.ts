/** The live catalog: what one server process holds in memory of what is published, and how it follows the database. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { startHeartbeat, type Heartbeat, type HeartbeatOptions } from '#database/heartbeat.ts';
import { readCategoryFingerprint, readCategoryNames, type CategoryNames } from '#catalog/tools/categories/names.ts';
import { createKeptSummaries, fillSummaries, roomForSummaries, type KeptSummaries } from './summary-cache.ts';
import { isPricingModel } from '#fields/pricing.ts';
import { readRevision } from '#catalog/revision.ts';
import { readPageTexts, type PageTexts } from '#catalog/site/pages.ts';
import { readSite, type SiteSettings } from '#catalog/site/site.ts';
import { createCatalogIndex, type CatalogIndex, type IndexedTool } from '#catalog/search/catalog-index.ts';
import { FIELD_END, ROW_END } from '#catalog/search/engine/rows.ts';

/** Changes taken over in one turn of the event loop: some ten milliseconds of work. */
const BATCH = 128;
/** Rows read at a time at a start, a few megabytes of text. */
const START_PAGE = 2_000;

export interface LiveCatalog {
  readonly db: Database;
  readonly index: CatalogIndex;
  /** The revision that index and categories stand at. */
  readonly revision: number;
  readonly categories: CategoryNames;
  /** The site's own words, as of the revision or newer. */
  readonly site: SiteSettings;
  /** The operator's pages that the database has. */
  readonly pages: PageTexts;
  /** What is shown of tools in lists, as far as it has been read and there is room. */
  readonly summaries: KeptSummaries;
  /**
   * Takes over what has changed since; concurrent calls share one pass. Never fails, since what was committed stands:
   * a failure is reported, and whoever follows tries again.
   */
  refresh(): Promise<void>;
  /** Looks for other processes' changes from now on and reads summaries ahead; what was not is read when it is asked for. */
  follow(): void;
  /** Whether the database has answered within the last second. */
  isAlive(): Promise<boolean>;
  /** Milliseconds since the database has answered, and since when a change waits to be taken over (0 when none does). */
  lag(): { silence: number; behind: number };
  stop(): void;
}

/** What the operator is told about following the database. */
export interface Reports extends Pick<HeartbeatOptions, 'onLost' | 'onFound'> {
  /** A change could not be taken over; it is tried again. */
  onError(error: unknown): void;
}

/**
 * Loads everything that is published. Costs about a second for 100,000 tools. `told` hears of what keeps it from
 * following the database later.
 */
export async function openLiveCatalog(db: Database, told: Reports): Promise<LiveCatalog> {
  const index = createCatalogIndex();
  // Read before the rows: a change in between is read again by the next pass instead of being missed.
  let revision = await readRevision(db.read);
  let categories = await readCategoryNames(db.read);
  let site = await readSite(db.read);
  let pages = await readPageTexts(db.read);
  index.setCategories(categories.words);
  await index.load(readPublished(db));
  const summaries = createKeptSummaries(roomForSummaries(index.size));

  let running: Promise<void> | undefined;
  let again = false;
  let heartbeat: Heartbeat | undefined;
  /** Since when a newer revision is known, as performance.now() tells it. */
  let behindSince: number | undefined;
  const stopping = new AbortController();

  async function pass(): Promise<void> {
    const latest = await readRevision(db.read);
    if (latest === revision) return;
    const latestSite = await readSite(db.read);
    if (latestSite.version !== site.version) pages = await readPageTexts(db.read);
    site = latestSite;
    if ((await readCategoryFingerprint(db.read)) !== categories.fingerprint) {
      categories = await readCategoryNames(db.read);
      index.setCategories(categories.words);
    }
    try {
      for await (const changes of readChanges(db, revision)) {
        summaries.drop(changes.gone);
        summaries.drop(changes.published.map(({ key }) => key));
        index.remove(changes.gone);
        index.put(changes.published);
      }
    } finally {
      summaries.resume();
    }
    revision = latest;
    behindSince = undefined;
  }

  async function refresh(): Promise<void> {
    if (running) {
      // The running pass may have read before the caller's change; one more covers everybody who came meanwhile.
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        await pass();
      } while (again);
    })()
      .catch((error: unknown) => told.onError(error))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    db,
    index,
    summaries,
    get revision() {
      return revision;
    },
    get categories() {
      return categories;
    },
    get site() {
      return site;
    },
    get pages() {
      return pages;
    },
    refresh,
    follow() {
      heartbeat = startHeartbeat({
        async ask() {
          if ((await readRevision(db.health)) === revision) return;
          behindSince ??= performance.now();
          void refresh();
        },
        onLost: (error) => told.onLost(error),
        onFound: (away) => told.onFound(away),
      });
      fillSummaries(summaries, db.survey, index, stopping.signal).catch((error: unknown) => {
        // A database that is closed meanwhile is none of the operator's troubles.
        if (!stopping.signal.aborted) told.onError(error);
      });
    },
    isAlive: async () => heartbeat?.isAlive() ?? true,
    lag: () => ({
      silence: heartbeat?.silence() ?? 0,
      behind: behindSince === undefined ? 0 : performance.now() - behindSince,
    }),
    stop() {
      stopping.abort();
      heartbeat?.stop();
    },
  };
}

const INDEXED_COLUMNS = ['seq', 'id', 'name', 'slug', 'published_at', 'pricing_model', 'categories', 'terms'] as const;

interface IndexedRow {
  seq: number;
  id: string;
  name: string;
  slug: string;
  published_at: string;
  pricing_model: string;
  categories: string;
  terms: string;
}

function indexedTool(row: IndexedRow): IndexedTool {
  return {
    key: row.seq,
    id: row.id,
    name: row.name,
    slug: row.slug,
    publishedAt: Date.parse(row.published_at),
    pricing: isPricingModel(row.pricing_model) ? row.pricing_model : 'freemium',
    categories: JSON.parse(row.categories) as string[],
    terms: row.terms,
  };
}

/** Everything published as pages of rows, put together by the database: objects of every row would cost more than the rest of the start. */
async function* readPublished(db: Database): AsyncGenerator<string> {
  const [fieldEnd, rowEnd] = [sql.lit(FIELD_END), sql.lit(ROW_END)];
  for (let after = 0; ;) {
    const { last, page } = await db.survey
      .selectFrom(
        db.survey
          .selectFrom('published_tools')
          .select([
            'seq',
            sql<string>`cast(seq as text) || ${fieldEnd} || published_at || ${fieldEnd} || pricing_model || ${fieldEnd}
              || categories || ${fieldEnd} || id || ${fieldEnd}
              || replace(replace(name, ${fieldEnd}, ' '), ${rowEnd}, '') || ${fieldEnd} || terms`.as('line'),
          ])
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(START_PAGE)
          .as('rows'),
      )
      .select([sql<number | null>`max(seq)`.as('last'), sql<string>`string_agg(line, ${rowEnd})`.as('page')])
      .executeTakeFirstOrThrow();
    if (last === null) return;
    yield page;
    after = Number(last);
  }
}

async function* readChanges(db: Database, since: number): AsyncGenerator<{ published: IndexedTool[]; gone: number[] }> {
  let revision = since;
  /** The last row taken over of this revision; undefined when all of them were. */
  let after: number | undefined;
  for (;;) {
    // Two questions, each of which an index answers; asked as one they would cost a look at every tool.
    const changed = db.survey.selectFrom('tools').select([...INDEXED_COLUMNS, 'state', 'revision']);
    const rows = await (
      after === undefined
        ? changed.where('revision', '>', revision)
        : changed.where('revision', '=', revision).where('seq', '>', after)
    )
      .orderBy('revision')
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    yield {
      published: rows.filter((row) => row.state === 'published').map(indexedTool),
      gone: rows.filter((row) => row.state !== 'published').map((row) => row.seq),
    };
    const last = rows.at(-1);
    if (last !== undefined && rows.length === BATCH) {
      revision = last.revision;
      after = last.seq;
      await nextTurn();
    } else if (after === undefined) return;
    else after = undefined;
  }
}
