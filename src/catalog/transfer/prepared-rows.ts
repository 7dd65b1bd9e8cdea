/** Validated import rows with precomputed data. */
import type { Fields } from '#catalog/problems.ts';
import { storedKeys } from '#catalog/screening/similarity-keys.ts';
import { prepareTool, type PreparedTool } from '#catalog/tools/write.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { namesIn, type CategoryMap } from './category-map.ts';
import { linesOf, type ImportChunk } from './import-lines.ts';
import { checkImportRow, listUnknownKeys, type ImportRow } from './import-rows.ts';

/** Validation rules that can be sent to threads. */
export interface RuleData {
  categories: ReadonlySet<string>;
  /** For rows without a pricing model; null leaves it unknown. */
  defaultPricing: PricingModel | null;
  /** The categories of this catalog by the names in rows. */
  categoryMap?: CategoryMap | undefined;
  /** Whether rows are published by default (unless `awaiting_moderation`). */
  published: boolean;
}

/** A row with precomputed data of its tool or submission. */
export interface PreparedRow extends ImportRow {
  made: PreparedTool | null;
  keys: string[];
}

export type PreparedLine = (
  | { number: number; row: PreparedRow; fields: null }
  | { number: number; row: null; fields: Fields }
) & {
  /** Names of the category map in the row. */
  mapped?: string[];
  /** Keys that an import does not know. */
  unknown?: string[];
};

function prepareRow(row: ImportRow): PreparedRow {
  const { entry, slug, original, translations } = row;
  if (row.awaits) return { ...row, made: null, keys: storedKeys(entry) };
  const made = prepareTool({ ...entry, ...(slug !== null && { slug }), originalLocale: original, translations });
  return { ...row, made, keys: made.keys };
}

/** Parses the rows of a chunk; with `isCheck` nothing is precomputed. */
export function prepareChunk(chunk: ImportChunk, rules: RuleData, isCheck: boolean): PreparedLine[] {
  const known = { ...rules, hasCategory: (id: string) => rules.categories.has(id) };
  return linesOf(chunk).map((line): PreparedLine => {
    const { number } = line;
    if (line.fields !== null) return { number, row: null, fields: line.fields };
    const { row, fields } = checkImportRow(number, line.body, known);
    const unknown = listUnknownKeys(line.body);
    const names = {
      ...(rules.categoryMap && { mapped: namesIn(line.body, rules.categoryMap, known.hasCategory) }),
      ...(unknown.length > 0 && { unknown }),
    };
    if (row === null) return { number, row, fields, ...names };
    return { number, row: isCheck ? { ...row, made: null, keys: [] } : prepareRow(row), fields, ...names };
  });
}
