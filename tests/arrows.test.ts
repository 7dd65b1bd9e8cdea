/** Who may import whom: the dependencies in ARCHITECTURE.md, checked against the imports. */
import assert from 'node:assert/strict';
import { readFileSync, globSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');

/** A room may import itself, packages and the rooms named here. */
const ARROWS: Record<string, readonly string[]> = {
  time: [],
  fields: [],
  database: ['time', 'fields'],
  limits: ['time'],
  locales: ['fields', 'catalog'],
  catalog: ['time', 'fields', 'database'],
  mail: ['fields', 'catalog', 'database', 'locales', 'workers'],
  workers: ['time'],
  outgoing: ['time', 'catalog', 'database'],
  links: ['catalog', 'database', 'workers', 'outgoing'],
  webhooks: ['catalog', 'database', 'outgoing', 'workers'],
  translation: ['fields', 'catalog', 'database', 'outgoing', 'workers'],
  judge: ['time', 'catalog', 'database', 'outgoing', 'workers'],
  embeddings: ['time', 'catalog', 'database', 'outgoing', 'workers'],
  http: ['time', 'fields', 'catalog', 'limits', 'locales', 'database', 'outgoing', 'server'],
  api: ['fields', 'http', 'catalog', 'limits', 'locales', 'outgoing', 'server'],
  web: ['fields', 'http', 'catalog', 'limits', 'locales', 'outgoing', 'server'],
  mcp: ['fields', 'http', 'api', 'catalog', 'server'],
  documents: ['fields', 'http', 'catalog', 'api', 'locales', 'server'],
  server: [
    'time',
    'database',
    'limits',
    'locales',
    'catalog',
    'mail',
    'workers',
    'outgoing',
    'links',
    'webhooks',
    'translation',
    'judge',
    'embeddings',
    'http',
    'api',
    'web',
    'mcp',
    'documents',
  ],
  cli: [
    'time',
    'fields',
    'http',
    'api',
    'catalog',
    'database',
    'embeddings',
    'limits',
    'locales',
    'mail',
    'outgoing',
    'server',
  ],
};

/** Packages that only the named files or rooms may import. */
const KEEPERS: Record<string, readonly string[]> = {
  'node:sqlite': ['src/database/sqlite.ts', 'src/database/schema-state.ts', 'src/catalog/transfer/backups.ts'],
  pg: ['src/database/postgres.ts', 'src/database/postgres-indexes.ts', 'src/database/postgres-pool.ts'],
  '@redis/client': ['src/limits/'],
  '@fluent/bundle': ['src/locales/'],
  fastify: ['src/http/', 'src/server/app.ts'],
  '@modelcontextprotocol/server': ['src/mcp/'],
  nodemailer: ['src/mail/'],
  undici: ['src/outgoing/'],
  'ipaddr.js': ['src/outgoing/'],
  sharp: ['src/catalog/pictures/', 'src/documents/picture-worker.ts'],
  'robots-parser': ['src/outgoing/'],
  isbot: ['src/http/pages/robots.ts'],
};

interface Walls {
  /** Each inner room and the inner rooms it may import; "" is what lies at the top of the room itself. */
  rooms: Record<string, readonly string[]>;
  /** The files that others may import; all of them when there is no such list. */
  entries?: readonly string[];
}

/** Rooms with inner walls, whose inner rooms may have a row, too. */
const INNER_WALLS: Record<string, Walls> = {
  catalog: {
    rooms: {
      '': [],
      language: [''],
      classification: [''],
      audit: [''],
      pictures: [''],
      site: ['', 'language', 'audit', 'pictures'],
      entries: ['', 'language'],
      accounts: ['', 'language', 'audit'],
      search: ['', 'language', 'classification'],
      screening: ['', 'language', 'classification', 'entries', 'audit'],
      tools: ['', 'language', 'entries', 'audit', 'site', 'search', 'screening'],
      submissions: ['', 'language', 'entries', 'audit', 'accounts', 'pictures', 'search', 'screening', 'tools'],
      lists: ['', 'language', 'entries', 'audit', 'accounts', 'screening'],
      recommendations: ['', 'language', 'audit', 'accounts', 'entries', 'screening'],
      follows: ['', 'language', 'audit', 'tools', 'lists'],
      moderation: [
        '',
        'language',
        'entries',
        'audit',
        'accounts',
        'screening',
        'tools',
        'submissions',
        'pictures',
        'lists',
        'follows',
        'recommendations',
        'claims',
      ],
      claims: ['', 'entries', 'audit', 'accounts'],
      links: ['', 'entries', 'audit', 'accounts', 'submissions', 'moderation'],
      webhooks: ['', 'entries', 'audit', 'accounts'],
      replication: ['', 'entries', 'audit', 'links', 'pictures', 'site', 'tools', 'transfer'],
      privacy: [
        '',
        'entries',
        'audit',
        'accounts',
        'screening',
        'submissions',
        'webhooks',
        'claims',
        'lists',
        'follows',
        'recommendations',
        'moderation',
        'tools',
      ],
      transfer: ['', 'language', 'entries', 'audit', 'accounts', 'screening', 'tools', 'submissions', 'pictures'],
    },
  },
  'catalog/search': {
    rooms: {
      '': ['analysis', 'query', 'engine'],
      analysis: [],
      engine: ['analysis'],
      query: ['analysis', 'engine'],
    },
    entries: ['catalog-index.ts', 'analysis/analysis.ts', 'engine/index-file.ts', 'engine/rows.ts', 'query/ranking.ts'],
  },
  server: {
    rooms: {
      '': ['background', 'cluster', 'settings'],
      settings: [],
      background: ['settings'],
      cluster: ['settings'],
      start: ['', 'background', 'cluster', 'settings'],
    },
    entries: [
      'background/disk-space.ts',
      'progress.ts',
      'read-only.ts',
      'settings/config.ts',
      'settings/settings-file.ts',
      'settings/unknown-settings.ts',
      'start/cluster.ts',
      'start/compile-cache.ts',
      'start/own-modules.ts',
      'start/serve.ts',
      'start/start-arguments.ts',
      'start/start-failure.ts',
    ],
  },
  web: {
    rooms: {
      '': ['account', 'assets', 'desk', 'elements', 'submissions', 'visitors'],
      assets: [],
      elements: ['assets'],
      visitors: ['assets', 'elements'],
      account: ['assets', 'elements'],
      submissions: ['account', 'assets', 'elements'],
      desk: ['assets', 'elements', 'submissions'],
    },
  },
  'web/desk': {
    rooms: {
      '': [],
      queue: [''],
      reports: [''],
      tools: ['', 'reports'],
      admin: ['', 'queue'],
      site: [''],
    },
  },
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

test('each engine, Redis, Fastify and the mailer are imported in one place only', () => {
  const wrong = listImports().filter(({ file, from }) => {
    const keepers = KEEPERS[from];
    return keepers !== undefined && !keepers.some((keeper) => file.startsWith(keeper));
  });
  assert.deepEqual(wrong, []);
});

/** The file that an import names; undefined for packages. */
function targetOf({ file, from }: Import): string | undefined {
  if (from.startsWith('#')) return `src/${from.replace(/^#(?:src\/)?/, '')}`;
  return from.startsWith('.') ? posix.join(posix.dirname(file), from) : undefined;
}

/** The inner room of a file, "" at the top of the room; undefined outside of it. A folder without a row belongs to what holds it. */
function innerRoomOf(room: string, file: string): string | undefined {
  if (!file.startsWith(`src/${room}/`)) return undefined;
  const inner = file.slice(`src/${room}/`.length).split('/')[0] ?? '';
  return Object.hasOwn(INNER_WALLS[room]!.rooms, inner) ? inner : '';
}

const listLinks = () =>
  listImports().flatMap((one) => {
    const target = targetOf(one);
    return target === undefined ? [] : [{ ...one, target }];
  });

/** What leads back to itself, each with what is on the way. */
function cyclesOf(links: readonly { file: string; target: string }[]): string[][] {
  const targets = Map.groupBy(links, ({ file }) => file);
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file]);
    else if (!done.has(file)) for (const { target } of targets.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return cycles;
}

for (const [room, { rooms, entries }] of Object.entries(INNER_WALLS)) {
  test(`the inner rooms of ${room} import only those that their rows allow`, (t) => {
    const arrows = listLinks()
      .map(({ file, target }) => ({ file: innerRoomOf(room, file), target: innerRoomOf(room, target) }))
      .filter(({ file, target }) => file !== undefined && target !== undefined && file !== target);
    for (const [name, allowed] of Object.entries(rooms)) {
      const used = new Set(arrows.flatMap(({ file, target }) => (file === name ? [target!] : [])));
      t.diagnostic(`${posix.join(room, name)} → ${[...used].toSorted().join(', ') || 'none of them'}`);
      assert.deepEqual([...used].toSorted(), allowed.toSorted(), `${posix.join(room, name)} imports`);
    }
  });

  test(`no inner room and no file of ${room} leads back to itself`, () => {
    const rows = Object.entries(rooms).flatMap(([file, allowed]) => allowed.map((target) => ({ file, target })));
    const links = listLinks().filter(({ file }) => innerRoomOf(room, file) !== undefined);
    assert.deepEqual([...cyclesOf(rows), ...cyclesOf(links)], []);
  });

  if (entries === undefined) continue;
  test(`others reach ${room} by its entries, all of which are used`, () => {
    const reached = listLinks().filter(
      ({ file, target }) => innerRoomOf(room, file) === undefined && innerRoomOf(room, target) !== undefined,
    );
    assert.deepEqual(
      [...new Set(reached.map(({ target }) => target))].toSorted(),
      entries.map((entry) => `src/${room}/${entry}`).toSorted(),
    );
  });
}

test('no file leads back to itself, by types neither', () => {
  assert.deepEqual(cyclesOf(listLinks()), []);
});

test('imports inside rooms name what lies beside a file or below it by ./, everything else from the top', () => {
  const wrong = listLinks().filter(
    ({ file, from, target }) =>
      posix.dirname(file) !== 'src' && from.startsWith('./') !== target.startsWith(`${posix.dirname(file)}/`),
  );
  assert.deepEqual(wrong, []);
});
