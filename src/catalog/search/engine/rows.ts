/** Rows of text in which tools come to the index, many a page: a start makes no objects of them, and reads each text once, without strings. */
import type { PricingChoice } from '#fields/pricing.ts';
import { EMPTY_HASH, mixHash } from '#catalog/fnv.ts';
import { type Dictionary, addBytes } from './dictionary.ts';
import { appendDocument, type DocumentTable, makeRoom } from './document-table.ts';
import { createFacetReader, type FacetValues } from './facet-values.ts';
import { withRoom } from './growable-array.ts';
import { addAlias, addName } from './name-index.ts';
import { addPosting, type Field, listIdOf, type Postings } from './postings.ts';

/**
 * Parts the fields of a row: key, time of publication, time of the last change, pricing, categories (JSON), attributes
 * (facet-values.ts), slug, name, terms (which have eight lines of their own).
 */
export const FIELD_END = '\n';
/** Parts the rows of a page. Names have neither sign; search would not see the difference. */
export const ROW_END = '\u001E';

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

const DASH = 45;
const ZERO = 48;
const ISO_LENGTH = 24;

const digits = (text: Uint8Array, from: number, to: number): number => {
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 10 + text[at]! - ZERO;
  return value;
};

/** The whole number at from..to, which may be negative. */
function readNumber(text: Uint8Array, from: number, to: number): number {
  return text[from] === DASH ? -digits(text, from + 1, to) : digits(text, from, to);
}

/** Milliseconds since 1970 of a time written as a number or in the one ISO form that databases keep here. */
function readTime(text: Buffer, from: number, to: number): number {
  const isIso = to - from === ISO_LENGTH && text[from + 4] === DASH && text[from + 7] === DASH;
  if (!isIso) {
    const written = text.toString('latin1', from, to);
    const time = /^-?\d+$/.test(written) ? Number(written) : Date.parse(written);
    return Number.isFinite(time) ? time : 0;
  }
  const part = (at: number, length: number): number => digits(text, from + at, from + at + length);
  return Date.UTC(part(0, 4), part(5, 2) - 1, part(8, 2), part(11, 2), part(14, 2), part(17, 2), part(20, 3));
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

const SPACE = 32;
const LINE_END = 10;
const ROW_SIGN = 30;
const FIELDS_WITH_TERMS = 3;

/** The most terms that name and original tagline may have for the length norms 3, 2 and 1. */
const LENGTH_NORM_STEPS = [8, 12, 18] as const;

/** The norm by the number of terms of name and original tagline: a term weighs more in a short text; 0 if it is not known. */
const lengthNormOf = (terms: number): number => LENGTH_NORM_STEPS.filter((step) => terms > 0 && terms <= step).length;

/** Where the line behind the one that begins at `from` begins. */
const nextLine = (row: Buffer, from: number, to: number): number => {
  let at = from;
  while (at < to && row[at] !== LINE_END) at += 1;
  return at + 1;
};

/** Where the line that begins at `from` ends, or the row. */
const lineEnd = (row: Buffer, from: number, to: number): number => {
  let at = from;
  while (at < to && row[at] !== LINE_END && row[at] !== ROW_SIGN) at += 1;
  return at;
};

/** Adds the terms on three lines, those of each as one field; returns where the line behind them begins, or the row ends. */
const addTerms = (
  row: Uint8Array,
  begin: number,
  to: number,
  document: number,
  dictionary: Dictionary,
  postings: Postings,
): number => {
  let field = 0;
  let from = begin;
  let hash = EMPTY_HASH;
  let at = begin;
  for (; field < FIELDS_WITH_TERMS; at += 1) {
    const code = at === to ? ROW_SIGN : row[at]!;
    if (code !== SPACE && code !== LINE_END && code !== ROW_SIGN) {
      hash = mixHash(hash, code);
      continue;
    }
    if (at > from) addPosting(postings, listIdOf(addBytes(dictionary, row, from, at, hash), field as Field), document);
    if (code === ROW_SIGN) return at;
    from = at + 1;
    hash = EMPTY_HASH;
    if (code === LINE_END) field += 1;
  }
  return at;
};

/** A reader that keeps its memory from one page to the next. */
export function createRowReader(dictionary: Dictionary, facetValues: FacetValues): RowReader {
  const readFacet = createFacetReader(dictionary, facetValues);
  let bytes = Buffer.from(new ArrayBuffer(1 << 12));

  /** Appends the row at from..to, or up to its end if it ends before; returns where that is. */
  const readRow = (table: DocumentTable, from: number, to: number): number => {
    const document = table.count;
    const { names, postings } = table;
    makeRoom(table, document + 1);
    const time = nextLine(bytes, from, to);
    const update = nextLine(bytes, time, to);
    const pricing = nextLine(bytes, update, to);
    const attributes = nextLine(bytes, nextLine(bytes, pricing, to), to);
    const slug = nextLine(bytes, attributes, to);
    const name = nextLine(bytes, slug, to);
    const terms = nextLine(bytes, name, to);
    const { terms: facets, facetSet, price } = readFacet(bytes, pricing, slug - 1);
    for (const term of facets) addPosting(postings, listIdOf(term, 0), document);
    addName(names, bytes.toString('utf8', name, terms - 1), document);
    const aliases = addTerms(bytes, terms, to, document, dictionary, postings);
    let end = lineEnd(bytes, aliases, to);
    if (end > aliases)
      for (const alias of bytes.toString('utf8', aliases, end).split(' ')) addAlias(names, alias, document);
    const length = end + 1;
    if (end < to && bytes[end] === LINE_END) end = lineEnd(bytes, length, to);
    const lengthNorm = lengthNormOf(readNumber(bytes, length, end));
    if (end < to && bytes[end] === LINE_END) end = addTerms(bytes, end + 1, to, document, dictionary, postings);
    while (end < to && bytes[end] !== ROW_SIGN) end += 1;
    appendDocument(table, {
      key: readNumber(bytes, from, time - 1),
      time: readTime(bytes, time, update - 1),
      update: readTime(bytes, update, pricing - 1),
      price,
      facetSet,
      lengthNorm,
      row: bytes,
      slugFrom: slug,
      slugTo: name - 1,
    });
    return end;
  };

  return (table, page) => {
    bytes = withRoom(bytes, page.length * 3);
    const to = bytes.write(page);
    for (let at = 0; at < to;) at = readRow(table, at, to) + 1;
  };
}
