/** Collections: lists of tools that editors put together, with a title and an intro by locale; kept in memory whole. */
import type { Reader } from '#database/database.ts';
import { LOCALES, isLocale, type Locale } from '#catalog/locales.ts';

export interface CollectionText {
  title: string;
  /** Empty where nobody wrote one. */
  intro: string;
}

export type CollectionTexts = Partial<Record<Locale, CollectionText>>;

export interface Collection {
  id: string;
  texts: CollectionTexts;
  /** Its first and its last day in UTC, as `2026-01-31`; null while it has no end. */
  startsOn: string;
  endsOn: string | null;
  /** ISO 8601. */
  updatedAt: string;
  /** Row numbers in the order of the editors, whatever has become of the tools. */
  tools: readonly number[];
}

/** More are refused: every process keeps them all. */
export const COLLECTIONS_MOST = 200;

/** Before the first day, between both, and after the last one. */
export type CollectionPhase = 'coming' | 'shown' | 'over';

/** All collections, those that began last first. */
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

/** The texts as they are stored; those in languages that this version does not know are left out. */
export function textsOf(stored: string): CollectionTexts {
  const texts = Object.entries(JSON.parse(stored) as Record<string, CollectionText>);
  return Object.fromEntries(texts.filter(([locale]) => isLocale(locale)));
}

/** Where a collection stands on the day of `now`. */
export function phaseOf({ startsOn, endsOn }: Pick<Collection, 'startsOn' | 'endsOn'>, now: Date): CollectionPhase {
  const today = now.toISOString().slice(0, startsOn.length);
  if (today < startsOn) return 'coming';
  return endsOn !== null && endsOn < today ? 'over' : 'shown';
}

/** Title and intro in a locale, else in the first of `locales`, else of all, that has a title. */
export function textIn(
  { texts }: Pick<Collection, 'texts'>,
  locale: Locale,
  locales: readonly Locale[] = [],
): CollectionText & { locale: Locale } {
  const found = [locale, ...locales, ...LOCALES].find((each) => texts[each] !== undefined) ?? locale;
  return { title: '', intro: '', ...texts[found], locale: found };
}
