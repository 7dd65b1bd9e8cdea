/** Reports for editors: open ones by tool, closed ones with outcomes, and counts. */
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { ToolState } from '#catalog/lifecycle.ts';
import { REPORT_KINDS, REPORT_OUTCOMES, type ReportKind, type ReportOutcome } from './reports.ts';
import { countRows, type Page, type Paging } from '#catalog/paging.ts';
import { cleanText } from '#catalog/language/hygiene.ts';

export interface ReportFilter {
  kind?: ReportKind | undefined;
  /** Tool ids; absent for all. */
  tools?: readonly string[] | undefined;
}

export interface ReportedTool {
  slug: string;
  /** The owner's account; null without an owner. */
  accountId: string | null;
  name: string;
  state: ToolState;
}

export interface Report {
  id: string;
  kind: ReportKind;
  message: string | null;
  /** Language of the page. */
  locale: string;
  createdAt: string;
  /** Whether the reporter waits for an answer. */
  isAwaited: boolean;
  /** The id of the recommendation that it is about; null if it is about the tool itself. */
  about: string | null;
}

/** Open reports of one tool, oldest first. */
export interface ReportGroup {
  tool: ReportedTool;
  /** At most the requested number. */
  reports: Report[];
  /** Number of open reports. */
  total: number;
}

export interface ClosedReport extends Report {
  tool: ReportedTool;
  closedAt: string;
  /** Address of the editor; null if deleted. */
  closedBy: string | null;
  /** Null in older reports. */
  outcome: ReportOutcome | null;
  note: string | null;
}

const COLUMNS = [
  'reports.id',
  'reports.kind',
  'reports.message',
  'reports.locale',
  'reports.created_at',
  'reports.reporter_id',
  'reports.reply_to',
  'reports.recommendation_id',
] as const;

function reportOf(row: {
  id: string;
  kind: string;
  message: string | null;
  locale: string;
  created_at: string;
  reporter_id: string | null;
  reply_to: string | null;
  recommendation_id: string | null;
}): Report {
  const kind = REPORT_KINDS.find((known) => known === row.kind) ?? 'other';
  return {
    id: row.id,
    kind,
    message: row.message,
    locale: row.locale,
    createdAt: row.created_at,
    isAwaited: row.reporter_id !== null || row.reply_to !== null,
    about: row.recommendation_id,
  };
}

function toolOf(row: { slug: string; name: string; state: string; account_id: string | null }): ReportedTool {
  return { slug: row.slug, name: row.name, state: row.state as ToolState, accountId: row.account_id };
}

/** Tool ids by slug, else by part of a name (500 with reports); undefined if blank. */
export async function findReportedTools(db: Database, text: string): Promise<string[] | undefined> {
  const wanted = cleanText(text).slice(0, 100);
  if (wanted === '') return undefined;
  // PostgreSQL fails on NUL in a text.
  if (wanted.includes('\0')) return [];
  const exact = await db.read.selectFrom('tools').select('id').where('slug', '=', wanted).executeTakeFirst();
  if (exact !== undefined) return [exact.id];
  const part = `%${wanted.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db.read
    .selectFrom('tools')
    .select('id')
    .where((where) => where('id', 'in', where.selectFrom('reports').select('tool_id')))
    .where(sql<boolean>`lower(name) like ${part} escape '\\'`)
    .limit(500)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * The base query of all lists: filtered reports about tools in a state. `reported-lists.ts` has the
 * lists.
 */
function reportsIn(db: Database, state: 'open' | 'closed', { kind, tools }: ReportFilter) {
  let query = db.read
    .selectFrom('reports')
    .where('reports.closed_at', state === 'open' ? 'is' : 'is not', null)
    .where('reports.tool_id', 'is not', null);
  if (kind !== undefined) query = query.where('reports.kind', '=', kind);
  if (tools !== undefined) query = query.where('reports.tool_id', 'in', tools.length === 0 ? [''] : [...tools]);
  return query;
}

/** A page of tools with their `most` oldest open reports, oldest first. `total` counts tools. */
export async function listOpenReports(
  db: Database,
  filter: ReportFilter,
  request: Paging & { most: number },
): Promise<Page<ReportGroup>> {
  const open = reportsIn(db, 'open', filter);
  const oldest = open
    .select(['reports.tool_id', sql<string>`min(reports.id)`.as('oldest'), sql<number>`count(*)`.as('total')])
    .groupBy('reports.tool_id')
    .orderBy('oldest')
    .limit(request.perPage)
    .offset((request.page - 1) * request.perPage);
  const groups = await db.read
    .selectFrom(oldest.as('group'))
    .innerJoin('tools', 'tools.id', 'group.tool_id')
    .select(['tools.id', 'tools.slug', 'tools.name', 'tools.state', 'tools.account_id', 'group.total'])
    .orderBy('group.oldest')
    .execute();
  const { total } = await open
    .select(sql<number>`count(distinct reports.tool_id)`.as('total'))
    .executeTakeFirstOrThrow();
  if (groups.length === 0) return { items: [], total: Number(total) };
  const ranked = open
    .where(
      'reports.tool_id',
      'in',
      groups.map((group) => group.id),
    )
    .select([...COLUMNS, 'reports.tool_id'])
    .select(sql<number>`row_number() over (partition by reports.tool_id order by reports.id)`.as('place'));
  const rows = await db.read
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', request.most)
    .orderBy('id')
    .execute();
  return {
    items: groups.map((group) => ({
      tool: toolOf(group),
      reports: rows.filter((row) => row.tool_id === group.id).map(reportOf),
      total: Number(group.total),
    })),
    total: Number(total),
  };
}

/** A page of closed reports, last closed first. */
export async function listClosedReports(
  db: Database,
  filter: ReportFilter,
  request: Paging,
): Promise<Page<ClosedReport>> {
  const closed = reportsIn(db, 'closed', filter);
  // Reads only shown rows; earlier ones are skipped in the index.
  const shown = closed
    .select('reports.id')
    .orderBy('reports.closed_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(request.perPage)
    .offset((request.page - 1) * request.perPage);
  const rows = await db.read
    .selectFrom(shown.as('shown'))
    .innerJoin('reports', 'reports.id', 'shown.id')
    .innerJoin('tools', 'tools.id', 'reports.tool_id')
    .leftJoin('accounts', 'accounts.id', 'reports.closed_by')
    .select([...COLUMNS, 'tools.slug', 'tools.name', 'tools.state', 'tools.account_id', 'accounts.email'])
    .select(['reports.closed_at', 'reports.outcome', 'reports.note'])
    .orderBy('reports.closed_at', 'desc')
    .orderBy('reports.id', 'desc')
    .execute();
  const total = await countRows(closed);
  return {
    items: rows.map((row) => ({
      ...reportOf(row),
      isAwaited: false,
      tool: toolOf(row),
      closedAt: row.closed_at ?? '',
      closedBy: row.email,
      outcome: REPORT_OUTCOMES.find((known) => known === row.outcome) ?? null,
      note: row.note,
    })),
    total: Number(total),
  };
}

export interface ReportCounts {
  open: number;
  closed: number;
  /** Of the chosen state. */
  kinds: Record<ReportKind, number>;
}

/** Counts open and closed reports of the chosen tools, and the reports of one state by kind. */
export async function countReports(
  db: Database,
  state: 'open' | 'closed',
  { tools }: ReportFilter,
): Promise<ReportCounts> {
  const count = async (each: 'open' | 'closed'): Promise<number> => {
    const query = reportsIn(db, each, { tools });
    return Number((await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total);
  };
  const byKind = await reportsIn(db, state, { tools })
    .select(['reports.kind', sql<number>`count(*)`.as('count')])
    .groupBy('reports.kind')
    .execute();
  const kinds = Object.fromEntries(REPORT_KINDS.map((kind) => [kind, 0])) as Record<ReportKind, number>;
  for (const row of byKind) if (row.kind in kinds) kinds[row.kind as ReportKind] = Number(row.count);
  return { open: await count('open'), closed: await count('closed'), kinds };
}

/** Number of open reports, including those about lists. */
export async function countOpenReports(db: Database): Promise<number> {
  return countRows(db.read.selectFrom('reports').where('closed_at', 'is', null));
}
