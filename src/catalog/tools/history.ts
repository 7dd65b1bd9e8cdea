/** The public history of a tool: dates and kinds, without texts and names. */
import { standingRows } from '#catalog/audit/log.ts';
import type { Reader } from '#database/database.ts';
import { namesWhere, type FieldName } from '#fields/fields.ts';

export const HISTORY_KINDS = [
  'published',
  'changed',
  'confirmed',
  'translated',
  'hidden',
  'restored',
  'merged',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

export interface ToolEvent {
  at: string;
  kind: HistoryKind;
  /** Changed public fields. */
  fields: readonly FieldName[];
}

/** Acts with an effect that readers can see. */
const KINDS: Readonly<Record<string, HistoryKind>> = {
  edit: 'changed',
  change: 'changed',
  imported: 'changed',
  owner_confirmed: 'confirmed',
  translated: 'translated',
  translation_removed: 'translated',
  quarantine: 'hidden',
  restore: 'restored',
  absorb: 'merged',
};

const MOST = 100;
const PUBLIC = namesWhere({ audience: 'public' });

const parsed = (detail: string | null): Record<string, unknown> | null =>
  detail === null ? null : (JSON.parse(detail) as Record<string, unknown>);

/** The fields in a row's detail, with or without values. */
function fieldsIn(detail: Record<string, unknown> | null): FieldName[] {
  const { changes, changed } = (detail ?? {}) as { changes?: object; changed?: unknown };
  const named = new Set<unknown>(Array.isArray(changed) ? changed : Object.keys(changes ?? {}));
  return PUBLIC.filter((name) => named.has(name));
}

/** The last hundred events of a published tool, latest first; publication comes last. */
export async function listToolHistory(db: Reader, tool: { id: string; publishedAt: string }): Promise<ToolEvent[]> {
  const rows = await db
    .selectFrom('history')
    .select(['at', 'action', 'from_state', 'detail'])
    .where('subject_id', '=', tool.id)
    .where('subject_kind', '=', 'tool')
    .where('action', 'in', [...Object.keys(KINDS), 'undo'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  const read = rows.map((row) => ({ ...row, detail: parsed(row.detail) })).toReversed();
  const events = standingRows(read)
    .toReversed()
    .flatMap(({ at, action, from_state, detail }): ToolEvent[] => {
      const kind = KINDS[action];
      // The first import is the publication, which the tool has itself.
      if (kind === undefined || (action === 'imported' && from_state === null)) return [];
      const fields = kind === 'changed' ? fieldsIn(detail) : [];
      return kind === 'changed' && fields.length === 0 ? [] : [{ at, kind, fields }];
    });
  return [...events, { at: tool.publishedAt, kind: 'published', fields: [] }];
}
