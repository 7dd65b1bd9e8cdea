/** Unknown categories in an import: reported once, not for each row. */
import { isSlug } from '#catalog/entries/slugs.ts';
import type { Fields } from '#catalog/problems.ts';
import { counted } from './command.ts';

/** Further ones are only counted. */
const NAMED = 100;

export interface MissingCategories {
  /** Records the unknown categories of a bad row; returns its other problems, null without any. */
  take(line: number, fields: Fields): Fields | null;
  /** Rows by category, most frequent first. */
  counts(): Record<string, number>;
  /** One sentence with names, counts and advice; null if none is missing. */
  sentence(): string | null;
}

function adviceOn(ids: readonly string[], creates: boolean): string {
  const count = creates ? 0 : ids.filter(isSlug).length;
  const map = '--category-map FILE, which says what they are here';
  if (count === 0) return `Ids of categories are slugs such as image-generation; run it again with ${map}.`;
  const made = count === ids.length ? 'them' : 'those that are slugs';
  return `Run it again with --create-categories to make ${made}, or with ${map}.`;
}

/** `creates`: the import creates categories, so the rest cannot be created. */
export function createMissingCategories(creates: boolean): MissingCategories {
  const seen = new Map<string, { rows: number; line: number }>();
  let rows = 0;
  const ordered = () => [...seen].toSorted(([, a], [, b]) => b.rows - a.rows || a.line - b.line);
  return {
    take(line, fields) {
      const { categories = [], ...others } = fields;
      const ids = categories.flatMap(({ rule, value }) =>
        rule === 'unknown_category' && typeof value === 'string' && value !== '' ? [value] : [],
      );
      if (ids.length < categories.length || ids.length === 0) return fields;
      rows += 1;
      for (const id of ids) {
        const named = seen.get(id) ?? { rows: 0, line };
        named.rows += 1;
        seen.set(id, named);
      }
      return Object.keys(others).length === 0 ? null : others;
    },
    counts: () => Object.fromEntries(ordered().map(([id, { rows: count }]) => [id, count])),
    sentence() {
      if (seen.size === 0) return null;
      const names = ordered()
        .slice(0, NAMED)
        .map(([id, named]) => `${isSlug(id) ? id : JSON.stringify(id)} (${named.rows}, first in line ${named.line})`);
      const more = seen.size > NAMED ? ` and ${seen.size - NAMED} more` : '';
      const what = `${counted(rows, 'row names', 'rows name')} ${counted(seen.size, 'category', 'categories')}`;
      return `${what} that the catalog does not have: ${names.join(', ')}${more}. ${adviceOn([...seen.keys()], creates)}`;
    },
  };
}
