/** The live catalog: what one server process holds in memory of what is published, and how it follows the database. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#database/database.ts';
import { startHeartbeat, type Heartbeat, type HeartbeatOptions } from '#database/heartbeat.ts';
import { readCategoryFingerprint, readCategoryNames, type CategoryNames } from '#catalog/tools/categories/names.ts';
import { createCatchUp } from './catch-up.ts';
import { readPhrasesFingerprint, readTaughtPhrases } from '#catalog/tools/jobs/job-phrases.ts';
import { createKeptSummaries, fillSummaries, roomForSummaries, type KeptSummaries } from './summary-cache.ts';
import { loadPublished, readLastKey } from './published-rows.ts';
import { keepIndex } from './index-keeper.ts';
import { restoreIndex, type RestoredIndex } from './stored-index.ts';
import { readRevision } from '#catalog/revision.ts';
import { readPageTexts, type PageTexts } from '#catalog/site/pages.ts';
import { readSite, type SiteSettings } from '#catalog/site/site.ts';
import { readCollections, type Collection } from '#catalog/tools/collections/collections.ts';
import { CatalogError } from '#catalog/errors.ts';
import { createCatalogIndex, readAhead, type CatalogIndex } from '#catalog/search/catalog-index.ts';

/** When to ask again for what needs the index. */
const RETRY_SECONDS = 2;
/** All rows are read then, and put in order. */
const MOST_LOADING = 0.99;
/** A smaller catalog is indexed in a quarter of a second. */
const LEAST_STORED = 20_000;
/** A change that waits to be shown holds up whoever made it no longer than this, in milliseconds. */
const PATIENCE_MS = 300;

export interface LiveCatalog {
  readonly db: Database;
  /** Throws `unavailable` until the tools are loaded. */
  readonly index: CatalogIndex;
  /** Whether the tools are loaded; what needs no index, such as one tool by its slug, is answered before. */
  readonly isLoaded: boolean;
  /** How much of them is, 0 to 1. */
  readonly loadedShare: number;
  /** Resolves when the tools are loaded and changes of meanwhile are taken over; rejects with what kept it from that. */
  readonly loaded: Promise<void>;
  /** The revision up to which index and categories have every change; newer ones may be shown already. */
  readonly revision: number;
  /** Rises whenever something else may be shown: answers that are kept belong to one version. */
  readonly version: number;
  readonly categories: CategoryNames;
  /** The site's own words, as of the revision or newer. */
  readonly site: SiteSettings;
  /** The operator's pages that the database has. */
  readonly pages: PageTexts;
  /** Those that began last first, whatever their days are. */
  readonly collections: readonly Collection[];
  /** What is shown of tools in lists, as far as it has been read and there is room. */
  readonly summaries: KeptSummaries;
  /**
   * Takes over everything that has changed since; concurrent calls share one pass. Never fails, since what was committed
   * stands: a failure is reported, and whoever follows tries again.
   */
  refresh(): Promise<void>;
  /** Resolves when what has been committed so far is shown, however much else is still taken over, or after 300 ms. Never fails. */
  show(): Promise<void>;
  /** Looks for other processes' changes from now on and reads ahead what searches and lists need; what was not is read when it is asked for. */
  follow(): void;
  /** Whether the database has answered within the last second. */
  isAlive(): Promise<boolean>;
  /** Whole seconds since the database has answered, from the moment on that it is missed; 0 while it answers. */
  staleSeconds(): number;
  /** Milliseconds since the database has answered, and since when a change waits to be taken over (0 when none does). */
  lag(): { silence: number; behind: number };
  /** Stores the index, where it is to be stored, and lets go of the database. */
  stop(): Promise<void>;
}

/** What the operator is told about following the database. */
export interface Reports extends Pick<HeartbeatOptions, 'onLost' | 'onFound'> {
  /** A change could not be taken over; it is tried again. */
  onError(error: unknown): void;
  /** The file of the index could not be read or written; the next start builds the index anew. */
  onIndexFileError(error: unknown): void;
}

export interface LiveOptions {
  /** Where the search index is stored, so that a start need not build it; nowhere when it is left out. */
  indexFile?: string;
  /** False where another process stores it and this one only reads it. */
  storesIndex?: boolean;
  /** The smallest catalog whose index is stored. */
  leastStored?: number;
}

/**
 * Opens the catalog and begins to load everything that is published: a second for 100,000 tools, beside other work, or at
 * once from a stored index. `told` hears of what keeps it from following the database later.
 */
export async function openLiveCatalog(
  db: Database,
  told: Reports,
  { indexFile, storesIndex = true, leastStored = LEAST_STORED }: LiveOptions = {},
): Promise<LiveCatalog> {
  const restored = indexFile === undefined ? undefined : await restore(db, indexFile, told);
  const index = restored?.index ?? createCatalogIndex();
  // Read before the rows: a change in between is read again by the next pass instead of being missed.
  const revision = restored?.revision ?? (await readRevision(db.read));
  let categories = await readCategoryNames(db.read);
  let site = await readSite(db.read);
  let pages = await readPageTexts(db.read);
  let collections = await readCollections(db.read);
  let phrases = await readTaughtPhrases(db.read);
  index.setCategories(categories.words);
  index.teach(phrases.taught);
  const lastKey = await readLastKey(db.read);
  const summaries = createKeptSummaries(roomForSummaries(lastKey));
  const stopping = new AbortController();
  let isLoaded = restored !== undefined;
  let loadedKey = 0;

  const catchUp = createCatchUp(db, revision, {
    async onNewer() {
      const latestSite = await readSite(db.read);
      if (latestSite.version !== site.version) {
        pages = await readPageTexts(db.read);
        collections = await readCollections(db.read);
      }
      site = latestSite;
      if ((await readPhrasesFingerprint(db.read)) !== phrases.fingerprint) {
        phrases = await readTaughtPhrases(db.read);
        index.teach(phrases.taught);
      }
      if ((await readCategoryFingerprint(db.read)) === categories.fingerprint) return;
      categories = await readCategoryNames(db.read);
      index.setCategories(categories.words);
    },
    take({ published, gone }) {
      summaries.drop(gone);
      summaries.drop(published.map(({ key }) => key));
      index.remove(gone);
      index.put(published);
      summaries.resume();
    },
  });

  let running: Promise<void> | undefined;
  let again = false;
  let heartbeat: Heartbeat | undefined;
  /** Since when a newer revision is known, as performance.now() tells it. */
  let behindSince: number | undefined;

  async function load(): Promise<void> {
    if (!isLoaded) {
      const isWhole = await loadPublished(db, index, { signal: stopping.signal, onPage: (key) => (loadedKey = key) });
      if (!isWhole) return;
      isLoaded = true;
    }
    // What has changed since the index was stored, or while it was built.
    await refresh();
  }

  async function refresh(): Promise<void> {
    // Loading ends with a refresh of its own.
    if (!isLoaded) return loaded;
    if (running) {
      // The running pass may have read before the caller's change; one more covers everybody who came meanwhile.
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        await catchUp.run();
        behindSince = undefined;
      } while (again);
    })()
      .catch((error: unknown) => told.onError(error))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  async function show(): Promise<void> {
    if (!isLoaded) return;
    try {
      const shown = catchUp.shown(await readRevision(db.read));
      if (shown === undefined) return;
      void refresh();
      await Promise.race([shown, wait(PATIENCE_MS, undefined, { ref: false })]);
    } catch (error) {
      told.onError(error);
    }
  }

  const loaded = load();
  const keeper =
    indexFile === undefined || !storesIndex
      ? undefined
      : keepIndex(db, {
          file: indexFile,
          leastTools: leastStored,
          stored: restored?.revision,
          now: () => ({ index, revision: catchUp.revision }),
          onError: (error) => told.onIndexFileError(error),
        });

  return {
    db,
    get index() {
      if (!isLoaded) throw new CatalogError('unavailable', { retryAfter: RETRY_SECONDS });
      return index;
    },
    get isLoaded() {
      return isLoaded;
    },
    get loadedShare() {
      return isLoaded ? 1 : Math.min(MOST_LOADING, loadedKey / Math.max(1, lastKey));
    },
    loaded,
    summaries,
    get revision() {
      return catchUp.revision;
    },
    get version() {
      // What was answered before the tools were loaded is of another version.
      return catchUp.version + (isLoaded ? 1 : 0);
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
    get collections() {
      return collections;
    },
    refresh,
    show,
    follow() {
      heartbeat = startHeartbeat({
        async ask() {
          if ((await readRevision(db.health)) === catchUp.revision) return;
          behindSince ??= performance.now();
          void refresh();
        },
        onLost: (error) => told.onLost(error),
        onFound: (away) => told.onFound(away),
      });
      loaded
        .then(async () => {
          await readAhead((q) => index.find({ q, offset: 0, limit: 1, facets: true }), stopping.signal);
          await fillSummaries(summaries, db.survey, index, stopping.signal);
        })
        .catch((error: unknown) => {
          // A database that is closed meanwhile is none of the operator's troubles.
          if (!stopping.signal.aborted) told.onError(error);
        });
    },
    isAlive: async () => heartbeat?.isAlive() ?? true,
    staleSeconds: () =>
      heartbeat === undefined || heartbeat.isFresh() ? 0 : Math.max(1, Math.round(heartbeat.silence() / 1_000)),
    lag: () => ({
      silence: heartbeat?.silence() ?? 0,
      behind: behindSince === undefined ? 0 : performance.now() - behindSince,
    }),
    async stop() {
      stopping.abort();
      heartbeat?.stop();
      await loaded.catch(() => undefined);
      if (isLoaded) await keeper?.stop();
    },
  };
}

async function restore(db: Database, file: string, told: Reports): Promise<RestoredIndex | undefined> {
  try {
    return await restoreIndex(db, file);
  } catch (error) {
    told.onIndexFileError(error);
    return undefined;
  }
}
