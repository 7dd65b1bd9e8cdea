/** Collections: editors' lists of tools with localised title and intro, all kept in memory. */
import type { Reader } from '#database/database.ts';
import { LOCALES, isLocale, type Locale } from '#catalog/locales.ts';

export interface CollectionText {
  title: string;
  /** May be empty. */
  intro: string;
}

export type CollectionTexts = Partial<Record<Locale, CollectionText>>;

export interface Collection {
  id: string;
  texts: CollectionTexts;
  /** First and last day in UTC, as `2026-01-31`; null without an end. */
  startsOn: string;
  endsOn: string | null;
  /** ISO 8601. */
  updatedAt: string;
  /** Row numbers in the editors' order, of tools in any state. */
  tools: readonly number[];
}

/** Every process keeps all of them in memory. */
export const COLLECTIONS_MOST = 200;

/** Before the first day, until the last day, and afterwards. */
export type CollectionPhase = 'coming' | 'shown' | 'over';

/** All collections, latest start first. */
export async function readCollections(db: Reader): Promise<Collection[]> {
  const rows = await db.selectFrom('collections').selectAll().orderBy('starts_on', 'desc').orderBy('id').execute();
  if (rows.length === 0) return [];
  const members = await db
    .selectFrom('collection_tools')
    .innerJoin('tools', 'tools.id', 'collection_tools.tool_id')
    .select(['collection_id', 'tools.seq'])
    .orderBy('place')
    .orderBy('tool_id')
    .execute();
  const tools = Map.groupBy(members, ({ collection_id }) => collection_id);
  return rows.map((row) => ({
    id: row.id,
    texts: textsOf(row.texts),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    updatedAt: row.updated_at,
    tools: (tools.get(row.id) ?? []).map(({ seq }) => seq),
  }));
}

/** Parses stored texts, without unknown languages. */
export function textsOf(stored: string): CollectionTexts {
  const texts = Object.entries(JSON.parse(stored) as Record<string, CollectionText>);
  return Object.fromEntries(texts.filter(([locale]) => isLocale(locale)));
}

/** The phase of a collection on the day of `now`. */
export function phaseOf({ startsOn, endsOn }: Pick<Collection, 'startsOn' | 'endsOn'>, now: Date): CollectionPhase {
  const today = now.toISOString().slice(0, startsOn.length);
  if (today < startsOn) return 'coming';
  return endsOn !== null && endsOn < today ? 'over' : 'shown';
}

/** Title and intro in a locale, else in the first of `locales`, else in any with a title. */
export function textIn(
  { texts }: Pick<Collection, 'texts'>,
  locale: Locale,
  locales: readonly Locale[] = [],
): CollectionText & { locale: Locale } {
  const found = [locale, ...locales, ...LOCALES].find((each) => texts[each] !== undefined) ?? locale;
  return { title: '', intro: '', ...texts[found], locale: found };
}
