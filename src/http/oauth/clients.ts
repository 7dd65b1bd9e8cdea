/** Finds out who a program is: its document comes from the database, or is fetched from the address that is its id. */
import {
  findDocumentText,
  keepDocumentText,
  readClientDocument,
  type ClientDocument,
} from '#catalog/accounts/grants/client-documents.ts';
import type { AppContext } from '#http/app-context.ts';

const BOUNDS = { bytes: 16_384, overflow: 'refuse', totalMs: 5_000 } as const;

/** The document of a program; undefined where it cannot be had, or is none. `onFetch` is asked before anybody else's server is. */
export async function findClient(
  { db, fetcher }: Pick<AppContext, 'db' | 'fetcher'>,
  id: string,
  onFetch: () => Promise<void>,
): Promise<ClientDocument | undefined> {
  const kept = await findDocumentText(db, id);
  if (kept !== undefined) return readClientDocument(id, kept);
  if (fetcher === undefined) return undefined;
  await onFetch();
  const fetched = await fetcher.read(id, 'application/json', BOUNDS);
  if (fetched.refusal !== null || fetched.status !== 200) return undefined;
  const text = fetched.body.toString();
  const document = readClientDocument(id, text);
  if (document !== undefined) await keepDocumentText(db, id, text);
  return document;
}
