/** Commands about submissions: list, show, decide. */
import type { Account } from '#catalog/roles.ts';
import { REASON_CODES, SUBMISSION_STATES, type SubmissionState } from '#catalog/lifecycle.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import {
  orMissing,
  AS_OPTION,
  columns,
  everyPage,
  tabbed,
  type Answer,
  type Command,
  type Invocation,
} from './command.ts';
import { saySelfReview } from './self-review.ts';
import { submissionIdOf } from './submission-links.ts';

function shown(submission: Submission) {
  const { id, state, name, url, tagline, submittedAt, queuedAt, reasonCode, findings } = submission;
  return {
    id,
    status: state,
    name,
    url,
    tagline,
    submitted_at: submittedAt,
    queued_at: queuedAt,
    reason_code: reasonCode,
    findings,
  };
}

async function decide(call: Invocation, act: (editor: Account, id: string) => Promise<Submission>): Promise<Answer> {
  const { findToolOf } = await import('#catalog/submissions/progress.ts');
  const { getSubmission } = await import('#catalog/submissions/records.ts');
  const id = submissionIdOf(call.args[0] ?? '');
  const editor = await call.editor();
  const before = await orMissing(`submission ${id}`, getSubmission(call.db, id));
  await saySelfReview(call, editor, { owners: [before.accountId], submission: before });
  const submission = await act(editor, id);
  const tool = await findToolOf(call.db, submission);
  const json = { ...shown(submission), tool: tool === undefined ? null : { slug: tool.slug } };
  return { text: tabbed([[submission.id, submission.state, tool?.slug ?? '']]), json };
}

export const submissionCommands: Command[] = [
  {
    name: 'submissions list',
    options: {
      status: {
        value: 'STATUS',
        fallback: 'awaiting_moderation',
        choices: SUBMISSION_STATES,
        sentence: 'Status to list.',
      },
    },
    sentence: 'Lists submissions with a status, longest waiting first: id, status, waiting since, name, address.',
    async run(call) {
      const { listQueue } = await import('#catalog/submissions/records.ts');
      const status = call.need('status') as SubmissionState;
      const items = await everyPage((paging) => listQueue(call.db, { status, ...paging }));
      return { text: columns(items, ['id', 'state', 'queuedAt', 'name', 'url']), json: items.map(shown) };
    },
  },
  {
    name: 'submissions show',
    arguments: ['ID|LINK'],
    sentence: 'Shows a submission: its fields, findings, owner and history.',
    async run(call) {
      const { findAccount } = await import('#catalog/accounts/accounts.ts');
      const { listHistory } = await import('#catalog/audit/log.ts');
      const { namedFields } = await import('#catalog/entries/columns.ts');
      const { getSubmission } = await import('#catalog/submissions/records.ts');
      const id = submissionIdOf(call.args[0] ?? '');
      const submission = await orMissing(`submission ${id}`, getSubmission(call.db, id));
      const owner = await findAccount(call.db, submission.accountId);
      const history = (await listHistory(call.db, submission.id)).map(({ at, action, toState, reasonCode, note }) => ({
        at,
        action,
        status: toState,
        reason_code: reasonCode,
        note,
      }));
      const facts = { ...shown(submission), ...namedFields(submission), owner: owner?.email ?? null };
      const text = (value: unknown): string | number | null =>
        typeof value === 'string' || typeof value === 'number' ? value : value === null ? null : JSON.stringify(value);
      const rows = Object.entries(facts).map(([name, value]) => [name, text(value)]);
      const past = history.map(({ at, action, reason_code: reason, note }) => ['history', at, action, reason, note]);
      return { text: tabbed([...rows, ...past]), json: { ...facts, history } };
    },
  },
  {
    name: 'submissions status',
    arguments: ['ID|LINK'],
    sentence: 'Shows where a submission stands, as its status link does: id, status, since, reason, slug of the tool.',
    async run(call) {
      const { findToolOf } = await import('#catalog/submissions/progress.ts');
      const { getSubmission } = await import('#catalog/submissions/records.ts');
      const { listHistory } = await import('#catalog/audit/log.ts');
      const id = submissionIdOf(call.args[0] ?? '');
      const submission = await orMissing(`submission ${id}`, getSubmission(call.db, id));
      const tool = await findToolOf(call.db, submission);
      const moves = (await listHistory(call.db, id)).filter(({ toState }) => toState !== null);
      const json = {
        id,
        status: submission.state,
        since: moves.at(-1)?.at ?? submission.submittedAt,
        reason_code: submission.reasonCode,
        tool: tool === undefined ? null : { slug: tool.slug },
      };
      return { text: tabbed([[id, json.status, json.since, json.reason_code, tool?.slug ?? null]]), json };
    },
  },
  {
    name: 'submissions approve',
    arguments: ['ID|LINK'],
    options: { as: AS_OPTION },
    sentence: 'Publishes a submission and prints its id, status and the tool’s slug.',
    async run(call) {
      const { approveSubmission } = await import('#catalog/moderation/decisions/submissions.ts');
      return decide(call, (editor, id) => approveSubmission(call.db, editor, id));
    },
  },
  {
    name: 'submissions reject',
    arguments: ['ID|LINK'],
    options: {
      reason: { value: 'CODE', required: true, choices: REASON_CODES, sentence: 'Reason code.' },
      as: AS_OPTION,
      note: { value: 'TEXT', sentence: 'Note to the owner, in addition to the reason.' },
    },
    sentence: 'Rejects a submission.',
    async run(call) {
      const { rejectSubmission } = await import('#catalog/moderation/decisions/submissions.ts');
      const decision = { reason: call.need('reason'), note: call.option('note') };
      return decide(call, (editor, id) => rejectSubmission(call.db, editor, id, decision));
    },
  },
  {
    name: 'submissions request-changes',
    arguments: ['ID|LINK'],
    options: { note: { value: 'TEXT', required: true, sentence: 'Changes the owner should make.' }, as: AS_OPTION },
    sentence: 'Asks the owner of a submission for changes.',
    async run(call) {
      const { requestChanges } = await import('#catalog/moderation/decisions/submissions.ts');
      return decide(call, (editor, id) => requestChanges(call.db, editor, id, { note: call.need('note') }));
    },
  },
];
