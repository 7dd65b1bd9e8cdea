/** READ_ONLY: a request that would change something is refused before its body or form is judged. */
import { CatalogError } from '#catalog/errors.ts';

/** Seconds after which a client may try again: a move takes minutes. */
const RETRY_AFTER = 300;

export const maintenance = (): CatalogError => new CatalogError('maintenance', { retryAfter: RETRY_AFTER });

/** Whether an operation or a page takes requests that READ_ONLY refuses. */
export const isClosed = (
  { config }: { config: { readOnly: boolean } },
  { method, storesNothing }: { method: string; storesNothing?: true },
): boolean => config.readOnly && method !== 'GET' && storesNothing !== true;
