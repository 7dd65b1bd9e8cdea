/** The account's entries of the navigation, its link to edit a tool and its saved tools, as JSON for our scripts. */
import { CatalogError } from '#catalog/errors.ts';
import { hasRole } from '#catalog/roles.ts';
import { listSaved } from '#catalog/lists/saved.ts';
import { basePath } from '#http/base-path.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountEntries } from '#web/elements/account-menu.ts';
import { markupOf } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';

/** The address for changing the tool: the maker's form, or the desk for other editors; null for others. */
async function editPath({ account, context, locale }: PageRequest, slug: string): Promise<string | null> {
  if (account === null || slug === '') return null;
  try {
    const tool = await getDeskTool(context.db, slug);
    if (tool.accountId === account.id) return pathTo(locale, 'tools', slug, 'suggest');
    return hasRole(account, 'editor') ? pathTo(locale, 'editor', 'tools', slug) : null;
  } catch (error) {
    if (error instanceof CatalogError && error.code === 'not_found') return null;
    throw error;
  }
}

async function menu(request: PageRequest): Promise<PageAnswer> {
  const { account, context, query, publicUrl, t } = request;
  const base = basePath(publicUrl);
  const edit = await editPath(request, query.get('tool') ?? '');
  return {
    body: JSON.stringify({
      entries: account === null ? null : markupOf(accountEntries(request), base),
      edit: edit === null ? null : { href: base + edit, label: t.nav.editTool },
      saved: account === null ? [] : (await listSaved(context.db.read, account.id)).map(({ slug }) => slug),
    }),
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' },
  };
}

export const ACCOUNT_MENU_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/account/menu', who: 'anyone', private: true, handler: menu },
];
