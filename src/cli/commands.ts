/** COMMANDS: all commands; the source of help, parsing and the list in docs/commands.md. */
import { readFile } from 'node:fs/promises';
import { accountCommands } from './accounts.ts';
import { categoryCommands } from './categories.ts';
import { misuse, type Command } from './command.ts';
import { databaseCommands } from './database.ts';
import { completionScript } from './completion.ts';
import { demoCommands } from './demo.ts';
import { doctorCommands } from './doctor/doctor.ts';
import { fileCommands } from './files.ts';
import { logCommands } from './log.ts';
import { mirrorCommands } from './mirror.ts';
import { outboxCommands } from './outbox.ts';
import { pictureCommands } from './pictures.ts';
import { placementCommands } from './placements.ts';
import { jobCommands } from './jobs.ts';
import { readerCommands } from './readers.ts';
import { screeningCommands } from './screening.ts';
import { claimCommands } from './claims.ts';
import { changeCommands } from './changes.ts';
import { secretKeyCommands } from './secret-key.ts';
import { submissionCommands } from './submissions.ts';
import { tokenCommands } from './tokens.ts';
import { toolCommands } from './tools.ts';
import { upgradeCommands } from './upgrade.ts';

export const COMMANDS: readonly Command[] = [
  ...accountCommands,
  ...readerCommands,
  ...tokenCommands,
  ...submissionCommands,
  ...screeningCommands,
  ...changeCommands,
  ...claimCommands,
  ...toolCommands,
  ...categoryCommands,
  ...placementCommands,
  ...outboxCommands,
  ...jobCommands,
  ...demoCommands,
  ...pictureCommands,
  ...fileCommands,
  ...mirrorCommands,
  ...databaseCommands,
  ...upgradeCommands,
  ...secretKeyCommands,
  ...doctorCommands,
  ...logCommands,
  {
    name: 'version',
    database: 'none',
    sentence: 'Prints the version of the program.',
    async run() {
      const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
        version: string;
      };
      return { text: `${version}\n`, json: { version } };
    },
  },
  {
    name: 'completion',
    arguments: ['bash|zsh'],
    database: 'none',
    sentence: 'Prints completion for a shell: source <(toolshelf completion bash).',
    run({ args: [shell = ''] }) {
      if (shell !== 'bash' && shell !== 'zsh')
        throw misuse(`the shell must be bash or zsh, not ${JSON.stringify(shell)}`);
      const script = completionScript(COMMANDS, shell);
      return Promise.resolve({ text: script, json: { script } });
    },
  },
];
