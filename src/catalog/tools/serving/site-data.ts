/** Rarely changing data in memory: categories, site settings, pages, collections. */
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#database/database.ts';
import type { CatalogIndex } from '#catalog/search/catalog-index.ts';
import { readPageTexts, type PageTexts } from '#catalog/site/pages.ts';
import { readSite, type SiteSettings } from '#catalog/site/site.ts';
import { readCategoryFingerprint, readCategoryNames, type CategoryNames } from '#catalog/tools/categories/names.ts';
import { readCollections, type Collection } from '#catalog/tools/collections/collections.ts';
import { readPopular } from '#catalog/tools/popularity/order.ts';
import { readTaskBook, type TaskBook } from '#catalog/tools/tasks/task-book.ts';
import { readTaughtPhrases } from '#catalog/tools/jobs/job-phrases.ts';

export interface SiteData {
  readonly categories: CategoryNames;
  readonly site: SiteSettings;
  readonly pages: PageTexts;
  readonly collections: readonly Collection[];
  readonly tasks: TaskBook;
  /** Row numbers of popular tools, most popular first. */
  readonly popular: readonly number[];
  /** Reads changes and updates the index. */
  refresh(): Promise<void>;
}

/** Reads everything and gives categories and taught phrases to the index. */
export async function readSiteData(db: Database, index: CatalogIndex): Promise<SiteData> {
  let categories = await readCategoryNames(db.read);
  let site = await readSite(db.read);
  let pages = await readPageTexts(db.read);
  let collections = await readCollections(db.read);
  let tasks = await readTaskBook(db.read);
  let phrases = await readTaughtPhrases(db.read);
  let popularText = await readPopular(db.read);
  let popular = JSON.parse(popularText) as number[];
  index.setCategories(categories.words);
  index.teach(phrases);
  index.setPopular(popular);

  return {
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
    get tasks() {
      return tasks;
    },
    get popular() {
      return popular;
    },
    async refresh() {
      const latestSite = await readSite(db.read);
      if (latestSite.version !== site.version) {
        pages = await readPageTexts(db.read);
        collections = await readCollections(db.read);
        tasks = await readTaskBook(db.read);
      }
      site = latestSite;
      const latestPhrases = await readTaughtPhrases(db.read);
      if (!isDeepStrictEqual(latestPhrases, phrases)) index.teach(latestPhrases);
      phrases = latestPhrases;
      const latestPopular = await readPopular(db.read);
      if (latestPopular !== popularText) {
        popular = JSON.parse((popularText = latestPopular)) as number[];
        index.setPopular(popular);
      }
      if ((await readCategoryFingerprint(db.read)) === categories.fingerprint) return;
      categories = await readCategoryNames(db.read);
      index.setCategories(categories.words);
    },
  };
}
