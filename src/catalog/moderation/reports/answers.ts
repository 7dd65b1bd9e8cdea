/** Answers to reporters: accounts see them in a list, addresses get one mail. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { PERIODS } from '#catalog/periods.ts';
import { isLocale, DEFAULT_LOCALE } from '#catalog/locales.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import type { Page, Paging } from '#catalog/paging.ts';
import { readAccount, type Account } from '#catalog/roles.ts';
import { REPORT_KINDS, REPORT_OUTCOMES, type ReportKind, type ReportOutcome } from './reports.ts';

/** A report that was just closed. */
export interface AnsweredReport {
  id: string;
  locale: string;
  reporterId: string | null;
  replyTo: string | null;
}

/**
 * Answers the reporters of one tool, or of a list (null), in the transaction that closes the
 * reports: one mail to each address, in the language of its first report, and the address is
 * deleted. Accounts with an unverified address see it only in their list.
 */
export async function answerReports(
  trx: Tx,
  tool: { slug: string; state: string } | null,
  reports: readonly AnsweredReport[],
  outcome: ReportOutcome,
): Promise<void> {
  const told = new Set<string>();
  for (const report of reports) {
    const to = await findRecipient(trx, report);
    if (to === null || told.has(to.email)) continue;
    told.add(to.email);
    await enqueueMail(trx, {
      to: { ...to, locale: isLocale(report.locale) ? report.locale : DEFAULT_LOCALE },
      template: 'report_answered',
      params: {
        outcome,
        ...(tool?.state === 'published' && { tool_link: { route: 'tool', id: tool.slug } }),
      },
    });
  }
  const ids = reports.filter(({ replyTo }) => replyTo !== null).map(({ id }) => id);
  if (ids.length > 0) await trx.updateTable('reports').set({ reply_to: null }).where('id', 'in', ids).execute();
}

async function findRecipient(
  trx: Tx,
  { reporterId, replyTo }: AnsweredReport,
): Promise<Pick<Account, 'email' | 'emailVerifiedAt'> | null> {
  if (replyTo !== null) return { email: replyTo, emailVerifiedAt: null };
  if (reporterId === null) return null;
  const account = await readAccount(trx, 'id', reporterId);
  return account === undefined || account.emailVerifiedAt === null || account.suspendedAt !== null ? null : account;
}

export interface OwnReport {
  id: string;
  kind: ReportKind;
  message: string | null;
  createdAt: string;
  closedAt: string | null;
  outcome: ReportOutcome | null;
  /** The reported tool, or list by title. */
  about: { name: string; path: readonly [area: 'tools' | 'lists', id: string] | null };
}

/** A page of an account's own reports, newest first. */
export async function listOwnReports(db: Database, account: Account, request: Paging): Promise<Page<OwnReport>> {
  const own = db.read.selectFrom('reports').where('reporter_id', '=', account.id);
  const rows = await own
    .leftJoin('tools', 'tools.id', 'reports.tool_id')
    .leftJoin('lists', 'lists.id', 'reports.list_id')
    .select(['reports.id', 'reports.kind', 'reports.message', 'reports.created_at', 'reports.closed_at'])
    .select(['reports.outcome', 'tools.slug', 'tools.name', 'tools.state'])
    .select(['reports.list_id', 'lists.title', 'lists.state as list_state'])
    .orderBy('reports.id', 'desc')
    .limit(request.perPage)
    .offset((request.page - 1) * request.perPage)
    .execute();
  const { total } = await own.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: REPORT_KINDS.find((known) => known === row.kind) ?? 'other',
      message: row.message,
      createdAt: row.created_at,
      closedAt: row.closed_at,
      outcome: REPORT_OUTCOMES.find((known) => known === row.outcome) ?? null,
      about: {
        name: row.name ?? row.title ?? '',
        path:
          row.slug !== null && row.state === 'published'
            ? ['tools', row.slug]
            : row.list_id !== null && row.list_state === 'public'
              ? ['lists', row.list_id]
              : null,
      },
    })),
    total: Number(total),
  };
}

/** Deletes addresses 90 days after the report, and accounts 90 days after its end. */
export async function forgetReporters(db: Database): Promise<void> {
  const limit = timestamp(db.now(), -PERIODS.reporterKept.lasts);
  const old = await db.read
    .selectFrom('reports')
    .select(['id', 'reply_to', 'created_at'])
    .where((where) =>
      where.or([
        where.and([where('reply_to', 'is not', null), where('created_at', '<', limit)]),
        where.and([where('reporter_id', 'is not', null), where('closed_at', '<', limit)]),
      ]),
    )
    .execute();
  if (old.length === 0) return;
  await db.write(async (trx) => {
    for (const { id, reply_to, created_at } of old)
      await trx
        .updateTable('reports')
        .set(reply_to !== null && created_at < limit ? { reply_to: null } : { reporter_id: null })
        .where('id', '=', id)
        .execute();
  });
}
