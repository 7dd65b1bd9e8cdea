/** Help texts, generated from COMMANDS. */
import type { Command, Option } from './command.ts';
import { COMMANDS } from './commands.ts';

/** The usage: `accounts create --email EMAIL --password PASSWORD [--role ROLE]`. */
export function synopsis(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(([name, option]) => {
    const call = option.value === undefined ? `--${name}` : `--${name} ${option.value}`;
    return option.required ? call : `[${call}]`;
  });
  return [command.name, ...(command.arguments ?? []), ...options].join(' ');
}

export function overview(): string {
  const lines = COMMANDS.map((command) => `  ${synopsis(command)}\n      ${command.sentence}`);
  return [
    'Usage: toolshelf <command> [options]',
    '',
    ...lines,
    '  help [COMMAND]',
    '      Shows this list, or one command and its options.',
    '',
    'Every command takes --help and --json, for machine-readable output. Settings come from the environment, else',
    'from toolshelf.env in this folder: see `toolshelf settings`. Exit codes: 0 success, 1 failure, 2 wrong usage.',
    '',
  ].join('\n');
}

function optionLine([name, option]: [string, Option]): string {
  const choices = option.choices === undefined ? '' : ` One of ${option.choices.join(', ')}.`;
  const fallback = option.fallback === undefined ? '' : ` Default ${option.fallback}.`;
  return `  --${name}${option.value === undefined ? '' : ` ${option.value}`}\n      ${option.sentence}${choices}${fallback}`;
}

export function helpOf(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(optionLine);
  return [
    `Usage: toolshelf ${synopsis(command)}`,
    '',
    command.sentence,
    ...(options.length === 0 ? [] : ['', ...options]),
    '',
  ].join('\n');
}

/** For `toolshelf help --json`. */
export function commandRows(): { command: string; sentence: string }[] {
  return COMMANDS.map((command) => ({ command: synopsis(command), sentence: command.sentence }));
}
