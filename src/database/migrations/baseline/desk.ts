/** Tables of the editors' desk: screening, block lists, reports, change requests, notes, history. */
import { integers, key, optional, optionalIntegers, optionalReferences, references, required } from './columns.ts';
import type { Baseline } from './tables.ts';

export async function createDesk({ table, keyedTable, index }: Baseline): Promise<void> {
  await table('screening_modes', { rule: key, ...required('mode', 'changed_at') });
  await keyedTable('finding_outcomes', ['submission_id', 'rule'], {
    submission_id: references('submissions', 'cascade'),
    ...required('rule', 'action'),
    ...optionalIntegers('agreed'),
    ...required('at'),
  });
  index('finding_outcomes_by_time', 'finding_outcomes (at)');
  await keyedTable('screening_refusals', ['day', 'rule'], { ...required('day', 'rule'), ...integers('count') });
  await table('blocks', {
    id: key,
    ...required('kind', 'value', 'scope', 'reason', 'created_at'),
    ...optional('expires_at'),
  });
  await table('reports', {
    id: key,
    tool_id: optionalReferences('tools'),
    ...required('kind'),
    ...optional('message'),
    ...required('locale', 'created_at'),
    ...optional('closed_at'),
    closed_by: optionalReferences('accounts', 'set null'),
    ...optional('outcome', 'note', 'reporter_id', 'reply_to'),
    list_id: optionalReferences('lists', 'cascade'),
  });
  index('reports_by_state', 'reports (closed_at, id)');
  index('reports_by_tool', 'reports (tool_id)');
  index('reports_by_open_tool', 'reports (closed_at, tool_id, kind, id)');
  index('reports_by_reporter', 'reports (reporter_id, id) where reporter_id is not null');
  index('reports_by_address', 'reports (reply_to, created_at) where reply_to is not null');
  index('reports_by_list', 'reports (list_id, closed_at) where list_id is not null');
  await table('change_requests', {
    id: key,
    tool_id: references('tools', 'cascade'),
    ...optional('account_id'),
    ...required('state', 'kind', 'changes'),
    ...optional('accepted', 'message'),
    ...required('findings', 'created_at', 'state_since'),
    ...optional('decided_by', 'reason_code', 'editor_note'),
  });
  index('change_requests_by_state', 'change_requests (state, created_at, id)');
  index('change_requests_by_tool', 'change_requests (tool_id, created_at, id)');
  index('change_requests_by_account', 'change_requests (account_id, created_at, id)');
  await table('desk_notes', { id: key, ...required('subject_kind', 'subject_id', 'author_id', 'text', 'created_at') });
  index('desk_notes_by_subject', 'desk_notes (subject_id, created_at, id)');
  await table('reply_templates', { id: key, ...required('purpose', 'locale', 'text', 'created_at') });
  await table('history', {
    id: key,
    ...required('subject_kind', 'subject_id', 'at', 'action'),
    ...optional('from_state', 'to_state', 'actor_id', 'reason_code', 'note', 'detail'),
  });
  index('history_by_subject', 'history (subject_id, at)');
  index('history_by_time', 'history (at, id)');
  index(
    'history_decisions',
    `history (at, id) where subject_kind = 'submission' and action in ('approve', 'reject', 'request_changes')`,
  );
  // The audit log is read as one list for each kind and action, so that a rare one is found at once.
  index('history_by_action', 'history (subject_kind, action, at, id)');
  index('history_by_actor', 'history (actor_id, subject_kind, action, at, id)');
  // Only of versions before 0123-decision-counts, which may run beside this one.
  await table('decision_days', { day: key, ...required('decisions') });
}
