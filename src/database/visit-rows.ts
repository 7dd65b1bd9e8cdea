/** Rows of counted visits. */

/** View counts of a tool on a day (UTC). */
export interface VisitDayRow {
  tool_id: string;
  day: string;
  views: number;
  clicks: number;
  searches: number;
}

/** A network's share in the popularity of a tool in 30 days. */
export interface VisitSourceRow {
  tool_id: string;
  /** One of 65,536 marks (catalog/tools/popularity/sources.ts). */
  network: number;
  /** The mark of the first visit's referring site; 0 for none. */
  referrer: number;
  /** The day of its first visit (UTC). */
  since: string;
  /** Days on which it counted. */
  views: number;
  clicks: number;
  /** The last of them; empty for none. */
  viewed_on: string;
  clicked_on: string;
}

/** One row. */
export interface PopularOrderRow {
  id: number;
  made_at: string;
  /** JSON: row numbers of tools, most popular first. */
  tools: string;
}

/** Visitors from another site in a week. */
export interface ReferrerRow {
  /** Monday, such as `2026-01-26`. */
  week: string;
  /** A host without `www.`. */
  site: string;
  count: number;
}

/** The ids of two tools, the lower one first. */
export interface PairColumns {
  first_id: string;
  second_id: string;
}

/** How often a network has compared two tools in 30 days. */
export interface ComparisonSourceRow extends PairColumns {
  /** As in `visit_sources`. */
  network: number;
  since: string;
  /** Days on which it counted, and the last of them. */
  days: number;
  last_day: string;
}

/** Two tools whose comparison search engines may list. */
export interface ComparisonRow extends PairColumns {
  /** 1 if readers compare them often enough. */
  is_frequent: number;
  /** When an editor chose them. */
  chosen_at: string | null;
}

export interface VisitTables {
  visit_days: VisitDayRow;
  visit_sources: VisitSourceRow;
  popular_order: PopularOrderRow;
  referrers: ReferrerRow;
  comparison_sources: ComparisonSourceRow;
  comparisons: ComparisonRow;
}
