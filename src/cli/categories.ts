/** Commands about categories. */
import { readFile } from 'node:fs/promises';
import { counted, tabbed, type Command } from './command.ts';
import { KEEP_GOING_OPTION, badRowsFailure, withInput } from './input-files.ts';
import { STANDARD_OUTPUT, writeExport } from './output-files.ts';

async function readRows(file: string): Promise<unknown[]> {
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
      const { categoryExports } = await import('#catalog/tools/categories/exports.ts');
      const forms = new Map((await categoryExports(call.db.read)).map((form) => [form.id, form]));
      return { text, json: categories.map((category) => ({ ...forms.get(category.id), ...category })) };
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
    options: { 'keep-going': KEEP_GOING_OPTION },
    sentence:
      'Creates and updates categories from a JSON array of {slug, name, description?, names?, descriptions?, ' +
      'synonyms?}; missing texts of a new category come from the starter category with the same id, if any. - reads standard input.',
    async run(call) {
      const { importCategories } = await import('#catalog/tools/categories/categories.ts');
      const { completeNewCategories } = await import('#catalog/tools/categories/known.ts');
      const { fieldSentences } = await import('./sentences.ts');
      const given = await withInput(call, call.args[0] ?? '', readRows);
      const rows = await completeNewCategories(call.db.read, given);
      const { problems, ...counts } = await importCategories(call.db, rows);
      for (const { index, fields } of problems) call.say(`row ${index + 1}: ${fieldSentences(fields)}`);
      const json = { ...counts, bad: problems.length };
      const text = `${counts.created} created, ${counts.changed} changed, ${counts.unchanged} unchanged, ${problems.length} bad\n`;
      return { text, json, failure: badRowsFailure(call, problems.length, rows.length - problems.length) };
    },
  },
];
