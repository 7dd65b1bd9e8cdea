/** Catching up: takes over what has changed in the catalog, newest first and in slices, so that a new change never waits for many older ones. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#database/database.ts';
import { readRevision } from '#catalog/revision.ts';
import type { IndexedTool } from '#catalog/search/catalog-index.ts';
import { ATTRIBUTES, type AttributeName } from '#fields/fields.ts';
import { isPricingChoice, UNKNOWN_PRICING } from '#fields/pricing.ts';

/** Changes that are read, and shown, together: some fifteen milliseconds of work. */
const SLICE = 256;
/** While many are taken over, what has come in is shown this often, in milliseconds: each time, kept answers are given up. */
const SHOW_MS = 1_000;

export interface Changes {
  published: IndexedTool[];
  /** Keys of tools that are not shown any more. */
  gone: number[];
}

export interface CatchUp {
  /** Every change up to this revision is taken over. */
  readonly revision: number;
  /** Rises when something else may be shown. */
  readonly version: number;
  /** Takes over everything; one call at a time. */
  run(): Promise<void>;
  /** Undefined when what was committed up to this revision is shown; else a promise of it, which `run` keeps. */
  shown(revision: number): Promise<void> | undefined;
}

export interface CatchUpOptions {
  /** Called before the changes of a newer revision are read. */
  onNewer(): Promise<void>;
  take(changes: Changes): Promise<void>;
}

/** Revisions that are not taken over yet: those after one, up to another. Of the last one, rows from `below` on are. */
interface Range {
  after: number;
  upTo: number;
  below: number | undefined;
}

/**
 * Whoever reads a row reads its newest state, and a row that changes again moves to the newest revision: so ranges of
 * revisions can be taken over in any order, and each row comes once.
 */
export function createCatchUp(db: Database, start: number, { onNewer, take }: CatchUpOptions): CatchUp {
  let revision = start;
  /** The newest revision that is known. */
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
    id: row.id,
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

/** The newest changes of a range, and what is left of it when there are more. */
async function readSlice(
  db: Database,
  { after, upTo, below }: Range,
): Promise<{ changes: Changes; rest: Pick<Range, 'upTo' | 'below'> | undefined }> {
  // Two questions, each of which an index answers; asked as one they would cost a look at every tool.
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
  // Of the last revision everything is taken over; what was before it may not be.
  return { changes, rest: below === undefined || upTo - 1 <= after ? undefined : { upTo: upTo - 1, below: undefined } };
}
