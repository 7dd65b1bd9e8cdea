/** `npm run bench -- [NAME] [OPTION…]`: runs the benchmark NAME of this folder, by default main.ts, or against.ts with --against. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const named = process.argv[2];
const hasName = named !== undefined && !named.startsWith('-');
const unnamed = process.argv.some((word) => word.startsWith('--against=')) ? 'against' : 'main';
const name = hasName ? named : unnamed;
if (hasName) process.argv.splice(2, 1);
if (existsSync(join(import.meta.dirname, `${name}.ts`))) await import(`./${name}.ts`);
else {
  process.stderr.write(`There is no benchmark ${name}; bench/README.md names them.\n`);
  process.exitCode = 2;
}
