/** Starts the server: one process, or one that leads several. */
import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// Where a machine has much memory, V8 lets garbage grow to four times what is in use (decisions/0065).
setFlagsFromString('--heap-growing-percent=40');

// Reading the program is most of a start; what was read is kept beside the packages. Without a place to write, nothing is kept.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/toolshelf', import.meta.url)));

// Loaded after the cache is there to be used. A leader reads little of the program.
if (cluster.isPrimary && Number(process.env['WORKERS']) > 1) await import('./lead.ts');
else await import('./serve.ts');
