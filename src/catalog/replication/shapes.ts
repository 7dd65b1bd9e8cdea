/** What an origin says, once it has been checked: the shapes that a mirror reads. */
import type { Fields } from '#catalog/problems.ts';

export type GivenRecord = Readonly<Record<string, unknown>>;

export interface OriginManifest {
  cursor: string;
  count: number;
  bytes: number;
  sha256: string;
  url: string;
}

/** By name; `page` is an answer of `GET /changes`, of whose items each is checked by itself. */
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

/** Checks a value by the schema that this program publishes; members that the schema does not name are taken out. */
export type ShapeCheck = <N extends keyof OriginShapes>(
  name: N,
  value: unknown,
) => { value: OriginShapes[N]; fields: null } | { value: null; fields: Fields };
