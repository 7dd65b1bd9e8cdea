/** The kinds of fields: their types in memory and in columns, and their limits. */
import type { Price } from './pricing.ts';

export interface Kinds {
  /** Text of one line. */
  line: { value: string; column: string };
  /** Text that may hold line breaks. */
  prose: { value: string; column: string };
  /** Public http or https address. */
  address: { value: string; column: string };
  email: { value: string; column: string };
  /** One of a few values. */
  choice: { value: string; column: string };
  /** Ids of categories; the column holds a JSON array. */
  categories: { value: string[]; column: string };
  /** Yes or no; the column holds `true` or `false`. */
  flag: { value: boolean; column: string };
  /** Some of a few values, in their order; the column holds a JSON array. */
  choices: { value: string[]; column: string };
  /** An amount of money; the column holds a JSON object. */
  price: { value: Price; column: string };
}

export type Kind = keyof Kinds;

/** Lengths count code points of the cleaned text. */
interface Bounds {
  /** `named`: it has a letter or digit of some script, by which it can be found. */
  line: { min?: number; max: number; named?: true };
  prose: { max: number };
  address: { max: number; scheme?: 'https' };
  email: { max: number };
  choice: { values: readonly string[] };
  categories: { min: number; max: number };
  flag: object;
  choices: { values: readonly string[] };
  price: object;
}

interface Common {
  /** Name of the column, in JSON, in files and in the history: never changed once released. */
  name: string;
  /** `new`: every submission has it; imported rows and rows from before may not. */
  required: boolean | 'new';
  /** The stored value of an absent field whose column may not be null; else null is stored. */
  absent?: string;
  /** Who may read it; editors' fields are in no public read or export. */
  audience: 'public' | 'editors';
  /** Whether lists show it, too. */
  summary: boolean;
  /** Whether it is translated: the original is in the column of the entry, the others are in `tool_texts`. */
  localised: boolean;
  /** Whether rules of screening read it. */
  screened: boolean;
  /** Whether lists can be narrowed by it; of a flag, a choice or choices. */
  filter?: true;
  /** Part of the form that asks for it. */
  group: FieldGroup;
  /** For the API document. */
  sentence: string;
}

/** Parts of the form of a submission, in its order. */
export const FIELD_GROUPS = ['about', 'kind', 'attributes', 'contact'] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** A row of the table. `examples` are two valid values that differ; tests carry them through the whole program. */
export type Field<K extends Kind = Kind> = {
  [P in K]: Common & Bounds[P] & { kind: P; examples: readonly [Kinds[P]['value'], Kinds[P]['value']] };
}[K];
