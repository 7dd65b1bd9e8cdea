/** A tool as the index takes it. */
import type { PricingChoice } from '#fields/pricing.ts';

export interface IndexedTool {
  /** A positive integer below 2^53, such as a database row number. */
  key: number;
  name: string;
  /** Unique; the last to decide between equal tools. */
  slug: string;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** Likewise. */
  updatedAt: number;
  pricing: PricingChoice;
  categories: readonly string[];
  /** As `facet-reader.ts` reads them; none when absent. */
  attributes?: string;
  /** What analyseTool gave. */
  terms: string;
}
