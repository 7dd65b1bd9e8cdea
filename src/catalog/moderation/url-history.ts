/** Earlier submissions and tools with the same address. */
import type { Database } from '#database/database.ts';
import type { SubmissionState, ToolState } from '#catalog/lifecycle.ts';
import type { Submission } from '#catalog/submissions/records.ts';

export type EarlierEntry = {
  id: string;
  name: string;
  at: string;
  reasonCode: string | null;
  note: string | null;
  /** Address of the deciding editor, if any. */
  editor: string | null;
} & ({ kind: 'submission'; state: SubmissionState; slug: null } | { kind: 'tool'; state: ToolState; slug: string });

const MOST = 10;

/** The latest ten, newest first, without the submission itself and its tool. */
export async function listEarlierEntries(db: Database, submission: Submission): Promise<EarlierEntry[]> {
  const submissions = await db.read
    .selectFrom('submissions')
    .leftJoin('accounts', 'accounts.id', 'submissions.decided_by')
    .select(['submissions.id', 'name', 'state', 'state_since', 'reason_code', 'editor_note', 'accounts.email'])
    .where('url_key', '=', submission.urlKey)
    .where('submissions.id', '!=', submission.id)
    .orderBy('state_since', 'desc')
    .limit(MOST)
    .execute();
  const tools = await db.read
    .selectFrom('tools')
    .select(['id', 'slug', 'name', 'state', 'updated_at'])
    .where('url_key', '=', submission.urlKey)
    .where('id', '!=', submission.toolId ?? '')
    .where('slug', 'not like', 'undone-%')
    .orderBy('updated_at', 'desc')
    .limit(MOST)
    .execute();
  const entries: EarlierEntry[] = [
    ...submissions.map((row) => ({
      kind: 'submission' as const,
      id: row.id,
      slug: null,
      name: row.name,
      state: row.state as SubmissionState,
      at: row.state_since,
      reasonCode: row.reason_code,
      note: row.editor_note,
      editor: row.email,
    })),
    ...tools.map((row) => ({
      kind: 'tool' as const,
      id: row.id,
      slug: row.slug,
      name: row.name,
      state: row.state as ToolState,
      at: row.updated_at,
      reasonCode: null,
      note: null,
      editor: null,
    })),
  ];
  return entries.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MOST);
}

/** A known entry with its texts, for comparison. */
export interface SimilarEntry {
  kind: 'tool' | 'submission';
  id: string;
  slug: string | null;
  name: string;
  url: string;
  tagline: string;
  description: string | null;
  state: string;
}

/** Entries in a submission's findings, in their current state; at most `most`. */
export async function listSimilarEntries(db: Database, submission: Submission, most: number): Promise<SimilarEntry[]> {
  const known = new Map<string, 'tool' | 'submission'>();
  for (const { existing } of submission.findings) if (existing != null) known.set(existing.id, existing.kind);
  const ids = (kind: string): string[] => [...known].filter(([, each]) => each === kind).map(([id]) => id);
  const columns = ['id', 'name', 'url', 'tagline', 'description', 'state'] as const;
  const tools =
    ids('tool').length === 0
      ? []
      : await db.read
          .selectFrom('tools')
          .select([...columns, 'slug'])
          .where('id', 'in', ids('tool'))
          .execute();
  const submissions =
    ids('submission').length === 0
      ? []
      : await db.read.selectFrom('submissions').select(columns).where('id', 'in', ids('submission')).execute();
  const found = new Map<string, SimilarEntry>([
    ...tools.map((row): [string, SimilarEntry] => [row.id, { ...row, kind: 'tool' }]),
    ...submissions.map((row): [string, SimilarEntry] => [row.id, { ...row, kind: 'submission', slug: null }]),
  ]);
  return [...known.keys()].flatMap((id) => found.get(id) ?? []).slice(0, most);
}
