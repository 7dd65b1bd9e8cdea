/** Commands for files of the catalog: import, export, dump. */
import { join } from 'node:path';
import { CatalogError } from '#catalog/errors.ts';
import type { CategoryMap } from '#catalog/transfer/category-map.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { counted, misuse, type Answer, type Command, type Invocation } from './command.ts';
import { lowerPriority } from './priority.ts';
import {
  CATEGORY_MAP_OPTION,
  DEFAULT_PRICING_OPTION,
  KEEP_GOING_OPTION,
  badRowsFailure,
  readCategoryMap,
  readStart,
  withInput,
} from './input-files.ts';
import { STANDARD_OUTPUT, writeExport, type Piece } from './output-files.ts';

/** Further problems are only counted. */
const PROBLEMS_REPORTED = 20;

/** A bad row of a strict import, whose problems have been said. */
function isBadRow(error: unknown): boolean {
  return error instanceof CatalogError && error.code === 'validation_failed';
}

/** How many rows each name of the map was applied to. */
function mapSentence(map: CategoryMap, mapped: Readonly<Record<string, number>>): string {
  const parts = Object.keys(map)
    .filter((name) => mapped[name] !== undefined)
    .map((name) => {
      const [what, rows] = [name === '*' ? 'all others' : JSON.stringify(name), counted(mapped[name]!, 'row')];
      return map[name] === null ? `${what} left out (${rows})` : `${what} as ${map[name]} (${rows})`;
    });
  return `the category map read ${parts.join(', ')}`;
}

/** Imports a readable file. */
async function importFile(call: Invocation, file: string): Promise<Answer> {
  const { importTools } = await import('#catalog/transfer/imports.ts');
  const { fieldSentences } = await import('./sentences.ts');
  const { ignoredSentence } = await import('./ignored-keys.ts');
  const { createMissingCategories } = await import('./missing-categories.ts');
  if ((await readStart(file)).startsWith('{"kind":"catalog"'))
    throw new Error(`${call.args[0]} holds a whole catalog, of \`export --all\`: import it with --all`);
  const missing = createMissingCategories(call.isSet('create-categories'));
  const mapFile = call.option('category-map');
  const categoryMap = mapFile === undefined ? undefined : await readCategoryMap(call, mapFile);
  const actor = call.option('as') === undefined ? null : await call.editor();
  // A server on this machine takes precedence; a shared process keeps its priority.
  if (call.terminal === process) lowerPriority(process.pid);
  const progress = call.startProgress('import');
  let written = 0;
  call.whenInterrupted(() => {
    progress.end();
    return `interrupted; ${counted(written, 'row is', 'rows are')} stored and stay; run it again for the rest`;
  });
  const defaultPricing = call.option('default-pricing') as PricingModel | undefined;
  let reported = 0;
  const say = (sentence: string): void => {
    reported += 1;
    if (reported > PROBLEMS_REPORTED) return;
    progress.clear();
    call.say(sentence);
  };
  const result = await importTools(call.db, file, {
    published: call.isSet('published'),
    defaultPricing,
    strict: call.isSet('strict'),
    categoryMap,
    createCategories: call.isSet('create-categories'),
    screen: call.isSet('screen'),
    actor,
    onProblem({ line, fields: all }) {
      const fields = missing.take(line, all);
      if (fields !== null) say(`line ${line}: ${fieldSentences(fields)}`);
    },
    onArray: () => call.say('the file is a JSON array; a line below is one of its entries, counted from 1'),
    onRepeated: (line) => say(`line ${line} means the same tool as an earlier line; the later one holds`),
    onRuleError: (rule) => call.say(`the rule ${rule} failed`),
    onProgress(done) {
      written = done.written;
      progress.show(done.bytes, done.totalBytes, done.rows);
    },
  })
    .catch((error: unknown) => {
      throw isBadRow(error) ? new Error('nothing was changed, since this row is bad', { cause: error }) : error;
    })
    .finally(() => {
      progress.end();
      if (reported > PROBLEMS_REPORTED)
        call.say(counted(reported - PROBLEMS_REPORTED, 'more line has a problem', 'more lines have problems'));
      const sentence = missing.sentence();
      if (sentence !== null) call.say(sentence);
    });
  const { ignored, ...figures } = result;
  const { rows, created, changed, unchanged, queued, unpriced, bad, flagged, unused = [], mapped = {} } = figures;
  if (ignored !== undefined) call.say(ignoredSentence(ignored));
  if (categoryMap !== undefined && Object.keys(mapped).length > 0) call.say(mapSentence(categoryMap, mapped));
  if (unused.length > 0)
    call.say(`no row names ${unused.map((name) => JSON.stringify(name)).join(', ')} of the category map`);
  const taken = defaultPricing === undefined ? '' : `, taken as ${defaultPricing}`;
  const prices = unpriced === 0 ? '' : `, ${unpriced} without a price${taken}`;
  const flags = flagged === undefined ? '' : `, ${flagged} flagged`;
  const made =
    result.categories === undefined ? '' : `, ${counted(result.categories, 'new category', 'new categories')}`;
  const text =
    `${counted(rows, 'row')}: ${created} created, ${changed} changed, ${unchanged} ` +
    `unchanged, ${queued} queued, ${bad} bad${prices}${flags}${made}\n`;
  const counts = missing.counts();
  const json = {
    ...figures,
    ...(ignored !== undefined && { ignored: Object.fromEntries(ignored) }),
    ...(Object.keys(counts).length > 0 && { missing_categories: counts }),
  };
  return { text, json, failure: badRowsFailure(call, bad, rows - bad) };
}

/** Imports a whole catalog from a readable file. */
async function importWhole(call: Invocation, file: string): Promise<Answer> {
  const { importCatalog } = await import('#catalog/replication/catalog-import.ts');
  const { fieldSentences } = await import('./sentences.ts');
  const progress = call.startProgress('import');
  let written = 0;
  call.whenInterrupted(() => {
    progress.end();
    return `interrupted; ${counted(written, 'tool is', 'tools are')} in the catalog; run it again to continue`;
  });
  const result = await importCatalog(call.db, file, {
    onProblem(line, fields) {
      progress.clear();
      call.say(`line ${line}: ${fieldSentences(fields)}`);
    },
    onProgress(done) {
      written = done.written;
      progress.show(done.bytes, done.totalBytes, done.rows);
    },
  }).finally(() => progress.end());
  const { tools, categories, pages, bad } = result;
  const text = `${counted(tools, 'tool')}, ${counted(categories, 'category', 'categories')}, ${counted(pages, 'page')}, ${bad} bad\n`;
  return { text, json: result, failure: badRowsFailure(call, bad, tools + categories + pages) };
}

/** `counts` gets the categories and pages of the file, by line. */
async function* exportWhole(call: Invocation, counts: { category: number; page: number }): AsyncGenerator<Piece> {
  const { exportCatalog } = await import('#catalog/replication/catalog-export.ts');
  const { readPageFiles } = await import('#catalog/site/page-files.ts');
  for await (const piece of exportCatalog(call.db, await readPageFiles(join(call.config.dataDir, 'pages')))) {
    for (const kind of ['category', 'page'] as const)
      if (piece.rows === 0) counts[kind] += piece.text.split(`{"kind":"${kind}"`).length - 1;
    yield piece;
  }
}

export const fileCommands: Command[] = [
  {
    name: 'import',
    createsDatabase: true,
    arguments: ['FILE.jsonl|-'],
    options: {
      published: { sentence: 'Publishes rows directly instead of queueing them for review.' },
      'default-pricing': DEFAULT_PRICING_OPTION,
      strict: { sentence: 'Changes nothing if a row is bad: stops at the first, or names all missing categories.' },
      'keep-going': KEEP_GOING_OPTION,
      'create-categories': { sentence: 'Creates missing categories that good rows name, from their slugs.' },
      'category-map': CATEGORY_MAP_OPTION,
      screen: {
        sentence:
          'Screens rows: those that would be refused as submissions count as bad rows, the others keep their flags.',
      },
      all: {
        sentence: 'Imports a whole catalog from a file of `export --all` into a new database; takes no other option.',
      },
      as: { value: 'EMAIL', sentence: 'Editor running the import, who becomes the owner of queued rows.' },
    },
    sentence:
      'Imports tools from JSON Lines or a JSON array, upserting by slug or else by address; safe to repeat. ' +
      '- reads standard input.',
    run(call) {
      if (call.isSet('strict') && call.isSet('keep-going'))
        throw misuse('--strict and --keep-going are mutually exclusive');
      const others = ['published', 'strict', 'create-categories', 'screen'].filter((name) => call.isSet(name));
      for (const name of ['default-pricing', 'category-map', 'as'])
        if (call.option(name) !== undefined) others.push(name);
      if (call.isSet('all') && others.length > 0) throw misuse(`--all and --${others[0]} are mutually exclusive`);
      return withInput(call, call.args[0] ?? '', (file) =>
        call.isSet('all') ? importWhole(call, file) : importFile(call, file),
      );
    },
  },
  {
    name: 'export',
    arguments: ['FILE.jsonl|-'],
    options: {
      all: {
        sentence:
          'Exports the whole catalog, with categories, pictures, pages and site, for `import --all`; ' +
          'accounts, recommendations, submissions and history are moved by a backup alone.',
      },
    },
    sentence: 'Exports published tools with translations as JSON Lines for import; - writes to standard output.',
    async run(call) {
      const { countPublished, exportTools } = await import('#catalog/transfer/exports.ts');
      const file = call.args[0] ?? '';
      const counts = { category: 0, page: 0 };
      const pieces = call.isSet('all') ? exportWhole(call, counts) : exportTools(call.db);
      const rows = await writeExport(call, file, pieces, await countPublished(call.db));
      if (file === STANDARD_OUTPUT) return undefined;
      if (!call.isSet('all')) return { text: `${counted(rows, 'tool')}\n`, json: { rows, file } };
      const { category: categories, page: pages } = counts;
      const rest = `${counted(categories, 'category', 'categories')}, ${counted(pages, 'page')}, the site`;
      return { text: `${counted(rows, 'tool')}, ${rest}\n`, json: { rows, categories, pages, file } };
    },
  },
  {
    name: 'dump',
    sentence:
      'Writes the dump at /export from which mirrors start, as the server does every night, and once entries were taken out.',
    async run(call) {
      const { dumpFolder, writeDump } = await import('#catalog/replication/dump.ts');
      const { countPublished } = await import('#catalog/transfer/exports.ts');
      const whole = await countPublished(call.db);
      const progress = call.startProgress('dump');
      const manifest = await writeDump(call.db, dumpFolder(call.config.dataDir), (rows) =>
        progress.show(rows, whole, rows),
      ).finally(() => progress.end());
      const { count, bytes, sha256, cursor } = manifest;
      return { text: `${counted(count, 'tool')}, ${bytes} bytes\n`, json: { count, bytes, sha256, cursor } };
    },
  },
];
