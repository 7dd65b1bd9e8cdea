/** Requests for machine translation: stored with the editor's act, executed after the commit. */
import { addOutboxItem, type OutboxKind } from '#catalog/mail/outbox-items.ts';
import { timestamp, type Database } from '#database/database.ts';
import { DAY_MS } from '#catalog/periods.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { fieldError, conflict } from '#catalog/errors.ts';
import { stateConflict } from '#catalog/transitions.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { LOCALES, isLocale, type Locale } from '#catalog/locales.ts';
import { getDeskTool, missingLocales } from './edits.ts';

export interface TranslationRequest {
  slug: string;
  from: Locale;
  to: Locale;
  /** The requesting editor. */
  actorId: string;
}

/**
 * Requests a machine translation of a published tool into one language, or all missing ones (`to:
 * 'missing'`). Gives the requested languages. Throws `forbidden`, `not_found`, `conflict` for a
 * hidden tool or a person's text, and `validation_failed` on `locale`.
 */
export async function requestTranslation(db: Database, editor: Account, slug: string, to: string): Promise<Locale[]> {
  requireRole(editor, 'editor');
  const tool = await getDeskTool(db, slug);
  const concern = { owners: [tool.accountId] };
  await requireUninvolved(db.read, editor, 'request_translation', concern);
  if (tool.state !== 'published') throw stateConflict('tool', tool, 'editor');
  if (to !== 'missing' && (!isLocale(to) || to === tool.originalLocale)) {
    throw fieldError('locale', { rule: 'not_one_of', allowed: LOCALES });
  }
  const locales = to === 'missing' ? missingLocales(tool) : [to];
  for (const locale of locales) {
    const old = tool.translations[locale];
    if (old !== undefined && old.provenance !== 'machine') throw conflict('written_by_person');
  }
  await db.write(async (trx) => {
    const mark = await requireUninvolved(trx, editor, 'request_translation', concern);
    for (const locale of locales) {
      const request: TranslationRequest = { slug, from: tool.originalLocale, to: locale, actorId: editor.id };
      await addOutboxItem(trx, 'translation', request);
    }
    if (locales.length === 0) return;
    await recordHistory(trx, editor.id, 'translation_requested', ['tool', tool.id], {
      detail: { slug, locales, ...mark },
    });
  });
  return locales;
}

export interface TranslationStatus {
  locale: string;
  /** `failed`: given up within the last day. */
  state: 'waiting' | 'failed';
  error: string | null;
}

/** Pending and recently failed requests of a tool. */
export async function listTranslationRequests(db: Database, slug: string): Promise<TranslationStatus[]> {
  const since = timestamp(db.now(), -DAY_MS);
  const rows = await db.read
    .selectFrom('outbox')
    .select(['payload', 'done_at', 'last_error'])
    .where('kind', '=', 'translation' satisfies OutboxKind)
    .where((where) => where.or([where('done_at', 'is', null), where('done_at', '>', since)]))
    .orderBy('id')
    .limit(500)
    .execute();
  const latest = new Map<string, TranslationStatus>();
  for (const row of rows) {
    const request = JSON.parse(row.payload) as Partial<TranslationRequest>;
    if (request.slug !== slug || request.to === undefined) continue;
    latest.delete(request.to);
    if (row.done_at === null) latest.set(request.to, { locale: request.to, state: 'waiting', error: row.last_error });
    else if (row.last_error !== null)
      latest.set(request.to, { locale: request.to, state: 'failed', error: row.last_error });
  }
  return [...latest.values()];
}
