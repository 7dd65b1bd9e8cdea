/** Parameters of generated requests: path, query and the Idempotency-Key. */
import { asBytes, knownOf, type ApiState } from './cases.ts';
import type { Draws } from './draws.ts';
import type { Expectation } from './expectations.ts';
import { BROKEN_ESCAPES, escaped, hostileText } from './hostile-texts.ts';
import type { KnownSubmission } from './known-submissions.ts';
import type { DrawnBody } from './operation-bodies.ts';
import type { DescribedOperation } from './operations.ts';
import { parameterValue, type Kind } from './schema-values.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

interface DrawnPath {
  text: string;
  /** The submission that the path really names. */
  submission: KnownSubmission | undefined;
}

/** The path of a request; a wrong one is of nothing, or cannot be read. */
export function drawPath(
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

/** The query of a request, with values of its parameters as they are before they are escaped. */
export function drawQuery(
  state: ApiState,
  draws: Draws,
  operation: DescribedOperation,
  expectation: Expectation,
  isWrong: boolean,
): { text: string; values: Record<string, string> } {
  const parameters = operation.parameters.filter((each) => each.in === 'query');
  const pairs: string[] = [];
  const values: Record<string, string> = {};
  for (const { name, schema, countsOnce } of parameters) {
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
    // Which cursors there are is told by no schema.
    if (name === 'since') expectation.doubt(410);
    const isRepeated = isWrong && draws.chance(0.05);
    if (isRepeated) pairs.push(`${name}=${escaped(draws.chance(0.5) ? value : `${value}~`)}`);
    if (isRepeated && !(countsOnce && pairs.at(-1) === pairs.at(-2))) expectation.judge(0, name, 'bad');
    else expectation.judge(0, name, name === 'since' && value !== '' ? 'unsure' : verdict);
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

/** The Idempotency-Key of operations that have one: fresh, of an earlier request, or none at all. */
export function drawKey(
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

const OWN_HOSTS = ['localhost', 'LOCALHOST:80', '127.0.0.1', '[::1]:3000'];

/** The target and headers that say where a request goes and what it waits for: rarely as clients write them, still right, or not. */
export function drawFraming(
  draws: Draws,
  target: string,
  expectation: Expectation,
): { target: string; headers: (readonly [string, string])[] } {
  const host = draws.any(OWN_HOSTS);
  return draws.weighted<() => { target: string; headers: (readonly [string, string])[] }>([
    [100, () => ({ target, headers: [] })],
    [2, () => ({ target, headers: [['Host', host]] })],
    [2, () => ({ target: `http://${host}${target}`, headers: [] })],
    [2, () => ({ target, headers: [['Expect', '100-continue']] })],
    [
      1,
      () => {
        expectation.refuse('framing', 417, 'an expectation that nobody knows');
        return { target, headers: [['Expect', draws.any(['x', '200-ok'])]] };
      },
    ],
    [
      1,
      () => {
        expectation.refuse('framing', 400, 'a foreign host');
        return { target, headers: [['Host', draws.any(['evil.test', 'localhost.evil.test', 'localhost@evil', ''])]] };
      },
    ],
  ])();
}
