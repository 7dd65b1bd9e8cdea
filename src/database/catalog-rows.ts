/** The rows of categories and collections, and of what is known of the catalog as a whole. */
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

/** A list that editors have put together. */
export interface CollectionRow {
  /** The last part of its address. */
  id: string;
  /** JSON: title and intro by locale. */
  texts: string;
  /** Its first day and its last one, as `2026-01-31`; null while it has no end. */
  starts_on: string;
  ends_on: string | null;
  updated_at: string;
}

export interface CollectionToolRow {
  collection_id: string;
  tool_id: string;
  /** Orders the tools of a collection. */
  place: number;
}

/** A search index that a server has stored as a file. */
export interface StoredIndexRow {
  /** Stands in the file, too. */
  mark: string;
  stored_at: string;
}

/** How often a tool was seen on one day (UTC). */
export interface VisitDayRow {
  tool_id: string;
  day: string;
  views: number;
  clicks: number;
  searches: number;
}

/** A category that was merged into another. */
export interface CategoryAliasRow {
  alias_id: string;
  /** The one it was merged into, which is never an alias itself. */
  category_id: string;
  created_at: string;
}

/** Words that were searched for and found nothing, in one week. */
export interface EmptySearchRow {
  /** Its Monday, `2026-01-26`. */
  week: string;
  words: string;
  count: number;
}

/** A removed tool that was merged into another: its slug, address and name stand for that one. */
export interface ToolAliasRow {
  /** The tool that was merged. */
  alias_id: string;
  /** The tool that it was merged into, which is never an alias itself. */
  tool_id: string;
  created_at: string;
}

/** A submission that was rejected as a duplicate of a tool: its address and name stand for that one, and it keeps its claim. */
export interface SubmissionAliasRow {
  submission_id: string;
  /** The published tool, which is never an alias itself. */
  tool_id: string;
  created_at: string;
}
