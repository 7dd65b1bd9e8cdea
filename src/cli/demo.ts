/** Commands about the demo catalog. */
import type { Database } from '#database/database.ts';
import { counted, type Command } from './command.ts';

/** Accounts of the examples in the documents, at a reserved domain (RFC 2606). */
async function listTryOutAccounts({ read }: Database): Promise<string[]> {
  const rows = await read.selectFrom('accounts').select('email').where('email', 'like', '%@example.org').execute();
  return rows.flatMap(({ email }) => (email === null ? [] : [email]));
}

export const demoCommands: Command[] = [
  {
    name: 'demo remove',
    sentence:
      'Removes the tools and collections of the demo catalog, except those edited, ' +
      'reported, sponsored or used since; the categories stay, and it is not loaded again.',
    async run(call) {
      const { removeDemoCatalog } = await import('#catalog/transfer/demo-removal.ts');
      const removal = await removeDemoCatalog(call.db);
      for (const email of await listTryOutAccounts(call.db))
        call.say(
          `the account ${email} stays; if its password is one of the documents, type \`toolshelf accounts delete --email ${email}\``,
        );
      const { tools, collections, keptTools, keptCollections } = removal;
      const named = (ofTools: number, ofCollections: number): string =>
        `${counted(ofTools, 'tool')} and ${counted(ofCollections, 'collection')}`;
      const rest = `; ${named(keptTools, keptCollections)} kept, which were changed or used since`;
      return {
        text: `${named(tools, collections)} removed${keptTools + keptCollections === 0 ? '' : rest}\n`,
        json: { tools, collections, kept_tools: keptTools, kept_collections: keptCollections },
      };
    },
  },
];
