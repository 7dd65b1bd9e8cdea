/** The operations on submissions: submit, validate, follow, list, resubmit, withdraw, appeal. */
import { CatalogError } from '#catalog/errors.ts';
import { beginOnce, forgetKey, hashRequest, keepAnswer } from '#catalog/idempotency.ts';
import { APPEAL_LENGTH, SUBMISSION_STATES, type SubmissionState } from '#catalog/lifecycle.ts';
import { getSubmission, listOwnSubmissions, queuePosition } from '#catalog/submission-records.ts';
import {
  appealSubmission,
  readSubmissionQuota,
  resubmitSubmission,
  submitTool,
  withdrawSubmission,
  type SubmissionQuota,
} from '#catalog/submissions.ts';
import { validateSubmission, type Existing } from '#catalog/submission-verdicts.ts';
import type { ActOperation, Answer, Call, Parameter } from '#http/operation.ts';
import { choiceParameter } from '#http/parameters.ts';
import { rateLimitHeaders, type Taken } from '#limits/limiter.ts';
import { LIMITS } from '#limits/limits.ts';
import { errorSentence, problemSentence } from '#locales/messages.ts';
import { apiLink, pageLinks, toolLinks } from './links.ts';
import { inData, ref } from './schemas.ts';
import { receiptJson, statusJson } from './submission-answers.ts';
import { LAST_PAGE } from '#catalog/tools.ts';
import { askedPage, pageParameter, perPageParameter } from './tools.ts';

const idParameter: Parameter = {
  name: 'id',
  in: 'path',
  sentence: 'Id of the submission.',
  schema: { type: 'string' },
  required: true,
};
const submissionBody = { schema: ref('Submission'), sentence: 'The whole submission.' };
const statusAnswer = {
  status: 200,
  sentence: 'The submission as it stands now.',
  schema: inData(ref('SubmissionStatus')),
};
const screeningErrors = [
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
  'duplicate_submission',
  'spam_detected',
  'not_an_ai_tool',
] as const;

export const submitToolOperation: ActOperation = {
  id: 'submitTool',
  method: 'POST',
  path: '/submissions',
  who: 'token',
  scope: 'submissions:write',
  limit: 'write',
  tag: 'Submissions',
  summary: 'Submit a project for moderation',
  description:
    'An editor reviews every submission; only approved ones are published. Duplicates, spam and projects that are not AI tools are refused.',
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      sentence: 'Makes a retry safe: within 24 hours the same key and body give the first answer again.',
      schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
    },
  ],
  body: submissionBody,
  errors: [...screeningErrors, 'idempotency_key_reused', 'idempotency_key_in_progress', 'submission_limit_exceeded'],
  answer: {
    status: 201,
    sentence: 'Accepted for moderation; `status_url` follows it.',
    schema: inData(ref('SubmissionReceipt')),
    headers: ['Location', 'RateLimit', 'RateLimit-Policy'],
  },
  async act(call) {
    const { parts, account, idempotencyKey: key, body } = call;
    if (key === undefined) return submit(call);
    const stored = await beginOnce(parts.db, account.id, key, hashRequest(body));
    if (stored) return { status: stored.status, body: stored.body, headers: { location: stored.location } };
    try {
      return await submit(call);
    } catch (error) {
      await forgetKey(parts.db, account.id, key);
      throw error;
    }
  },
};

const onRuleErrorOf =
  ({ parts }: Pick<Call, 'parts'>) =>
  (rule: string, error: unknown): void =>
    parts.log.error({ err: error, rule }, 'a screening rule failed');

async function submit(call: Call): Promise<Answer> {
  const { parts, account, idempotencyKey: key } = call;
  const perHour = parts.config.quotas.submit;
  return countingRefusals(call, async () => {
    let answer: Answer | undefined;
    const { quota } = await submitTool(parts.db, account, call.body, {
      perHour,
      onRuleError: onRuleErrorOf(call),
      // Runs inside the transaction, so that the kept answer exists exactly when the submission does.
      async onStored(trx, { submission, unknown }) {
        const position = await queuePosition({ ...parts.db, read: trx }, submission);
        const location = apiLink(parts.config, `/submissions/${submission.id}`);
        const body = await receiptJson(parts, submission, position, unknown);
        answer = { status: 201, body, headers: { location } };
        if (key !== undefined) await keepAnswer(trx, account.id, key, { status: 201, location, body });
      },
    });
    reportQuota(call, quota);
    if (answer === undefined) throw new Error('a stored submission has no answer');
    return answer;
  });
}

function reportQuota(call: Call, quota: SubmissionQuota): void {
  const limit = LIMITS.submit;
  const taken: Taken = {
    allowed: true,
    limit,
    quota: call.parts.config.quotas.submit,
    remaining: quota.remaining,
    reset: quota.reset,
    retryAfter: 0,
  };
  for (const [name, value] of Object.entries(rateLimitHeaders([taken]))) call.setHeader(name, value);
}

/** Runs an act that screens; its refusals count against the account's budget of them, and say how much quota is left. */
async function countingRefusals(call: Call, act: () => Promise<Answer>): Promise<Answer> {
  const { parts, account } = call;
  const budget = await parts.limiter.peek('refused', account.id);
  if (!budget.allowed) throw new CatalogError('submission_limit_exceeded', { retryAfter: budget.retryAfter });
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    if (['validation_failed', 'duplicate_submission', 'spam_detected', 'not_an_ai_tool'].includes(error.code)) {
      await parts.limiter.take('refused', account.id);
    }
    reportQuota(call, await readSubmissionQuota(parts.db, account.id, parts.config.quotas.submit));
    throw withExistingLinks(call, error);
  }
}

/** Turns what a duplicate points to into links. */
function withExistingLinks(call: Call, error: CatalogError): CatalogError {
  const existing = error.extra['existing'] as Existing | undefined;
  if (existing === undefined) return error;
  const { config } = call.parts;
  const linked =
    existing.kind === 'tool'
      ? { slug: existing.slug, links: toolLinks(config, existing.slug, 'en') }
      : { status_url: apiLink(config, `/submissions/${existing.id}`) };
  return new CatalogError(error.code, { fields: error.fields, extra: { existing: linked } });
}

export const validateSubmissionOperation: ActOperation = {
  id: 'validateSubmission',
  method: 'POST',
  path: '/submissions/validate',
  who: 'token',
  scope: 'submissions:write',
  limit: 'write',
  tag: 'Submissions',
  summary: 'Ask what submitTool would say',
  description: 'Gives the verdict that submitTool would give now. Nothing is stored and no quota is used.',
  parameters: [],
  body: submissionBody,
  errors: ['payload_too_large', 'unsupported_media_type', 'validation_failed'],
  answer: { status: 200, sentence: 'The verdict.', schema: inData(ref('Verdict')) },
  async act({ parts, account, body }) {
    const verdict = await validateSubmission(parts.db, account, body, onRuleErrorOf({ parts }));
    const problems = verdict.problems.map(({ code, field, problem }) => ({
      code,
      field,
      message: problem === null ? errorSentence('en', code) : problemSentence('en', problem),
    }));
    return {
      status: 200,
      body: JSON.stringify({ data: { acceptable: verdict.acceptable, problems, similar: verdict.similar } }),
    };
  },
};

export const listSubmissionsOperation: ActOperation = {
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
    choiceParameter('status', 'Only submissions in this state.', SUBMISSION_STATES),
    pageParameter,
    perPageParameter,
  ],
  errors: ['validation_failed'],
  answer: {
    status: 200,
    sentence: 'One page of submissions.',
    schema: inData(
      { type: 'array', items: ref('SubmissionStatus') },
      { pagination: ref('Pagination'), links: ref('PageLinks') },
    ),
    headers: ['Link'],
  },
  async act({ parts, account, query }) {
    const { page, perPage } = askedPage(query);
    const status = query['status'] as SubmissionState | undefined;
    const { items, total } = await listOwnSubmissions(parts.db, account.id, { status, page, perPage });
    const totalPages = Math.min(LAST_PAGE, Math.ceil(total / perPage));
    const { links, header } = pageLinks(
      parts.config,
      '/submissions',
      { status, per_page: query['per_page'] },
      page,
      totalPages,
    );
    const data = [];
    for (const item of items) data.push(await statusJson(parts, item));
    const pagination = { page, per_page: perPage, total, total_pages: totalPages };
    return { status: 200, body: JSON.stringify({ data, pagination, links }), headers: { link: header } };
  },
};

export const getSubmissionOperation: ActOperation = {
  id: 'getSubmission',
  method: 'GET',
  path: '/submissions/{id}',
  who: 'anyone',
  limit: 'read',
  tag: 'Submissions',
  summary: 'Follow a submission',
  description:
    'The state of a submission. Holding its link is the right to read it; it names no account and no address.',
  parameters: [idParameter],
  errors: ['not_found'],
  answer: statusAnswer,
  async act({ parts, path }) {
    return statusOf({ parts }, await getSubmission(parts.db, path['id'] ?? ''));
  },
};

export const resubmitSubmissionOperation: ActOperation = {
  id: 'resubmitSubmission',
  method: 'PUT',
  path: '/submissions/{id}',
  who: 'token',
  scope: 'submissions:write',
  limit: 'write',
  tag: 'Submissions',
  summary: 'Correct a submission',
  description: 'Replaces a submission after an editor asked for changes; it waits again at the end of the queue.',
  parameters: [idParameter],
  body: submissionBody,
  errors: ['not_found', 'conflict', ...screeningErrors, 'submission_limit_exceeded'],
  answer: statusAnswer,
  async act(call) {
    const { parts, account, path } = call;
    return countingRefusals(call, async () => {
      const { submission, unknown } = await resubmitSubmission(
        parts.db,
        account,
        path['id'] ?? '',
        call.body,
        onRuleErrorOf(call),
      );
      return statusOf(call, submission, unknown);
    });
  },
};

export const withdrawSubmissionOperation: ActOperation = {
  id: 'withdrawSubmission',
  method: 'DELETE',
  path: '/submissions/{id}',
  who: 'token',
  scope: 'submissions:write',
  limit: 'write',
  tag: 'Submissions',
  summary: 'Withdraw a submission',
  description: 'Takes back a submission that waits for an editor or for changes.',
  parameters: [idParameter],
  errors: ['not_found', 'conflict', 'payload_too_large', 'unsupported_media_type'],
  answer: statusAnswer,
  async act({ parts, account, path }) {
    return statusOf({ parts }, await withdrawSubmission(parts.db, account, path['id'] ?? ''));
  },
};

export const appealSubmissionOperation: ActOperation = {
  id: 'appealSubmission',
  method: 'POST',
  path: '/submissions/{id}/appeal',
  who: 'token',
  scope: 'submissions:write',
  limit: 'write',
  tag: 'Submissions',
  summary: 'Appeal against a rejection',
  description: 'Asks once for a second judgement; another editor decides.',
  parameters: [idParameter],
  body: {
    schema: {
      type: 'object',
      properties: { message: { type: 'string', minLength: APPEAL_LENGTH.min, maxLength: APPEAL_LENGTH.max } },
      required: ['message'],
    },
    sentence: 'Why the decision should be looked at again.',
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
  async act({ parts, account, path, body }) {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new CatalogError('validation_failed', { fields: { body: [{ rule: 'not_an_object' }] } });
    }
    const { message } = body as { message?: unknown };
    return statusOf({ parts }, await appealSubmission(parts.db, account, path['id'] ?? '', message));
  },
};

async function statusOf(
  { parts }: Pick<Call, 'parts'>,
  submission: Awaited<ReturnType<typeof getSubmission>>,
  unknown?: readonly string[],
): Promise<Answer> {
  return { status: 200, body: JSON.stringify({ data: await statusJson(parts, submission, unknown) }) };
}
