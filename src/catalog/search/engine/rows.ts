/** Rows of text in which tools come to the index, many a page: a start makes no objects of them. */
import { phoneticKeyOf } from '#catalog/language/phonetic.ts';
import { skeletonOf } from '#catalog/language/words.ts';
import { shortSkeletonOf } from '#catalog/search/analysis/analysis.ts';
import { termOf } from '#catalog/search/analysis/term-kinds.ts';
import type { PricingChoice } from '#fields/pricing.ts';
import { type Dictionary, addTerm, copyOf } from './dictionary.ts';
import { appendDocument, type DocumentTable, makeRoom } from './document-table.ts';
import { createFacetReader, type FacetValues } from './facet-values.ts';
import { NAME_FIELDS } from './names.ts';
import { addPosting, type Field, listIdOf } from './postings.ts';

/**
 * Parts the fields of a row: key, time of publication, time of the last change, pricing, categories (JSON), attributes
 * (facet-values.ts), slug, name, terms (which have eight lines of their own).
 */
export const FIELD_END = '\n';
/** Parts the rows of a page. Names have neither sign; search would not see the difference. */
export const ROW_END = '\u001E';
const FIELDS_BEFORE_TERMS = 8;

/** The tools as one page. Times are given in milliseconds; ISO 8601 text is read, too. */
export function rowsOf(tools: readonly IndexedTool[]): string {
  return tools
    .map(({ key, publishedAt, updatedAt, pricing, categories, attributes = '', slug, name, terms }) =>
      [
        key,
        publishedAt,
        updatedAt,
        pricing,
        JSON.stringify(categories),
        attributes,
        slug,
        name.replaceAll(FIELD_END, ' ').replaceAll(ROW_END, ''),
        terms,
      ].join(FIELD_END),
    )
    .join(ROW_END);
}

/** Milliseconds since 1970 of a time written as a number or as ISO 8601. */
function readTime(text: string): number {
  const time = /^-?\d+$/.test(text) ? Number(text) : Date.parse(text);
  return Number.isFinite(time) ? time : 0;
}

export interface IndexedTool {
  /** A positive integer below 2^53, such as a database row number. */
  key: number;
  name: string;
  /** Unique; the last to decide between equal tools. */
  slug: string;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** Likewise. */
  updatedAt: number;
  pricing: PricingChoice;
  categories: readonly string[];
  /** As `facet-values.ts` reads them; none when absent. */
  attributes?: string;
  /** What analyseTool gave. */
  terms: string;
}

/** Appends the tools of a page of rows (rows.ts) with distinct keys; they are not in the orders of the table yet. */
export type RowReader = (table: DocumentTable, page: string) => void;

/** The most terms that name and original tagline may have for the length norms 3, 2 and 1. */
const LENGTH_NORM_STEPS = [8, 12, 18] as const;

/** The norm by the number of terms of name and original tagline: a term weighs more in a short text; 0 if it is not known. */
const lengthNormOf = (terms: number): number => LENGTH_NORM_STEPS.filter((step) => terms > 0 && terms <= step).length;

/** Lines of texts, and of jobs: the terms of each as one field. */
const FIELDS = [0, 1, 2] as const;

export function createRowReader(dictionary: Dictionary, facetValues: FacetValues): RowReader {
  const readFacet = createFacetReader(dictionary, facetValues);

  const addTerms = ({ postings }: DocumentTable, lines: readonly string[], document: number): void => {
    for (const field of FIELDS)
      for (const term of lines[field]?.split(' ') ?? [])
        if (term !== '') addPosting(postings, listIdOf(addTerm(dictionary, term), field), document);
  };

  const addName = ({ postings }: DocumentTable, skeleton: string, field: Field, document: number): void => {
    if (skeleton === '') return;
    addPosting(postings, listIdOf(addTerm(dictionary, termOf('name', skeleton)), field), document);
  };

  const readRow = (table: DocumentTable, row: string): void => {
    const fields = row.split(FIELD_END);
    const [key, time = '', update = '', pricing = '', categories = '', attributes = '', slug = '', name = ''] = fields;
    const lines = fields.slice(FIELDS_BEFORE_TERMS);
    const [, , , aliases = '', length] = lines;
    const document = table.count;
    makeRoom(table, document + 1);
    const { terms, facetSet, price } = readFacet(pricing, categories, attributes);
    for (const term of terms) addPosting(table.postings, listIdOf(term, 0), document);
    const skeleton = skeletonOf(name);
    addName(table, skeleton, NAME_FIELDS.whole, document);
    addName(table, shortSkeletonOf(name) ?? '', NAME_FIELDS.short, document);
    for (const alias of aliases.split(' ')) addName(table, alias, NAME_FIELDS.alias, document);
    addTerms(table, lines, document);
    addTerms(table, lines.slice(FIELDS.length + 2), document);
    appendDocument(table, copyOf(slug), {
      keys: Number(key),
      times: readTime(time),
      updates: readTime(update),
      prices: price,
      facetSets: facetSet,
      lengthNorms: lengthNormOf(Number(length)),
      sounds: phoneticKeyOf(skeleton),
      names: addTerm(dictionary, termOf('name', skeleton)),
    });
  };

  return (table, page) => {
    if (page !== '') for (const row of page.split(ROW_END)) readRow(table, row);
  };
}
