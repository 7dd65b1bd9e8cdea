/** The public history of a tool: dates and kinds, without texts and names. */
import { standingRows } from '#catalog/audit/log.ts';
import type { Reader } from '#database/database.ts';
import { fieldOf, keyOf, namesWhere, type FieldName } from '#fields/fields.ts';

const HISTORY_KINDS = ['published', 'changed', 'confirmed', 'translated', 'hidden', 'restored', 'merged'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
/** `link`: a check of the link found something else than before. */
export const EVENT_KINDS = [...HISTORY_KINDS, 'link'] as const;
/** The fact of such a check. */
export const LINK_STATUS = 'link_status';

export interface ToolEvent {
  at: string;
  kind: (typeof EVENT_KINDS)[number];
  /** Changed public fields. */
  fields: readonly FieldName[];
  /** Changed values, except of texts and addresses, which may have been changed for what they said. */
  facts: readonly { field: string; from: unknown; to: unknown }[];
}

/** Acts with an effect that readers can see. */
const KINDS: Readonly<Record<string, ToolEvent['kind']>> = {
  edit: 'changed',
  change: 'changed',
  imported: 'changed',
  owner_confirmed: 'confirmed',
  translated: 'translated',
  translation_removed: 'translated',
  quarantine: 'hidden',
  restore: 'restored',
  absorb: 'merged',
  link_checked: 'link',
};

export const MOST_EVENTS = 500;
const PUBLIC = namesWhere({ audience: 'public' });

const parsed = (detail: string | null): Record<string, unknown> | null =>
  detail === null ? null : (JSON.parse(detail) as Record<string, unknown>);

/** The fields in a row's detail, with or without values. */
function fieldsIn(detail: Record<string, unknown> | null): FieldName[] {
  const { changes, changed } = (detail ?? {}) as { changes?: object; changed?: unknown };
  const named = new Set<unknown>(Array.isArray(changed) ? changed : Object.keys(changes ?? {}));
  return PUBLIC.filter((name) => named.has(name));
}

const FACTUAL = PUBLIC.filter((name) => !['line', 'prose', 'address'].includes(fieldOf(keyOf(name)).kind));

/** The old and the new values in a row's detail. */
function factsIn(detail: Record<string, unknown> | null): ToolEvent['facts'] {
  const { changes = {}, link } = (detail ?? {}) as {
    changes?: Record<string, { old: unknown; new: unknown }>;
    link?: { from: unknown; to: unknown };
  };
  if (link !== undefined) return [{ field: LINK_STATUS, from: link.from, to: link.to }];
  return FACTUAL.flatMap((field) => {
    const change = changes[field];
    return change === undefined ? [] : [{ field, from: change.old, to: change.new }];
  });
}

/** The last events of a published tool, latest first; publication comes last. */
export async function listToolHistory(db: Reader, tool: { id: string; publishedAt: string }): Promise<ToolEvent[]> {
  const rows = await db
    .selectFrom('history')
    .select(['at', 'action', 'from_state', 'detail'])
    .where('subject_id', '=', tool.id)
    .where('subject_kind', '=', 'tool')
    .where('action', 'in', [...Object.keys(KINDS), 'undo'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  const read = rows.map((row) => ({ ...row, detail: parsed(row.detail) })).toReversed();
  const events = standingRows(read)
    .toReversed()
    .flatMap(({ at, action, from_state, detail }): ToolEvent[] => {
      const kind = KINDS[action];
      // The first import is the publication, which the tool has itself.
      if (kind === undefined || (action === 'imported' && from_state === null)) return [];
      const fields = kind === 'changed' ? fieldsIn(detail) : [];
      return kind === 'changed' && fields.length === 0 ? [] : [{ at, kind, fields, facts: factsIn(detail) }];
    });
  return [...events, { at: tool.publishedAt, kind: 'published', fields: [], facts: [] }];
}
