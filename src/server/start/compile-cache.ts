/** The cache of compiled code: compiling the program takes most of a start and of most commands. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Caches compiled code beside the packages, also for threads and child processes, which read its folder from the
 * environment. Does nothing where the environment names a folder already, as node.sh and the image do. A folder that
 * cannot be written disables the cache.
 */
export function keepCompiledCode(): void {
  if (process.env['NODE_COMPILE_CACHE'] !== undefined) return;
  const folder = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'compiled');
  process.env['NODE_COMPILE_CACHE'] = folder;
  enableCompileCache(folder);
}
