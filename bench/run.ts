/** `npm run bench -- [NAME] [OPTION…]`: runs the benchmark NAME of this folder, bench/main.ts by default. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const named = process.argv[2];
const hasName = named !== undefined && !named.startsWith('-');
const name = hasName ? named : 'main';
if (hasName) process.argv.splice(2, 1);
if (existsSync(join(import.meta.dirname, `${name}.ts`))) await import(`./${name}.ts`);
else {
  process.stderr.write(`There is no benchmark ${name}; bench/README.md names them.\n`);
  process.exitCode = 2;
}
