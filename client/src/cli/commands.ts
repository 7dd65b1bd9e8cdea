/** COMMANDS, the table of the command line: parsing and help are derived from it. */
import type { Command } from './command.ts';
import { bridge } from './mcp-bridge.ts';
import { login } from './login.ts';
import { READING } from './reading.ts';
import { SUBMITTING } from './submitting.ts';

export const COMMANDS: readonly Command[] = [
  ...READING,
  ...SUBMITTING,
  {
    name: 'login',
    sentence:
      'Keeps an API token for the catalog at --url, which is meant from then on; it is asked for or read from standard input.',
    run: login,
  },
  {
    name: 'mcp',
    sentence: 'Connects agents that start a program to the MCP server of the catalog, over standard input and output.',
    run: bridge,
  },
];

/** A command as it is typed. */
export function synopsis({ name, arguments: args = [], options = {} }: Command): string {
  const switches = Object.entries(options).map(
    ([option, { value }]) => `[--${option}${value === undefined ? '' : ` ${value}`}]`,
  );
  return [name, ...args, ...switches].join(' ');
}
