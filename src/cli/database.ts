/** Commands about the database itself: backup, restore, migrate, settings. */
import { listSettings } from '#src/config.ts';
import { tabbed, type Command } from './command.ts';
import { requireFile } from './input-files.ts';

export const databaseCommands: Command[] = [
  {
    name: 'backup',
    arguments: ['FILE'],
    database: 'any',
    sentence: 'Writes a consistent copy of a SQLite database, also while the server runs; never overwrites a file.',
    async run(call) {
      const file = call.args[0] ?? '';
      const { backUp } = await import('#catalog/transfer/backups.ts');
      const bytes = await backUp(call.db, file);
      return { text: `${file}\t${bytes}\n`, json: { file, bytes } };
    },
  },
  {
    name: 'restore',
    arguments: ['FILE'],
    database: 'none',
    sentence:
      'Puts a checked backup in the place of the SQLite database; the server must be stopped. The replaced one is kept.',
    async run(call) {
      const file = call.args[0] ?? '';
      await requireFile(file);
      const { restoreBackup } = await import('#catalog/transfer/backups.ts');
      const { replaced, isOutdated } = await restoreBackup(call.config.databaseUrl, file);
      if (replaced !== null) call.say(`the replaced database lies at ${replaced}`);
      if (isOutdated) call.say('the backup comes from an older version: run `toolshelf migrate`');
      return { text: `${file}\trestored\n`, json: { file, replaced, outdated: isOutdated } };
    },
  },
  {
    name: 'migrate',
    database: 'any',
    sentence: 'Brings the database to the schema of this version and prints the migrations that were applied.',
    async run(call) {
      const { migrate } = await import('#database/migrations.ts');
      const applied = await migrate(call.db);
      if (applied.length === 0) call.say('the database is up to date');
      return { text: tabbed(applied.map((name) => [name])), json: { applied } };
    },
  },
  {
    name: 'settings',
    database: 'none',
    sentence: 'Lists every setting with the value in force; secrets are masked.',
    run() {
      const settings = listSettings(process.env);
      return Promise.resolve({
        text: tabbed(settings.map(({ name, value, sentence }) => [name, value, sentence])),
        json: settings,
      });
    },
  },
];
