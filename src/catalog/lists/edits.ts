/** Owners' edits of lists; each is one transaction with its history. */
import { randomBytes } from 'node:crypto';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { lockMember } from '#catalog/accounts/member-lock.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import type { ListState } from '#catalog/lifecycle.ts';
import type { Locale } from '#catalog/locales.ts';
import { createFields } from '#catalog/problems.ts';
import type { Account } from '#catalog/roles.ts';
import { cleanText } from '#catalog/language/hygiene.ts';
import { LISTS_MOST, LIST_TOOLS_MOST, getOwnList, type List } from './lists.ts';
import { requireTransition } from '#catalog/transitions.ts';
import { checkTexts, requireFit, type ListTexts } from './texts.ts';

/** A tool in a form. */
export interface NamedMember {
  slug: string;
  note: string;
}

const ANYBODY = { verificationRequired: false };

/**
 * Creates a private list, with a first tool if given. Gives its id. Throws `validation_failed` on
 * `title` (`too_many` at 50 lists), `intro`, `note` and `tool`.
 */
export async function createList(
  db: Database,
  account: Account,
  input: ListTexts & { locale: Locale; first?: NamedMember },
): Promise<string> {
  const { fields, add, isEmpty } = createFields();
  const texts = checkTexts(input, input.first === undefined ? [] : [input.first], (field, problem) =>
    add(field, problem),
  );
  if (!isEmpty()) throw new CatalogError('validation_failed', { fields });
  const id = randomBytes(8).toString('hex');
  await db.write(async (trx) => {
    const tool = input.first === undefined ? undefined : await lockPublished(trx, input.first.slug);
    await lockMember(trx, account.id, ANYBODY);
    const { held } = await trx
      .selectFrom('lists')
      .select((row) => row.fn.countAll<number>().as('held'))
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    if (Number(held) >= LISTS_MOST) throw fieldError('title', { rule: 'too_many', max: LISTS_MOST });
    const now = timestamp(trx.now());
    const row = { id, account_id: account.id, locale: input.locale, state: 'private' satisfies ListState };
    await trx
      .insertInto('lists')
      .values({ ...row, title: texts.title, intro: texts.intro, created_at: now, updated_at: now, chosen_at: null })
      .execute();
    if (tool !== undefined)
      await trx
        .insertInto('list_tools')
        .values({ list_id: id, tool_id: tool.id, place: 0, note: texts.notes[0] ?? '' })
        .execute();
    const detail = { title: texts.title, ...(input.first !== undefined && { tools: input.first.slug }) };
    await recordHistory(trx, account.id, 'create', ['list', id], { detail });
  });
  return id;
}

/**
 * Appends a tool to a list, or changes its note. Throws `not_found`, and `validation_failed` on
 * `tool`, `note` and, if full, `list` (`too_many`).
 */
export async function addToList(db: Database, account: Account, id: string, member: NamedMember): Promise<void> {
  const { fields, add, isEmpty } = createFields();
  const { notes } = checkTexts({ title: '-', intro: '' }, [member], (field, problem) => add(field, problem));
  if (!isEmpty()) throw new CatalogError('validation_failed', { fields });
  await db.write(async (trx) => {
    const tool = await lockPublished(trx, member.slug);
    const list = await lockList(trx, account, id);
    const note = notes[0] ?? '';
    if (list.state === 'public') await requireFit(trx, trx.now(), { note });
    const known = list.tools.find(({ slug }) => slug === member.slug);
    if (known === undefined && list.tools.length >= LIST_TOOLS_MOST)
      throw fieldError('list', { rule: 'too_many', max: LIST_TOOLS_MOST });
    if (known?.note === note) return;
    const { last } = await trx
      .selectFrom('list_tools')
      .select((row) => row.fn.max('place').as('last'))
      .where('list_id', '=', id)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('list_tools')
      .values({ list_id: id, tool_id: tool.id, place: Number(last ?? -1) + 1, note })
      .onConflict((conflict) => conflict.columns(['list_id', 'tool_id']).doUpdateSet({ note }))
      .execute();
    await touch(trx, id);
    await recordHistory(trx, account.id, 'edit', ['list', id], { detail: { added: member.slug } });
  });
}

/**
 * Changes texts, notes and order of a list and removes tools, atomically. Throws `not_found`,
 * `validation_failed` with every bad field (`title`, `intro`, `note-<slug>`), and `conflict` if
 * `mark` is outdated.
 */
export async function editList(
  db: Database,
  account: Account,
  id: string,
  edit: ListTexts & { tools: readonly NamedMember[]; mark: string },
): Promise<void> {
  const { fields, add, isEmpty } = createFields();
  const texts = checkTexts(edit, edit.tools, (field, problem, at = 0) =>
    add(field === 'note' ? `note-${edit.tools[at]?.slug ?? ''}` : field, problem),
  );
  if (!isEmpty()) throw new CatalogError('validation_failed', { fields });
  await db.write(async (trx) => {
    const list = await lockList(trx, account, id);
    if (list.mark !== edit.mark) throw new CatalogError('conflict');
    const said = Object.fromEntries(edit.tools.map(({ slug }, at) => [`note-${slug}`, texts.notes[at] ?? '']));
    if (list.state === 'public') await requireFit(trx, trx.now(), { title: texts.title, intro: texts.intro, ...said });
    const kept = edit.tools.flatMap(({ slug }, at) => {
      const member = list.tools.find((each) => each.slug === slug);
      return member === undefined ? [] : [{ list_id: id, tool_id: member.id, place: at, note: texts.notes[at] ?? '' }];
    });
    await trx.deleteFrom('list_tools').where('list_id', '=', id).execute();
    if (kept.length > 0) await trx.insertInto('list_tools').values(kept).execute();
    const isRenamed = list.title !== texts.title || list.intro !== texts.intro;
    await trx
      .updateTable('lists')
      // Editors chose the list under its former title.
      .set({ title: texts.title, intro: texts.intro, ...(isRenamed && { chosen_at: null }) })
      .where('id', '=', id)
      .execute();
    await touch(trx, id);
    const changes = {
      ...(list.title !== texts.title && { title: { old: list.title, new: texts.title } }),
      ...(list.intro !== texts.intro && { intro: { old: list.intro, new: texts.intro } }),
    };
    const tools = edit.tools.map(({ slug }) => slug).join(' ');
    await recordHistory(trx, account.id, 'edit', ['list', id], { detail: { changes, tools } });
  });
}

/**
 * Publishes or unpublishes a list. Throws `not_found`, `conflict` in another state, and when
 * publishing `email_unverified`, `account_suspended`, and `validation_failed` on texts with blocked
 * words.
 */
export async function moveList(
  db: Database,
  account: Account,
  id: string,
  action: 'publish' | 'withdraw',
  rules: { verificationRequired: boolean },
): Promise<void> {
  await db.write(async (trx) => {
    await lockMember(trx, account.id, action === 'publish' ? rules : ANYBODY);
    const list = await lockList(trx, account, id);
    const to = requireTransition('list', list, action, 'owner');
    if (to === 'public') {
      const notes = Object.fromEntries(list.tools.map(({ slug, note }) => [`note-${slug}`, note]));
      await requireFit(trx, trx.now(), { title: list.title, intro: list.intro, ...notes });
    }
    await trx
      .updateTable('lists')
      .set({ state: to, updated_at: timestamp(trx.now()), chosen_at: null })
      .where('id', '=', id)
      .execute();
    await recordHistory(trx, account.id, action, ['list', id], { fromState: list.state, toState: to });
  });
}

/** Deletes a list and the reports about it. Throws `not_found`. */
export async function removeList(db: Database, account: Account, id: string): Promise<void> {
  await db.write(async (trx) => {
    const list = await lockList(trx, account, id);
    await trx.deleteFrom('lists').where('id', '=', id).execute();
    const tools = list.tools.map(({ slug }) => slug).join(' ');
    await recordHistory(trx, account.id, 'remove', ['list', id], { detail: { title: list.title, tools } });
  });
}

/** Deletes all lists of an account and their history, except editors' acts. */
export async function forgetLists(trx: Tx, accountId: string): Promise<void> {
  const own = trx.selectFrom('lists').select('id').where('account_id', '=', accountId);
  await trx
    .deleteFrom('history')
    .where('subject_kind', '=', 'list')
    .where('subject_id', 'in', own)
    .where('actor_id', '=', accountId)
    .execute();
  await trx.deleteFrom('lists').where('account_id', '=', accountId).execute();
}

/** Replaces a merged tool in all lists and among saved tools, without duplicates. Both rows are locked. */
export async function moveListEntries(trx: Tx, from: string, into: string): Promise<void> {
  const both = trx.selectFrom('list_tools').select('list_id').where('tool_id', '=', into);
  await trx.deleteFrom('list_tools').where('tool_id', '=', from).where('list_id', 'in', both).execute();
  await trx.updateTable('list_tools').set({ tool_id: into }).where('tool_id', '=', from).execute();
  const saved = trx.selectFrom('saved_tools').select('account_id').where('tool_id', '=', into);
  await trx.deleteFrom('saved_tools').where('tool_id', '=', from).where('account_id', 'in', saved).execute();
  await trx.updateTable('saved_tools').set({ tool_id: into }).where('tool_id', '=', from).execute();
}

/** Locks the tool before the list, as a merge does: the other order could deadlock. */
async function lockPublished(trx: Tx, slug: string): Promise<{ id: string }> {
  const chosen = trx
    .selectFrom('tools')
    .select(['id', 'state'])
    .where('slug', '=', isSlug(slug) ? slug : '');
  const tool = await trx.lockRows(chosen).executeTakeFirst();
  if (tool?.state !== 'published') throw fieldError('tool', { rule: 'bad_identifier', value: cleanText(slug) });
  return tool;
}

/** Locks an own list. Throws `not_found`. */
async function lockList(trx: Tx, account: Account, id: string): Promise<List> {
  const own = await getOwnList(trx, account.id, id);
  await trx.lockRows(trx.selectFrom('lists').select('id').where('id', '=', own.id)).execute();
  return getOwnList(trx, account.id, id);
}

async function touch(trx: Tx, id: string): Promise<void> {
  await trx
    .updateTable('lists')
    .set({ updated_at: timestamp(trx.now()) })
    .where('id', '=', id)
    .execute();
}
