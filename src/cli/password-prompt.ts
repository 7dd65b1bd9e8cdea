/** Passwords that a command reads: from a pipe as they come, from a person at a terminal twice and without showing them. */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Terminal } from './terminal.ts';

/** A password from standard input, without its line end. Throws an Error with one clear line where two typed ones differ or none is typed. */
export async function readPassword(terminal: Terminal): Promise<string> {
  const { stdin } = terminal;
  if (stdin.isTTY !== true) return (await text(stdin)).replace(/\r?\n$/, '');
  return askTwice(terminal);
}

async function askTwice({ stdin, stderr }: Terminal): Promise<string> {
  // Readline edits the line and takes over the echo of the terminal, which leads nowhere here.
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
