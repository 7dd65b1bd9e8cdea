/** Finds the metadata document of a client, in the database or at the URL that is its id. */
import {
  findDocumentText,
  keepDocumentText,
  readClientDocument,
  type ClientDocument,
} from '#catalog/accounts/grants/client-documents.ts';
import type { AppContext } from '#http/app-context.ts';

const BOUNDS = { bytes: 16_384, overflow: 'refuse', totalMs: 5_000 } as const;

/** Undefined if it is unavailable or invalid. `onFetch` is called before a fetch and may throw. */
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
