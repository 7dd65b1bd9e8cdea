/** The operations on one's submissions: list, follow, withdraw, appeal. */
import { APPEAL_LENGTH, SUBMISSION_STATES, type SubmissionState } from '#catalog/lifecycle.ts';
import { getSubmission, listOwnSubmissions, type Submission } from '#catalog/submissions/records.ts';
import { appealSubmission, withdrawSubmission } from '#catalog/submissions/submit.ts';
import { bodyOf, readMembers } from '#http/api/body-members.ts';
import type { UncachedOperation, Answer, Call } from '#http/api/operation.ts';
import { choiceParameter, pathParameter } from '#http/api/parameters.ts';
import { pageAnswer } from './links.ts';
import { inData, pageSchema, ref } from './schemas.ts';
import { statusJson, statusesJson } from './submission-answers.ts';
import { pageParameter, perPageParameter } from '#http/api/list-parameters.ts';
import { pageOf } from '#http/api/list-query.ts';

export const idParameter = pathParameter('id', 'Id of the submission.');
export const statusAnswer = {
  status: 200,
  sentence: 'The current state of the submission.',
  schema: inData(ref('SubmissionStatus')),
};

export const listSubmissionsOperation: UncachedOperation = {
  id: 'listSubmissions',
  method: 'GET',
  path: '/submissions',
  who: 'token',
  scope: 'submissions:read',
  limit: 'read',
  tag: 'Submissions',
  summary: 'List your own submissions',
  description: 'The submissions of the token’s account, newest first.',
  parameters: [
    choiceParameter('status', 'Only submissions with this status.', SUBMISSION_STATES),
    pageParameter,
    perPageParameter,
  ],
  errors: ['validation_failed'],
  answer: {
    status: 200,
    sentence: 'One page of submissions.',
    schema: pageSchema('SubmissionStatus'),
    headers: ['Link'],
  },
  async act({ context, account, query }) {
    const { page, perPage } = pageOf(query);
    const status = query['status'] as SubmissionState | undefined;
    const { items, total } = await listOwnSubmissions(context.db, account.id, { status, page, perPage });
    const asked = { status, per_page: query['per_page'] };
    const data = await statusesJson(context, items);
    return pageAnswer(context.config, '/submissions', asked, { page, perPage }, { total, data });
  },
};

export const getSubmissionOperation: UncachedOperation = {
  id: 'getSubmission',
  method: 'GET',
  path: '/submissions/{id}',
  who: 'anyone',
  limit: 'read',
  tag: 'Submissions',
  summary: 'Follow a submission',
  description: 'The status of a submission. Anyone with the link can read it; it contains no account or address.',
  parameters: [idParameter],
  errors: ['not_found'],
  answer: statusAnswer,
  async act({ context, path }) {
    return statusOf({ context }, await getSubmission(context.db, path['id'] ?? ''));
  },
};

export const withdrawSubmissionOperation: UncachedOperation = {
  id: 'withdrawSubmission',
  toolset: 'owner',
  method: 'DELETE',
  path: '/submissions/{id}',
  who: 'token',
  scope: 'submissions:write',
  limit: 'write',
  tag: 'Submissions',
  summary: 'Withdraw a submission',
  description: 'Withdraws a submission that is awaiting review or changes.',
  parameters: [idParameter],
  errors: ['not_found', 'conflict', 'payload_too_large', 'unsupported_media_type'],
  answer: statusAnswer,
  async act({ context, account, path }) {
    return statusOf({ context }, await withdrawSubmission(context.db, account, path['id'] ?? ''));
  },
};

const appealBody = bodyOf({
  message: {
    type: 'string',
    minLength: APPEAL_LENGTH.min,
    maxLength: APPEAL_LENGTH.max,
    description: 'Why the decision is wrong, for the editor who reviews the appeal.',
  },
});

export const appealSubmissionOperation: UncachedOperation = {
  id: 'appealSubmission',
  toolset: 'owner',
  method: 'POST',
  path: '/submissions/{id}/appeal',
  who: 'token',
  scope: 'submissions:write',
  limit: 'write',
  tag: 'Submissions',
  summary: 'Appeal against a rejection',
  description: 'Asks another editor to review the decision, once.',
  parameters: [idParameter],
  body: {
    schema: appealBody,
    sentence: 'Why the decision should be reviewed.',
  },
  errors: [
    'not_found',
    'conflict',
    'payload_too_large',
    'unsupported_media_type',
    'validation_failed',
    'duplicate_submission',
  ],
  answer: statusAnswer,
  async act({ context, account, path, body }) {
    const { message } = readMembers<{ message: string }>(body, appealBody);
    return statusOf({ context }, await appealSubmission(context.db, account, path['id'] ?? '', message));
  },
};

/** The answer with a submission's status; `unknown` are ignored body fields, for warnings. */
export async function statusOf(
  { context }: Pick<Call, 'context'>,
  submission: Submission,
  unknown?: readonly string[],
): Promise<Answer> {
  return { status: 200, body: JSON.stringify({ data: await statusJson(context, submission, unknown) }) };
}
