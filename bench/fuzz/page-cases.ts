/** Requests for pages, forms and documents: those that pages lead to, and those that nobody should send. */
import { LOCALES } from '#catalog/locales.ts';
import { keep } from './cases.ts';
import type { Draws } from './draws.ts';
import { fillForm, type FormContext } from './form-values.ts';
import { BROKEN_ESCAPES, escaped, hostileText } from './hostile-texts.ts';
import type { Form } from './html.ts';
import type { Viewer } from './people.ts';
import { conditionalHeader, encodingHeader, idleHeaders } from './request-headers.ts';
import type { WireRequest } from './requests.ts';
import { clientAddress } from './sessions.ts';
import { findRoute, mayOpen, ROUTES, type Route } from './routes.ts';

/** What pages have led to so far. */
export interface PageState {
  context: FormContext;
  /** Addresses by the path of their route. */
  addresses: Map<string, string[]>;
  /** Forms by where they are sent and whose page they stood on. */
  forms: Map<string, Form[]>;
  tags: Map<string, string>;
  /** Ids of accounts that admins may do anything to. */
  decoys: readonly string[];
  /** Values for the parameters of paths, by name. */
  parameters: Record<string, readonly string[]>;
}

export interface PageCase {
  name: string;
  request: WireRequest;
  /** Statuses beside which every other one is wrong; undefined where the page decides. */
  statuses: ReadonlySet<number> | undefined;
  /** True for a form that was filled in as people do it. */
  isRight: boolean;
}

const FORM = 'application/x-www-form-urlencoded';
const OTHER_TYPES = [
  'text/plain',
  'application/json',
  'multipart/form-data; boundary=x',
  `${FORM}; charset=iso-8859-1`,
  `${FORM}, text/plain`,
  '\xff',
];
/** Forms after which their sender is another account or none. */
const FINAL = /\/account\/(?:delete|password|email)|\/reset-password|\/confirm-email/;

/** Forms that end the session they are sent with. */
const ENDING = /\/sign-out/;

/** A request of this viewer. */
export function drawPageCase(state: PageState, draws: Draws, viewer: Viewer, canLose: boolean): PageCase {
  return draws.weighted<() => PageCase>([
    [40, () => getCase(state, draws, viewer)],
    [40, () => formCase(state, draws, viewer, canLose)],
    [8, () => strangeFormCase(state, draws, viewer)],
    [6, () => otherMethodCase(state, draws, viewer)],
    [6, () => strangePathCase(state, draws, viewer)],
  ])();
}

function headersOf(viewer: Viewer, draws: Draws): (readonly [string, string])[] {
  const address = ['X-Forwarded-For', clientAddress(String(draws.below(10_000)))] as const;
  return viewer.cookie === undefined ? [address] : [address, ['Cookie', viewer.cookie]];
}

/** An address of the route: one that a page led to, or one made from its path. */
function addressOf(state: PageState, draws: Draws, route: Route): string {
  const known = state.addresses.get(`${route.method} ${route.path}`) ?? [];
  if (known.length > 0 && draws.chance(0.6)) return draws.any(known);
  return route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (name === 'locale') return draws.any(LOCALES);
    const values = state.parameters[name] ?? [];
    return values.length === 0 || draws.chance(0.1) ? escaped(`${hostileText(draws)}~`) : draws.any(values);
  });
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
    isRight: false,
  };
}

function formCase(state: PageState, draws: Draws, viewer: Viewer, canLose: boolean): PageCase {
  const keys = [...state.forms.keys()].filter((key) => key.startsWith(`${viewer.who} `));
  if (keys.length === 0) return getCase(state, draws, viewer);
  const key = draws.any(keys);
  if (ENDING.test(key) && draws.chance(0.9)) return getCase(state, draws, viewer);
  const form = draws.any(state.forms.get(key) ?? []);
  const filled = fillForm(draws, form, state.context);
  const { action, fields } = filled;
  if (FINAL.test(action) && (!canLose || draws.chance(0.8))) {
    for (const name of ['current_password', 'password']) if (fields.has(name)) fields.set(name, 'not the password');
  }
  if (form.method === 'get') {
    const target = `${action.split('?', 1)[0]}?${fields.toString()}`;
    return {
      name: `form ${key}`,
      request: { method: 'GET', target, headers: headersOf(viewer, draws) },
      statuses: undefined,
      isRight: filled.isRight,
    };
  }
  return {
    name: `form ${key}`,
    request: formRequest(state, draws, viewer, action, fields),
    statuses: undefined,
    isRight: filled.isRight,
  };
}

function formRequest(
  state: PageState,
  draws: Draws,
  viewer: Viewer,
  action: string,
  fields: URLSearchParams,
): WireRequest {
  // Nobody of the cast is suspended or promoted: it would open and close pages to them.
  const target = action.replace(
    /^(\/\w+\/admin\/accounts\/)[^/?]+/,
    (_, path: string) => path + draws.any(state.decoys),
  );
  return {
    method: 'POST',
    target,
    headers: [['Content-Type', FORM], ['Sec-Fetch-Site', 'same-origin'], ...headersOf(viewer, draws)],
    body: Buffer.from(fields.toString()),
  };
}

/** A form of another site, of another type, or one that is none. */
function strangeFormCase(state: PageState, draws: Draws, viewer: Viewer): PageCase {
  const route = draws.any(ROUTES.filter(({ method }) => method === 'POST'));
  const isAllowed = mayOpen(viewer.who, route.who);
  const good = formRequest(state, draws, viewer, addressOf(state, draws, route), new URLSearchParams({ note: 'x' }));
  const request = (changes: Partial<WireRequest>): WireRequest => ({ ...good, ...changes });
  const [name, changed, statuses] = draws.any<[string, WireRequest, number[]]>([
    [
      'from another site',
      request({
        headers: [
          ['Content-Type', FORM],
          draws.any([
            ['Sec-Fetch-Site', 'cross-site'],
            ['Sec-Fetch-Site', 'same-site'],
            ['Origin', 'https://evil.test'],
            ['Origin', 'null'],
            ['X-None', ''],
          ] as const),
          ...headersOf(viewer, draws),
        ],
      }),
      [403],
    ],
    [
      'of another type',
      request({
        headers: [
          ['Content-Type', draws.any(OTHER_TYPES)],
          ['Sec-Fetch-Site', 'same-origin'],
          ...headersOf(viewer, draws),
        ],
      }),
      [415],
    ],
    ['with a broken escape', request({ body: Buffer.from(`note=${draws.any(BROKEN_ESCAPES)}`) }), [400]],
    ['that is no UTF-8', request({ body: Buffer.from('note=\xff\xfe', 'latin1') }), [400]],
    ['of too many fields', request({ body: Buffer.from('a=b&'.repeat(201)) }), [400]],
    ['too large', request({ body: Buffer.from(`note=${'x'.repeat(draws.any([65_536, 200_000]))}`) }), [413]],
  ]);
  // Whoever may not send it is told so first; signing out needs nothing of what it is sent.
  const others = isAllowed ? [] : [403];
  return {
    name: `a form ${name}`,
    request: changed,
    statuses:
      viewer.who === 'visitor' || isAllowed || name === 'from another site'
        ? new Set([...statuses, ...others, 403])
        : new Set([403]),
    isRight: false,
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
    isRight: false,
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
    isRight: false,
  };
}

/** Keeps what a page leads to: its links by their routes, its forms by where they go. */
export function learn(
  state: PageState,
  who: Viewer['who'],
  links: readonly string[],
  forms: readonly Form[],
  at: number,
): void {
  for (const link of links) {
    const route = findRoute('GET', link);
    if (route === undefined) continue;
    const key = `GET ${route.path}`;
    const known = state.addresses.get(key) ?? [];
    state.addresses.set(key, known);
    if (!known.includes(link)) keep(known, link, at);
  }
  for (const form of forms) {
    for (const action of new Set([form.action, ...form.buttons.flatMap((button) => button.action ?? [])])) {
      const route = findRoute(form.method.toUpperCase(), action);
      if (route === undefined) continue;
      const key = `${who} ${form.method.toUpperCase()} ${route.path}`;
      const known = state.forms.get(key) ?? [];
      state.forms.set(key, known);
      keep(
        known,
        { ...form, action, buttons: form.buttons.filter((button) => (button.action ?? form.action) === action) },
        at,
      );
    }
  }
}
