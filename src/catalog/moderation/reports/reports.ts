/** Reports: what readers say is wrong with a published tool. Editors read them through `report-lists.ts` and close them in `report-closing.ts`. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import { checkNote } from '#catalog/text/notes.ts';
import { createFields } from '#catalog/problems.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { announceEvent } from '#catalog/webhook-outbox.ts';

/** What can be wrong, in the order in which it is asked. */
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

/** What an editor found out about a report. */
export const REPORT_OUTCOMES = ['corrected', 'taken_down', 'nothing_wrong', 'unclear', 'not_serious'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Longest message, in characters. */
export const REPORT_LENGTH = 1_000;

/**
 * Stores a report about a published tool. `other` needs a message, every other kind says enough by itself.
 * Throws `not_found`, and `validation_failed` with every bad field (`kind`, `message`).
 */
export async function reportTool(
  db: Database,
  input: { slug: string; kind: string; message: string; locale: Locale },
): Promise<void> {
  const tool = isSlug(input.slug)
    ? await db.read.selectFrom('published_tools').select('id').where('slug', '=', input.slug).executeTakeFirst()
    : undefined;
  if (tool === undefined) throw new CatalogError('not_found');
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
  if (!isEmpty() || kind === undefined) throw new CatalogError('validation_failed', { fields });
  await db.write((trx) =>
    insertReport(trx, { id: tool.id, slug: input.slug }, { kind, message, locale: input.locale }),
  );
}

/** Stores a report about a tool, in the transaction of whoever finds something wrong with it. */
export async function insertReport(
  trx: Tx,
  tool: { id: string; slug: string },
  report: { kind: ReportKind; message: string | null; locale: Locale },
): Promise<void> {
  const id = trx.newId();
  await trx
    .insertInto('reports')
    .values({
      id,
      tool_id: tool.id,
      ...report,
      created_at: timestamp(trx.now()),
      closed_at: null,
      closed_by: null,
      outcome: null,
      note: null,
    })
    .execute();
  await announceEvent(trx, {
    event: 'desk.report_opened',
    subject: `tool:${tool.id}`,
    id,
    slug: tool.slug,
    ownerId: null,
  });
}
