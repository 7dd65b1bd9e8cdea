/** Explanations of search results: tiers, and jobs of query and tools. */
import { jobsIn } from '#catalog/search/analysis/analysis.ts';
import type { Explanation, Found } from '#catalog/search/catalog-index.ts';
import type { LiveCatalog } from './serving/live-catalog.ts';

export interface ExplainedPage {
  /** The jobs in the query, with their certainty, 0 to 1. */
  jobs: Explanation['jobs'];
  hits: readonly {
    slug: string;
    tier: Explanation['tiers'][number];
    /** The tool's jobs, most certain first. */
    jobs: ReturnType<typeof jobsIn>;
  }[];
}

/** Explains a page of a search with `explain`; null for others. */
export async function explainPage({ db }: LiveCatalog, { keys, explanation }: Found): Promise<ExplainedPage | null> {
  if (explanation === undefined) return null;
  const { jobs, tiers } = explanation;
  const rows =
    keys.length === 0
      ? []
      : await db.read.selectFrom('tools').select(['seq', 'slug', 'terms']).where('seq', 'in', keys).execute();
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  const hits = keys.flatMap((key, at) => {
    const row = bySeq.get(key);
    return row === undefined ? [] : [{ slug: row.slug, tier: tiers[at]!, jobs: jobsIn(row.terms) }];
  });
  return { jobs, hits };
}
