/** Conversion between entries and their columns. */
import {
  FIELD_KEYS,
  fieldOf,
  keyOf,
  keysWhere,
  type Entry,
  type EntryColumns,
  type FieldName,
  type KeysWhere,
  type NamesWhere,
} from '#fields/fields.ts';
import type { Field, Kind, Kinds } from '#fields/kinds.ts';
import type { Price } from '#fields/pricing.ts';

interface Codec<K extends Kind> {
  read(column: Kinds[K]['column']): Kinds[K]['value'];
  write(value: Kinds[K]['value']): Kinds[K]['column'];
}

const TEXT = { read: (text: string) => text, write: (text: string) => text };

const LIST = {
  read: (text: string) => JSON.parse(text) as string[],
  write: (items: string[]) => JSON.stringify(items),
};

const PRICE = {
  read: (text: string) => JSON.parse(text) as Price,
  write: (price: Price) => JSON.stringify(price),
};

const CODECS: { [K in Kind]: Codec<K> } = {
  line: TEXT,
  prose: TEXT,
  address: TEXT,
  email: TEXT,
  choice: TEXT,
  categories: LIST,
  flag: { read: (text) => text === 'true', write: String },
  choices: LIST,
  price: PRICE,
};

function read({ kind, absent }: Field, column: string | null): unknown {
  return column === null || column === absent ? null : (CODECS[kind] as Codec<Kind>).read(column);
}

/** The value of a column by field name. */
export function valueOf(name: FieldName, column: string | null): unknown {
  return read(fieldOf(keyOf(name)), column);
}

/** The entry of a row. */
export function entryOf(row: EntryColumns): Entry {
  const entry: Record<string, unknown> = {};
  for (const key of FIELD_KEYS) {
    const field = fieldOf(key);
    entry[key] = read(field, row[field.name as keyof EntryColumns]);
  }
  return entry as Entry;
}

/** The columns of an entry, without other properties. */
export function columnsOf(entry: Entry): EntryColumns {
  const columns: Record<string, unknown> = {};
  for (const key of FIELD_KEYS) {
    const { kind, name, absent = null } = fieldOf(key);
    const value = entry[key];
    columns[name] = value === null ? absent : (CODECS[kind] as Codec<Kind>).write(value);
  }
  return columns as EntryColumns;
}

/** The fields of an entry, without other properties. */
export function pickEntry(source: Entry): Entry {
  return Object.fromEntries(FIELD_KEYS.map((key) => [key, source[key]])) as unknown as Entry;
}

/** An entry by API names. */
export function namedFields(entry: Entry): Record<string, unknown> {
  return Object.fromEntries(FIELD_KEYS.map((key) => [fieldOf(key).name, entry[key]]));
}

const SCREENED = keysWhere({ screened: true });

/** The fields that screening rules read: trimmed, NFC, within their limits. */
export type ScreenedEntry = Readonly<Pick<Entry, KeysWhere<{ screened: true }>>>;

export type ScreenedField = NamesWhere<{ screened: true }>;

/** The fields of an entry that screening reads. */
export function pickScreened(entry: Entry): ScreenedEntry {
  return Object.fromEntries(SCREENED.map((key) => [key, entry[key]])) as unknown as Entry;
}
