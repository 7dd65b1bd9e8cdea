/** A program for a confined process that tries what it should not be able to do; answers with what came of it. */
import { execFileSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';

declare const WebAssembly: {
  Memory: new (bounds: { initial: number; maximum: number }) => { grow(by: number): number };
};

export interface Prying {
  database: string;
  port: number;
}

const inThread = (text: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    new Worker(text, { eval: true }).on('error', reject).on('exit', resolve);
  });

async function pry({ database, port }: Prying): Promise<Record<string, string>> {
  const acts: Record<string, () => unknown> = {
    'reads the database': () => readFileSync(database),
    'writes a file': () => writeFileSync(`${database}.copy`, 'x'),
    connects: () =>
      new Promise((resolve, reject) => {
        connect(port, '127.0.0.1').on('connect', resolve).on('error', reject);
      }),
    'asks for a name': () => lookup('localhost'),
    'starts a program': () => execFileSync('true'),
    'reads in a thread': () => inThread(`require('node:fs').readFileSync(${JSON.stringify(database)})`),
    'loads code of the processor': () => createRequire(import.meta.url)('@resvg/resvg-js'),
    'takes a gigabyte': () => new WebAssembly.Memory({ initial: 1, maximum: 32_768 }).grow(16_384),
    'knows a setting': () => process.env['DATABASE_URL'] ?? Promise.reject(new Error('unset')),
  };
  const outcomes: Record<string, string> = {};
  for (const [name, act] of Object.entries(acts))
    try {
      await act();
      outcomes[name] = 'done';
    } catch (error) {
      const { code, name: kind } = error as NodeJS.ErrnoException;
      outcomes[name] = code ?? kind;
    }
  return outcomes;
}

process.once('message', (question: Prying | 'endless') => {
  if (question === 'endless') for (;;);
  void pry(question).then((outcomes) => process.send?.(outcomes, () => process.exit()));
});
