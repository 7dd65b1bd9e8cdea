/** listCategories: the categories with translated names and numbers of tools. */
import { LOCALES } from '#catalog/locales.ts';
import { listCategories } from '#catalog/tools/listed-categories.ts';
import type { ReadOperation } from '#http/api/operation.ts';
import { apiLink, pageLink } from './links.ts';
import { inData, ref } from './schemas.ts';
import { localeParameter } from '#http/api/list-parameters.ts';
import { queryLocale } from './tools.ts';

export const listCategoriesOperation: ReadOperation = {
  id: 'listCategories',
  method: 'GET',
  path: '/categories',
  who: 'anyone',
  tag: 'Catalog',
  summary: 'List categories',
  description: 'All categories on one page, sorted by name in the requested language. Ids never change.',
  parameters: [localeParameter],
  errors: ['validation_failed'],
  answer: {
    status: 200,
    sentence: 'All of them.',
    schema: inData({ type: 'array', items: ref('Category') }, { locale: { type: 'string', enum: LOCALES } }),
  },
  answerRead({ context, query }) {
    const { config } = context;
    const locale = queryLocale(query);
    const localeQuery = { locale: query['locale'] };
    const data = listCategories(context.live, locale).map((category) => ({
      id: category.id,
      name: category.name,
      description: category.description,
      tool_count: category.toolCount,
      links: {
        self: apiLink(config, '/categories', localeQuery),
        tools: apiLink(config, '/tools', { category: category.id, ...localeQuery }),
        html: pageLink(config, locale, `/categories/${category.id}`),
      },
    }));
    return Promise.resolve({
      status: 200,
      body: JSON.stringify({ data, locale }),
      headers: { 'content-language': locale },
    });
  },
};
