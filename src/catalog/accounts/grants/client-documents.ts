/** OAuth Client ID Metadata Documents: a program's description at the address that is its id. */
import { DAY_MS, HOUR_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/language/hygiene.ts';

const CLIENT_ID_LENGTH = 500;
const NAME_LENGTH = 80;
const MOST_REDIRECTS = 50;
const ADDRESS_LENGTH = 2_048;
/** How long a document is cached; without a grant it is deleted after a day. */
const KEPT_FOR = HOUR_MS;
const FORGOTTEN_AFTER = DAY_MS;

export interface ClientDocument {
  id: string;
  name: string;
  redirectUris: readonly string[];
  /** Whether it requests refresh tokens. */
  isLasting: boolean;
}

/** Whether a text may be a client id: a normalised https address with a path. */
export function isClientId(text: string): boolean {
  if (text.length > CLIENT_ID_LENGTH) return false;
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.href !== text) return false;
  return url.pathname !== '/' && url.hash === '' && !text.includes('#') && url.username === '' && url.password === '';
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= ADDRESS_LENGTH;

function listOf(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.length <= MOST_REDIRECTS && value.every(isText) ? value : undefined;
}

/** Parses the document at `id`; undefined if unusable, of another id, or with client secrets. */
export function readClientDocument(id: string, text: string): ClientDocument | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof body !== 'object' || body === null) return undefined;
  const members = body as Record<string, unknown>;
  const { client_name: name, token_endpoint_auth_method: method = 'none', grant_types: grants = [] } = members;
  const redirectUris = listOf(members['redirect_uris'])?.filter(isRedirectUri) ?? [];
  if (members['client_id'] !== id || method !== 'none' || 'client_secret' in members || redirectUris.length === 0)
    return undefined;
  return {
    id,
    name: clientNameOf(name) ?? publisherOf(id) ?? id,
    redirectUris,
    isLasting: listOf(grants)?.includes('refresh_token') === true,
  };
}

/** The host that publishes a document; undefined for the id of a registered client. */
export function publisherOf(clientId: string): string | undefined {
  return isClientId(clientId) ? new URL(clientId).hostname : undefined;
}

/** The display name of a program; undefined if it would be invalid as an entry's name. */
export function clientNameOf(given: unknown): string | undefined {
  const name = typeof given === 'string' ? cleanText(given) : '';
  const isName = name !== '' && countCharacters(name) <= NAME_LENGTH && findTextProblem(name, 'single') === undefined;
  return isName ? name : undefined;
}

/** Parsers drop line ends, which a header cannot carry. */
const PRINTABLE = /^[!-~]+$/;
/** Parsers also accept `;`, `,` and `*`, which have a meaning in the content security policy. */
const HOST = /^[\w.:[\]-]+$/;

/**
 * Apps whose scheme has no dot, unlike RFC 8252, 7.1 asks for, by the beginning of their address. It is
 * pinned: other addresses of such schemes open links in the app, or programs of the system.
 */
export const NATIVE_APPS: Readonly<Record<string, string>> = { 'cursor://anysphere.cursor-mcp/': 'Cursor' };

function nativeAppOf(redirectUri: string): string | undefined {
  return Object.entries(NATIVE_APPS).find(([beginning]) => redirectUri.startsWith(beginning))?.[1];
}

/** The app on this device that an address opens, by its name or its scheme; undefined for a website. */
export function appOf(redirectUri: string): string | undefined {
  const { protocol } = new URL(redirectUri);
  return /^https?:$/.test(protocol) ? undefined : (nativeAppOf(redirectUri) ?? protocol);
}

/** Whether a code may be sent there: website, this device (RFC 8252, 7.3) or app scheme (7.1). */
export function isRedirectUri(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !PRINTABLE.test(text) || text.includes('#') || url.username !== '' || url.password !== '')
    return false;
  if (url.protocol === 'https:') return HOST.test(url.hostname);
  if (isLoopback(text)) return true;
  return /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:$/.test(url.protocol) || nativeAppOf(text) !== undefined;
}

/** Whether an address is on this device. */
export function isLoopback(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
}

/** Whether the program has registered this redirect address: exact, but any port on this device. */
export function allowsRedirect({ redirectUris }: ClientDocument, uri: string): boolean {
  if (uri.length > ADDRESS_LENGTH || !isRedirectUri(uri)) return false;
  if (redirectUris.includes(uri)) return true;
  return isLoopback(uri) && redirectUris.some((known) => isLoopback(known) && withoutPort(known) === withoutPort(uri));
}

function withoutPort(text: string): string {
  const url = new URL(text);
  url.port = '';
  return url.href;
}

/** The text of a document that a server of this database has fetched within the hour. */
export async function findDocumentText(db: Database, id: string): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('client_documents')
    .select('document')
    .where('client_id', '=', id)
    .where('fetched_at', '>', timestamp(db.now(), -KEPT_FOR))
    .executeTakeFirst();
  return row?.document;
}

/** Stores the text of a usable document. */
export async function keepDocumentText(db: Database, id: string, document: string): Promise<void> {
  const fetched_at = timestamp(db.now());
  await db.write((trx) =>
    trx
      .insertInto('client_documents')
      .values({ client_id: id, document, fetched_at })
      .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ document, fetched_at }))
      .execute(),
  );
}

/** Inside a transaction: deletes documents older than a day. */
export async function forgetDocuments(trx: Tx): Promise<void> {
  const before = timestamp(trx.now(), -FORGOTTEN_AFTER);
  await trx.deleteFrom('client_documents').where('fetched_at', '<=', before).execute();
}
