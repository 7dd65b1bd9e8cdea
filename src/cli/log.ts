/** `log`: the server's log for people. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseLogLine, readableLine } from '#http/transport/readable-lines.ts';
import type { Command } from './command.ts';
import { requireFile } from './input-files.ts';
import { createLogSummary } from './log-summary.ts';

export const logCommands: Command[] = [
  {
    name: 'log',
    arguments: ['FILE|-'],
    database: 'none',
    options: { lines: { sentence: 'Prints each line for people as it comes, instead of the summary.' } },
    sentence:
      'Summarises a log of the server: requests by route, the slowest, refusals, failed mails, warnings and errors; ' +
      '- reads standard input.',
    async run(call) {
      let isEmpty = true;
      const file = call.args[0] ?? '';
      if (file !== '-') await requireFile(file);
      const input = file === '-' ? call.terminal.stdin : createReadStream(file);
      const summary = createLogSummary();
      for await (const text of createInterface({ input, crlfDelay: Infinity })) {
        isEmpty = false;
        const line = parseLogLine(text);
        if (call.isSet('lines')) await call.write(`${line === null ? text : readableLine(line)}\n`);
        else if (line !== null) summary.add(line);
      }
      if (call.isSet('lines')) return undefined;
      if (!isEmpty && summary.isEmpty())
        throw new Error(
          `${file === '-' ? 'standard input' : file} has no line of JSON, as the server’s log has; what the server prints on a terminal is for people`,
        );
      return { text: summary.text(), json: summary.facts() };
    },
  },
];
