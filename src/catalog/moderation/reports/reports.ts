/** Readers' reports about published tools. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import { CatalogError, orNotFound } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import { checkNote } from '#catalog/language/notes.ts';
import { createFields } from '#catalog/problems.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { getRecommendation, isShownNow } from '#catalog/recommendations/recommendations.ts';
import { announceEvent } from '#catalog/webhook-outbox.ts';

/** Kinds of problems, in the order of the form. */
export const REPORT_KINDS = [
  'broken_link',
  'wrong_price',
  'wrong_text',
  'misleading',
  'not_an_ai_tool',
  'closed',
  'other',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** An editor's findings. */
export const REPORT_OUTCOMES = ['corrected', 'taken_down', 'nothing_wrong', 'unclear', 'not_serious'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Longest message, in characters. */
export const REPORT_LENGTH = 1_000;

/** Open reports with one address; further ones are stored without it. */
export const WAITING_PER_ADDRESS = 3;

/** The recipient of the answer: an account, or a typed address. */
export interface Reporter {
  accountId?: string | undefined;
  replyTo?: string | undefined;
  /** Takes a mail from the address's budget, once everything else is valid. */
  mayMail?(address: string): Promise<boolean>;
}

/**
 * Stores a report about a published tool, or about a shown recommendation of it (its id). Only `other`
 * needs a message. Throws `not_found`, and
 * `validation_failed` with every bad field (`kind`, `message`, `reply_to`).
 */
export async function reportTool(
  db: Database,
  input: { slug: string; kind: string; message: string; locale: Locale; recommendation?: string },
  reporter: Reporter = {},
): Promise<void> {
  const tool = orNotFound(
    isSlug(input.slug)
      ? await db.read.selectFrom('published_tools').select('id').where('slug', '=', input.slug).executeTakeFirst()
      : undefined,
  );
  const about = input.recommendation === undefined ? null : await getRecommendation(db.read, input.recommendation);
  if (about !== null && (about.toolId !== tool.id || !(await isShownNow(db.read, about))))
    throw new CatalogError('not_found');
  const { address, ...report } = await checkReport(about === null ? input : { ...input, kind: 'other' }, reporter);
  await db.write(async (trx) => {
    const answer = await answerTo(trx, reporter.accountId, address);
    await insertReport(
      trx,
      { id: tool.id, slug: input.slug },
      { ...report, locale: input.locale, about: about?.id },
      answer,
    );
  });
}

/** Validates a report and its address. Throws `validation_failed` with every bad field. */
export async function checkReport(
  input: { kind: string; message: string },
  { accountId, replyTo = '', mayMail }: Reporter,
): Promise<{ kind: ReportKind; message: string | null; address: string | null }> {
  const { fields, add, isEmpty } = createFields();
  const kind = REPORT_KINDS.find((known) => known === input.kind);
  if (kind === undefined) add('kind', { rule: 'required' });
  let message: string | null = null;
  try {
    message = checkNote('message', input.message, { min: kind === 'other' ? 1 : 0, max: REPORT_LENGTH });
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    for (const problem of error.fields['message'] ?? []) add('message', problem);
  }
  const address = foldEmailAddress(replyTo);
  if (address !== '' && !isEmailAddress(address)) add('reply_to', { rule: 'not_an_email' });
  if (!isEmpty() || kind === undefined) throw new CatalogError('validation_failed', { fields });
  const isKept = accountId === undefined && address !== '' && (mayMail === undefined || (await mayMail(address)));
  return { kind, message, address: isKept ? address : null };
}

/** The recipient of the answer: the account, or the address unless it has too many open reports. */
export async function answerTo(trx: Tx, accountId: string | undefined, address: string | null): Promise<Answer> {
  const mayWait = address !== null && (await countWaiting(trx, address)) < WAITING_PER_ADDRESS;
  return { reporterId: accountId ?? null, replyTo: mayWait ? address : null };
}

interface Stored {
  kind: ReportKind;
  message: string | null;
  locale: Locale;
  /** The recommendation that it is about. */
  about?: string | null | undefined;
}

interface Answer {
  reporterId: string | null;
  replyTo: string | null;
}

async function countWaiting(trx: Tx, address: string): Promise<number> {
  const { waiting } = await trx
    .selectFrom('reports')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('reply_to', '=', address)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Stores a report about a tool, in the caller's transaction. */
export async function insertReport(
  trx: Tx,
  tool: { id: string; slug: string },
  report: Stored,
  answer: Answer = { reporterId: null, replyTo: null },
): Promise<void> {
  const id = await storeReport(trx, { tool_id: tool.id, list_id: null }, report, answer);
  await announceEvent(trx, {
    event: 'desk.report_opened',
    subject: `tool:${tool.id}`,
    id,
    slug: tool.slug,
    ownerId: null,
  });
}

/** Stores a report about a tool or a list; gives its id. */
export async function storeReport(
  trx: Tx,
  subject: { tool_id: string; list_id: null } | { tool_id: null; list_id: string },
  { about = null, ...report }: Stored,
  { reporterId, replyTo }: Answer,
): Promise<string> {
  const id = trx.newId();
  await trx
    .insertInto('reports')
    .values({
      id,
      ...subject,
      ...report,
      recommendation_id: about,
      created_at: timestamp(trx.now()),
      closed_at: null,
      closed_by: null,
      outcome: null,
      note: null,
      reporter_id: reporterId,
      reply_to: replyTo,
    })
    .execute();
  return id;
}
