/** The JSON Schemas of lists: their pages, facets, and how a search was understood. */
import { JOB_STRENGTHS } from '#catalog/search/analysis/analysis.ts';
import { TOLD_ONLY } from '#catalog/search/catalog-index.ts';
import { TIERS } from '#catalog/search/query/ranking.ts';
import { ATTRIBUTES } from '#fields/fields.ts';
import type { Schema } from '#http/api/operation.ts';
import { count, list, orNull, record, text, uri } from './schema-parts.ts';

export const LIST_SCHEMAS = {
  CursorPagination: record({ next: text, has_more: { type: 'boolean' } }),
  Pagination: record(
    {
      page: { type: 'integer', minimum: 1, maximum: 500 },
      per_page: { type: 'integer', minimum: 1, maximum: 50 },
      total: { ...count, description: 'Exact up to 25,000.' },
      total_pages: { type: 'integer', minimum: 0, maximum: 500 },
      total_is_lower_bound: { type: 'boolean', description: 'True if there may be more than `total`.' },
    },
    ['total_is_lower_bound'],
  ),
  PageLinks: record({ self: uri, first: uri, prev: orNull(uri), next: orNull(uri), last: uri }),
  Facets: record(
    {
      categories: { type: 'object', additionalProperties: count },
      pricing: { type: 'object', additionalProperties: count },
      ...Object.fromEntries(ATTRIBUTES.map((name) => [name, { type: 'object', additionalProperties: count }])),
    },
    ATTRIBUTES,
  ),
  Understanding: record({
    corrected: orNull(record({ from: text, to: text })),
    ignored: list(text),
    hints: list(record({ parameter: { type: 'string', enum: ['pricing', ...ATTRIBUTES] }, value: text })),
    relaxed: list(
      record({ parameter: { type: 'string', enum: [...ATTRIBUTES, ...TOLD_ONLY] }, value: text, met: count }),
    ),
    alternatives_to: orNull(text),
    left_out: count,
    phrases: list(text),
    excluded: list(text),
    address: orNull(record({ url: uri, listed: { type: 'boolean' } })),
  }),
  Explanation: record({
    jobs: list(record({ id: text, share: { type: 'number', minimum: 0, maximum: 1 } })),
    hits: list(
      record({
        slug: text,
        tier: { type: 'string', enum: TIERS.map(({ id }) => id) },
        jobs: list(record({ id: text, strength: { type: 'string', enum: JOB_STRENGTHS } })),
      }),
    ),
  }),
} satisfies Record<string, Schema>;
