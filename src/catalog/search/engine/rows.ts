/** The text in which tools come to the index: one row a tool, many rows a page, so that a start makes no objects of them. */
import type { PricingChoice } from '#fields/pricing.ts';

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
export function readNumber(text: Uint8Array, from: number, to: number): number {
  return text[from] === DASH ? -digits(text, from + 1, to) : digits(text, from, to);
}

/** Milliseconds since 1970 of a time written as a number or in the one ISO form that databases keep here. */
export function readTime(text: Buffer, from: number, to: number): number {
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
