/** Commands about categories. */
import { readFile } from 'node:fs/promises';
import type { StarterTexts } from '#catalog/tools/categories/known.ts';
import { counted, misuse, tabbed, type Command, type Invocation } from './command.ts';
import { KEEP_GOING_OPTION, badRowsFailure, readJson, withInput } from './input-files.ts';
import { STANDARD_OUTPUT, writeExport } from './output-files.ts';

/** Keys of a row; the last two come from `categories list --json`. */
const CATEGORY_KEYS = ['slug', 'name', 'description', 'names', 'descriptions', 'synonyms', 'group', 'id', 'texts'];

/** Rows by key that an import does not know. */
function countUnknownKeys(rows: readonly unknown[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows)
    if (typeof row === 'object' && row !== null && !Array.isArray(row))
      for (const key of Object.keys(row).filter((each) => !CATEGORY_KEYS.includes(each)))
        counts.set(key.slice(0, 80), (counts.get(key.slice(0, 80)) ?? 0) + 1);
  return counts;
}

/** What a file is instead of an array of categories, by its first line: tools, or JSON Lines; undefined if it is neither. */
function otherFile(name: string, bytes: Buffer): string | undefined {
  const [line = '', next] = bytes.toString('utf8').trimStart().split('\n', 2);
  let first: unknown;
  try {
    first = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof first !== 'object' || first === null || Array.isArray(first)) return undefined;
  if ('url' in first) return `${name} looks like tools, one a line: use \`toolshelf import\``;
  return next === undefined ? undefined : `${name} has one object a line; categories are one JSON array: [{…}, {…}]`;
}

async function readRows(file: string, name: string): Promise<unknown[]> {
  const bytes = await readFile(file);
  const other = otherFile(name, bytes);
  if (other !== undefined) throw new Error(other);
  const rows = readJson(name, bytes);
  if (!Array.isArray(rows)) throw new Error(`${name} does not hold a JSON array`);
  return rows as unknown[];
}

/** Removes the unused categories among `ids`; gives a line for people, with the names of kept ones if `namesUsed`. */
async function removeUnused({ db }: Invocation, ids: readonly string[], namesUsed = false) {
  const { removeCategories } = await import('#catalog/moderation/category-removal.ts');
  const { findDemoCategories } = await import('#catalog/transfer/demo-removal.ts');
  const removal = await removeCategories(db, null, ids);
  const { removed, used } = removal;
  const named = removed.length === 0 ? '' : `: ${removed.join(', ')}`;
  const ofDemo = used.length === 0 ? new Set<string>() : await findDemoCategories(db.read);
  const byDemo = used.filter((id) => ofDemo.has(id)).length;
  const demo = 'tools of the demo, which `toolshelf demo remove` removes';
  const users =
    byDemo === 0
      ? 'tools or submissions'
      : byDemo === used.length
        ? demo
        : `tools or submissions, ${byDemo} of them by ${demo}`;
  const what = `${counted(used.length, 'stays', 'stay')}, used by ${users}`;
  const stay = used.length === 0 ? '' : `; ${what}${namesUsed ? `: ${used.join(', ')}` : ''}`;
  return { removal, text: `${removed.length} removed${named}${stay}` };
}

/** Unused categories: starter categories as they came, and others, whose texts only this catalog has. */
async function sortUnused({ db }: Invocation): Promise<{ starters: string[]; own: string[] }> {
  const { listUnusedCategories } = await import('#catalog/moderation/category-removal.ts');
  const { listUnchanged } = await import('#catalog/tools/categories/categories.ts');
  const { readKnownCategories } = await import('#catalog/tools/categories/known.ts');
  const untouched = new Set(await listUnchanged(db.read, await readKnownCategories()));
  const unused = await listUnusedCategories(db);
  return { starters: unused.filter((id) => untouched.has(id)), own: unused.filter((id) => !untouched.has(id)) };
}

/** Categories of `rows` that keep texts of the starter categories, in languages that the pages have. */
async function starterTexts({ db, config }: Invocation, rows: readonly unknown[]): Promise<Map<string, StarterTexts>> {
  const { listStarterTexts } = await import('#catalog/tools/categories/known.ts');
  const kept = await listStarterTexts(db.read, rows);
  for (const [id, { names, descriptions }] of kept) {
    const shown = {
      names: names.filter((locale) => config.locales.includes(locale)),
      descriptions: descriptions.filter((locale) => config.locales.includes(locale)),
    };
    if (shown.names.length + shown.descriptions.length > 0) kept.set(id, shown);
    else kept.delete(id);
  }
  return kept;
}

/** `email (names de fr; descriptions de)`, or `(names and descriptions de fr)`. */
function keptTexts(id: string, { names, descriptions }: StarterTexts): string {
  const [of, about] = [names.join(' '), descriptions.join(' ')];
  if (of === about) return `${id} (names and descriptions ${of})`;
  const kinds = [of === '' ? '' : `names ${of}`, about === '' ? '' : `descriptions ${about}`];
  return `${id} (${kinds.filter(Boolean).join('; ')})`;
}

function starterSentence(kept: ReadonlyMap<string, StarterTexts>): string {
  const named = [...kept].map(([id, texts]) => keptTexts(id, texts)).join(', ');
  const who = counted(kept.size, 'category keeps', 'categories keep');
  return `${who} the starter texts in other languages: ${named}; names and descriptions in the file replace them`;
}

/** Removes what `rows`, which were imported, do not name. */
async function removeOthers(call: Invocation, rows: readonly unknown[]) {
  const { findCategoryIds } = await import('#catalog/tools/categories/categories.ts');
  const named = new Set(
    rows.map((row) => (row as { slug?: unknown; id?: unknown }).slug ?? (row as { id?: unknown }).id),
  );
  return removeUnused(call, [...(await findCategoryIds(call.db.read))].filter((id) => !named.has(id)).toSorted(), true);
}

export const categoryCommands: Command[] = [
  {
    name: 'categories list',
    sentence: 'Lists categories: slug, English name, locales with texts.',
    async run(call) {
      const { listCategoryRows } = await import('#catalog/tools/categories/categories.ts');
      const rows = await listCategoryRows(call.db.read);
      const text = tabbed(rows.map(({ id, texts }) => [id, texts.en?.name ?? '', Object.keys(texts).join(' ')]));
      const { categoryExports } = await import('#catalog/tools/categories/exports.ts');
      // In the order of the groups, which an import reads.
      const byId = new Map(rows.map((row) => [row.id, row]));
      const forms = await categoryExports(call.db.read);
      return { text, json: forms.map((form) => ({ ...form, ...byId.get(form.slug) })) };
    },
  },
  {
    name: 'categories export',
    arguments: ['FILE|-'],
    sentence: 'Exports all categories as JSON for `categories import`; - writes to standard output.',
    async run(call) {
      const { categoryExports } = await import('#catalog/tools/categories/exports.ts');
      const file = call.args[0] ?? '';
      const categories = await categoryExports(call.db.read);
      const text = `[\n${categories.map((category) => JSON.stringify(category)).join(',\n')}\n]\n`;
      const rows = categories.length;
      // One piece: a catalog has some hundred categories.
      await writeExport(call, file, [{ text, rows }], rows);
      return file === STANDARD_OUTPUT
        ? undefined
        : { text: `${counted(rows, 'category', 'categories')}\n`, json: { rows, file } };
    },
  },
  {
    name: 'categories import',
    createsDatabase: true,
    arguments: ['FILE|-'],
    options: {
      'keep-going': KEEP_GOING_OPTION,
      only: {
        sentence: 'If no row is bad, then removes all other categories, unless a tool or a submission has them.',
      },
    },
    sentence:
      'Creates and updates categories from a JSON array of {slug, name, description?, names?, descriptions?, ' +
      'synonyms?, group?}; missing texts of a new category come from the starter category with the same slug, if any. - reads standard input.',
    async run(call) {
      const { importCategories } = await import('#catalog/tools/categories/categories.ts');
      const { completeNewCategories } = await import('#catalog/tools/categories/known.ts');
      const { fieldSentences } = await import('./sentences.ts');
      const { ignoredSentence } = await import('./ignored-keys.ts');
      const given = await withInput(call, call.args[0] ?? '', readRows);
      const rows = await completeNewCategories(call.db.read, given);
      const { problems, ...counts } = await importCategories(call.db, rows);
      for (const { index, fields } of problems) call.say(`row ${index + 1}: ${fieldSentences(fields)}`);
      const ignored = countUnknownKeys(given);
      if (ignored.size > 0) call.say(ignoredSentence(ignored, CATEGORY_KEYS));
      const said = `${counts.created} created, ${counts.changed} changed, ${counts.unchanged} unchanged, ${problems.length} bad`;
      const others = call.isSet('only') && problems.length === 0 ? await removeOthers(call, rows) : undefined;
      if (call.isSet('only') && problems.length > 0) call.say('no category was removed, since rows were bad');
      const starters = await starterTexts(call, given);
      if (starters.size > 0) call.say(starterSentence(starters));
      const json = {
        ...counts,
        bad: problems.length,
        ...others?.removal,
        ...(starters.size > 0 && { starter_texts: Object.fromEntries(starters) }),
      };
      const text = `${said}${others === undefined ? '' : `; ${others.text}`}\n`;
      return { text, json, failure: badRowsFailure(call, problems.length, rows.length - problems.length) };
    },
  },
  {
    name: 'categories remove',
    arguments: ['[IDS]'],
    options: {
      unused: {
        sentence:
          'Removes the starter categories with unchanged texts that no tool and no submission has; names the others.',
      },
    },
    sentence:
      'Removes categories, separated by commas, that no tool and no submission has; merge others at /en/admin/categories.',
    async run(call) {
      const [list] = call.args;
      if ((list === undefined) !== call.isSet('unused'))
        throw misuse('needs either IDS, separated by commas, or --unused');
      const { starters, own } =
        list === undefined ? await sortUnused(call) : { starters: list.split(',').filter(Boolean), own: [] };
      const { removal, text } = await removeUnused(call, starters);
      if (own.length > 0)
        call.say(`unused, too, but your own: to remove them, type \`toolshelf categories remove ${own.join(',')}\``);
      const { used, unknown } = removal;
      for (const id of used)
        call.say(`${id} is used by tools or submissions; merge it into another at /en/admin/categories`);
      for (const id of unknown) call.say(`there is no category ${JSON.stringify(id)}`);
      const left = used.length + unknown.length;
      return {
        text: `${text}\n`,
        json: { ...removal, ...(list === undefined && { own }) },
        failure: left === 0 ? undefined : `${counted(left, 'category', 'categories')} not removed`,
      };
    },
  },
];
