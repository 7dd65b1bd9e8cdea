/** The Authorization header of a generated request, right or wrong. */
import type { ApiState } from './cases.ts';
import type { Draws } from './draws.ts';
import type { Expectation } from './expectations.ts';
import type { DescribedOperation } from './operations.ts';

export interface Credentials {
  headers: (readonly [string, string])[];
  /** Number of the account in the cast whose token it is; undefined when it is of nobody there. */
  owner: number | undefined;
}

const GARBAGE = [
  'Bearer',
  'Bearer ',
  'Bearer garbage',
  'Basic dXNlcjpwYXNz',
  'Bearer a b',
  'Bearer "x"',
  'aitp_x',
  `Bearer ${'x'.repeat(5_000)}`,
  'Bearer \xff\xfe',
  `Bearer aitp_${'0'.repeat(38)}`,
];

/** A usable token of `owner`. */
function ofOwner({ cast }: ApiState, draws: Draws, owner: number): Credentials {
  const scheme = draws.any(['Bearer', 'Bearer', 'bearer', 'BEARER']);
  return { headers: [['Authorization', `${scheme} ${cast.owners[owner]}`]], owner };
}

/** Credentials that are right for the operation; `owner` is whose thing it is about. */
export function rightCredentials(
  state: ApiState,
  draws: Draws,
  operation: DescribedOperation,
  owner: number,
): Credentials {
  if (operation.needsToken) return ofOwner(state, draws, owner);
  return draws.chance(0.8) ? { headers: [], owner: undefined } : ofOwner(state, draws, owner);
}

/** Credentials that are wrong; where no token is needed they change nothing. */
export function wrongCredentials(
  state: ApiState,
  draws: Draws,
  operation: DescribedOperation,
  expectation: Expectation,
): Credentials {
  const { cast } = state;
  const refuse = (step: 'token' | 'scope', status: number, why: string): void => {
    if (operation.needsToken) expectation.refuse(step, status, why);
  };
  const bearer = (token: string): (readonly [string, string])[] => [['Authorization', `Bearer ${token}`]];
  const none = (headers: (readonly [string, string])[]): Credentials => ({ headers, owner: undefined });
  const scope = operation.method === 'GET' ? 'read' : 'write';
  return draws.any<() => Credentials>([
    () => (refuse('token', 401, 'no token'), none([])),
    () => (refuse('token', 401, 'garbage for a token'), none([['Authorization', draws.any(GARBAGE)]])),
    () => {
      const token = draws.any(cast.owners);
      const at = draws.below(token.length);
      const wrong = token.slice(0, at) + (token[at] === 'x' ? 'y' : 'x') + token.slice(at + 1);
      refuse('token', 401, 'a mistyped token');
      return none(bearer(wrong));
    },
    () => (refuse('token', 401, 'two headers'), none([...bearer(cast.owners[0]!), ...bearer(cast.owners[0]!)])),
    () => (refuse('token', 401, 'an expired token'), none(bearer(cast.ended.expired))),
    () => (refuse('token', 401, 'a revoked token'), none(bearer(cast.ended.revoked))),
    () => (refuse('token', 403, 'a suspended account'), none(bearer(cast.ended.suspended))),
    () => (
      refuse('scope', 403, 'a token without the scope'),
      none(bearer(scope === 'read' ? cast.writer : cast.reader))
    ),
    () => (refuse('token', 401, 'a session instead of a token'), none([['Cookie', draws.any(state.editors)]])),
  ])();
}
