/** The live catalog: what one server process holds in memory of what is published, and how it follows the database. */
import type { Database } from '#database/database.ts';
import type { CategoryNames } from '#catalog/tools/categories/names.ts';
import type { Collection } from '#catalog/tools/collections/collections.ts';
import type { Changes } from './catch-up.ts';
import { createFollowing, type FollowReports } from './following.ts';
import { createKeptSummaries, fillSummaries, roomForSummaries, type KeptSummaries } from './summary-cache.ts';
import { loadPublished, readLastKey } from './published-rows.ts';
import { openIndex, type IndexFileOptions } from './opened-index.ts';
import { readSiteData } from './site-data.ts';
import type { PageTexts } from '#catalog/site/pages.ts';
import type { SiteSettings } from '#catalog/site/site.ts';
import { CatalogError } from '#catalog/errors.ts';
import { readAhead, type CatalogIndex } from '#catalog/search/catalog-index.ts';

/** When to ask again for what needs the index. */
const RETRY_SECONDS = 2;
/** All rows are read then, and put in order. */
const MOST_LOADING = 0.99;
/** Up to so many changed tools are put into the index at once. */
const FEW = 16;

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

/** What the operator is told. */
export interface Reports extends FollowReports {
  /** The file of the index could not be read or written; the next start builds the index anew. */
  onIndexFileError(error: unknown): void;
}

/**
 * Opens the catalog and begins to load everything that is published: a second for 100,000 tools, beside other work, or at
 * once from a stored index. `told` hears of what keeps it from following the database later.
 */
export async function openLiveCatalog(
  db: Database,
  told: Reports,
  options: IndexFileOptions = {},
): Promise<LiveCatalog> {
  const opened = await openIndex(db, options, (error) => told.onIndexFileError(error));
  const { index, revision, isRestored } = opened;
  const around = await readSiteData(db, index);
  const lastKey = await readLastKey(db.read);
  const summaries = createKeptSummaries(roomForSummaries(lastKey));
  const stopping = new AbortController();
  const loading = createLoading(db, index, { isLoaded: isRestored, lastKey, signal: stopping.signal });
  const following = createFollowing(db, revision, {
    onNewer: () => around.refresh(),
    take: (changes) => takeOver(changes, index, summaries),
    isLoaded: () => loading.isLoaded,
    told,
  });

  // What has changed since the index was stored, or while it was built, is taken over in the end.
  const loaded = loading.run().then((isWhole) => (isWhole ? following.refresh() : undefined));
  const keeper = opened.keep(() => following.revision);

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
    summaries,
    get revision() {
      return following.revision;
    },
    get version() {
      // What was answered before the tools were loaded is of another version.
      return following.version + (loading.isLoaded ? 1 : 0);
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
    refresh: () => (loading.isLoaded ? following.refresh() : loaded),
    async show() {
      if (loading.isLoaded) await following.show();
    },
    follow() {
      following.watch();
      const read = loaded.then(async () => {
        await readAhead((q) => index.find({ q, offset: 0, limit: 1, facets: true }), stopping.signal);
        await fillSummaries(summaries, db.survey, index, stopping.signal);
      });
      // A database that is closed meanwhile is none of the operator's troubles.
      read.catch((error: unknown) => stopping.signal.aborted || told.onError(error));
    },
    isAlive: () => following.isAlive(),
    staleSeconds: () => following.staleSeconds(),
    lag: () => following.lag(),
    async stop() {
      stopping.abort();
      following.stop();
      await loaded.catch(() => undefined);
      if (loading.isLoaded) await keeper?.stop();
    },
  };
}

async function takeOver({ published, gone }: Changes, index: CatalogIndex, summaries: KeptSummaries): Promise<void> {
  // Most changes are of one tool, and somebody waits for it.
  const put = published.length <= FEW ? () => index.put(published) : await index.prepare(published);
  summaries.drop(gone);
  summaries.drop(published.map(({ key }) => key));
  index.remove(gone);
  put();
  summaries.resume();
}

interface Loading {
  readonly isLoaded: boolean;
  /** How much is loaded, 0 to 1. */
  readonly share: number;
  /** Loads the tools, unless they are loaded; false when that was ended before. */
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
