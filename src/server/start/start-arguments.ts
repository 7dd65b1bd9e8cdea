/** Refuses arguments of the server: settings are environment variables, and commands have a program of their own. */
import { SETTINGS } from '#server/settings/settings.ts';

const HELP = `Starts the catalog server. It takes no arguments.

  settings   variables of the environment, such as PORT=3000; all of them: npm run --silent toolshelf -- settings
  commands   npm run --silent toolshelf -- help
`;

export interface StartAnswer {
  code: number;
  stdout: string;
  stderr: string;
}

/** The setting that an option means: PORT for `--port`, `--PORT=80` and `-port`. */
function settingOf(option: string): string | undefined {
  const name = option.replace(/^-+/, '').replace(/=.*/s, '').replaceAll('-', '_').toUpperCase();
  return name in SETTINGS ? name : undefined;
}

/** The answer to command line arguments; undefined where there are none and the server starts. */
export function answerArguments(args: readonly string[]): StartAnswer | undefined {
  const [first] = args;
  if (first === undefined) return undefined;
  if (['--help', '-h', 'help'].includes(first)) return { code: 0, stdout: HELP, stderr: '' };
  const setting = settingOf(first);
  const way =
    setting === undefined
      ? 'settings are variables of the environment, and commands are run by npm run --silent toolshelf -- COMMAND'
      : `the setting is a variable of the environment: ${setting}=…`;
  const shown = first.slice(0, 100).replaceAll(/[^!-~]/g, '?');
  return { code: 2, stdout: '', stderr: `toolshelf: the server takes no arguments, but was given ${shown}; ${way}\n` };
}
