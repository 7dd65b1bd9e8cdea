/** The address to which our script saves the bookmarks of a signed-in account. */
import { SAVED_MOST, forgetSaved, listSaved, saveTools } from '#catalog/lists/saved.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { startPage } from './start.ts';

/** Longest slugs of a device, separated by commas. */
const SLUGS = SAVED_MOST * 101;

async function save(request: PageRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const account = accountOf(request);
  const [saved, forgotten] = ['save', 'forget'].map((name) => (form.get(name) ?? '').split(','));
  if (form.has('all')) await forgetSaved(context.db, account);
  else await forgetSaved(context.db, account, forgotten);
  await saveTools(context.db, account, saved ?? []);
  const tools = await listSaved(context.db.read, account.id);
  return {
    body: JSON.stringify({ saved: tools.map(({ slug }) => slug) }),
    headers: { 'content-type': 'application/json; charset=utf-8' },
  };
}

export const SAVED_PAGES: readonly Page[] = [
  {
    method: 'POST',
    path: '/:locale/account/saved',
    who: 'member',
    form: { save: SLUGS, forget: CHOSEN, all: CHOSEN },
    again: startPage,
    handler: save,
  },
];
