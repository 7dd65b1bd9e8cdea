/** Addresses that people type: `/admin` and `/en/editor` lead to the desk, by way of signing in. */
import { hasRole } from '#catalog/roles.ts';
import { countOwnSubmissions } from '#catalog/submissions/records.ts';
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { pathTo } from '#web/elements/links.ts';

/** The address of an account's work: its submissions, or its start page without any; the queue, or the overview with the checklist. */
async function workPathOf({ locale, account, context }: PageRequest): Promise<string> {
  if (account === null) return pathTo(locale, 'account', 'start');
  if (!hasRole(account, 'editor')) {
    const counts = await countOwnSubmissions(context.db, account.id);
    return pathTo(locale, 'account', counts.size > 0 ? 'submissions' : 'start');
  }
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
    handler: async (request) => ({ redirect: await workPathOf(request) }),
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
