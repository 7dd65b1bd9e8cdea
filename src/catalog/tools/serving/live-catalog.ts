/** The live catalog: published data in the memory of a server process, following the database. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#database/database.ts';
import type { CategoryNames } from '#catalog/tools/categories/names.ts';
import type { Collection } from '#catalog/tools/collections/collections.ts';
import type { Changes } from './changed-tools.ts';
import { createFollower, type FollowReports } from './follower.ts';
import { createSummaryCache, fillSummaries, type SummaryCache } from './summary-cache.ts';
import { loadPublished, readLastKey } from './published-rows.ts';
import { followReplica, readsOf, type PublishedReads, type Replica } from './replica.ts';
import { openIndex, type IndexFileOptions } from './stored-index.ts';
import { readSiteData } from './site-data.ts';
import { openStoredVectors } from './stored-vectors.ts';
import type { TaskBook } from '#catalog/tools/tasks/task-book.ts';
import type { PageTexts } from '#catalog/site/pages.ts';
import type { SiteSettings } from '#catalog/site/site.ts';
import { CatalogError } from '#catalog/errors.ts';
import { warmUp, type CatalogIndex, type Readings } from '#catalog/search/catalog-index.ts';

/** Retry-After of requests that need the index. */
const RETRY_SECONDS = 2;
/** Share of progress for reading rows; sorting follows. */
const MOST_LOADING = 0.99;
/** Tools that are indexed in one turn of the event loop, about 1 ms. */
const AT_ONCE = 32;
/** The first search compiles the code for every catalog of the process. */
let isWarm = false;

export interface LiveCatalog {
  readonly db: Database;
  /** Throws `unavailable` until the tools are loaded. */
  readonly index: CatalogIndex;
  /** Whether the tools are loaded; before, requests without the index work, as one tool by slug. */
  readonly isLoaded: boolean;
  /** Progress of loading, 0 to 1. */
  readonly loadedShare: number;
  /** Resolves when the tools are loaded and up to date; rejects after a failure. */
  readonly loaded: Promise<void>;
  /** Index and categories are complete up to this revision; newer changes may be visible. */
  readonly revision: number;
  /** Rises with every visible change: cached answers belong to one version. */
  readonly version: number;
  readonly categories: CategoryNames;
  /** Site settings, of the revision or newer. */
  readonly site: SiteSettings;
  /** Operator pages from the database. */
  readonly pages: PageTexts;
  /** Latest start first, in any phase. */
  readonly collections: readonly Collection[];
  /** The tasks, as editors have changed them. */
  readonly tasks: TaskBook;
  /** Row numbers of popular tools, most popular first. */
  readonly popular: readonly number[];
  /** Gives queries their vectors; undefined without a model. */
  readonly readVector: Readings['readVector'];
  /** Reads published tools, if possible on a replica. */
  readonly read: PublishedReads['read'];
  /** Cached summaries of tools. */
  readonly summaries: SummaryCache;
  /**
   * Applies all changes; concurrent calls share a pass. Never fails: a failure is reported, and
   * following retries.
   */
  refresh(): Promise<void>;
  /** Resolves when all committed changes are visible, or after 300 ms. Never fails. */
  show(): Promise<void>;
  /** Starts to follow other processes' changes, and warms caches of searches and lists. */
  follow(): void;
  /** Whether the database answered within the last second. */
  isAlive(): Promise<boolean>;
  /** Whole seconds without an answer of the database; 0 while it answers. */
  staleSeconds(): number;
  /**
   * Milliseconds since the last answer, since the oldest pending change (0 if none), and since a
   * replica had all changes.
   */
  lag(): { silence: number; behind: number; replica: number | undefined };
  /** Stores the index, if configured, and releases the database. */
  stop(): Promise<void>;
}

/** A model of embeddings. */
export interface VectorSource {
  model: string;
  readVector: NonNullable<Readings['readVector']>;
}

/** Reports for the operator. */
export interface Reports extends FollowReports {
  /** The index file could not be read or written; the next start rebuilds the index. */
  onIndexFileError(error: unknown): void;
}

/**
 * Opens the catalog and starts to load all tools: a second for 100,000, beside other work, or at
 * once from a stored index. `told` gets later failures of following the database. `replica` is read in
 * place of it where it can be, and closed in the end.
 */
export async function openLiveCatalog(
  db: Database,
  told: Reports,
  {
    vectorSource,
    replica,
    ...options
  }: IndexFileOptions & { vectorSource?: VectorSource | undefined; replica?: Replica | undefined } = {},
): Promise<LiveCatalog> {
  const opened = await openIndex(db, options, (error) => told.onIndexFileError(error));
  const { index, revision, isRestored } = opened;
  const around = await readSiteData(db, index);
  const vectors = vectorSource && openStoredVectors(db, index, vectorSource.model);
  const lastKey = await readLastKey(db.read);
  const summaries = createSummaryCache();
  const stopping = new AbortController();
  const loading = createLoading(db, index, { isLoaded: isRestored, lastKey, signal: stopping.signal });
  const follower = createFollower(db, revision, {
    async onNewer() {
      await around.refresh();
      await vectors?.refresh();
    },
    take: (changes) => takeOver(changes, index, summaries),
    isLoaded: () => loading.isLoaded,
    told,
  });

  const published = replica === undefined ? readsOf(db) : await followReplica(db, replica, () => follower.newest);

  // Changes since the index was stored or built are applied at the end.
  const loaded = loading.run().then((isWhole) => (isWhole ? follower.refresh() : undefined));

  return {
    db,
    get index() {
      if (!loading.isLoaded) throw new CatalogError('unavailable', { retryAfter: RETRY_SECONDS });
      return index;
    },
    get isLoaded() {
      return loading.isLoaded;
    },
    get loadedShare() {
      return loading.share;
    },
    loaded,
    readVector: vectorSource?.readVector,
    read: published.read,
    summaries,
    get revision() {
      return follower.revision;
    },
    get version() {
      // Answers from before loading belong to another version.
      return follower.version + (loading.isLoaded ? 1 : 0);
    },
    get categories() {
      return around.categories;
    },
    get site() {
      return around.site;
    },
    get pages() {
      return around.pages;
    },
    get collections() {
      return around.collections;
    },
    get tasks() {
      return around.tasks;
    },
    get popular() {
      return around.popular;
    },
    refresh: () => (loading.isLoaded ? follower.refresh() : loaded),
    async show() {
      if (loading.isLoaded) await follower.show();
    },
    follow() {
      follower.watch();
      const read = loaded.then(async () => {
        if (!isWarm) await warmUp((q) => index.find({ q, offset: 0, limit: 1, facets: true }), stopping.signal);
        isWarm = true;
        await fillSummaries(summaries, db.survey, index, stopping.signal);
        await vectors?.load(stopping.signal);
      });
      // A database closed during shutdown is no error.
      read.catch((error: unknown) => stopping.signal.aborted || told.onError(error));
    },
    isAlive: () => follower.isAlive(),
    staleSeconds: () => follower.staleSeconds(),
    lag: () => ({ ...follower.lag(), replica: published.behind() }),
    async stop() {
      stopping.abort();
      follower.stop();
      await published.stop();
      await loaded.catch(() => undefined);
      if (loading.isLoaded) await opened.store(follower.revision);
    },
  };
}

async function takeOver({ published, gone }: Changes, index: CatalogIndex, summaries: SummaryCache): Promise<void> {
  summaries.drop(gone);
  summaries.drop(published.map(({ key }) => key));
  index.remove(gone);
  for (let from = 0; from < published.length; from += AT_ONCE) {
    if (from > 0) await nextTurn();
    index.put(published.slice(from, from + AT_ONCE));
  }
  summaries.resume();
}

interface Loading {
  readonly isLoaded: boolean;
  /** Progress, 0 to 1. */
  readonly share: number;
  /** Loads the tools, if not loaded; false if stopped before. */
  run(): Promise<boolean>;
}

function createLoading(
  db: Database,
  index: CatalogIndex,
  { isLoaded, lastKey, signal }: { isLoaded: boolean; lastKey: number; signal: AbortSignal },
): Loading {
  let isWhole = isLoaded;
  let loadedKey = 0;
  return {
    get isLoaded() {
      return isWhole;
    },
    get share() {
      return isWhole ? 1 : Math.min(MOST_LOADING, loadedKey / Math.max(1, lastKey));
    },
    async run() {
      isWhole ||= await loadPublished(db, index, { signal, onPage: (key) => (loadedKey = key) });
      return isWhole;
    },
  };
}
