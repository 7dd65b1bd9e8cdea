/** The kinds of terms that no text can hold, by the letters that they begin with. */
export const TERM_KINDS = {
  category: '@c:',
  pricing: '@p:',
  /** With the name of the attribute, `platforms=ios`: stated in a field, or told by the texts. */
  attribute: '@f:',
  told: '@t:',
  job: '@j:',
  /** By the stems of its name. */
  maker: '@m:',
  /** Of a text that states an alternative to the tool of a skeleton. */
  alternative: '@a:',
  /** A skeleton of a name, in the field of its kind (engine/names.ts). */
  name: '@n:',
} as const;

export type TermKind = keyof typeof TERM_KINDS;

export const termOf = (kind: TermKind, value: string): string => TERM_KINDS[kind] + value;

/** The value of a term of a kind; undefined for other terms. */
export const valueOf = (kind: TermKind, term: string): string | undefined =>
  term.startsWith(TERM_KINDS[kind]) ? term.slice(TERM_KINDS[kind].length) : undefined;
