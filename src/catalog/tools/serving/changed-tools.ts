/** Tools that changed since a revision, in slices, newest first. */
import type { Database } from '#database/database.ts';
import type { IndexedTool } from '#catalog/search/catalog-index.ts';
import { ATTRIBUTES, columnOf, type AttributeColumn } from '#fields/fields.ts';
import { isPricingChoice, UNKNOWN_PRICING } from '#fields/pricing.ts';

/** Changes in a slice: some 15 ms of work. */
const SLICE = 256;

export interface Changes {
  published: IndexedTool[];
  /** Keys of unpublished tools. */
  gone: number[];
}

/** Pending revisions: above `after`, up to `upTo`; of the last one only rows below the key `below`. */
export interface Range {
  after: number;
  upTo: number;
  below: number | undefined;
}

const INDEXED_COLUMNS = [
  'seq',
  'id',
  'name',
  'slug',
  'published_at',
  'updated_at',
  'pricing_model',
  'categories',
  ...ATTRIBUTES.map(columnOf),
  'terms',
] as const;

interface IndexedRow extends Record<AttributeColumn, string | null> {
  seq: number;
  id: string;
  name: string;
  slug: string;
  published_at: string;
  updated_at: string;
  pricing_model: string;
  categories: string;
  terms: string;
}

function indexedTool(row: IndexedRow): IndexedTool {
  return {
    key: row.seq,
    name: row.name,
    slug: row.slug,
    publishedAt: Date.parse(row.published_at),
    updatedAt: Date.parse(row.updated_at),
    pricing: isPricingChoice(row.pricing_model) ? row.pricing_model : UNKNOWN_PRICING,
    categories: JSON.parse(row.categories) as string[],
    attributes: ATTRIBUTES.flatMap((name) => {
      const column = row[columnOf(name)];
      return column === null ? [] : [`${name}=${column}`];
    }).join(' '),
    terms: row.terms,
  };
}

/** The newest changes of a range, and the rest of it, undefined at its end. */
export async function readSlice(
  db: Database,
  { after, upTo, below }: Range,
): Promise<{ changes: Changes; rest: Range | undefined }> {
  // Two queries, each in index order; as one they would scan all tools.
  const changed = db.read.selectFrom('tools').select([...INDEXED_COLUMNS, 'state', 'revision']);
  const rows = await (
    below === undefined
      ? changed.where('revision', '>', after).where('revision', '<=', upTo)
      : changed.where('revision', '=', upTo).where('seq', '<', below)
  )
    .orderBy('revision', 'desc')
    .orderBy('seq', 'desc')
    .limit(SLICE)
    .execute();
  const changes = {
    published: rows.filter((row) => row.state === 'published').map(indexedTool),
    gone: rows.filter((row) => row.state !== 'published').map((row) => row.seq),
  };
  const last = rows.at(-1);
  if (last !== undefined && rows.length === SLICE)
    return { changes, rest: { after, upTo: last.revision, below: last.seq } };
  // The last revision is complete; earlier ones may not be.
  const isEnd = below === undefined || upTo - 1 <= after;
  return { changes, rest: isEnd ? undefined : { after, upTo: upTo - 1, below: undefined } };
}
