/** listAlternatives: the alternatives to a published tool. */
import { ALTERNATIVES_RULE } from '#catalog/search/query/ranking.ts';
import { listAlternatives } from '#catalog/tools/alternatives.ts';
import type { PricingChoice } from '#fields/pricing.ts';
import type { ReadOperation } from '#http/api/operation.ts';
import { localeParameter, pageParameter, perPageParameter, pricingParameter } from '#http/api/list-parameters.ts';
import { pageOf } from '#http/api/list-query.ts';
import { pageLinks } from './links.ts';
import { locale as localeSchema } from './schema-parts.ts';
import { pageSchema } from './schemas.ts';
import { queryLocale, slugParameter, summaryJson } from './tools.ts';

export const listAlternativesOperation: ReadOperation = {
  id: 'listAlternatives',
  method: 'GET',
  path: '/tools/{slug}/alternatives',
  who: 'anyone',
  isSearch: true,
  tag: 'Catalog',
  summary: 'List alternatives to a tool',
  description: `Published tools that can be used instead of this one, at most 50, best first. ${ALTERNATIVES_RULE} A page past the end is empty.`,
  brief:
    'Published tools that can be used instead of this one, at most 50, best first: tools that say so, are well ' +
    'known for the same purpose, or do the same. Payment has no influence.',
  parameters: [slugParameter, pricingParameter, localeParameter, pageParameter, perPageParameter],
  errors: ['not_found', 'validation_failed'],
  answer: {
    status: 200,
    sentence: 'One page of tools.',
    schema: pageSchema('ToolSummary', { locale: localeSchema }),
    headers: ['Link'],
  },
  async answerRead({ context, query, path }) {
    const { config, live } = context;
    const locale = queryLocale(query);
    const { page, perPage } = pageOf(query);
    const slug = path['slug'] ?? '';
    const { pricing } = query as { pricing?: PricingChoice };
    const found = await listAlternatives(live, slug, { pricing, locale, page, perPage });
    const { links, header } = pageLinks(
      config,
      `/tools/${slug}/alternatives`,
      { pricing, locale: query['locale'], per_page: query['per_page'] },
      page,
      found.totalPages,
    );
    const body = {
      data: found.items.map((tool) => summaryJson(config, tool, locale)),
      pagination: { page, per_page: perPage, total: found.total, total_pages: found.totalPages },
      links,
      locale,
    };
    return { status: 200, body: JSON.stringify(body), headers: { link: header, 'content-language': locale } };
  },
};
