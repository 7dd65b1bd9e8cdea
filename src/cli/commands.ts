/** COMMANDS: everything an operator can type; help, parsing and the list in README.md are derived from it. */
import { accountCommands } from './accounts.ts';
import { categoryCommands } from './categories.ts';
import type { Command } from './command.ts';
import { databaseCommands } from './database.ts';
import { demoCommands } from './demo.ts';
import { fileCommands } from './files.ts';
import { screeningCommands } from './screening.ts';
import { submissionCommands } from './submissions.ts';
import { tokenCommands } from './tokens.ts';
import { toolCommands } from './tools.ts';

export const COMMANDS: readonly Command[] = [
  ...accountCommands,
  ...tokenCommands,
  ...submissionCommands,
  ...screeningCommands,
  ...toolCommands,
  ...categoryCommands,
  ...demoCommands,
  ...fileCommands,
  ...databaseCommands,
];
