/** getToolHistory: the events of a tool. */
import { HISTORY_KINDS, listToolHistory } from '#catalog/tools/history.ts';
import { getTool } from '#catalog/tools/tools.ts';
import { namesWhere } from '#fields/fields.ts';
import type { ReadOperation } from '#http/api/operation.ts';
import { inData } from './schemas.ts';
import { slugParameter } from './tools.ts';

export const getToolHistoryOperation: ReadOperation = {
  id: 'getToolHistory',
  toolset: 'owner',
  method: 'GET',
  path: '/tools/{slug}/history',
  who: 'anyone',
  tag: 'Catalog',
  summary: 'Read the history of a tool',
  description:
    'When a published tool was published and changed, and which fields changed: the last hundred events, latest first.',
  parameters: [slugParameter],
  errors: ['not_found'],
  answer: {
    status: 200,
    sentence: 'The events.',
    schema: inData({
      type: 'array',
      items: {
        type: 'object',
        properties: {
          at: { type: 'string', format: 'date-time' },
          kind: { type: 'string', enum: HISTORY_KINDS },
          fields: { type: 'array', items: { type: 'string', enum: namesWhere({ audience: 'public' }) } },
        },
        required: ['at', 'kind', 'fields'],
      },
    }),
    headers: ['ETag', 'Cache-Control'],
  },
  async answerRead({ context, path }) {
    const tool = await getTool(context.live, path['slug'] ?? '', 'en');
    return { status: 200, body: JSON.stringify({ data: await listToolHistory(context.db.read, tool) }) };
  },
};
