/** Requests beside the documented operations: other methods, paths that are none, links of earlier answers, editors' decisions. */
import { METHODS } from 'node:http';
import { REASON_CODES, type SubmissionAction } from '#catalog/lifecycle.ts';
import type { ApiState, Case } from './cases.ts';
import type { Draws } from './draws.ts';
import { escaped, hostileText } from './hostile-texts.ts';
import { MALFORMED_REQUESTS } from '../http/malformed-requests.ts';
import { stateAfter } from './known-submissions.ts';
import { BASE } from './operation-cases.ts';

const OTHER_METHODS = METHODS.filter((method) => method !== 'CONNECT');
const NO_PATHS = [
  '/api',
  '/api/',
  '/api/v2/tools',
  `${BASE}/tools/`,
  `${BASE}/tools//`,
  `${BASE}//tools`,
  `${BASE}/Tools`,
  `${BASE}/submissions/x/y/z`,
  `${BASE}/tools/chatgpt/`,
  `${BASE}/openapi.yaml`,
  '/agent',
  '/agent/',
  '/agent/openapi.json/',
  '/api/v1/../../en',
  '/api;x',
  '/api%2fv1%2ftools',
];

/** A path that exists, asked for by a method that it does not have, or for its methods. */
export function methodCase(state: ApiState, draws: Draws): Case {
  const { path, methods } = draws.any(state.described.paths);
  const known = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])];
  const method = draws.chance(0.2) ? 'OPTIONS' : draws.any(OTHER_METHODS.filter((name) => !known.includes(name)));
  const id = path.includes('{slug}') ? draws.any(state.slugs) : (state.submissions.find(draws)?.id ?? 'x');
  const body = draws.chance(0.3) ? Buffer.from('{}') : undefined;
  return {
    name: 'another method',
    request: {
      method,
      target: BASE + path.replace(/\{\w+\}/, () => id),
      headers: [
        ...(draws.chance(0.5) ? [['Authorization', `Bearer ${draws.any(state.cast.owners)}`] as const] : []),
        ...(body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
      ],
      ...(body !== undefined && { body }),
    },
    statuses: new Set([method === 'OPTIONS' ? 204 : 405]),
    why: `${method} is no method of ${path}`,
    settle: (answer) => (answer.headers.has('allow') ? undefined : 'no Allow'),
  };
}

/** A path under /api or /agent where nothing is. */
export function noPathCase(draws: Draws): Case {
  const method = draws.any(['GET', 'HEAD', 'POST', 'DELETE']);
  const target = draws.chance(0.5)
    ? draws.any(NO_PATHS)
    : `${draws.any(['/api/', `${BASE}/`, '/agent/'])}${escaped(`${hostileText(draws)}~`)}`;
  return {
    name: 'no path',
    request: { method, target, headers: [] },
    // An empty slug fits the pattern of a path, but nothing has it; the longest are too long for the parser.
    statuses: new Set([
      404,
      ...(method === 'POST' || method === 'DELETE' ? [405] : []),
      ...(target.length > 12_000 ? [431] : []),
    ]),
    why: 'nothing is there',
  };
}

/** A link that an earlier answer gave. */
export function linkCase(state: ApiState, draws: Draws): Case {
  // Webhooks are for the token or the session of their one account.
  const links = state.links.filter((link) => !link.includes('/webhooks/'));
  const target = links.length === 0 ? `${BASE}/tools` : draws.any(links);
  // Pages of one account's own submissions are for its token alone.
  const isOwn = /^\/api\/v1\/submissions(?:\?|$)/.test(target);
  return {
    name: 'a link of an earlier answer',
    request: { method: 'GET', target, headers: isOwn ? [['Authorization', `Bearer ${state.cast.reader}`]] : [] },
    statuses: new Set([200]),
    why: 'an answer named it',
  };
}

/** The document itself, under both of its addresses. */
export function documentCase(draws: Draws): Case {
  const target = draws.any(['/agent/openapi.json', `${BASE}/agent/openapi.json`]);
  return {
    name: 'the document',
    request: { method: draws.any(['GET', 'HEAD']), target, headers: [] },
    statuses: new Set([200]),
    why: 'it is the document',
  };
}

/** A request that is no HTTP as we take it: the end of its connection, and of no answer before it. */
export function malformedCase(draws: Draws): Case {
  const [name, raw] = draws.any(Object.entries(MALFORMED_REQUESTS));
  return {
    name: 'a malformed request',
    request: { method: 'GET', target: '*', headers: [], raw },
    statuses: new Set([400]),
    why: name,
    isLast: true,
    settle: (answer) => (answer.headers.get('connection') === 'close' ? undefined : 'the connection stays open'),
  };
}

const DECISIONS: readonly (readonly [number, SubmissionAction, string])[] = [
  [2, 'approve', 'approve'],
  [2, 'reject', 'reject'],
  [3, 'request_changes', 'request-changes'],
];

/** An editor's decision, sent as the review page sends it; a read where nothing waits. */
export function decisionCase(state: ApiState, draws: Draws): Case {
  const submission = state.submissions.find(draws, ['awaiting_moderation']);
  if (submission === undefined || submission.state !== 'awaiting_moderation') return documentCase(draws);
  const [, action, path] = draws.weighted(DECISIONS.map((decision) => [decision[0], decision] as const));
  const fields = new URLSearchParams({ note: 'Say more about the model behind it.' });
  if (action === 'reject') fields.set('reason', draws.any(REASON_CODES.filter((code) => code !== 'duplicate')));
  submission.isBusy = true;
  return {
    name: `an editor's ${path}`,
    request: {
      method: 'POST',
      target: `/en/editor/submissions/${submission.id}/${path}`,
      headers: [
        ['Content-Type', 'application/x-www-form-urlencoded'],
        ['Sec-Fetch-Site', 'same-origin'],
        ['Cookie', draws.any(state.editors)],
      ],
      body: Buffer.from(fields.toString()),
    },
    // Whoever rejected an entry does not decide its appeal.
    statuses: new Set([303, ...(submission.isAppealed ? [403] : [])]),
    why: 'it waits for a decision',
    settle(answer) {
      const after = stateAfter(submission, action);
      if (answer.status === 303 && after !== undefined) state.submissions.move(submission, after);
      submission.isBusy = false;
      return undefined;
    },
  };
}
