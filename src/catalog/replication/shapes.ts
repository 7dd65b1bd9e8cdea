/** Shapes of the origin's validated answers. */
import type { Fields } from '#catalog/problems.ts';

export type GivenRecord = Readonly<Record<string, unknown>>;

export interface OriginManifest {
  cursor: string;
  count: number;
  bytes: number;
  sha256: string;
  url: string;
}

/** `page` is an answer of `GET /changes`; its items are checked one by one. */
export interface OriginShapes {
  manifest: OriginManifest;
  page: { data: unknown[]; pagination: { next: string; has_more: boolean } };
  categories: unknown[];
  category: GivenRecord;
  tool: GivenRecord;
  'tool.upserted': { id: string; slug: string; tool: GivenRecord };
  'tool.removed': { id: string; slug: string; moved_to: string | null };
  'category.upserted': { category: GivenRecord };
}

/** Validates a value by the published schema and drops unknown members. */
export type ShapeCheck = <N extends keyof OriginShapes>(
  name: N,
  value: unknown,
) => { value: OriginShapes[N]; fields: null } | { value: null; fields: Fields };
