/** Catch-up with changes, newest first and in slices: a new one never waits for many older ones. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#database/database.ts';
import { readRevision } from '#catalog/revision.ts';
import type { IndexedTool } from '#catalog/search/catalog-index.ts';
import { ATTRIBUTES, type AttributeName } from '#fields/fields.ts';
import { isPricingChoice, UNKNOWN_PRICING } from '#fields/pricing.ts';

/** Changes in a slice: some 15 ms of work. */
const SLICE = 256;
/**
 * Interval of publishing during a long catch-up, in milliseconds: each time caches are invalidated.
 */
const SHOW_MS = 1_000;

export interface Changes {
  published: IndexedTool[];
  /** Keys of unpublished tools. */
  gone: number[];
}

export interface CatchUp {
  /** Every change up to this revision is applied. */
  readonly revision: number;
  /** Rises with every visible change. */
  readonly version: number;
  /** Applies all changes; one call at a time. */
  run(): Promise<void>;
  /** Undefined if this revision is visible; otherwise a promise that `run` resolves. */
  shown(revision: number): Promise<void> | undefined;
}

export interface CatchUpOptions {
  /** Called before changes of a newer revision are read. */
  onNewer(): Promise<void>;
  take(changes: Changes): Promise<void>;
}

/** Pending revisions: above `after`, up to `upTo`; of the last one only rows from `below` on. */
interface Range {
  after: number;
  upTo: number;
  below: number | undefined;
}

/**
 * A row is read in its newest state and moves to its newest revision when changed: so ranges of
 * revisions can be applied in any order, and each row comes once.
 */
export function createCatchUp(db: Database, start: number, { onNewer, take }: CatchUpOptions): CatchUp {
  let revision = start;
  /** The newest known revision. */
  let known = start;
  let version = start;
  let shownAt = 0;
  /** Oldest first. */
  const ranges: Range[] = [];
  let waiting: { revision: number; resolve: () => void }[] = [];

  const isTaken = (wanted: number): boolean => wanted <= known && ranges.every(({ upTo }) => upTo < wanted);

  function show(): void {
    version += 1;
    shownAt = performance.now();
    const ready = waiting.filter((each) => isTaken(each.revision));
    waiting = waiting.filter((each) => !ready.includes(each));
    for (const { resolve } of ready) resolve();
  }

  async function lookForNewer(): Promise<void> {
    const latest = await readRevision(db.read);
    if (latest <= known) return;
    await onNewer();
    ranges.push({ after: known, upTo: latest, below: undefined });
    known = latest;
  }

  return {
    get revision() {
      return revision;
    },
    get version() {
      return version;
    },
    async run() {
      for (;;) {
        await lookForNewer();
        const range = ranges.at(-1);
        if (range === undefined) return;
        const { changes, rest } = await readSlice(db, range);
        await take(changes);
        if (rest !== undefined) Object.assign(range, rest);
        else ranges.splice(ranges.indexOf(range), 1);
        if (ranges.length === 0) revision = known;
        const isDue = ranges.length === 0 || performance.now() - shownAt > SHOW_MS;
        if (isDue || waiting.some((each) => isTaken(each.revision))) show();
        await nextTurn();
      }
    },
    shown(wanted) {
      if (isTaken(wanted)) return undefined;
      return new Promise((resolve) => waiting.push({ revision: wanted, resolve }));
    },
  };
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
  ...ATTRIBUTES,
  'terms',
] as const;

interface IndexedRow extends Record<AttributeName, string | null> {
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
    attributes: ATTRIBUTES.flatMap((name) => (row[name] === null ? [] : [`${name}=${row[name]}`])).join(' '),
    terms: row.terms,
  };
}

/** The newest changes of a range, and the rest of it. */
async function readSlice(
  db: Database,
  { after, upTo, below }: Range,
): Promise<{ changes: Changes; rest: Pick<Range, 'upTo' | 'below'> | undefined }> {
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
  if (last !== undefined && rows.length === SLICE) return { changes, rest: { upTo: last.revision, below: last.seq } };
  // The last revision is complete; earlier ones may not be.
  return { changes, rest: below === undefined || upTo - 1 <= after ? undefined : { upTo: upTo - 1, below: undefined } };
}
