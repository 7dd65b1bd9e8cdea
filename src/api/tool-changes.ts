/** listToolChanges: the events of one tool. */
import { listToolHistory, MOST_EVENTS } from '#catalog/tools/history.ts';
import { getTool } from '#catalog/tools/tools.ts';
import { pageParameter, perPageParameter } from '#http/api/list-parameters.ts';
import { pageOf } from '#http/api/list-query.ts';
import type { ReadOperation } from '#http/api/operation.ts';
import { pageAnswer } from './links.ts';
import { pageSchema } from './schemas.ts';
import { slugParameter } from './tools.ts';

export const listToolChangesOperation: ReadOperation = {
  id: 'listToolChanges',
  method: 'GET',
  path: '/tools/{slug}/changes',
  who: 'anyone',
  tag: 'Catalog',
  summary: 'Follow one tool',
  description:
    `When a published tool was published and changed, which fields changed, and what its link was found to be: ` +
    `the last ${MOST_EVENTS} events, latest first. An unchanged page is a 304, which is free.`,
  parameters: [slugParameter, pageParameter, perPageParameter],
  errors: ['not_found', 'validation_failed'],
  answer: {
    status: 200,
    sentence: 'One page of events.',
    schema: pageSchema('ToolEvent'),
    headers: ['Link'],
  },
  async answerRead({ context, path, query }) {
    const tool = await getTool(context.live, path['slug'] ?? '', 'en');
    const events = await listToolHistory(context.db.read, tool);
    const paging = pageOf(query);
    const data = events.slice((paging.page - 1) * paging.perPage, paging.page * paging.perPage);
    const asked = { per_page: query['per_page'] };
    return pageAnswer(context.config, `/tools/${tool.slug}/changes`, asked, paging, { total: events.length, data });
  },
};
