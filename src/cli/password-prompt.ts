/** Reads a password: from a pipe, or twice from a terminal without echo. */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Terminal } from './terminal.ts';

/** Without its line end. Throws a one-line Error if the entries differ or are missing. */
export async function readPassword(terminal: Terminal): Promise<string> {
  const { stdin } = terminal;
  if (stdin.isTTY !== true) return (await text(stdin)).replace(/\r?\n$/, '');
  return askTwice(terminal);
}

async function askTwice({ stdin, stderr }: Terminal): Promise<string> {
  // Readline handles editing and echoes to this output, which discards it.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true, historySize: 0 });
  const ask = (question: string): Promise<string> =>
    new Promise((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('close', () => reject(new Error('no password was typed')));
      stderr.write(question);
    });
  try {
    const typed = await ask('Password: ');
    stderr.write('\n');
    const again = await ask('Once more: ');
    if (typed !== again) throw new Error('the passwords differ; nothing was changed');
    return typed;
  } finally {
    stderr.write('\n');
    lines.close();
  }
}
