/** The cache of compiled code: reading the program is most of a start, and of most commands. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Keeps what is compiled from now on beside the packages, for threads and child processes, too, which learn of it from the
 * environment. Where the environment names a place already, as node.sh and the image do, Node has begun with the first
 * module. Without a place to write, nothing is kept.
 */
export function keepCompiledCode(): void {
  if (process.env['NODE_COMPILE_CACHE'] !== undefined) return;
  const folder = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'compiled');
  process.env['NODE_COMPILE_CACHE'] = folder;
  enableCompileCache(folder);
}
