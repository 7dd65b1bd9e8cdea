/** Requests of documented operations: right ones, and ones with something wrong in a place or two. */
import type { SubmissionAction } from '#catalog/lifecycle.ts';
import { knownOf, type ApiState, type Case } from './cases.ts';
import { rightCredentials, wrongCredentials } from './credentials.ts';
import type { Draws } from './draws.ts';
import { createExpectation, type Expectation } from './expectations.ts';
import { stateAfter, statesBefore, type KnownSubmission } from './known-submissions.ts';
import { settleOperation } from './operation-answers.ts';
import { drawBody, type DrawnBody } from './operation-bodies.ts';
import { drawFraming, drawKey, drawPath, drawQuery } from './operation-parameters.ts';
import type { DescribedOperation } from './operations.ts';
import { acceptHeader, bodyHeaders, conditionalHeader, encodingHeader, idleHeaders } from './request-headers.ts';

export const BASE = '/api/v1';
/** Longest head of a request in bytes. */
const HEAD_BYTES = 16_384;
/** How often each method is asked for; the rest of the weight is that of reads. */
const WEIGHTS: Record<string, number> = { GET: 4, POST: 2.5, PUT: 1.5, DELETE: 1 };
/** Places where something may be wrong with a request. */
const PLACES = [
  'token',
  'accept',
  'type',
  'path',
  'query',
  'query',
  'body',
  'body',
  'members',
  'members',
  'members',
  'key',
] as const;

const ACTIONS: Partial<Record<string, SubmissionAction>> = {
  resubmitSubmission: 'resubmit',
  withdrawSubmission: 'withdraw',
  appealSubmission: 'appeal',
};

/** What a case is about, for what is learned from its answer. */
export interface Drawn {
  state: ApiState;
  operation: DescribedOperation;
  expectation: Expectation;
  submission: KnownSubmission | undefined;
  action: SubmissionAction | undefined;
  owner: number | undefined;
  body: DrawnBody | undefined;
  key: string | undefined;
  /** The kept answer of an earlier request with this key and body. */
  replay: string | undefined;
  target: string;
  method: string;
  page: Record<string, string>;
}

/**
 * Of changes, what follows depends on who owns which tool and what waits for it, which the generator does not follow; ids of changes it draws
 * are nobody's; neither does it follow webhooks. Reports of leaked tokens are signed (leak-cases.ts). Drafts read other websites, which this server does not.
 */
const UNFORESEEN: ReadonlySet<string> = new Set([
  'suggestChange',
  'createWebhook',
  'reportTokenLeaks',
  'draftSubmission',
]);

/** A request of an operation drawn from the document. */
export function operationCase(state: ApiState, draws: Draws): Case {
  const operation = draws.weighted(
    state.described.operations
      .filter(({ id }) => !UNFORESEEN.has(id))
      .map((each) => [WEIGHTS[each.method] ?? 1, each] as const),
  );
  const expectation = createExpectation();
  const wrong = new Set<string>();
  if (draws.chance(0.45)) for (let count = 1 + draws.below(2); count > 0; count -= 1) wrong.add(draws.any(PLACES));
  const action = ACTIONS[operation.id];
  const submission = operation.path.startsWith('/submissions/{id}')
    ? state.submissions.find(draws, action === undefined || draws.chance(0.15) ? undefined : statesBefore(action))
    : undefined;
  const owner = submission?.owner ?? draws.below(state.cast.owners.length);
  const credentials = wrong.has('token')
    ? wrongCredentials(state, draws, operation, expectation)
    : rightCredentials(state, draws, operation, owner);

  const path = drawPath(state, draws, operation, submission, expectation, wrong.has('path'));
  // A stranger's token finds nothing, whatever the state.
  const isForeign = operation.needsToken && submission !== undefined && credentials.owner !== submission.owner;
  if (path.submission !== undefined && isForeign) expectation.refuse('request', 404, 'of somebody else');
  else if (path.submission !== undefined && action !== undefined && stateAfter(path.submission, action) === undefined)
    expectation.refuse('request', 409, `${action} while ${path.submission.state}`);
  const query = drawQuery(state, draws, operation, expectation, wrong.has('query'));
  const target = `${BASE}${path.text}${query.text}`;
  const method = operation.method === 'GET' && draws.chance(0.1) ? 'HEAD' : operation.method;

  const headers = [
    ...credentials.headers,
    ...acceptHeader(draws, !wrong.has('accept'), expectation),
    ...encodingHeader(draws),
    ...idleHeaders(draws),
  ];
  let success = [operation.success];
  if (operation.isCached) {
    const conditional = conditionalHeader(draws, state.tags.get(target));
    headers.push(...conditional.headers);
    success = conditional.success;
  }
  let body: DrawnBody | undefined;
  if (operation.body !== undefined) {
    headers.push(...bodyHeaders(draws, !wrong.has('type'), expectation));
    body = drawBody(draws, operation, operation.body, knownOf(state), expectation, wrong);
  }
  const idempotency = drawKey(state, draws, operation, credentials.owner, body, expectation, wrong.has('key'));
  headers.push(...idempotency.headers);
  const framing = drawFraming(draws, target, expectation);
  headers.push(...framing.headers);
  const sent = idempotency.body ?? body?.bytes;
  refuseLongHead(`${method} ${framing.target}`, headers, expectation);
  // An expectation means nothing in HTTP/1.0.
  const isOld = sent === undefined && !headers.some(([name]) => name === 'Expect') && draws.chance(0.01);

  const drawn: Drawn = {
    state,
    operation,
    expectation,
    action,
    body,
    target,
    method,
    submission: path.submission,
    owner: credentials.owner,
    key: idempotency.key,
    replay: idempotency.replay,
    page: query.values,
  };
  return {
    name: operation.id,
    request: {
      method,
      target: framing.target,
      headers,
      ...(sent !== undefined && { body: sent }),
      ...(sent !== undefined && draws.chance(0.1) && { chunk: 1 + draws.below(sent.length + 1) }),
      ...(isOld && { version: '1.0' as const }),
    },
    isLast: isOld,
    isOnce: idempotency.key !== undefined && !expectation.isRefused,
    statuses: expectation.statuses(success),
    why: expectation.why,
    settle: settleOperation(drawn),
  };
}

/** What the parser of the server refuses by its length; near the limit it counts in its own way. */
function refuseLongHead(line: string, headers: readonly (readonly [string, string])[], expectation: Expectation): void {
  const bytes = headers.reduce((sum, [name, value]) => sum + name.length + value.length + 4, line.length);
  if (bytes > HEAD_BYTES * 1.1) expectation.refuse('framing', 431, `${bytes} bytes of headers`);
  else if (bytes > HEAD_BYTES * 0.9) expectation.doubt(431);
}
