/** Translates descriptions of tools by requests in the outbox. */
import { startPolling, type Polling } from '#workers/polling.ts';
import { CatalogError } from '#catalog/errors.ts';
import { getDeskTool, saveMachineTranslation } from '#catalog/tools/edits.ts';
import { TRANSLATION_KIND, type TranslationRequest } from '#catalog/tools/translation-requests.ts';
import { timestamp, type Database } from '#database/database.ts';
import type { Translator } from './libretranslate.ts';

/** A stop does not wait longer for a translation server that hangs. */
const STOP_PATIENCE_MS = 2_000;
const POLL_MS = 2_000;
const LEASE_MS = 120_000;
const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 15_000;

export interface TranslationOptions {
  translator: Translator;
  log: { warn(fields: object, message: string): void };
  /** Called after translations are stored, so that this process shows them at once. */
  onStored(): Promise<void>;
}

interface LeasedRequest {
  id: string;
  payload: string;
  attempts: number;
}

/** Polls every two seconds and handles one request at a time. */
export function startTranslations(db: Database, options: TranslationOptions): Polling {
  return startPolling({
    clock: db.clock,
    async round(signal) {
      let stored = 0;
      while (!signal.aborted) {
        const request = await lease(db);
        if (request === undefined) break;
        if (await carryOut(db, options, request)) stored += 1;
      }
      if (stored > 0) await options.onStored();
      return stored;
    },
    pause: () => POLL_MS,
    patience: STOP_PATIENCE_MS,
    onError: (error) => options.log.warn({ err: error }, 'could not look for translations; retrying'),
  });
}

/** Locks one due request. The read connection looks first: an idle worker takes no write lock. */
async function lease(db: Database): Promise<LeasedRequest | undefined> {
  const now = timestamp(db.now());
  const due = (reader: Database['read']) =>
    reader
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', TRANSLATION_KIND)
      .where('done_at', 'is', null)
      .where('run_at', '<=', now)
      .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]))
      .orderBy('run_at')
      .orderBy('id')
      .limit(1);
  if ((await due(db.read).executeTakeFirst()) === undefined) return undefined;
  return db.write(async (trx) => {
    const query = due(trx);
    const row = await trx.lockFreeRows(query).executeTakeFirst();
    if (row === undefined) return undefined;
    return trx
      .updateTable('outbox')
      .set((set) => ({
        locked_until: timestamp(db.now(), LEASE_MS),
        attempts: set('attempts', '+', 1),
      }))
      .where('id', '=', row.id)
      .returning(['id', 'payload', 'attempts'])
      .executeTakeFirst();
  });
}

async function carryOut(db: Database, options: TranslationOptions, leased: LeasedRequest): Promise<boolean> {
  const request = JSON.parse(leased.payload) as TranslationRequest;
  const failure = await translateTool(db, options.translator, request);
  if (failure === null) {
    await finish(db, leased.id, null);
    return true;
  }
  const { reason } = failure;
  options.log.warn(
    { slug: request.slug, locale: request.to, attempt: leased.attempts, reason },
    'a translation failed',
  );
  if (failure.final || leased.attempts >= ATTEMPTS) await finish(db, leased.id, reason);
  else await postpone(db, leased, reason);
  return false;
}

/** Null on success. */
async function translateTool(
  db: Database,
  translator: Translator,
  request: TranslationRequest,
): Promise<{ reason: string; final: boolean } | null> {
  try {
    const tool = await getDeskTool(db, request.slug);
    const texts = tool.description === null ? [tool.tagline] : [tool.tagline, tool.description];
    const answer = await translator.translate(texts, request.from, request.to);
    if (answer.texts === null) return { reason: answer.failure, final: answer.final };
    const [tagline = '', description = null] = answer.texts;
    const text = { locale: request.to, tagline: oneLine(tagline), description };
    await saveMachineTranslation(db, request.slug, text, { mark: tool.mark, actorId: request.actorId });
    return null;
  } catch (error) {
    return error instanceof CatalogError ? { reason: error.code, final: true } : { reason: 'failed', final: false };
  }
}

/** Translators add line breaks, which a tagline must not have. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

async function finish(db: Database, id: string, error: string | null): Promise<void> {
  const done = { done_at: timestamp(db.now()), locked_until: null, last_error: error };
  await db.write((trx) => trx.updateTable('outbox').set(done).where('id', '=', id).execute());
}

async function postpone(db: Database, leased: LeasedRequest, error: string): Promise<void> {
  const pause = FIRST_PAUSE_MS * 4 ** (leased.attempts - 1);
  const later = { run_at: timestamp(db.now(), pause), locked_until: null, last_error: error };
  await db.write((trx) => trx.updateTable('outbox').set(later).where('id', '=', leased.id).execute());
}
