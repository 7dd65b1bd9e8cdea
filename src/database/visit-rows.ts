/** Rows of what is counted of visits. */

/** View counts of a tool on a day (UTC). */
export interface VisitDayRow {
  tool_id: string;
  day: string;
  views: number;
  clicks: number;
  searches: number;
}

/** What a network has added to the popularity of a tool in 30 days. */
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

export interface VisitTables {
  visit_days: VisitDayRow;
  visit_sources: VisitSourceRow;
  popular_order: PopularOrderRow;
  referrers: ReferrerRow;
}
