/** Editors' internal notes on a submission or tool; `@name` mails that editor. */
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { ACCOUNT_COLUMNS, requireRole, toAccount, type Role, type Account } from '#catalog/roles.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { enqueueMail, type MailLink } from '#catalog/mail/outbox.ts';
import { checkNote } from '#catalog/language/notes.ts';

export interface NoteSubject {
  kind: 'submission' | 'tool';
  id: string;
  /** Name of the entry. */
  name: string;
  /** Its page of the desk. */
  link: MailLink;
}

export interface DeskNote {
  id: string;
  at: string;
  /** Email address. */
  author: string;
  text: string;
}

/** Most notes shown of an entry, the latest. */
const MOST = 100;

/** The name of an editor: the address before the `@`. */
export function editorName({ email }: Pick<Account, 'email'>): string {
  return email.slice(0, email.lastIndexOf('@'));
}

/** Active editors and admins, by address. */
export async function listEditors(db: Reader): Promise<Account[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(ACCOUNT_COLUMNS)
    .where('role', 'in', ['editor', 'admin'] satisfies Role[])
    .where('suspended_at', 'is', null)
    .orderBy('email')
    .execute();
  return rows.map(toAccount);
}

/** The editors that a text mentions as `@name` or `@address`; a shared name means all of them. */
export function mentionedIn(text: string, editors: readonly Account[]): Account[] {
  const named = new Set(
    [...text.matchAll(/(?<![\p{L}\p{N}._+-])@([\p{L}\p{N}]+(?:[._+@-]+[\p{L}\p{N}]+)*)/gu)].map(([, name = '']) =>
      name.toLowerCase(),
    ),
  );
  return editors.filter((editor) => named.has(editorName(editor)) || named.has(editor.email));
}

/** Adds a note. Throws `forbidden`, and `validation_failed` on `desk_note`. */
export async function addNote(db: Database, editor: Account, subject: NoteSubject, text: unknown): Promise<void> {
  requireRole(editor, 'editor');
  const note = checkNote('desk_note', text, { min: 1, max: NOTE_LENGTH }) ?? '';
  await db.write(async (trx) => {
    const meant = mentionedIn(note, await listEditors(trx)).filter(({ id }) => id !== editor.id);
    await trx
      .insertInto('desk_notes')
      .values({
        id: trx.newId(),
        subject_kind: subject.kind,
        subject_id: subject.id,
        author_id: editor.id,
        text: note,
        created_at: timestamp(trx.now()),
      })
      .execute();
    await recordHistory(trx, editor.id, 'note', ['desk', subject.id], { note });
    for (const to of meant) {
      await enqueueMail(trx, {
        to,
        template: 'desk_mention',
        params: { name: subject.name, author: editorName(editor), note, desk_link: subject.link },
      });
    }
  });
}

/** The notes on an entry, oldest first. */
export async function listNotes(db: Database, subjectId: string): Promise<DeskNote[]> {
  const rows = await db.read
    .selectFrom('desk_notes')
    .innerJoin('accounts', 'accounts.id', 'desk_notes.author_id')
    .select(['desk_notes.id', 'desk_notes.created_at', 'desk_notes.text', 'accounts.email'])
    .where('subject_id', '=', subjectId)
    .orderBy('desk_notes.created_at', 'desc')
    .orderBy('desk_notes.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, created_at, text, email }) => ({ id, at: created_at, author: email, text })).reverse();
}
