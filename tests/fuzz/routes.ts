/** The routes of the site, from the tables that the server registers: who may open them, and which one an address belongs to. */
import { machineDocuments } from '#documents/documents.ts';
import { LOCALES } from '#catalog/locales.ts';
import { ROLES, type Role } from '#catalog/roles.ts';
import { FORM_BYTES } from '#http/transport/forms.ts';
import type { Page } from '#http/pages/page-types.ts';
import { PAGES } from '#web/pages.ts';

export type Who = 'visitor' | Role;

export interface Route {
  kind: 'page' | 'document';
  method: 'GET' | 'POST';
  /** Path with parameters, such as `/:locale/tools/:slug`. */
  path: string;
  who: 'anyone' | Role;
  isPrivate: boolean;
  /** Whether its form may be multipart. */
  takesFiles: boolean;
  /** What the secret of an address allows may be sent from anywhere. */
  actsBySecret: boolean;
  type: string;
  /** The largest body of a form. */
  formBytes: number;
  pattern: RegExp;
}

function patternOf(path: string): RegExp {
  const source = path
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:(\w+)/g, (_, name: string) => (name === 'locale' ? `(?:${LOCALES.join('|')})` : '[^/]+'));
  return new RegExp(`^${source}$`);
}

function pageRoute(page: Page): Route {
  return {
    kind: 'page',
    method: page.method,
    path: page.path,
    who: page.who,
    isPrivate: page.private === true || page.method === 'POST' || page.who !== 'anyone',
    takesFiles: page.method === 'POST' && page.takesFiles === true,
    actsBySecret: page.method === 'POST' && page.actsBySecret === true,
    type: 'text/html; charset=utf-8',
    formBytes: (page.method === 'POST' ? page.formBytes : undefined) ?? FORM_BYTES,
    pattern: patternOf(page.path),
  };
}

export const ROUTES: readonly Route[] = [
  ...PAGES.map(pageRoute),
  ...machineDocuments({ publicUrl: 'http://localhost:3000' }, PAGES).map(({ path, type }): Route => ({
    kind: 'document',
    method: 'GET',
    path,
    who: 'anyone',
    isPrivate: false,
    takesFiles: false,
    actsBySecret: false,
    type,
    formBytes: FORM_BYTES,
    pattern: patternOf(path),
  })),
];

// What has parameters comes last: `/en/tools/feed.atom` is no tool.
const BY_EXACTNESS = ROUTES.toSorted((a, b) => a.path.split(':').length - b.path.split(':').length);

/** The route that answers this method at this address; undefined when none does. */
export function findRoute(method: string, target: string): Route | undefined {
  const [path = ''] = target.split('?', 1);
  const asked = method === 'HEAD' ? 'GET' : method;
  return BY_EXACTNESS.find((route) => route.method === asked && route.pattern.test(path));
}

/** Whether somebody of this role may open what is for `who`. */
export function mayOpen(role: Who, who: Route['who']): boolean {
  if (who === 'anyone') return true;
  return role !== 'visitor' && ROLES.indexOf(role) >= ROLES.indexOf(who);
}
