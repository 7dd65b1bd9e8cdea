/** Stored addresses become URIs by RFC 3986: until now characters such as `|` and a bare `%` were kept as they came. */
import { sql, type Kysely } from 'kysely';

const BATCH = 1_000;
/** What an address may hold that a URI may not, in words that both engines look for; `%` may be right. */
const SUSPICIOUS = ['!%', '|', '[', ']', '^', '`', '{', '}', '"', '<', '>', '#%#'];

/** As addresses are encoded since; frozen with this migration. */
function encode(text: string): string {
  const at = text.indexOf('#') + 1;
  const fragment = at === 0 ? '' : text.slice(at).replaceAll('#', '%23');
  return `${at === 0 ? text : text.slice(0, at)}${fragment}`
    .replaceAll(/%(?![0-9a-f]{2})/gi, '%25')
    .replaceAll(/[|[\]^`{}"<>]/g, encodeURIComponent);
}

interface Row {
  id: string;
  url: string;
  logo_url: string | null;
  url_key: string;
  canonical_url?: string;
}

export async function encodeAddresses(db: Kysely<unknown>): Promise<void> {
  await encodeTable(db, 'tools', 'tool');
  await encodeTable(db, 'submissions', 'submission');
}

async function encodeTable(db: Kysely<unknown>, table: string, kind: string): Promise<void> {
  const holds = (column: string) =>
    sql.join(
      SUSPICIOUS.map((sign) => sql`${sql.ref(column)} like ${`%${sign}%`} escape '!'`),
      sql` or `,
    );
  for (let last = ''; ;) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where id > ${last} and (${holds('url')} or ${holds('logo_url')}) order by id limit ${BATCH}`.execute(db);
    for (const row of rows) await encodeRow(db, table, kind, row);
    last = rows.at(-1)?.id ?? '';
    if (rows.length < BATCH) return;
  }
}

async function encodeRow(db: Kysely<unknown>, table: string, kind: string, row: Row): Promise<void> {
  const url = encode(row.url);
  const logo = row.logo_url === null ? null : encode(row.logo_url);
  const key = encode(row.url_key);
  if (url === row.url && logo === row.logo_url && key === row.url_key) return;
  await sql`update ${sql.table(table)} set url = ${url}, logo_url = ${logo} where id = ${row.id}`.execute(db);
  if (row.canonical_url !== undefined)
    await sql`update ${sql.table(table)} set canonical_url = ${encode(row.canonical_url)} where id = ${row.id}`.execute(
      db,
    );
  if (key === row.url_key) return;
  // Where another entry holds the encoded address, this one keeps its own: both were accepted.
  const { rows } = await sql`select 1 from url_claims where url_key = ${key}`.execute(db);
  if (rows.length > 0) return;
  await sql`update url_claims set url_key = ${key}
    where url_key = ${row.url_key} and entry_kind = ${kind} and entry_id = ${row.id}`.execute(db);
  await sql`update ${sql.table(table)} set url_key = ${key} where id = ${row.id}`.execute(db);
}
