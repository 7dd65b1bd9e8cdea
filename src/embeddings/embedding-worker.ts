/** Gives the texts of published tools their vectors: in batches, behind the requests, of all servers one at a time for each text. */
import { startPolling, type Polling } from '#workers/polling.ts';
import {
  FIRST_PLACE,
  keepVectors,
  noteTexts,
  postponeTexts,
  readDimensions,
  takeTexts,
  type TextToEmbed,
} from '#catalog/tools/vectors.ts';
import type { Database } from '#database/database.ts';
import type { Embedder, Embedded } from './embedder.ts';

/** A stop does not wait longer for a model server that hangs. */
const STOP_PATIENCE_MS = 2_000;
const POLL_MS = 5_000;
/** The pause doubles with each failure, up to eleven minutes. */
const MOST_DOUBLINGS = 7;
const TIMEOUT_MS = 60_000;

export interface EmbeddingOptions {
  embedder: Embedder;
  log: { warn(fields: object, message: string): void };
  /** Called after vectors are stored, so that this process uses them at once. */
  onStored(): Promise<void>;
}

/** A round resolves with the number of stored vectors; it ends at the first failure that may pass. */
export function startEmbedding(db: Database, { embedder, log, onStored }: EmbeddingOptions): Polling {
  let place = FIRST_PLACE;
  let failures = 0;

  /** False for a failure that may pass. */
  async function embedTexts(texts: readonly TextToEmbed[], signal: AbortSignal): Promise<boolean> {
    const answer = await embedder.embed(
      texts.map(({ text }) => text),
      TIMEOUT_MS,
      signal,
    );
    const failure = answer.failure ?? (await failureOf(db, embedder.model, answer));
    if (failure === null) {
      await keepVectors(db, embedder.model, texts, answer.vectors ?? []);
      await onStored();
      return true;
    }
    const isFinal = answer.failure !== null && answer.final;
    if (isFinal && texts.length > 1) {
      // The server may refuse only one of the texts.
      const middle = Math.ceil(texts.length / 2);
      return (await embedTexts(texts.slice(0, middle), signal)) && embedTexts(texts.slice(middle), signal);
    }
    log.warn({ tools: texts.length, reason: failure }, 'texts got no vectors');
    await postponeTexts(db, embedder.model, texts, isFinal);
    return isFinal;
  }

  return startPolling({
    clock: db.clock,
    async round(signal) {
      place = await noteTexts(db, embedder.model, place, signal);
      let count = 0;
      while (!signal.aborted) {
        const texts = await takeTexts(db, embedder.model);
        if (texts.length === 0) break;
        const isFine = await embedTexts(texts, signal);
        failures = isFine ? 0 : failures + 1;
        if (!isFine) break;
        count += texts.length;
      }
      return count;
    },
    pause: () => POLL_MS * 2 ** Math.min(failures, MOST_DOUBLINGS),
    patience: STOP_PATIENCE_MS,
    onError: (error) => log.warn({ err: error }, 'could not look for texts without vectors; retrying'),
  });
}

/** A model has one number of dimensions. */
async function failureOf(db: Database, model: string, { vectors }: Embedded): Promise<string | null> {
  const stored = await readDimensions(db, model);
  const given = vectors?.[0]?.length;
  return stored === undefined || stored === given ? null : `vectors of ${given} dimensions, not ${stored}`;
}
