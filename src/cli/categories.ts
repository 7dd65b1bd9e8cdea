/** Commands about categories. */
import { readFile } from 'node:fs/promises';
import { tabbed, type Command } from './command.ts';
import { KEEP_GOING_OPTION, badRowsFailure, requireFile } from './input-files.ts';

async function readRows(file: string): Promise<unknown[]> {
  await requireFile(file);
  const bytes = await readFile(file);
  let rows: unknown;
  try {
    rows = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new Error(`${file} is not readable JSON in UTF-8`, { cause: error });
  }
  if (!Array.isArray(rows)) throw new Error(`${file} does not hold a JSON array`);
  return rows as unknown[];
}

export const categoryCommands: Command[] = [
  {
    name: 'categories list',
    sentence: 'Lists categories: id, English name, locales with texts.',
    async run(call) {
      const { listCategoryRows } = await import('#catalog/tools/categories/categories.ts');
      const categories = await listCategoryRows(call.db.read);
      const text = tabbed(categories.map(({ id, texts }) => [id, texts.en?.name ?? '', Object.keys(texts).join(' ')]));
      return { text, json: categories };
    },
  },
  {
    name: 'categories import',
    createsDatabase: true,
    arguments: ['FILE'],
    options: { 'keep-going': KEEP_GOING_OPTION },
    sentence:
      'Creates and updates categories from a JSON array of {slug, name, description?, names?, descriptions?, ' +
      'synonyms?}; missing texts of a new category come from the starter category with the same id, if any.',
    async run(call) {
      const { importCategories } = await import('#catalog/tools/categories/categories.ts');
      const { completeNewCategories } = await import('#catalog/tools/categories/known.ts');
      const { fieldSentences } = await import('./sentences.ts');
      const rows = await completeNewCategories(call.db.read, await readRows(call.args[0] ?? ''));
      const { problems, ...counts } = await importCategories(call.db, rows);
      for (const { index, fields } of problems) call.say(`row ${index + 1}: ${fieldSentences(fields)}`);
      const json = { ...counts, bad: problems.length };
      const text = `${counts.created} created, ${counts.changed} changed, ${counts.unchanged} unchanged, ${problems.length} bad\n`;
      return { text, json, failure: badRowsFailure(problems.length, call.isSet('keep-going')) };
    },
  },
];
