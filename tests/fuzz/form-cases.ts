/** Forms that are sent: those that stood on pages, and those that nobody should send. */
import type { Draws } from './draws.ts';
import { fillForm } from './form-values.ts';
import { BROKEN_ESCAPES } from './hostile-texts.ts';
import type { Form } from './html.ts';
import { addressOf, headersOf, type PageCase, type PageState } from './page-state.ts';
import type { Viewer } from './people.ts';
import type { WireRequest } from './requests.ts';
import { findRoute, mayOpen, ROUTES } from './routes.ts';

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
const FINAL = /\/account\/(?:delete|password|email)|\/reset-password|\/confirm-email|\/invitation/;

/** Forms that end the session they are sent with. */
const ENDING = /\/sign-out/;

/** A form that some page of this viewer's role had, now or long ago; undefined while there is none. */
export function formCase(state: PageState, draws: Draws, viewer: Viewer, canLose: boolean): PageCase | undefined {
  const keys = [...state.forms.keys()].filter((key) => key.startsWith(`${viewer.who} `));
  if (keys.length === 0) return undefined;
  const key = draws.any(keys);
  if (ENDING.test(key) && draws.chance(0.9)) return undefined;
  return sendForm(state, draws, viewer, draws.any(state.forms.get(key) ?? []), canLose);
}

/** One of the forms of the page that this viewer has just opened; undefined when there is none to be sent. */
export function openFormCase(
  state: PageState,
  draws: Draws,
  viewer: Viewer,
  forms: readonly Form[],
): PageCase | undefined {
  const sent = forms.filter(({ method, action }) => method === 'post' && !ENDING.test(action) && !FINAL.test(action));
  return sent.length === 0 ? undefined : sendForm(state, draws, viewer, draws.any(sent), false);
}

function sendForm(state: PageState, draws: Draws, viewer: Viewer, form: Form, canLose: boolean): PageCase {
  const { action, fields } = fillForm(draws, form, state.context);
  if (FINAL.test(action) && (!canLose || draws.chance(0.8))) {
    for (const name of ['current_password', 'password']) if (fields.has(name)) fields.set(name, 'not the password');
  }
  const [path = ''] = action.split('?', 1);
  const request: WireRequest =
    form.method === 'get'
      ? { method: 'GET', target: `${path}?${fields.toString()}`, headers: headersOf(viewer, draws) }
      : formRequest(state, draws, viewer, action, fields);
  const route = findRoute(request.method, request.target);
  return { name: `form ${request.method} ${route?.path ?? path}`, request, statuses: undefined };
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
export function strangeFormCase(state: PageState, draws: Draws, viewer: Viewer): PageCase {
  const route = draws.any(ROUTES.filter(({ method, actsBySecret }) => method === 'POST' && !actsBySecret));
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
      // Of what may be multipart, the body is looked at.
      route.takesFiles ? [415, 400] : [415],
    ],
    ['with a broken escape', request({ body: Buffer.from(`note=${draws.any(BROKEN_ESCAPES)}`) }), [400]],
    ['that is no UTF-8', request({ body: Buffer.from('note=\xff\xfe', 'latin1') }), [400]],
    ['of too many fields', request({ body: Buffer.from('a=b&'.repeat(201)) }), [400]],
    [
      'too large',
      request({ body: Buffer.from(`note=${'x'.repeat(route.formBytes + draws.any([0, 130_000]))}`) }),
      [413],
    ],
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
  };
}
