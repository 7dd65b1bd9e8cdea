/** Who may import whom: the arrows of ARCHITECTURE.md, read from the imports themselves. */
import assert from 'node:assert/strict';
import { readFileSync, globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');

/** A room may import itself, packages and the rooms named here. `src` is config.ts and app.ts. */
const ARROWS: Record<string, readonly string[]> = {
  database: [],
  limits: [],
  locales: ['catalog'],
  catalog: ['database'],
  mail: ['catalog', 'database', 'locales'],
  translation: ['catalog', 'database'],
  http: ['catalog', 'limits', 'locales', 'database', 'src'],
  api: ['http', 'catalog', 'limits', 'locales', 'src'],
  web: ['http', 'catalog', 'limits', 'locales', 'src'],
  agents: ['http', 'catalog', 'api', 'locales', 'src'],
  cli: ['catalog', 'database', 'locales', 'src'],
};

/** Packages that only the named files or rooms may import. */
const KEEPERS: Record<string, readonly string[]> = {
  'node:sqlite': ['src/database/sqlite.ts', 'src/database/schema-state.ts', 'src/catalog/transfer/backups.ts'],
  pg: ['src/database/postgres.ts'],
  '@redis/client': ['src/limits/'],
  fastify: ['src/http/', 'src/app.ts'],
  nodemailer: ['src/mail/'],
};

interface Import {
  file: string;
  from: string;
}

function listImports(): Import[] {
  return globSync('src/**/*.ts', { cwd: root }).flatMap((path) => {
    const file = path.split(sep).join('/');
    const text = readFileSync(join(root, path), 'utf8');
    return [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => ({
      file,
      from: match[1] ?? '',
    }));
  });
}

test('rooms import only the rooms that the architecture allows', () => {
  const wrong = listImports().filter(({ file, from }) => {
    const room = /^src\/([^/]+)\//.exec(file)?.[1];
    const target = /^#([^/]+)\//.exec(from)?.[1];
    if (room === undefined || target === undefined || target === room) return false;
    return !(ARROWS[room] ?? []).includes(target);
  });
  assert.deepEqual(wrong, []);
});

test('no import climbs out of its room by a relative path', () => {
  assert.deepEqual(
    listImports().filter(({ from }) => from.startsWith('../')),
    [],
  );
});

test('a file at the top of a room names its neighbours by ./', () => {
  const wrong = listImports().filter(({ file, from }) => {
    const room = /^src\/([^/]+)\/[^/]+$/.exec(file)?.[1];
    return room !== undefined && from.startsWith(`#${room}/`);
  });
  assert.deepEqual(wrong, []);
});

test('each engine, Redis, Fastify and the mailer are imported in one place only', () => {
  const wrong = listImports().filter(({ file, from }) => {
    const keepers = KEEPERS[from];
    return keepers !== undefined && !keepers.some((keeper) => file.startsWith(keeper));
  });
  assert.deepEqual(wrong, []);
});
