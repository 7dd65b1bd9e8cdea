/** Reads a command line by the table of commands; what is typed wrongly is a misuse that names the right form. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { Misuse, type Command } from './command.ts';
import { COMMANDS, synopsis } from './commands.ts';

export interface CommandLine {
  command: Command;
  args: string[];
  options: Record<string, string | boolean | undefined>;
}

/** What every command takes. */
const EVERYWHERE: ParseArgsOptionsConfig = {
  url: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

export function getCommand(name: string): Command {
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined)
    throw new Misuse(
      `unknown command ${JSON.stringify(name)}; commands: ${COMMANDS.map((each) => each.name).join(', ')}`,
    );
  return command;
}

export function parseCommandLine([name = '', ...words]: readonly string[]): CommandLine {
  const command = getCommand(name);
  const usage = `usage: shelf ${synopsis(command)}`;
  const config: ParseArgsOptionsConfig = { ...EVERYWHERE };
  for (const [option, { value }] of Object.entries(command.options ?? {}))
    config[option] = { type: value === undefined ? 'boolean' : 'string' };
  let parsed;
  try {
    parsed = parseArgs({ args: words, options: config, allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\. To specify|\n/);
    throw new Misuse(`${sentence}; ${usage}`, { cause: error });
  }
  const options = parsed.values as CommandLine['options'];
  const wanted = command.arguments ?? [];
  const least = wanted.filter((one) => !one.startsWith('[')).length;
  const most = wanted.some((one) => one.includes('…')) ? Infinity : wanted.length;
  const given = parsed.positionals.length;
  if (options['help'] !== true && (given < least || given > most)) throw new Misuse(usage);
  return { command, args: parsed.positionals, options };
}
