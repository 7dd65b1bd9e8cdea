/** Statistics of one editor's decisions and the appeals against them. */
import { timestamp, type Database } from '#database/database.ts';
import { DAY_MS } from '#catalog/periods.ts';
import { standingRows } from '#catalog/audit/log.ts';
import { CatalogError } from '#catalog/errors.ts';
import { hasRole, requireRole, type Account } from '#catalog/roles.ts';

const ACTIONS = ['approve', 'reject', 'request_changes'] as const;
export type CountedAction = (typeof ACTIONS)[number];

export const EDITOR_DAYS = [7, 30, 90] as const;
export type EditorDays = (typeof EDITOR_DAYS)[number];

export interface EditorStatistics {
  /** Standing decisions by period. */
  periods: Record<EditorDays, Record<CountedAction, number>>;
  /** Appeals of 90 days against this editor's rejections, by outcome. */
  appeals: { upheld: number; overturned: number; open: number };
}

/** Most acts that are read. */
const MOST = 20_000;

/** Throws `forbidden` unless the viewer is this editor or an admin. */
export async function readEditorStatistics(db: Database, viewer: Account, editorId: string): Promise<EditorStatistics> {
  requireRole(viewer, 'editor');
  if (viewer.id !== editorId && !hasRole(viewer, 'admin')) throw new CatalogError('forbidden');
  const now = db.now().getTime();
  const since = timestamp(now - Math.max(...EDITOR_DAYS) * DAY_MS);
  const rows = await db.survey
    .selectFrom('history')
    .select(['subject_id', 'at', 'action', 'detail'])
    .where('actor_id', '=', editorId)
    .where('at', '>=', since)
    .where('subject_kind', '=', 'submission')
    .where('action', 'in', [...ACTIONS, 'undo'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  const bySubject = Map.groupBy(rows.toReversed(), ({ subject_id }) => subject_id);
  const standing = [...bySubject.values()].flatMap((acts) =>
    standingRows(
      acts.map((act) => ({
        ...act,
        detail: act.detail === null ? null : (JSON.parse(act.detail) as Record<string, unknown>),
      })),
    ),
  );
  const periodOf = (days: number): Record<CountedAction, number> => {
    const from = timestamp(now - days * DAY_MS);
    const counts = { approve: 0, reject: 0, request_changes: 0 };
    for (const { action, at } of standing) {
      const known = ACTIONS.find((each) => each === action);
      if (known !== undefined && at >= from) counts[known] += 1;
    }
    return counts;
  };
  const rejected = standing.filter(({ action }) => action === 'reject');
  return {
    periods: { 7: periodOf(7), 30: periodOf(30), 90: periodOf(90) },
    appeals: await countAppeals(db, rejected),
  };
}

/** Outcomes of appeals against these rejections. */
async function countAppeals(
  db: Database,
  rejected: readonly { subject_id: string; at: string }[],
): Promise<EditorStatistics['appeals']> {
  const appeals = { upheld: 0, overturned: 0, open: 0 };
  const firsts = new Map(rejected.toReversed().map(({ subject_id, at }) => [subject_id, at]));
  const ids = [...firsts.keys()];
  for (let from = 0; from < ids.length; from += 500) {
    const rows = await db.survey
      .selectFrom('submissions')
      .select(['id', 'state', 'appealed_at'])
      .where('id', 'in', ids.slice(from, from + 500))
      .where('appealed_at', 'is not', null)
      .execute();
    for (const { id, state, appealed_at } of rows) {
      if ((firsts.get(id) ?? '') > (appealed_at ?? '')) continue;
      appeals[state === 'published' ? 'overturned' : state === 'rejected' ? 'upheld' : 'open'] += 1;
    }
  }
  return appeals;
}
