/** Current names of the subjects in the audit log. */
import { sql } from 'kysely';
import type { Database, Reader } from '#database/database.ts';
import type { HistoryEntry } from './log.ts';

export interface SubjectName {
  name: string;
  /** Of the tool itself, or of its tool. */
  slug: string | null;
  /** Of its account. */
  accountId: string | null;
}

type Named = SubjectName & { id: string };

const ownedNames =
  (table: 'submissions' | 'tokens' | 'grants', name: string) =>
  async (db: Reader, ids: readonly string[]): Promise<Named[]> => {
    const rows = await db
      .selectFrom(table as 'tokens')
      .select(['id', sql.ref<string>(name).as('name'), 'account_id as accountId'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({ ...row, slug: null }));
  };

/** Kinds with names; categories, rules and the catalog have only ids. */
const READ: Readonly<Record<string, (db: Reader, ids: readonly string[]) => Promise<Named[]>>> = {
  submission: ownedNames('submissions', 'name'),
  async tool(db, ids) {
    const rows = await db
      .selectFrom('tools')
      .select(['id', 'name', 'slug', 'account_id as accountId'])
      .where('id', 'in', ids)
      .execute();
    return rows;
  },
  async account(db, ids) {
    const rows = await db.selectFrom('accounts').select(['id', 'email']).where('id', 'in', ids).execute();
    return rows.map(({ id, email }) => ({ id, name: email, slug: null, accountId: id }));
  },
  token: ownedNames('tokens', 'name'),
  grant: ownedNames('grants', 'client_name'),
  async invitation(db, ids) {
    const rows = await db.selectFrom('invitations').select(['id', 'email']).where('id', 'in', ids).execute();
    return rows.map(({ id, email }) => ({ id, name: email, slug: null, accountId: null }));
  },
  async placement(db, ids) {
    const rows = await db
      .selectFrom('placements')
      .innerJoin('tools', 'tools.id', 'placements.tool_id')
      .select(['placements.id', 'placements.label', 'tools.slug'])
      .where('placements.id', 'in', ids)
      .execute();
    return rows.map(({ id, label, slug }) => ({ id, name: label, slug, accountId: null }));
  },
};

/** Names by subject id, without deleted or nameless ones. One query for each kind. */
export async function findSubjectNames(
  db: Database,
  entries: readonly Pick<HistoryEntry, 'subjectKind' | 'subjectId'>[],
): Promise<Map<string, SubjectName>> {
  const names = new Map<string, SubjectName>();
  for (const [kind, read] of Object.entries(READ)) {
    const ids = new Set(entries.filter(({ subjectKind }) => subjectKind === kind).map(({ subjectId }) => subjectId));
    if (ids.size === 0) continue;
    for (const { id, ...named } of await read(db.read, [...ids])) names.set(id, named);
  }
  return names;
}

/** Names of tools by slug, in any state. */
export async function findToolNames(db: Database, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db.read.selectFrom('tools').select(['slug', 'name']).where('slug', 'in', slugs).execute();
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}
