/** Which test files use a database: only those have anything to say about a second engine. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What opens a database: the world of a test, the database itself, the whole app, and a program that a test starts. */
const OPENS = /^(?:#database\/|#server\/|#cli\/|node:child_process$)/;
/** Start programs, and say nothing about what those keep: the client speaks HTTP alone, the others look at files and words. */
const ONE_ENGINE =
  /^tests\/(?:thorough\/)?(?:client\/|locales\/|runner\/|node-starter\.|cli\/input-files\.|catalog\/pictures\/(?:drawing|confinement)\.)/;
const IMPORTED = /\bfrom '([^']+)'/g;

/** Whether the test file, named from the root of the project, has to run on each engine. */
export function concernsEngines(root: string, file: string): boolean {
  return !ONE_ENGINE.test(file.replaceAll('\\', '/')) && usesDatabase(join(root, file));
}

/** True if the file, or a file beside it that it imports, opens a database. `path` is that of a TypeScript file. */
function usesDatabase(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  return [...readFileSync(path, 'utf8').matchAll(IMPORTED)].some(([, name = '']) =>
    name.startsWith('.') ? usesDatabase(join(dirname(path), name), seen) : OPENS.test(name),
  );
}
