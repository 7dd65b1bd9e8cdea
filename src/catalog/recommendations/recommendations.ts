/** Recommendations: what people use a tool for, why, and one thing to know. They have no stars and no weight. */
import type { Selectable } from 'kysely';
import type { Database, Reader } from '#database/database.ts';
import type { RecommendationRow } from '#database/recommendation-rows.ts';
import { isRowId } from '#database/database.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { RecommendationState } from '#catalog/lifecycle.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#catalog/locales.ts';
import { countRows, type Page, type Paging } from '#catalog/paging.ts';

export const RECOMMENDATION_ORDERS = ['helpful', 'newest'] as const;
export type RecommendationOrder = (typeof RECOMMENDATION_ORDERS)[number];

export interface Recommendation {
  id: string;
  state: RecommendationState;
  toolId: string;
  authorId: string;
  /** The id of a task, which editors may have merged or hidden since. */
  task: string;
  text: string;
  toKnow: string;
  locale: Locale;
  /** ISO 8601. */
  writtenAt: string;
  /** How many accounts find it helpful. */
  helpful: number;
  /** Why an editor has hidden it. */
  editorNote: string | null;
  answer: { text: string; locale: Locale; at: string } | null;
  /** The maker who has answered, also if an editor has taken the answer away: there is only one. */
  answeredBy: string | null;
}

const localeOf = (text: string | null): Locale => (isLocale(text ?? '') ? (text as Locale) : DEFAULT_LOCALE);

function recommendationOf(row: Selectable<RecommendationRow>): Recommendation {
  return {
    id: row.id,
    state: row.state as RecommendationState,
    toolId: row.tool_id,
    authorId: row.account_id,
    task: row.task,
    text: row.text,
    toKnow: row.to_know,
    locale: localeOf(row.locale),
    writtenAt: row.written_at,
    helpful: Number(row.helpful),
    editorNote: row.editor_note,
    answer:
      row.answer === null || row.answer === ''
        ? null
        : { text: row.answer, locale: localeOf(row.answer_locale), at: row.answered_at ?? row.written_at },
    answeredBy: row.answered_by,
  };
}

/** The recommendations of a published tool on pages: none by its present maker or a suspended account. */
const shownOf = (db: Reader, toolId: string) =>
  db
    .selectFrom('recommendations')
    .innerJoin('published_tools as tool', 'tool.id', 'recommendations.tool_id')
    .innerJoin('accounts', 'accounts.id', 'recommendations.account_id')
    .where('recommendations.tool_id', '=', toolId)
    .where('recommendations.state', '=', 'shown' satisfies RecommendationState)
    .where('accounts.suspended_at', 'is', null)
    .where((where) =>
      where.or([
        where('tool.account_id', 'is', null),
        where('tool.account_id', '!=', where.ref('recommendations.account_id')),
      ]),
    );

/** A page of the shown ones of a tool, by votes or by date. */
export async function listShown(
  db: Reader,
  toolId: string,
  { page, perPage, order }: Paging & { order: RecommendationOrder },
): Promise<Recommendation[]> {
  let query = shownOf(db, toolId).selectAll('recommendations').select('tool.account_id as maker');
  if (order === 'helpful') query = query.orderBy('recommendations.helpful', 'desc');
  const rows = await query
    .orderBy('recommendations.written_at', 'desc')
    .orderBy('recommendations.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  // An earlier maker's answer is not this one's.
  return rows.map((row) => recommendationOf(row.answered_by === row.maker ? row : { ...row, answer: null }));
}

/** Whether visitors see a recommendation. */
export async function isShownNow(db: Reader, { id, toolId }: Pick<Recommendation, 'id' | 'toolId'>): Promise<boolean> {
  const found = shownOf(db, toolId).select('recommendations.id').where('recommendations.id', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
}

/** How many people recommend a tool for each task, most first. */
export async function countByTask(db: Reader, toolId: string): Promise<{ task: string; people: number }[]> {
  const rows = await shownOf(db, toolId)
    .select((row) => ['recommendations.task', row.fn.countAll<number>().as('people')])
    .groupBy('recommendations.task')
    .orderBy('people', 'desc')
    .orderBy('recommendations.task')
    .execute();
  return rows.map(({ task, people }) => ({ task, people: Number(people) }));
}

/** The account's recommendation of a tool, in any state. */
export async function findOwn(db: Reader, accountId: string, toolId: string): Promise<Recommendation | undefined> {
  const own = db.selectFrom('recommendations').selectAll().where('account_id', '=', accountId);
  const row = await own.where('tool_id', '=', toolId).executeTakeFirst();
  return row && recommendationOf(row);
}

/** All of an account with the tool of each, the last written first; at most `most`. */
export async function listOwn(
  db: Reader,
  accountId: string,
  most = 1_000,
): Promise<(Recommendation & { tool: { slug: string; name: string } })[]> {
  const rows = await db
    .selectFrom('recommendations')
    .innerJoin('tools', 'tools.id', 'recommendations.tool_id')
    .selectAll('recommendations')
    .select(['tools.slug', 'tools.name'])
    .where('recommendations.account_id', '=', accountId)
    .orderBy('recommendations.written_at', 'desc')
    .orderBy('recommendations.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...recommendationOf(row), tool: { slug: row.slug, name: row.name } }));
}

/** An account's answers as a maker, the last first, without removed ones; at most `most`. */
export async function listOwnAnswers(
  db: Reader,
  accountId: string,
  most = 1_000,
): Promise<{ recommendation: string; tool: string; text: string; locale: Locale; at: string }[]> {
  const rows = await db
    .selectFrom('recommendations')
    .innerJoin('tools', 'tools.id', 'recommendations.tool_id')
    .selectAll('recommendations')
    .select('tools.slug')
    .where('recommendations.answered_by', '=', accountId)
    .orderBy('recommendations.answered_at', 'desc')
    .orderBy('recommendations.id')
    .limit(most)
    .execute();
  return rows.flatMap((row) => {
    const { id, answer } = recommendationOf(row);
    return answer === null ? [] : [{ recommendation: id, tool: row.slug, ...answer }];
  });
}

/** Which of these recommendations an account finds helpful. */
export async function listVotes(db: Reader, accountId: string, ids?: readonly string[]): Promise<Set<string>> {
  if (ids?.length === 0) return new Set();
  let query = db.selectFrom('recommendation_votes').select('recommendation_id').where('account_id', '=', accountId);
  if (ids !== undefined) query = query.where('recommendation_id', 'in', [...ids]);
  return new Set((await query.execute()).map(({ recommendation_id }) => recommendation_id));
}

/** One by id, in any state. Throws `not_found`. */
export async function getRecommendation(db: Reader, id: string): Promise<Recommendation> {
  const row = isRowId(id)
    ? await db.selectFrom('recommendations').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (row === undefined) throw new CatalogError('not_found');
  return recommendationOf(row);
}

/** A recommendation on the desk. */
export interface DeskRecommendation extends Recommendation {
  tool: { slug: string; name: string; accountId: string | null };
  /** Its author. */
  email: string;
}

/** A page of those in a state, the oldest first; or the one with an `id`. */
export async function listForDesk(
  db: Database,
  { state, id }: { state: RecommendationState; id?: string | undefined },
  { page, perPage }: Paging,
): Promise<Page<DeskRecommendation>> {
  const chosen =
    id === undefined
      ? db.read.selectFrom('recommendations').where('recommendations.state', '=', state)
      : db.read.selectFrom('recommendations').where('recommendations.id', '=', isRowId(id) ? id : '');
  const rows = await chosen
    .innerJoin('tools', 'tools.id', 'recommendations.tool_id')
    .innerJoin('accounts', 'accounts.id', 'recommendations.account_id')
    .selectAll('recommendations')
    .select(['tools.slug', 'tools.name', 'tools.account_id as maker', 'accounts.email'])
    .orderBy('recommendations.written_at', state === 'waiting' ? 'asc' : 'desc')
    .orderBy('recommendations.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const items = rows.map((row) => ({
    ...recommendationOf(row),
    tool: { slug: row.slug, name: row.name, accountId: row.maker },
    email: row.email,
  }));
  return { items, total: await countRows(chosen) };
}

/** How many wait for an editor. */
export function countWaiting(db: Database): Promise<number> {
  const waiting = 'waiting' satisfies RecommendationState;
  return countRows(db.read.selectFrom('recommendations').where('state', '=', waiting));
}
