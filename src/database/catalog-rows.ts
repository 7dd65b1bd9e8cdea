/** The rows of categories, and of what is known of the catalog as a whole. */
import type { Generated } from 'kysely';

export interface CategoryRow {
  id: string;
  created_at: string;
  updated_at: string;
  /** Catalog revision of the last change; 0 from before there was one. */
  revision: Generated<number>;
}

export interface CategoryTextRow {
  category_id: string;
  locale: string;
  name: string;
  description: string | null;
  /** JSON array of search words. */
  synonyms: string;
}

/** One row. */
export interface CatalogRevisionRow {
  id: number;
  revision: number;
  /** Name of this life of the database; null in a copy that nobody has served yet. */
  epoch: string | null;
  /** What shows that the database was restored. */
  home: string | null;
  /** Of a mirror: the base URL of the catalog that it shows, and how far it has followed it. */
  mirror_of: string | null;
  mirror_cursor: string | null;
}
