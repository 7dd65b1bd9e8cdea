/** Requests for pages and documents: those that pages lead to, and those that nobody should send. */
import type { Draws } from './draws.ts';
import { formCase, strangeFormCase } from './form-cases.ts';
import { BROKEN_ESCAPES, escaped, hostileText } from './hostile-texts.ts';
import { addressOf, headersOf, type PageCase, type PageState } from './page-state.ts';
import type { Viewer } from './people.ts';
import { conditionalHeader, encodingHeader, idleHeaders } from './request-headers.ts';
import { findRoute, mayOpen, ROUTES } from './routes.ts';

/** A request of this viewer. */
export function drawPageCase(state: PageState, draws: Draws, viewer: Viewer, canLose: boolean): PageCase {
  return draws.weighted<() => PageCase>([
    [40, () => getCase(state, draws, viewer)],
    [40, () => formCase(state, draws, viewer, canLose) ?? getCase(state, draws, viewer)],
    [8, () => strangeFormCase(state, draws, viewer)],
    [6, () => otherMethodCase(state, draws, viewer)],
    [6, () => strangePathCase(state, draws, viewer)],
  ])();
}

function getCase(state: PageState, draws: Draws, viewer: Viewer): PageCase {
  const route = draws.any(
    ROUTES.filter(({ method, who }) => method === 'GET' && (mayOpen(viewer.who, who) || draws.chance(0.15))),
  );
  let target = addressOf(state, draws, route);
  if (draws.chance(0.25)) {
    const name = draws.any([
      'q',
      'page',
      'category',
      'pricing',
      'status',
      'next',
      'locale',
      'sort',
      'of',
      'kind',
      'flag',
      'language',
      'done',
      'x',
      '__proto__',
    ]);
    const value = draws.chance(0.1) ? draws.any(BROKEN_ESCAPES) : escaped(hostileText(draws));
    target += `${target.includes('?') ? '&' : '?'}${name}=${value}`;
  }
  const conditional = conditionalHeader(draws, state.tags.get(target));
  return {
    name: route.path,
    request: {
      method: draws.chance(0.08) ? 'HEAD' : 'GET',
      target,
      headers: [
        ...headersOf(viewer, draws),
        ...encodingHeader(draws),
        ...conditional.headers,
        ...idleHeaders(draws).filter(([header]) => !/^(?:cookie|x-forwarded-for)$/i.test(header)),
      ],
    },
    statuses: undefined,
  };
}

function otherMethodCase(state: PageState, draws: Draws, viewer: Viewer): PageCase {
  const route = draws.any(ROUTES);
  const target = addressOf(state, draws, route);
  const method = draws.any(['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'TRACE', 'PROPFIND', 'QUERY']);
  const isKnown = findRoute(method, target) !== undefined;
  return {
    name: 'another method',
    request: { method, target, headers: [...headersOf(viewer, draws)] },
    statuses: isKnown ? undefined : new Set([204, 404, 405]),
  };
}

/** An address that is nearly one: secrets in it must not be found in the log. */
function strangePathCase(state: PageState, draws: Draws, viewer: Viewer): PageCase {
  const address = addressOf(state, draws, draws.any(ROUTES.filter(({ method }) => method === 'GET')));
  const [path = '', query] = address.split('?', 2);
  const changed = draws.any([
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `${path}/x`,
    `${path}.css`,
    `${path};a=b`,
    path.toUpperCase(),
    path.replace(/^\/\w\w\//, '/xx/'),
    path.replace(/^\/\w\w\//, '/'),
    path.replaceAll('/', '%2f'),
    `${path}%00`,
    `/${escaped(`${hostileText(draws)}~`)}`,
    `/${draws.any(BROKEN_ESCAPES)}`,
    `/en/../..${path}`,
    `http://localhost${path}`,
  ]);
  return {
    name: 'a path that is nearly one',
    request: {
      method: 'GET',
      target: query === undefined ? changed : `${changed}?${query}`,
      headers: headersOf(viewer, draws),
    },
    statuses: undefined,
  };
}
