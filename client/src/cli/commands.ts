/** COMMANDS, the table of the command line: parsing and help are derived from it. */
import type { Command } from './command.ts';
import { bridge } from './mcp-bridge.ts';
import { LISTENING } from './listening.ts';
import { login } from './login.ts';
import { READING } from './reading.ts';
import { SUBMITTING } from './submitting.ts';

export const COMMANDS: readonly Command[] = [
  ...READING,
  ...SUBMITTING,
  ...LISTENING,
  {
    name: 'login',
    sentence:
      'Saves an API token, typed or from standard input, for the catalog at --url, and makes that the default catalog.',
    run: login,
  },
  {
    name: 'mcp',
    sentence:
      'Connects agents that can only start a program to the catalog’s MCP server, over standard input and output.',
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
