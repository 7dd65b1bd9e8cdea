/** CHECKLIST: tasks before a catalog opens, for the admins' overview and `doctor`. */
import { join } from 'node:path';
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { isReadableFolder, isWritableFolder } from '#database/folders.ts';
import { MAIL_TEST } from '#catalog/mail/outbox.ts';
import type { Locale } from '#catalog/locales.ts';
import { requireRole, type Account, type Role } from '#catalog/roles.ts';
import { changeSite, lockSite } from './edits.ts';
import { listPageNames, listUnfinished, type PageTexts } from './pages.ts';
import { PROGRAM_NAME, type StoredSite } from './site.ts';

/** Settings that items depend on. */
export interface ChecklistSettings {
  siteName: string;
  locales: readonly Locale[];
  publicUrl: string;
  smtpUrl: string | undefined;
  trustedProxies: readonly string[];
  backups: { folder: string } | undefined;
  databaseUrl: string;
  requireSecondFactor: boolean;
  readOnly: boolean;
}

/** Inputs of the items. */
export interface ChecklistFacts {
  db: Database;
  opening: {
    /** Of tools and collections of the demo, what could be removed; null if nothing. */
    demo: { tools: number } | null;
    /** Whether a tool is published that is not of the demo. */
    hasOwnTools: boolean;
    /** Whether there are only the categories of every new catalog, unchanged, or none. */
    hasOnlyStarters: boolean;
    /** Whether there is a backup beyond that of the first start, which is of an empty catalog. */
    hasLaterBackup: boolean;
  };
  site: StoredSite;
  /** All operator pages, including files. */
  pages: PageTexts;
  settings: ChecklistSettings;
}

/** Null if not applicable; a text says how far an open item is. */
export type ItemState = boolean | 'draft' | 'invited' | 'starters' | 'samples' | 'first' | 'folder' | null;

interface Item {
  /** The page of the task, below the locale; null if it is done elsewhere. */
  page: readonly string[] | null;
  /** Settings and commands of the task. */
  typed(settings: ChecklistSettings): readonly string[];
  isDone(facts: ChecklistFacts): ItemState | Promise<ItemState>;
}

const hasPage =
  (name: string) =>
  ({ pages, settings }: ChecklistFacts): ItemState => {
    if (!listPageNames(pages, settings.locales).includes(name)) return false;
    return listUnfinished(pages, name, settings.locales).length > 0 ? 'draft' : true;
  };

const hasFolder = (backups: ChecklistSettings['backups']): backups is { folder: string } =>
  backups !== undefined && isReadableFolder(backups.folder) && isWritableFolder(backups.folder);

export const CHECKLIST = {
  writes: {
    page: null,
    typed: () => ['READ_ONLY'],
    isDone: ({ settings }) => (settings.readOnly ? false : null),
  },
  name: {
    page: ['admin', 'site'],
    typed: () => ['SITE_NAME'],
    isDone: ({ site, settings }) =>
      settings.siteName !== PROGRAM_NAME || Object.values(site.texts).some(({ name }) => name !== undefined),
  },
  demo: {
    page: ['admin', 'site', 'demo'],
    typed: () => ['toolshelf demo remove'],
    isDone: ({ opening }) => (opening.demo === null ? null : false),
  },
  categories: {
    page: ['admin', 'categories'],
    typed: () => ['toolshelf categories import FILE'],
    isDone: async ({ db, site, opening }) => {
      if ((await db.read.selectFrom('categories').select('id').limit(1).executeTakeFirst()) === undefined) return false;
      const isChosen = !opening.hasOnlyStarters || (site.categoryGroups ?? []).length > 0 || opening.hasOwnTools;
      return isChosen || 'starters';
    },
  },
  tools: {
    page: ['editor', 'queue'],
    typed: () => ['toolshelf import FILE --published'],
    isDone: ({ opening }) => opening.hasOwnTools || ((opening.demo?.tools ?? 0) > 0 ? 'samples' : false),
  },
  imprint: { page: ['admin', 'pages', 'imprint'], typed: () => [], isDone: hasPage('imprint') },
  privacy: { page: ['admin', 'pages', 'privacy'], typed: () => [], isDone: hasPage('privacy') },
  mail: {
    page: ['admin', 'mail'],
    typed: ({ smtpUrl }) => (smtpUrl === undefined ? ['SMTP_URL'] : []),
    isDone: async ({ db, settings }) => settings.smtpUrl !== undefined && (await isMailTested(db.read)),
  },
  proxies: {
    page: null,
    typed: () => ['TRUSTED_PROXIES'],
    // TLS ends at a proxy in front of the server.
    isDone: ({ settings }) => (settings.publicUrl.startsWith('https:') ? settings.trustedProxies.length > 0 : null),
  },
  backups: {
    page: null,
    typed: ({ backups }) => [
      hasFolder(backups) ? `toolshelf backup ${join(backups.folder, 'first.db')}` : 'BACKUP_DIR',
    ],
    // PostgreSQL is backed up externally.
    isDone({ opening, settings: { backups, databaseUrl } }) {
      if (!databaseUrl.startsWith('sqlite:')) return null;
      if (backups !== undefined && !isReadableFolder(backups.folder)) return 'folder';
      return hasFolder(backups) && (opening.hasLaterBackup || 'first');
    },
  },
  editors: {
    page: ['admin', 'invitations'],
    typed: () => ['toolshelf accounts create --role editor'],
    isDone: async ({ db }) =>
      (await listActive(db.read, ['editor', 'admin'])).length > 1 || ((await isInvited(db)) ? 'invited' : false),
  },
  second_factor: {
    page: ['account', 'settings'],
    typed: () => ['REQUIRE_SECOND_FACTOR'],
    isDone: async ({ db, settings }) =>
      settings.requireSecondFactor || areAllGuarded(db.read, await listActive(db.read, ['admin'])),
  },
} as const satisfies Record<string, Item>;

export type ChecklistName = keyof typeof CHECKLIST;
export const CHECKLIST_NAMES = Object.keys(CHECKLIST) as ChecklistName[];

/** The locales in which the page of an item is to be finished; none unless its state is `draft`. */
export function listDraftLocales(name: ChecklistName, pages: PageTexts, locales: readonly Locale[]): Locale[] {
  return name === 'imprint' || name === 'privacy' ? listUnfinished(pages, name, locales) : [];
}

/** The state of each item in table order. */
export async function readChecklist(facts: ChecklistFacts): Promise<Record<ChecklistName, ItemState>> {
  const done = CHECKLIST_NAMES.map(async (name) => [name, await (CHECKLIST[name] as Item).isDone(facts)] as const);
  return Object.fromEntries(await Promise.all(done)) as Record<ChecklistName, ItemState>;
}

/** Hides or shows the list for all admins. Throws `forbidden`. */
export async function hideChecklist(db: Database, admin: Account, isHidden: boolean): Promise<void> {
  requireRole(admin, 'admin');
  await db.write(async (trx) => {
    const before = await lockSite(trx);
    await changeSite(trx, admin.id, before, { ...before, checklistHidden: isHidden });
  });
}

/** Whether a mail server has ever accepted one of MAIL_TESTS. */
async function isMailTested(db: Reader): Promise<boolean> {
  const act = await db
    .selectFrom('history')
    .select('id')
    .where('subject_kind', '=', MAIL_TEST.subject[0])
    .where('action', '=', MAIL_TEST.action)
    .limit(1)
    .executeTakeFirst();
  return act !== undefined;
}

/** Whether an invitation of an editor or admin is open. */
async function isInvited(db: Database): Promise<boolean> {
  const open = await db.read
    .selectFrom('invitations')
    .select('id')
    .where('expires_at', '>', timestamp(db.now()))
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

async function listActive(db: Reader, roles: readonly Role[]): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', 'in', roles)
    .where('suspended_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether there is an account and each has an app or a passkey. */
async function areAllGuarded(db: Reader, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const apps = await db
    .selectFrom('totp_secrets')
    .select('account_id')
    .where('account_id', 'in', ids)
    .where('confirmed_at', 'is not', null)
    .execute();
  const keys = await db.selectFrom('passkeys').select('account_id').where('account_id', 'in', ids).execute();
  return new Set([...apps, ...keys].map(({ account_id }) => account_id)).size === ids.length;
}
