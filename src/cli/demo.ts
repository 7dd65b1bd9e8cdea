/** Commands about the demo catalog. */
import type { Command } from './command.ts';

export const demoCommands: Command[] = [
  {
    name: 'demo remove',
    sentence:
      'Removes the tools, categories and collections of the demo catalog, except those edited, reported, sponsored or used since; it is not loaded again.',
    async run(call) {
      const { removeDemoCatalog } = await import('#catalog/transfer/demo-removal.ts');
      const removal = await removeDemoCatalog(call.db);
      const { tools, categories, collections, keptTools, keptCategories, keptCollections } = removal;
      const counted = (...of: [number, number, number]): string =>
        `${of[0]} tools, ${of[1]} categories and ${of[2]} collections`;
      const kept = keptTools + keptCategories + keptCollections;
      const rest = `; ${counted(keptTools, keptCategories, keptCollections)} kept, which were changed or used since`;
      return {
        text: `${counted(tools, categories, collections)} removed${kept === 0 ? '' : rest}\n`,
        json: {
          tools,
          categories,
          collections,
          kept_tools: keptTools,
          kept_categories: keptCategories,
          kept_collections: keptCollections,
        },
      };
    },
  },
];
