/** Commands about the database: backup, restore, migrate, settings. */
import { existsSync } from 'node:fs';
import { listSettings } from '#server/settings/config.ts';
import { findSettingFaults } from '#server/settings/unknown-settings.ts';
import { counted, tabbed, type Command } from './command.ts';
import { requireFile } from './input-files.ts';
import { requireFolderOf } from './output-files.ts';

/** SQLite's READONLY, IOERR, FULL and CANTOPEN; others, such as CORRUPT, are of the database itself. */
const OF_TARGET: ReadonlySet<number> = new Set([8, 10, 13, 14]);

export const databaseCommands: Command[] = [
  {
    name: 'backup',
    arguments: ['FILE'],
    database: 'any',
    sentence: 'Backs up a SQLite database, even while the server is running; never overwrites a file.',
    async run(call) {
      const file = call.args[0] ?? '';
      if (call.db.isEmbedded) await requireFolderOf(file);
      const { backUp, removeDraft } = await import('#catalog/transfer/backups.ts');
      // SQLite copies in one go: the signal is heard once it has.
      call.whenInterrupted(() => {
        removeDraft(file);
        return `interrupted; ${file} was not written`;
      });
      const bytes = await backUp(call.db, file).catch((error: unknown) => {
        const { errcode, message } = error as { errcode?: unknown; message?: unknown };
        throw typeof errcode === 'number' && OF_TARGET.has(errcode & 0xff)
          ? new Error(`cannot write ${file}: ${String(message)}`, { cause: error })
          : error;
      });
      const { setting, file: keyFile } = call.config.secretKey;
      // Only a server, or a command that stores a secret, makes the file.
      if (setting !== undefined || existsSync(keyFile))
        call.say(
          `the secrets in ${file} are encrypted: keep ${setting === undefined ? keyFile : 'SECRET_KEY'} as well, apart from it`,
        );
      const { hasOutside } = await import('#catalog/pictures/outside-pictures.ts');
      const isWhole = !(await hasOutside(call.db.read));
      if (!isWhole) {
        const place = call.db.objects.store?.place ?? 'the store that PICTURES_URL named';
        call.say(`the pictures are not in ${file}: they lie in ${place}; copy them as well, after this backup`);
      }
      return { text: `${file}\t${bytes}\n`, json: { file, bytes, with_pictures: isWhole } };
    },
  },
  {
    name: 'restore',
    writesBeside: true,
    arguments: ['FILE'],
    database: 'none',
    sentence:
      'Verifies a backup and restores it as the SQLite database; stop the server first. Keeps the replaced database.',
    async run(call) {
      const file = call.args[0] ?? '';
      await requireFile(file);
      const { restoreBackup } = await import('#catalog/transfer/backups.ts');
      const { target, replaced, isOutdated } = await restoreBackup(call.config.databaseUrl, file);
      if (replaced !== null) call.say(`the replaced database is kept as ${replaced}`);
      if (isOutdated) call.say('the backup is from an older version: run `toolshelf migrate`');
      return {
        text: `${file}\trestored as ${target}\n`,
        json: { file, database: target, replaced, outdated: isOutdated },
      };
    },
  },
  {
    name: 'migrate',
    writesBeside: true,
    createsDatabase: true,
    database: 'any',
    sentence: 'Migrates the database to this version’s schema and prints how many migrations it applied, and the last.',
    async run(call) {
      const { migrate } = await import('#database/migrations.ts');
      const applied = await call.db.exclusively(() => migrate(call.db));
      if (applied.length === 0) call.say('the database is up to date');
      const text =
        applied.length === 0 ? '' : `${counted(applied.length, 'migration')} applied, the last ${applied.at(-1)}\n`;
      return { text, json: { applied } };
    },
  },
  {
    name: 'settings',
    database: 'none',
    options: { effective: { sentence: 'Includes derived values, such as the sender of mail.' } },
    sentence: 'Lists all settings with their current values; secrets are masked.',
    run(call) {
      for (const fault of findSettingFaults(call.terminal.env)) call.say(fault);
      const settings = listSettings(call.terminal.env, call.isSet('effective') ? call.config : undefined);
      return Promise.resolve({
        text: tabbed(settings.map(({ name, value, sentence }) => [name, value, sentence])),
        json: settings,
      });
    },
  },
];
