/** Warns an admin who decides on their own entry. */
import type { Concern } from '#catalog/audit/self-review.ts';
import type { Account } from '#catalog/roles.ts';
import type { Invocation } from './command.ts';

/** Prints a line if the entry is the editor's own, or appeals their decision, and they may act. */
export async function saySelfReview(call: Invocation, editor: Account, concern: Concern): Promise<void> {
  const { findInvolvement } = await import('#catalog/audit/self-review.ts');
  const found = await findInvolvement(call.db.read, editor, concern);
  if (found?.mayAct !== true) return;
  const { deskMessages } = await import('#locales/subjects.ts');
  call.say(deskMessages('en').selfReview.now[found.involvement]);
}

/** The editor of `--as`; warns like saySelfReview if one of the tools is their own. */
export async function editorOfTools(call: Invocation, slugs: readonly string[]): Promise<Account> {
  const editor = await call.editor();
  const tools = await call.db.read.selectFrom('tools').select('account_id').where('slug', 'in', slugs).execute();
  await saySelfReview(call, editor, { owners: tools.map((tool) => tool.account_id) });
  return editor;
}
