/** Editors' reply templates of this catalog, by purpose and language, with placeholders. */
import { timestamp, type Database } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { CatalogError, orNotFound } from '#catalog/errors.ts';
import { NOTE_LENGTH, REASON_CODES } from '#catalog/lifecycle.ts';
import { isLocale, type Locale } from '#catalog/locales.ts';
import { createFields } from '#catalog/problems.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { checkNote } from '#catalog/language/notes.ts';

/** Reasons of rejections, and requests for changes. */
export const REPLY_PURPOSES = [...REASON_CODES, 'request_changes'] as const;
export type ReplyPurpose = (typeof REPLY_PURPOSES)[number];

/** Filled in for each entry; written in braces. */
export const REPLY_PLACEHOLDERS = ['name', 'url', 'site'] as const;
export type ReplyValues = Record<(typeof REPLY_PLACEHOLDERS)[number], string>;

/** Leaves room for the values and the editor's own text. */
export const REPLY_LENGTH = 600;

export interface Reply {
  id: string;
  purpose: ReplyPurpose;
  locale: Locale;
  text: string;
}

/** The replies in a language, by purpose, then by age. */
export async function listReplies(db: Database, locale: Locale): Promise<Reply[]> {
  const rows = await db.read
    .selectFrom('reply_templates')
    .selectAll()
    .where('locale', '=', locale)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return REPLY_PURPOSES.flatMap((purpose) =>
    rows.filter((row) => row.purpose === purpose).map(({ id, text }) => ({ id, purpose, locale, text })),
  );
}

/** Fills in a reply, cut to the length of a note. */
export function fillReply({ text }: Pick<Reply, 'text'>, values: ReplyValues): string {
  const filled = text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof ReplyValues] : whole,
  );
  return [...filled].slice(0, NOTE_LENGTH).join('');
}

/** Adds a reply. Throws `forbidden`, `validation_failed` on `purpose`, `language` and `text`. */
export async function addReply(
  db: Database,
  editor: Account,
  input: { purpose: unknown; locale: unknown; text: unknown },
): Promise<void> {
  requireRole(editor, 'editor');
  const { fields, add, isEmpty } = createFields();
  const purpose = REPLY_PURPOSES.find((each) => each === input.purpose);
  const locale = typeof input.locale === 'string' && isLocale(input.locale) ? input.locale : undefined;
  if (purpose === undefined) add('purpose', { rule: 'required' });
  if (locale === undefined) add('language', { rule: 'required' });
  if (purpose === undefined || locale === undefined || !isEmpty())
    throw new CatalogError('validation_failed', { fields });
  const text = checkReply(input.text);
  await db.write(async (trx) => {
    const id = trx.newId();
    await trx
      .insertInto('reply_templates')
      .values({ id, purpose, locale, text, created_at: timestamp(trx.now()) })
      .execute();
    await recordHistory(trx, editor.id, 'create', ['reply', id], {
      reasonCode: purpose,
      detail: { locale, changes: { text: { old: null, new: text } } },
    });
  });
}

/**
 * Changes a reply, or deletes it if `text` is null. Throws `forbidden`, `not_found`,
 * `validation_failed` on `text`.
 */
export async function changeReply(db: Database, editor: Account, id: string, text: unknown): Promise<void> {
  requireRole(editor, 'editor');
  const now = text === null ? null : checkReply(text);
  await db.write(async (trx) => {
    const row = orNotFound(await trx.selectFrom('reply_templates').selectAll().where('id', '=', id).executeTakeFirst());
    if (row.text === now) return;
    if (now === null) await trx.deleteFrom('reply_templates').where('id', '=', id).execute();
    else await trx.updateTable('reply_templates').set({ text: now }).where('id', '=', id).execute();
    await recordHistory(trx, editor.id, now === null ? 'remove' : 'edit', ['reply', id], {
      reasonCode: row.purpose,
      detail: { locale: row.locale, changes: { text: { old: row.text, new: now } } },
    });
  });
}

/** Braces must contain a placeholder: an owner should not read an unfilled one. */
function checkReply(input: unknown): string {
  const text = checkNote('text', input, { min: 1, max: REPLY_LENGTH }) ?? '';
  const known: readonly string[] = REPLY_PLACEHOLDERS;
  const isUnknown = [...text.matchAll(/\{([^{}]*)\}/g)].some(([, name = '']) => !known.includes(name));
  if (!isUnknown) return text;
  const allowed = REPLY_PLACEHOLDERS.map((name) => `{${name}}`);
  throw new CatalogError('validation_failed', { fields: { text: [{ rule: 'not_one_of', allowed }] } });
}
