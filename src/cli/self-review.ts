/** Says before an act that an admin does what is otherwise for others. */
import type { Concern } from '#catalog/audit/self-review.ts';
import type { Account } from '#catalog/roles.ts';
import type { Invocation } from './command.ts';

/** One line on stderr where the entry is the editor's own, or appeals against their decision, and nobody else could act. */
export async function saySelfReview(call: Invocation, editor: Account, concern: Concern): Promise<void> {
  const { findInvolvement } = await import('#catalog/audit/self-review.ts');
  const found = await findInvolvement(call.db.read, editor, concern);
  if (found?.mayAct !== true) return;
  const { deskMessages } = await import('#locales/desk.ts');
  call.say(deskMessages('en').selfReview.now[found.involvement]);
}

/** The editor that `--as` names; says as saySelfReview does where one of the tools of these slugs is their own. */
export async function editorOfTools(call: Invocation, slugs: readonly string[]): Promise<Account> {
  const editor = await call.editor();
  const tools = await call.db.read.selectFrom('tools').select('account_id').where('slug', 'in', slugs).execute();
  await saySelfReview(call, editor, { owners: tools.map((tool) => tool.account_id) });
  return editor;
}
