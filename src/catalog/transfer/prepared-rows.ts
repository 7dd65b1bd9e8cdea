/** The rows of an import, checked and with what takes time to work out about them. */
import type { Fields } from '#catalog/problems.ts';
import { storedKeys } from '#catalog/screening/similarity-keys.ts';
import { prepareTool, type PreparedTool } from '#catalog/tools/write.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { linesOf, type ImportChunk } from './import-lines.ts';
import { checkImportRow, type ImportRow } from './import-rows.ts';

/** What rows are checked by, in a form that threads can be given. */
export interface RuleData {
  categories: ReadonlySet<string>;
  /** Taken where a row names no pricing model; null leaves it unknown. */
  defaultPricing: PricingModel | null;
  /** Whether rows are published unless they say `awaiting_moderation`. */
  published: boolean;
}

/** A row with what was prepared for a tool that it makes, or for a submission. */
export interface PreparedRow extends ImportRow {
  made: PreparedTool | null;
  keys: string[];
}

export type PreparedLine =
  | { number: number; row: PreparedRow; fields: null }
  | { number: number; row: null; fields: Fields };

function prepareRow(row: ImportRow): PreparedRow {
  const { entry, slug, original, translations } = row;
  if (row.awaits) return { ...row, made: null, keys: storedKeys(entry) };
  const made = prepareTool({ ...entry, ...(slug !== null && { slug }), originalLocale: original, translations });
  return { ...row, made, keys: made.keys };
}

/** The good and the bad rows of a chunk; those that are only checked have nothing prepared. */
export function prepareChunk(chunk: ImportChunk, rules: RuleData, isCheck: boolean): PreparedLine[] {
  const known = { ...rules, hasCategory: (id: string) => rules.categories.has(id) };
  return linesOf(chunk).map((line): PreparedLine => {
    const { number } = line;
    if (line.fields !== null) return { number, row: null, fields: line.fields };
    const { row, fields } = checkImportRow(number, line.body, known);
    if (row === null) return { number, row, fields };
    return { number, row: isCheck ? { ...row, made: null, keys: [] } : prepareRow(row), fields };
  });
}
