/** Acts of authors, readers and makers on recommendations; each is one transaction, with its history if it changes the state. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { lockMember } from '#catalog/accounts/member-lock.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { makeTransition } from '#catalog/audit/state-changes.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { CatalogError, conflict } from '#catalog/errors.ts';
import type { RecommendationState } from '#catalog/lifecycle.ts';
import type { Locale } from '#catalog/locales.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { isNewAccount, type Account } from '#catalog/roles.ts';
import { findOwn, getRecommendation, isShownNow, type Recommendation } from './recommendations.ts';
import { checkTexts, type OnRuleError } from './texts.ts';

const CONFIRMED = { verificationRequired: true };

/** A new text has neither votes nor an answer. */
const AS_NEW = {
  helpful: 0,
  editor_note: null,
  answer: null,
  answer_locale: null,
  answered_at: null,
  answered_by: null,
};

/**
 * Recommends a published tool, or changes what the account recommends it for; gives the state. New
 * accounts, doubtful texts, and those that an editor has hidden before, wait for an editor. Throws
 * `not_found`, `email_unverified`, `account_suspended`, `conflict` (`own_tool`), and
 * `validation_failed` on `task`, `text` and `to_know`.
 */
export async function recommend(
  db: Database,
  account: Account,
  slug: string,
  input: { task: string; text: string; toKnow: string; locale: Locale },
  rules: { hasTask(id: string): boolean; onRuleError?: OnRuleError },
): Promise<RecommendationState> {
  const { task, locale } = input;
  const said = { text: input.text, to_know: input.toKnow };
  const missing = rules.hasTask(task) ? [] : ['task'];
  const { texts, isDoubtful } = await checkTexts(db, said, { onRuleError: rules.onRuleError, missing });
  return db.write(async (trx) => {
    const tool = await lockPublished(trx, slug);
    const author = await lockMember(trx, account.id, CONFIRMED);
    if (await isOfMaker(trx, author.id, tool)) throw conflict('own_tool');
    const own = await findOwn(trx, author.id, tool.id);
    const isUnchanged = own?.task === task && own.text === texts.text && own.toKnow === texts.to_know;
    if (own !== undefined && isUnchanged && own.state !== 'withdrawn') return own.state;
    const wasHidden = own !== undefined && (await isHiddenBefore(trx, own.id));
    const isHeld = isDoubtful || wasHidden || own?.state === 'waiting' || isNewAccount(author, trx.now());
    const action = isHeld ? 'hold' : 'post';
    const now = timestamp(trx.now());
    const written = { task, ...texts, locale, written_at: now, ...AS_NEW };
    const more = { detail: { slug, task } };
    let state: RecommendationState = isHeld ? 'waiting' : 'shown';
    if (own === undefined) {
      const row = {
        id: trx.newId(),
        tool_id: tool.id,
        account_id: author.id,
        state,
        state_since: now,
        hidden_at: null,
      };
      await trx
        .insertInto('recommendations')
        .values({ ...row, ...written })
        .execute();
      await recordHistory(trx, author.id, action, ['recommendation', row.id], { toState: state, ...more });
    } else {
      await trx.deleteFrom('recommendation_votes').where('recommendation_id', '=', own.id).execute();
      const change = { action, by: 'owner', actorId: author.id, set: written, more } as const;
      state = (await makeTransition(trx, 'recommendation', own, change)).state as RecommendationState;
    }
    if (state === 'shown' || own?.state === 'shown') await raiseRevision(trx, 'other');
    return state;
  });
}

/** Withdraws the account's recommendation of a tool, with its texts and votes. Throws `not_found` and `conflict`. */
export async function withdraw(db: Database, account: Account, slug: string): Promise<void> {
  await db.write(async (trx) => {
    const tool = await trx
      .selectFrom('tools')
      .select('id')
      .where('slug', '=', isSlug(slug) ? slug : '')
      .executeTakeFirst();
    const own = tool && (await findOwn(trx, account.id, tool.id));
    if (own === undefined) throw new CatalogError('not_found');
    await trx.deleteFrom('recommendation_votes').where('recommendation_id', '=', own.id).execute();
    await forgetTexts(trx, [own.id]);
    const set = { ...AS_NEW, text: '', to_know: '' };
    const more = { detail: { slug } };
    await makeTransition(trx, 'recommendation', own, {
      action: 'withdraw',
      by: 'owner',
      actorId: account.id,
      set,
      more,
    });
    if (own.state === 'shown') await raiseRevision(trx, 'other');
  });
}

/**
 * Says that a shown recommendation is helpful, or no longer; one vote an account. Gives the tool's slug. Throws `not_found`,
 * `email_unverified`, `account_suspended`, and `conflict` (`own_tool`) for its author and the maker.
 */
export async function vote(db: Database, account: Account, id: string, isHelpful: boolean): Promise<string> {
  return db.write(async (trx) => {
    const voter = await lockMember(trx, account.id, CONFIRMED);
    const { authorId, toolId } = await lockShown(trx, id);
    const tool = await trx
      .selectFrom('tools')
      .select(['id', 'slug', 'account_id'])
      .where('id', '=', toolId)
      .executeTakeFirstOrThrow();
    // A vote of an earlier day can be taken back.
    if (isHelpful && (authorId === voter.id || (await isOfMaker(trx, voter.id, tool)))) throw conflict('own_tool');
    const row = { recommendation_id: id, account_id: voter.id };
    if (isHelpful)
      await trx
        .insertInto('recommendation_votes')
        .values(row)
        .onConflict((found) => found.columns(['recommendation_id', 'account_id']).doNothing())
        .execute();
    else
      await trx
        .deleteFrom('recommendation_votes')
        .where('recommendation_id', '=', id)
        .where('account_id', '=', voter.id)
        .execute();
    await countVotes(trx, [id]);
    await raiseRevision(trx, 'other');
    return tool.slug;
  });
}

/**
 * The maker's only answer to a recommendation. Throws `not_found` for others and one that is not
 * shown, `conflict` if it is answered, and `validation_failed` on `answer`.
 */
export async function answer(
  db: Database,
  account: Account,
  id: string,
  input: { answer: string; locale: Locale },
  onRuleError?: OnRuleError,
): Promise<void> {
  const { texts } = await checkTexts(db, { answer: input.answer }, { onRuleError, canWait: false });
  await db.write(async (trx) => {
    const maker = await lockMember(trx, account.id, CONFIRMED);
    const shown = await lockShown(trx, id);
    const own = trx.selectFrom('published_tools').select('slug').where('id', '=', shown.toolId);
    const tool = await own.where('account_id', '=', maker.id).executeTakeFirst();
    if (tool === undefined) throw new CatalogError('not_found');
    if (shown.answeredBy === maker.id) throw new CatalogError('conflict');
    await trx
      .updateTable('recommendations')
      .set({
        answer: texts.answer,
        answer_locale: input.locale,
        answered_at: timestamp(trx.now()),
        answered_by: maker.id,
      })
      .where('id', '=', id)
      .execute();
    await recordHistory(trx, maker.id, 'answer', ['recommendation', id], { detail: { slug: tool.slug } });
    await raiseRevision(trx, 'other');
  });
}

/** Runs on the ids of recommendations before their deletion. */
type BeforeDeletion = (trx: Tx, ids: readonly string[]) => Promise<void>;

/** Deletes what an account recommends, finds helpful and has answered, and its history. */
export async function forgetRecommendations(trx: Tx, accountId: string, beforeDeletion: BeforeDeletion): Promise<void> {
  const own = trx.selectFrom('recommendations').select('id').where('account_id', '=', accountId);
  await trx
    .deleteFrom('history')
    .where('subject_kind', '=', 'recommendation')
    .where('subject_id', 'in', own)
    .where('actor_id', '=', accountId)
    .execute();
  const texts = trx.selectFrom('recommendations').select('id');
  const ids = await texts
    .where((row) => row.or([row('account_id', '=', accountId), row('answered_by', '=', accountId)]))
    .execute();
  await forgetTexts(trx, idsOf(ids));
  const votes = trx.deleteFrom('recommendation_votes').where('account_id', '=', accountId);
  const voted = (await votes.returning('recommendation_id').execute()).map(
    ({ recommendation_id }) => recommendation_id,
  );
  if (voted.length > 0) await countVotes(trx, voted);
  await beforeDeletion(trx, idsOf(await own.execute()));
  const written = await trx.deleteFrom('recommendations').where('account_id', '=', accountId).executeTakeFirst();
  const { answer: none, answer_locale, answered_at, answered_by } = AS_NEW;
  const answered = await trx
    .updateTable('recommendations')
    .set({ answer: none, answer_locale, answered_at, answered_by })
    .where('answered_by', '=', accountId)
    .executeTakeFirst();
  if (written.numDeletedRows + answered.numUpdatedRows > 0n) await raiseRevision(trx, 'other');
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Removes the texts from editors' decisions in the history; the decisions stay. */
async function forgetTexts(trx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const acts = trx.selectFrom('history').select(['id', 'detail']).where('subject_kind', '=', 'recommendation');
  for (const { id, detail } of await acts.where('subject_id', 'in', [...ids]).execute()) {
    const { text, to_know, ...others } = JSON.parse(detail ?? '{}') as Record<string, unknown>;
    if (text === undefined && to_know === undefined) continue;
    await trx
      .updateTable('history')
      .set({ detail: JSON.stringify(others) })
      .where('id', '=', id)
      .execute();
  }
}

/** Gives a merged tool's recommendations to the other one: one an account, and none of its maker. Both rows are locked. */
export async function moveRecommendations(
  trx: Tx,
  from: string,
  into: { id: string; account_id: string | null },
  beforeDeletion: BeforeDeletion,
): Promise<void> {
  // A withdrawn recommendation of the winner gives way to its author's one of the merged tool.
  await trx
    .deleteFrom('recommendations')
    .where('tool_id', '=', into.id)
    .where('state', '=', 'withdrawn' satisfies RecommendationState)
    .where('account_id', 'in', trx.selectFrom('recommendations').select('account_id').where('tool_id', '=', from))
    .execute();
  const both = trx.selectFrom('recommendations').select('account_id').where('tool_id', '=', into.id);
  const doubled = trx
    .selectFrom('recommendations')
    .select('id')
    .where('tool_id', '=', from)
    .where((where) => where.or([where('account_id', 'in', both), where('account_id', '=', into.account_id ?? '')]));
  const gone = idsOf(await doubled.execute());
  await beforeDeletion(trx, gone);
  if (gone.length > 0) await trx.deleteFrom('recommendations').where('id', 'in', gone).execute();
  await trx.updateTable('recommendations').set({ tool_id: into.id }).where('tool_id', '=', from).execute();
}

/** Whether a tool is an account's own: the maker's, or one that it has submitted. */
export async function isOfMaker(
  trx: Pick<Tx, 'selectFrom'>,
  accountId: string,
  tool: { id: string; account_id: string | null },
): Promise<boolean> {
  if (tool.account_id === accountId) return true;
  const submitted = trx.selectFrom('submissions').select('id').where('account_id', '=', accountId);
  return (await submitted.where('tool_id', '=', tool.id).limit(1).executeTakeFirst()) !== undefined;
}

/** Locks the tool first, as a merge does: another order could deadlock. */
async function lockPublished(trx: Tx, slug: string): Promise<{ id: string; account_id: string | null }> {
  const chosen = trx
    .selectFrom('tools')
    .select(['id', 'account_id', 'state'])
    .where('slug', '=', isSlug(slug) ? slug : '');
  const tool = await trx.lockRows(chosen).executeTakeFirst();
  if (tool?.state !== 'published') throw new CatalogError('not_found');
  return tool;
}

async function lockShown(trx: Tx, id: string): Promise<Recommendation> {
  if (!(await isShownNow(trx, await getRecommendation(trx, id)))) throw new CatalogError('not_found');
  await trx.lockRows(trx.selectFrom('recommendations').select('id').where('id', '=', id)).execute();
  return getRecommendation(trx, id);
}

async function isHiddenBefore(trx: Tx, id: string): Promise<boolean> {
  const row = trx.selectFrom('recommendations').select('hidden_at').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).hidden_at !== null;
}

async function countVotes(trx: Tx, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('recommendations')
    .set((set) => ({
      helpful: set
        .selectFrom('recommendation_votes')
        .select((row) => row.fn.countAll<number>().as('votes'))
        .whereRef('recommendation_id', '=', 'recommendations.id'),
    }))
    .where('id', 'in', [...ids])
    .execute();
}
