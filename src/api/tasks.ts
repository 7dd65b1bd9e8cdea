/** listTasks: what published tools do for people, with translated names and numbers of tools. */
import { listTasks } from '#catalog/tools/tasks/tasks.ts';
import type { ReadOperation } from '#http/api/operation.ts';
import { listCategoriesOperation } from './categories.ts';
import { apiLink, pageLink } from './links.ts';
import { queryLocale } from './tools.ts';

export const listTasksOperation: ReadOperation = {
  ...listCategoriesOperation,
  id: 'listTasks',
  path: '/tasks',
  summary: 'List tasks',
  description:
    'Tasks that at least three published tools surely do, sorted by name in the requested language. An editor’s ' +
    'statement counts before the texts of a tool; doubtful tasks are left out. Ids never change.',
  toolset: 'tasks',
  answerRead({ context, query }) {
    const { config, live } = context;
    const locale = queryLocale(query);
    const localeQuery = { locale: query['locale'] };
    const data = listTasks(live, locale).map(({ id, name, sentence, toolCount }) => ({
      id,
      name,
      description: sentence,
      tool_count: toolCount,
      links: {
        self: apiLink(config, '/tasks', localeQuery),
        tools: apiLink(config, '/tools', { task: id, ...localeQuery }),
        html: pageLink(config, locale, `/tasks/${id}`),
      },
    }));
    return Promise.resolve({
      status: 200,
      body: JSON.stringify({ data, locale }),
      headers: { 'content-language': locale },
    });
  },
};
