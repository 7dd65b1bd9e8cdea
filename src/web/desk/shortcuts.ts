/** Addresses that people type: `/admin` and `/en/editor` lead to the desk, by way of signing in. */
import { hasRole, type Account } from '#catalog/roles.ts';
import type { Locale } from '#catalog/locales.ts';
import type { Page } from '#http/pages/page-types.ts';
import { pathTo } from '#web/elements/links.ts';

/** Where an account starts: its submissions, the queue, or the overview with the checklist. */
function startPathOf(locale: Locale, account: Account | null): string {
  if (account === null || !hasRole(account, 'editor')) return pathTo(locale, 'account', 'submissions');
  return hasRole(account, 'admin') ? pathTo(locale, 'admin', 'overview') : pathTo(locale, 'editor', 'queue');
}

const SHORTCUTS = ['account', 'editor', 'admin'] as const;

export const SHORTCUT_PAGES: readonly Page[] = [
  ...SHORTCUTS.map((name): Page => ({
    method: 'GET',
    path: `/${name}`,
    who: 'anyone',
    handler: ({ locale }) => Promise.resolve({ redirect: pathTo(locale, name), headers: { vary: 'Accept-Language' } }),
  })),
  {
    method: 'GET',
    path: '/:locale/account',
    who: 'member',
    handler: ({ locale, account }) => Promise.resolve({ redirect: startPathOf(locale, account) }),
  },
  {
    method: 'GET',
    path: '/:locale/editor',
    who: 'editor',
    handler: ({ locale }) => Promise.resolve({ redirect: pathTo(locale, 'editor', 'queue') }),
  },
  {
    method: 'GET',
    path: '/:locale/admin',
    who: 'admin',
    handler: ({ locale }) => Promise.resolve({ redirect: pathTo(locale, 'admin', 'overview') }),
  },
];
