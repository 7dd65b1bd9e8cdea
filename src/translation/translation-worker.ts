/** Translates descriptions of tools by requests in the outbox. */
import { startPolling, type Polling } from '#workers/polling.ts';
import { closeOutboxItem, leaseOutboxItems, postponeOutboxItem, type OutboxItem } from '#catalog/mail/outbox-items.ts';
import { CatalogError } from '#catalog/errors.ts';
import { getDeskTool, saveMachineTranslation } from '#catalog/tools/edits.ts';
import type { TranslationRequest } from '#catalog/tools/translation-requests.ts';
import type { Database } from '#database/database.ts';
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

/** Polls every two seconds and handles one request at a time. */
export function startTranslations(db: Database, options: TranslationOptions): Polling {
  return startPolling({
    clock: db.clock,
    async round(signal) {
      let stored = 0;
      while (!signal.aborted) {
        const [request] = await leaseOutboxItems(db, 'translation', { most: 1, leaseMs: LEASE_MS });
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

async function carryOut(db: Database, options: TranslationOptions, leased: OutboxItem): Promise<boolean> {
  const request = JSON.parse(leased.payload) as TranslationRequest;
  const failure = await translateTool(db, options.translator, request);
  if (failure === null) {
    await db.write((trx) => closeOutboxItem(trx, leased.id, null));
    return true;
  }
  const { reason } = failure;
  options.log.warn(
    { slug: request.slug, locale: request.to, attempt: leased.attempts, reason },
    'a translation failed',
  );
  const pause = FIRST_PAUSE_MS * 4 ** (leased.attempts - 1);
  await db.write((trx) =>
    failure.final || leased.attempts >= ATTEMPTS
      ? closeOutboxItem(trx, leased.id, reason)
      : postponeOutboxItem(trx, leased.id, reason, pause),
  );
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
