/** Recent confirmations of published tools; each kind has a source with its own index. */
import { sql } from 'kysely';
import type { Reader } from '#database/database.ts';

export interface Confirmation {
  /** Row number of the tool. */
  tool: number;
  kind: ConfirmationKind;
  /** ISO 8601. */
  at: string;
}

/**
 * Most price statements read: those before publication belong to the submission and are skipped.
 */
const LOOKED_AT = 60;

type Source = (db: Reader, since: string, most: number) => Promise<{ tool: number; at: string }[]>;

/** People's statements come before automatic checks. */
const SOURCES = {
  /** The owner has confirmed the entry. */
  async maker(db, since, most) {
    const rows = await db
      .selectFrom('published_tools')
      .select(['seq', 'confirmed_at'])
      .where('confirmed_at', '>=', since)
      .orderBy('confirmed_at', 'desc')
      .limit(most)
      .execute();
    return rows.flatMap(({ seq, confirmed_at: at }) => (at === null ? [] : [{ tool: seq, at }]));
  },
  /** A person has stated a new price. */
  async price(db, since, most) {
    const rows = await db
      .selectFrom('published_tools')
      .select(['seq', 'price_stated_at', 'published_at'])
      .where(sql<boolean>`price_stated_by in ('maker', 'editor')`)
      .where('price_stated_at', '>=', since)
      .orderBy('price_stated_at', 'desc')
      .limit(LOOKED_AT)
      .execute();
    const found = rows.flatMap(({ seq, price_stated_at: at, published_at }) =>
      at === null || at <= published_at ? [] : [{ tool: seq, at }],
    );
    return found.slice(0, most);
  },
  /** The website has answered. */
  async link(db, since, most) {
    const rows = await db
      .selectFrom('published_tools')
      .select(['seq', 'last_checked_at'])
      .where(sql<boolean>`link_status = 'ok'`)
      .where('last_checked_at', '>=', since)
      .orderBy('last_checked_at', 'desc')
      .limit(most)
      .execute();
    return rows.flatMap(({ seq, last_checked_at: at }) => (at === null ? [] : [{ tool: seq, at }]));
  },
} as const satisfies Record<string, Source>;

export type ConfirmationKind = keyof typeof SOURCES;

/** At most `most` recently confirmed tools by kind, newest first in each. */
export async function listConfirmations(db: Reader, since: string, most: number): Promise<Confirmation[]> {
  const kinds = Object.keys(SOURCES) as ConfirmationKind[];
  const found = await Promise.all(kinds.map((kind) => SOURCES[kind](db, since, most)));
  const byTool = new Map<number, Confirmation>();
  for (const [place, kind] of kinds.entries())
    for (const { tool, at } of found[place] ?? [])
      if (byTool.size < most && !byTool.has(tool)) byTool.set(tool, { tool, kind, at });
  return [...byTool.values()];
}
