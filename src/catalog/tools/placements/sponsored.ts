/** The running placements for a page, by booking and relevance. */
import { timestamp, type Database } from '#database/database.ts';
import type { Locale } from '#catalog/locales.ts';
import type { LiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import { findAmong, type ToolQuery } from '#catalog/tools/tools.ts';
import { isBookedFor, type PlacementSlot, type Topics } from './topics.ts';

/** Most sponsored entries of a page. */
const PLACEMENTS_PER_PAGE = 2;
/** Most running placements of a slot that are read. */
const MOST_RUNNING = 500;

/** A placement on a page. */
export interface SponsoredTool {
  /** Of the placement. */
  id: string;
  slug: string;
  name: string;
  tagline: string;
  taglineLocale: string;
  url: string;
  /** Hash of our copy of its logo. */
  logo: string | null;
}

type Running = SponsoredTool & Topics & { key: number };

/** The running placements of a slot, longest running first; texts in `locale` if translated. */
async function listRunning(db: Database, slot: PlacementSlot, locale: Locale): Promise<Running[]> {
  const now = timestamp(db.now());
  const rows = await db.read
    .selectFrom('placements')
    .innerJoin('published_tools as tool', 'tool.id', 'placements.tool_id')
    .leftJoin('tool_texts as text', (join) => join.onRef('text.tool_id', '=', 'tool.id').on('text.locale', '=', locale))
    .select([
      'placements.id',
      'placements.categories',
      'placements.words',
      'tool.seq',
      'tool.slug',
      'tool.name',
      'tool.url',
      'tool.logo_hash',
      'tool.tagline',
      'tool.original_locale',
      'text.tagline as translated',
    ])
    .where('slot', '=', slot)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('placements.id')
    .limit(MOST_RUNNING)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    key: row.seq,
    categories: JSON.parse(row.categories) as string[],
    words: JSON.parse(row.words) as string[],
    slug: row.slug,
    name: row.name,
    tagline: row.translated ?? row.tagline,
    taglineLocale: row.translated === null ? row.original_locale : locale,
    url: row.url,
    logo: row.logo_hash,
  }));
}

/** The sponsored tools of the home page. */
export async function listSponsoredAtHome(db: Database, locale: Locale): Promise<SponsoredTool[]> {
  return (await listRunning(db, 'home', locale)).slice(0, PLACEMENTS_PER_PAGE);
}

/** The query of a list. */
export type Asked = Required<Pick<ToolQuery, 'q' | 'categories' | 'pricings' | 'attributes' | 'exact'>>;

/** The sponsored tools above a list, which finds them, too. The list itself is not affected. */
export async function listSponsoredAbove(
  live: LiveCatalog,
  slot: Exclude<PlacementSlot, 'home'>,
  asked: Asked,
  locale: Locale,
): Promise<SponsoredTool[]> {
  const { q = '', categories = [] } = asked;
  const booked = (await listRunning(live.db, slot, locale)).filter((each) => isBookedFor(each, { q, categories }));
  const found = findAmong(
    live,
    asked,
    booked.map(({ key }) => key),
  );
  return booked.filter(({ key }) => found.includes(key)).slice(0, PLACEMENTS_PER_PAGE);
}
