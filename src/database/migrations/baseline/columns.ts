/** Kinds of columns, for both engines. */
import type { ColumnDataType, ColumnDefinitionBuilder } from 'kysely';
import type { Engine } from '#database/database.ts';

export interface Column {
  /** A `bigint` is an `integer` on SQLite, whose integers have 64 bits. */
  type: ColumnDataType;
  build(column: ColumnDefinitionBuilder, engine: Engine): ColumnDefinitionBuilder;
}
type OnDelete = 'cascade' | 'set null';

const column = (type: ColumnDataType, build: Column['build'] = (c) => c): Column => ({ type, build });

/** Columns of one kind, side by side. */
const columnsOf =
  (kind: Column) =>
  (...names: readonly string[]): Record<string, Column> =>
    Object.fromEntries(names.map((name) => [name, kind]));

export const key = column('text', (c) => c.primaryKey());
export const unique = column('text', (c) => c.notNull().unique());
export const bigint = column('bigint', (c) => c.notNull());
/** SQLite keeps bytes in a column of any type. */
export const bytes = column('bytea', (c) => c.notNull());
/** The key of a table that has one row. */
export const single = column('integer', (c) => c.primaryKey());
/** A key that counts and never gives a number twice. */
export const serial = column('bigint', (c, engine) =>
  engine === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
);

/** Texts that are not null. */
export const required = columnsOf(column('text', (c) => c.notNull()));
/** Texts that may be null. */
export const optional = columnsOf(column('text'));
/** Columns that visitors filter tools by. */
export const attributes = {
  ...optional('platforms', 'has_api', 'self_hosted', 'license'),
  ...optional('interface_languages', 'free_trial', 'needs_account', 'eu_data'),
};
export const integers = columnsOf(column('integer', (c) => c.notNull()));
export const optionalIntegers = columnsOf(column('integer'));
export const withDefault = (value: string | number, type: ColumnDataType = 'text'): Column =>
  column(type, (c) => c.notNull().defaultTo(value));

/** The id of a row of another table; without `onDelete` that row cannot be deleted. */
export const optionalReferences = (table: string, onDelete?: OnDelete): Column =>
  column('text', (c) => {
    const reference = c.references(`${table}.id`);
    return onDelete === undefined ? reference : reference.onDelete(onDelete);
  });
export const references = (table: string, onDelete?: OnDelete): Column =>
  column('text', (c, engine) => optionalReferences(table, onDelete).build(c.notNull(), engine));
export const keyReferences = (table: string, onDelete?: OnDelete): Column =>
  column('text', (c, engine) => optionalReferences(table, onDelete).build(c.primaryKey(), engine));
