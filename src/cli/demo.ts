/** Commands about the demo catalog. */
import type { Database } from '#database/database.ts';
import { counted, type Command } from './command.ts';

/** The passwords in the documents, which strangers know. */
export const DOCUMENT_PASSWORDS = ['a long pass phrase', 'another long phrase'];
/** Each comparison computes a password hash, so only the oldest accounts are compared: trials are made first. */
const COMPARED_MOST = 20;

/** Addresses of the first accounts made by commands that still have a password of the documents. */
async function listTryOutAccounts({ read }: Database): Promise<string[]> {
  const { verifyPassword } = await import('#catalog/accounts/passwords.ts');
  const rows = await read
    .selectFrom('history')
    .innerJoin('accounts', 'accounts.id', 'history.subject_id')
    .select(['accounts.email', 'accounts.password_hash'])
    .where('history.subject_kind', '=', 'account')
    .where('history.action', '=', 'created')
    .where('history.actor_id', 'is', null)
    .orderBy('history.at')
    .limit(COMPARED_MOST)
    .execute();
  const found: string[] = [];
  for (const { email, password_hash: hash } of rows)
    for (const password of DOCUMENT_PASSWORDS)
      if (email !== null && (await verifyPassword(hash, password))) found.push(email);
  return found;
}

export const demoCommands: Command[] = [
  {
    name: 'demo remove',
    options: { 'dry-run': { sentence: 'Removes nothing, and says what would go.' } },
    sentence:
      'Removes the tools and collections of the demo catalog, except those edited, ' +
      'reported, sponsored or used since; the categories stay, and it is not loaded again.',
    async run(call) {
      const { removeDemoCatalog, surveyDemoRemoval } = await import('#catalog/transfer/demo-removal.ts');
      const isTrial = call.isSet('dry-run');
      const nothing = { tools: 0, collections: 0, keptTools: 0, keptCollections: 0 };
      const removal = isTrial ? ((await surveyDemoRemoval(call.db.read)) ?? nothing) : await removeDemoCatalog(call.db);
      for (const email of await listTryOutAccounts(call.db))
        call.say(
          `the account ${email} has a password of the documents, which strangers know: give it another, or type \`toolshelf accounts delete --email ${email}\``,
        );
      const { tools, collections, keptTools, keptCollections } = removal;
      const named = (ofTools: number, ofCollections: number): string =>
        `${counted(ofTools, 'tool')} and ${counted(ofCollections, 'collection')}`;
      const done = isTrial ? 'to remove' : 'removed';
      const rest = `; ${named(keptTools, keptCollections)} ${isTrial ? 'to keep' : 'kept'}, which were changed or used since`;
      return {
        text: `${named(tools, collections)} ${done}${keptTools + keptCollections === 0 ? '' : rest}\n`,
        json: { tools, collections, kept_tools: keptTools, kept_collections: keptCollections },
      };
    },
  },
];
