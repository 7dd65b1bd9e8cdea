/** Requests of documented operations: right ones, and ones with something wrong in a place or two. */
import type { SubmissionAction } from '#catalog/lifecycle.ts';
import { asBytes, type ApiState, type Case } from './cases.ts';
import { rightCredentials, wrongCredentials } from './credentials.ts';
import type { Draws } from './draws.ts';
import { createExpectation, type Expectation } from './expectations.ts';
import { BROKEN_ESCAPES, escaped, hostileText } from './hostile.ts';
import { stateAfter, statesBefore, type KnownSubmission } from './known-submissions.ts';
import { settleOperation } from './operation-answers.ts';
import { drawBody, type DrawnBody } from './operation-bodies.ts';
import type { DescribedOperation } from './operations.ts';
import { acceptHeader, bodyHeaders, conditionalHeader, encodingHeader, idleHeaders } from './request-headers.ts';
import { parameterValue, type Kind, type Known } from './schema-values.ts';

export const BASE = '/api/v1';
/** Longest head of a request in bytes. */
const HEAD_BYTES = 16_384;
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
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

/** What the generator of values knows of the server. */
export function knownOf(state: ApiState): Known {
  return { categories: state.categories, newHost: state.newHost, isOf: state.described.isOf };
}

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

/** A request of an operation drawn from the document. */
export function operationCase(state: ApiState, draws: Draws): Case {
  const operation = draws.weighted(
    state.described.operations.map((each) => [WEIGHTS[each.method] ?? 1, each] as const),
  );
  const expectation = createExpectation();
  const wrong = new Set<string>();
  if (draws.chance(0.45)) for (let count = 1 + draws.below(2); count > 0; count -= 1) wrong.add(draws.any(PLACES));
  const action = ACTIONS[operation.id];
  const submission = operation.path.includes('{id}')
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
  const sent = idempotency.body ?? body?.bytes;
  refuseLongHead(`${method} ${target}`, headers, expectation);
  const isOld = sent === undefined && draws.chance(0.01);

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
      target,
      headers,
      ...(sent !== undefined && { body: sent }),
      ...(sent !== undefined && draws.chance(0.1) && { chunk: 1 + draws.below(sent.length + 1) }),
      ...(isOld && { version: '1.0' as const }),
    },
    isLast: isOld,
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

interface DrawnPath {
  text: string;
  /** The submission that the path really names. */
  submission: KnownSubmission | undefined;
}

function drawPath(
  state: ApiState,
  draws: Draws,
  operation: DescribedOperation,
  submission: KnownSubmission | undefined,
  expectation: Expectation,
  isWrong: boolean,
): DrawnPath {
  const parameter = operation.parameters.find((each) => each.in === 'path');
  if (parameter === undefined) return { text: operation.path, submission: undefined };
  const fill = (text: string): string => operation.path.replace(`{${parameter.name}}`, () => text);
  if (!isWrong) {
    if (parameter.name === 'slug') return { text: fill(draws.any(state.slugs)), submission: undefined };
    if (submission !== undefined) return { text: fill(submission.id), submission };
  }
  if (isWrong && draws.chance(0.2)) {
    expectation.refuse('framing', 400, 'a broken escape in the path');
    return { text: fill(draws.any(BROKEN_ESCAPES)), submission: undefined };
  }
  expectation.refuse('request', 404, 'nothing has this path');
  // Dots would be another path, and `validate` another operation.
  const text = draws.chance(0.3) ? UNKNOWN_ID : escaped(`${hostileText(draws)}~`);
  return { text: fill(text), submission: undefined };
}

function drawQuery(
  state: ApiState,
  draws: Draws,
  operation: DescribedOperation,
  expectation: Expectation,
  isWrong: boolean,
): { text: string; values: Record<string, string> } {
  const parameters = operation.parameters.filter((each) => each.in === 'query');
  const pairs: string[] = [];
  const values: Record<string, string> = {};
  for (const { name, schema } of parameters) {
    const kind = draws.weighted<Kind>([
      [6, 'absent'],
      [4, 'right'],
      [1, 'edge'],
      ...(isWrong
        ? ([
            [3, 'wrong'],
            [3, 'hostile'],
          ] as const)
        : []),
    ]);
    const { value, verdict } = parameterValue(draws, kind, name, schema, knownOf(state));
    if (value === undefined) continue;
    pairs.push(`${name}=${escaped(value)}`);
    values[name] = value;
    if (isWrong && draws.chance(0.05)) {
      pairs.push(`${name}=${escaped(value)}`);
      expectation.judge(0, name, 'bad');
    } else expectation.judge(0, name, verdict);
  }
  if (draws.chance(0.1)) pairs.push(`${escaped(`${hostileText(draws)}~`)}=${escaped(hostileText(draws))}`);
  if (isWrong && draws.chance(0.1)) {
    pairs.push(`q~=${draws.any(BROKEN_ESCAPES)}`);
    expectation.refuse('request', 400, 'a broken escape in the query');
  }
  return { text: pairs.length === 0 ? '' : `?${pairs.join('&')}`, values };
}

interface DrawnKey {
  headers: (readonly [string, string])[];
  key?: string;
  /** The body to send instead of the drawn one. */
  body?: Uint8Array;
  replay?: string;
}

function drawKey(
  state: ApiState,
  draws: Draws,
  operation: DescribedOperation,
  owner: number | undefined,
  body: DrawnBody | undefined,
  expectation: Expectation,
  isWrong: boolean,
): DrawnKey {
  const parameter = operation.parameters.find((each) => each.in === 'header');
  if (parameter === undefined || body === undefined) return { headers: [] };
  const { name } = parameter;
  if (isWrong) {
    const value = draws.any(['', 'a b', 'a'.repeat(256), asBytes('é'), '\t', 'a,\x80']);
    expectation.judge(2, name, 'bad');
    return {
      headers: draws.chance(0.2)
        ? [
            [name, 'a'],
            [name, 'b'],
          ]
        : [[name, value]],
    };
  }
  if (draws.chance(0.6)) return { headers: [] };
  const earlier = draws.chance(0.5) && state.keys.length > 0 ? draws.any(state.keys) : undefined;
  if (earlier === undefined || earlier.owner !== owner) {
    const key = `key-${state.newHost()}`;
    return { headers: [[name, key]], key };
  }
  if (!expectation.isRefused && draws.chance(0.7))
    return { headers: [[name, earlier.key]], body: Buffer.from(earlier.body), replay: earlier.answer };
  expectation.refuse('request', 422, 'a key of another body');
  expectation.doubt(422);
  return { headers: [[name, earlier.key]] };
}
