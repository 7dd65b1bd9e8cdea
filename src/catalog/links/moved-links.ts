/** Changes suggested for links that lead to another site; editors decide them. */
import { randomUUID } from 'node:crypto';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import type { ChangeState } from '#catalog/lifecycle.ts';
import { changeOf, transitionChange, type ChangeRequest } from '#catalog/submissions/change-requests.ts';
import { timestamp, type Tx } from '#database/database.ts';
import { FIELDS } from '#fields/fields.ts';
import { siteOf } from './states.ts';

const { name: ADDRESS, max: LONGEST } = FIELDS.url;

interface MovedTool {
  id: string;
  slug: string;
  url: string;
}

/** Suggestions for a tool without a requester. */
async function findSuggested(trx: Tx, toolId: string): Promise<ChangeRequest[]> {
  const rows = await trx
    .selectFrom('change_requests')
    .selectAll()
    .where('tool_id', '=', toolId)
    .where('account_id', 'is', null)
    .execute();
  return rows.map(changeOf);
}

/** Suggests the redirect's address, unless editors have already decided about that site. */
export async function suggestMove(trx: Tx, tool: MovedTool, address: string): Promise<void> {
  if (address.length > LONGEST || !checkPublicUrl(address).ok) return;
  const isKnown = (await findSuggested(trx, tool.id)).some(({ state, changes }) => {
    const { old, new: suggested } = changes[ADDRESS] ?? {};
    return state !== 'withdrawn' && old === tool.url && siteOf(String(suggested)) === siteOf(address);
  });
  if (isKnown) return;
  const now = timestamp(trx.now());
  const changes = { [ADDRESS]: { old: tool.url, new: address } };
  const state: ChangeState = 'awaiting_moderation';
  const id = randomUUID();
  await trx
    .insertInto('change_requests')
    .values({
      id,
      tool_id: tool.id,
      account_id: null,
      state,
      kind: 'change',
      changes: JSON.stringify(changes),
      accepted: null,
      message: null,
      findings: '[]',
      created_at: now,
      state_since: now,
      decided_by: null,
      reason_code: null,
      editor_note: null,
    })
    .execute();
  await recordHistory(trx, null, 'suggest', ['change_request', id], {
    toState: state,
    detail: { slug: tool.slug, changes },
  });
}

/** Withdraws suggestions when the link no longer redirects or has changed. */
export async function dropMoves(trx: Tx, { id, slug }: MovedTool): Promise<void> {
  for (const change of await findSuggested(trx, id)) {
    if (change.state !== 'awaiting_moderation') continue;
    await transitionChange(trx, change, { action: 'expire', by: 'system', actorId: null, detail: { slug } });
  }
}
