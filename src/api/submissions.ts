/** The operations with a whole submission: submit, validate, resubmit. */
import { CatalogError } from '#catalog/errors.ts';
import { keepAnswer } from '#catalog/submissions/idempotency.ts';
import { queuePosition } from '#catalog/submissions/progress.ts';
import { readSubmissionQuota, type SubmissionQuota } from '#catalog/submissions/quota.ts';
import { resubmitSubmission, submitTool } from '#catalog/submissions/submit.ts';
import { validateSubmission, type Existing, type ScreeningOptions } from '#catalog/submissions/validation.ts';
import type { UncachedOperation, Answer, Call } from '#http/api/operation.ts';
import { countRefusals, countReviews } from '#http/api/refused-submissions.ts';
import { apiSentence, problemFacts } from '#http/send/error-answers.ts';
import type { Taken } from '#limits/limiter.ts';
import { LIMITS } from '#limits/limits.ts';
import { errorSentence } from '#locales/errors.ts';
import { idParameter, statusAnswer, statusOf } from './followed-submissions.ts';
import { answerOnce, KEY_ERRORS, keyParameter } from './idempotent-acts.ts';
import { apiLink, toolLinks } from './links.ts';
import { inData, ref } from './schemas.ts';
import { receiptJson, unknownFieldWarnings } from './submission-answers.ts';

const submissionBody = { schema: ref('Submission'), sentence: 'The complete submission.' };
const screeningErrors = [
  'read_only',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
  'duplicate_submission',
  'spam_detected',
  'not_an_ai_tool',
] as const;

export const submitToolOperation: UncachedOperation = {
  id: 'submitTool',
  method: 'POST',
  path: '/submissions',
  who: 'token',
  scope: 'submissions:write',
  limit: 'write',
  tag: 'Submissions',
  summary: 'Submit a tool for review',
  description:
    'An editor reviews every submission. Duplicates, spam and tools ' +
    'without AI are refused. A refusal as `not_an_ai_tool` is not final: describe what the AI does, ' +
    'or send the same body with `"review": true` to have an editor decide (once per hour and account). ' +
    'The same holds for refusals by a language model, which some catalogs ask.',
  parameters: [keyParameter],
  body: submissionBody,
  errors: [...screeningErrors, ...KEY_ERRORS, 'submission_limit_exceeded'],
  answer: {
    status: 201,
    sentence: 'Accepted for review; follow it at `status_url`.',
    schema: inData(ref('SubmissionReceipt')),
    headers: ['Location', 'Idempotent-Replayed'],
  },
  act: (call) => answerOnce(call, call.body, submit, { 'idempotent-replayed': 'true' }),
};

const screeningOf = ({ context, address }: Call): ScreeningOptions => ({
  address,
  askModel: context.askModel,
  onRuleError: (rule, error) => context.log.error({ err: error, rule }, 'a screening rule failed'),
});

async function submit(call: Call): Promise<Answer> {
  const { context, account, idempotencyKey: key } = call;
  const perHour = context.config.quotas.submit;
  return countingRefusals(call, async (takeReview) => {
    let answer: Answer | undefined;
    const { quota } = await submitTool(context.db, account, call.body, {
      perHour,
      signal: call.signal,
      ...screeningOf(call),
      takeReview,
      // Runs inside the transaction: the stored answer exists exactly when the submission does.
      async onStored(trx, { submission, unknown }) {
        const position = await queuePosition({ ...context.db, read: trx }, submission);
        const location = apiLink(context.config, `/submissions/${submission.id}`);
        const body = await receiptJson(context, submission, position, unknown);
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
    quota: call.context.config.quotas.submit,
    remaining: quota.remaining,
    reset: quota.reset,
    retryAfter: 0,
  };
  call.nameLimit(taken);
}

/** Counts refusals against the account's limit and reports the remaining quota. */
async function countingRefusals(
  call: Call,
  act: (takeReview: () => Promise<void>) => Promise<Answer>,
): Promise<Answer> {
  const { context, account } = call;
  const screen = async (): Promise<Answer> => {
    try {
      return await countReviews(context, account.id, act, call.nameLimit);
    } catch (error) {
      if (!(error instanceof CatalogError)) throw error;
      reportQuota(call, await readSubmissionQuota(context.db, account.id, context.config.quotas.submit));
      throw withExistingLinks(call, error);
    }
  };
  return countRefusals(context, account.id, screen, call.nameLimit);
}

/** Turns the reference to a duplicate into links. */
export function withExistingLinks(call: Call, error: unknown): unknown {
  if (!(error instanceof CatalogError)) return error;
  const existing = error.extra['existing'] as Existing | undefined;
  if (existing === undefined) return error;
  const { config } = call.context;
  const linked =
    existing.kind === 'tool'
      ? { slug: existing.slug, links: toolLinks(config, existing.slug, 'en') }
      : { status_url: apiLink(config, `/submissions/${existing.id}`) };
  return new CatalogError(error.code, { fields: error.fields, extra: { existing: linked } });
}

export const validateSubmissionOperation: UncachedOperation = {
  id: 'validateSubmission',
  method: 'POST',
  path: '/submissions/validate',
  storesNothing: true,
  who: 'token',
  scope: 'submissions:write',
  limit: 'write',
  tag: 'Submissions',
  summary: 'Check a submission before sending it',
  description:
    'Returns the verdict submitTool would give now. Stores nothing, uses no quota and asks no language model; ' +
    'the verdict says if submitTool would ask one.',
  parameters: [],
  body: submissionBody,
  errors: ['payload_too_large', 'unsupported_media_type', 'validation_failed'],
  answer: { status: 200, sentence: 'The verdict.', schema: inData(ref('Verdict')) },
  async act(call) {
    const verdict = await validateSubmission(call.context.db, call.account, call.body, screeningOf(call));
    const { acceptable, asksModel, similar, unknown } = verdict;
    const problems = verdict.problems.map(({ code, field, problem }) => ({
      code,
      field,
      message: problem === null ? errorSentence('en', code) : apiSentence(problem, call.context.config.publicUrl),
      ...(problem !== null && { rule: problem.rule, ...problemFacts(problem) }),
    }));
    const warnings = unknownFieldWarnings(unknown);
    const data = { acceptable, problems, similar, warnings, ...(asksModel && { asks_model: true }) };
    return { status: 200, body: JSON.stringify({ data }) };
  },
};

export const resubmitSubmissionOperation: UncachedOperation = {
  id: 'resubmitSubmission',
  method: 'PUT',
  path: '/submissions/{id}',
  who: 'token',
  scope: 'submissions:write',
  limit: 'write',
  tag: 'Submissions',
  summary: 'Correct a submission',
  description: 'Replaces a submission after an editor requested changes; it goes to the end of the queue.',
  parameters: [idParameter],
  body: submissionBody,
  errors: ['not_found', 'conflict', ...screeningErrors, 'submission_limit_exceeded'],
  answer: statusAnswer,
  async act(call) {
    const { context, account, path } = call;
    return countingRefusals(call, async (takeReview) => {
      const { submission, unknown } = await resubmitSubmission(context.db, account, path['id'] ?? '', call.body, {
        ...screeningOf(call),
        takeReview,
      });
      return statusOf(call, submission, unknown);
    });
  },
};
