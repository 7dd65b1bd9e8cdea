/** Commands about the demo catalog. */
import type { Command } from './command.ts';

export const demoCommands: Command[] = [
  {
    name: 'demo remove',
    sentence:
      'Removes the tools, categories and collections that the demo catalog brought, except those edited, reported, sponsored or used since; it is not loaded again.',
    async run(call) {
      const { removeDemoCatalog } = await import('#catalog/transfer/demo-removal.ts');
      const removal = await removeDemoCatalog(call.db);
      const { tools, categories, keptTools, keptCategories } = removal;
      const kept = keptTools + keptCategories;
      return {
        text: `${tools} tools and ${categories} categories removed${kept === 0 ? '' : `; ${keptTools} tools and ${keptCategories} categories kept, which were changed or used since`}\n`,
        json: { tools, categories, kept_tools: keptTools, kept_categories: keptCategories },
      };
    },
  },
];
