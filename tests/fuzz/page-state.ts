/** What pages have led to so far, and what the requests of both parts of a page's life are made of: addresses, headers, forms. */
import { LOCALES } from '#catalog/locales.ts';
import { keep } from './cases.ts';
import type { Draws } from './draws.ts';
import type { FormContext } from './form-values.ts';
import { escaped, hostileText } from './hostile-texts.ts';
import type { Form } from './html.ts';
import type { Viewer } from './people.ts';
import type { WireRequest } from './requests.ts';
import { findRoute, type Route } from './routes.ts';
import { clientAddress } from './sessions.ts';

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
}

/** The session of a viewer, and an address that proxies have handed on. */
export function headersOf(viewer: Viewer, draws: Draws): (readonly [string, string])[] {
  const address = ['X-Forwarded-For', clientAddress(String(draws.below(10_000)))] as const;
  return viewer.cookie === undefined ? [address] : [address, ['Cookie', viewer.cookie]];
}

/** An address of the route: one that a page led to, or one made from its path. */
export function addressOf(state: PageState, draws: Draws, route: Route): string {
  const known = state.addresses.get(`${route.method} ${route.path}`) ?? [];
  if (known.length > 0 && draws.chance(0.6)) return draws.any(known);
  return route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (name === 'locale') return draws.any(LOCALES);
    const values = state.parameters[name] ?? [];
    return values.length === 0 || draws.chance(0.1) ? escaped(`${hostileText(draws)}~`) : draws.any(values);
  });
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
