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
      'Summarises a log of the server: requests by route, the slowest, refusals, mails, warnings and errors; ' +
      '- reads standard input.',
    async run(call) {
      const file = call.args[0] ?? '';
      if (file !== '-') await requireFile(file);
      const input = file === '-' ? call.terminal.stdin : createReadStream(file);
      const summary = createLogSummary();
      for await (const text of createInterface({ input, crlfDelay: Infinity })) {
        const line = parseLogLine(text);
        if (call.isSet('lines')) await call.write(`${line === null ? text : readableLine(line)}\n`);
        else if (line !== null) summary.add(line);
      }
      return call.isSet('lines') ? undefined : { text: summary.text(), json: summary.facts() };
    },
  },
];
