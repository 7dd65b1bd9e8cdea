/** Reports about public lists, and editors' decisions on them. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { findAccountIn } from '#catalog/accounts/accounts.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { NOTE_LENGTH, type ListState } from '#catalog/lifecycle.ts';
import { getList, getPublicList, type List } from '#catalog/lists/lists.ts';
import type { Locale } from '#catalog/locales.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { checkNote } from '#catalog/language/notes.ts';
import { requireTransition } from '#catalog/transitions.ts';
import { announceEvent } from '#catalog/webhook-outbox.ts';
import { answerReports } from './answers.ts';
import { answerTo, checkReport, storeReport, type Reporter, type ReportOutcome } from './reports.ts';

/** Most lists on the desk. */
const MOST = 50;

/** Stores a report about a public list. Throws `not_found`, `validation_failed`. */
export async function reportList(
  db: Database,
  input: { id: string; message: string; locale: Locale },
  reporter: Reporter = {},
): Promise<void> {
  const list = await getPublicList(db.read, input.id);
  const { address, ...report } = await checkReport({ kind: 'other', message: input.message }, reporter);
  await db.write(async (trx) => {
    const answer = await answerTo(trx, reporter.accountId, address);
    const id = await storeReport(trx, { tool_id: null, list_id: list.id }, { ...report, locale: input.locale }, answer);
    await announceReport(trx, 'desk.report_opened', list.id, id);
  });
}

/** Notifies editors of a report about a list. */
function announceReport(
  trx: Tx,
  event: 'desk.report_opened' | 'desk.report_closed',
  list: string,
  id: string,
): Promise<void> {
  return announceEvent(trx, { event, subject: `list:${list}`, id, list, ownerId: null });
}

export interface ReportedList {
  list: List;
  /** Open reports, oldest first. */
  reports: readonly { id: string; message: string | null; createdAt: string; isAwaited: boolean }[];
}

/** Lists with open reports, oldest first, then hidden lists, last changed first; 50 of each. */
export async function listReportedLists(db: Database): Promise<ReportedList[]> {
  const open = await db.read
    .selectFrom('reports')
    .select(['id', 'list_id', 'message', 'created_at', 'reporter_id', 'reply_to'])
    .where('list_id', 'is not', null)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .limit(MOST * 10)
    .execute();
  const hidden = await db.read
    .selectFrom('lists')
    .select('id')
    .where('state', '=', 'hidden' satisfies ListState)
    .orderBy('updated_at', 'desc')
    .limit(MOST)
    .execute();
  const byList = Map.groupBy(open, ({ list_id }) => list_id ?? '');
  const ids = new Set([...[...byList.keys()].slice(0, MOST), ...hidden.map(({ id }) => id)]);
  return Promise.all(
    [...ids].map(async (id) => ({
      list: await getList(db.read, id),
      reports: (byList.get(id) ?? []).map((row) => ({
        id: row.id,
        message: row.message,
        createdAt: row.created_at,
        isAwaited: row.reporter_id !== null || row.reply_to !== null,
      })),
    })),
  );
}

/** Number of lists with open reports. */
export async function countReportedLists(db: Database): Promise<number> {
  const { total } = await db.read
    .selectFrom('reports')
    .select((row) => row.fn.count<number>('list_id').distinct().as('total'))
    .where('list_id', 'is not', null)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Acts on a list, `keep` without a transition: the outcome of its reports, and the act's name in the history. */
const JUDGEMENTS = {
  hide: { outcome: 'taken_down', action: 'quarantine' },
  keep: { outcome: 'nothing_wrong', action: 'close_report' },
  show: { outcome: 'nothing_wrong', action: 'restore' },
} as const satisfies Record<string, { outcome: ReportOutcome; action: string }>;
type ListJudgement = keyof typeof JUDGEMENTS;
const isJudgement = (text: string): text is ListJudgement => Object.hasOwn(JUDGEMENTS, text);

/**
 * Hides, keeps or shows a list again, and closes its open reports; answers reporters, and mails the
 * owner of a hidden list. Throws `forbidden`, `own_submission`, `not_found`, `validation_failed` on
 * `act` and `note`, and `conflict` if the list is in another state.
 */
export async function judgeList(
  db: Database,
  editor: Account,
  id: string,
  { act, note: said }: { act: string; note?: unknown },
): Promise<void> {
  requireRole(editor, 'editor');
  if (!isJudgement(act)) throw fieldError('act', { rule: 'required' });
  const note = checkNote('note', said, { min: 0, max: NOTE_LENGTH });
  const { outcome, action } = JUDGEMENTS[act];
  await db.write(async (trx) => {
    await trx.lockRows(trx.selectFrom('lists').select('id').where('id', '=', id.replaceAll('\0', ''))).execute();
    const list = await getList(trx, id);
    const mark = await requireUninvolved(trx, editor, 'judge_list', { owners: [list.ownerId] });
    const to = act === 'keep' ? null : requireTransition('list', list, act, 'editor');
    const open = await trx
      .selectFrom('reports')
      .select(['id', 'locale', 'reporter_id', 'reply_to'])
      .where('list_id', '=', id)
      .where('closed_at', 'is', null)
      .orderBy('id')
      .execute();
    if (to === null && (list.state === 'hidden' || open.length === 0)) throw new CatalogError('conflict');
    const now = timestamp(trx.now());
    await trx
      .updateTable('reports')
      .set({ closed_at: now, closed_by: editor.id, outcome, note })
      .where('list_id', '=', id)
      .where('closed_at', 'is', null)
      .execute();
    if (to !== null)
      await trx
        .updateTable('lists')
        .set({ state: to, updated_at: now, chosen_at: null })
        .where('id', '=', id)
        .execute();
    await recordHistory(trx, editor.id, action, ['list', id], {
      note,
      ...(to !== null && { fromState: list.state, toState: to }),
      detail: { title: list.title, intro: list.intro, reports: open.length, outcome, ...mark },
    });
    const reports = open.map(({ id: report, locale, reporter_id, reply_to }) => ({
      id: report,
      locale,
      reporterId: reporter_id,
      replyTo: reply_to,
    }));
    await answerReports(trx, null, reports, outcome);
    for (const report of reports) await announceReport(trx, 'desk.report_closed', id, report.id);
    if (to !== 'hidden') return;
    const owner = await findAccountIn(trx, list.ownerId);
    if (owner === undefined) return;
    await enqueueMail(trx, {
      to: owner,
      template: 'list_hidden',
      params: { name: list.title, note: note ?? '', list_link: { route: 'list', id } },
    });
  });
}
