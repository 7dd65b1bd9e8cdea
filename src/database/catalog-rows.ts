/** Rows of categories, collections and the catalog's state. */
import type { Generated } from 'kysely';

export interface CategoryRow {
  id: string;
  created_at: string;
  updated_at: string;
  /** Catalog revision of the last change; 0 in older rows. */
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
  /** A new name after each restore; null in a copy that was never served. */
  epoch: string | null;
  /** Detects that the database was restored. */
  home: string | null;
  /** In a mirror: the base URL of its origin, and its position in the origin's feed. */
  mirror_of: string | null;
  mirror_cursor: string | null;
}

/** A list made by editors. */
export interface CollectionRow {
  /** Its path segment. */
  id: string;
  /** JSON: title and intro by locale. */
  texts: string;
  /** First and last day, such as `2026-01-31`; null without an end. */
  starts_on: string;
  ends_on: string | null;
  updated_at: string;
}

export interface CollectionToolRow {
  collection_id: string;
  tool_id: string;
  place: number;
}

/** Editors' changes of a task. */
export interface TaskRow {
  /** The id of a job. */
  id: string;
  state: 'shown' | 'hidden';
  /** The task that it is part of; null if it is one of its own. */
  merged_into: string | null;
  /** JSON: name and sentence by locale; the others are the shipped ones. */
  texts: string;
  updated_at: string;
}

/** Editors' statements that a tool does a task, or does not. */
export interface ToolTaskRow {
  tool_id: string;
  task: string;
  does: 'true' | 'false';
}

/** A search index that a server has saved to a file. */
export interface StoredIndexRow {
  /** Also written in the file. */
  mark: string;
  stored_at: string;
}

/** A category that was merged into another. */
export interface CategoryAliasRow {
  alias_id: string;
  /** The target, never an alias itself. */
  category_id: string;
  created_at: string;
}

/** A search without results, by week. */
export interface EmptySearchRow {
  /** Monday, such as `2026-01-26`. */
  week: string;
  words: string;
  count: number;
}

/** A merged tool: its slug, URL and name lead to the other tool. */
export interface ToolAliasRow {
  /** The merged tool. */
  alias_id: string;
  /** The target, never an alias itself. */
  tool_id: string;
  created_at: string;
}

/** A submission rejected as a duplicate: its URL and name lead to the tool. */
export interface SubmissionAliasRow {
  submission_id: string;
  /** The published tool, never an alias itself. */
  tool_id: string;
  created_at: string;
}

/** The vector of the texts of a tool by a model of embeddings. */
export interface ToolVectorRow {
  seq: number;
  model: string;
  /** Of the text that was given to the model, or will be. */
  text_hash: string;
  /** When a request for it is due, or its lease ends; null if none is. */
  next_at: string | null;
  /** The catalog revision at which the vector came; null without one. */
  revision: number | null;
  /** 32-bit floats, little-endian, of length 1. */
  vector: Uint8Array | null;
}
