/** The tables, indexes and views of a database as lines that can be compared: what is the same in both engines' catalogs is left as they say it. */
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

interface Line {
  line: string;
}

const COLUMNS = {
  sqlite: sql<Line>`
    select t.name || '.' || c.name || ': ' || lower(c.type) || iif(c."notnull", ' required', '')
        || iif(c.pk > 0, ' key ' || c.pk, '') || coalesce(' default ' || c.dflt_value, '') as line
      from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' order by t.name, c.cid`,
  postgres: sql<Line>`
    select table_name || '.' || column_name || ': ' || data_type || case is_nullable when 'NO' then ' required' else '' end
        || case is_identity when 'YES' then ' identity ' || identity_generation else '' end
        || coalesce(' default ' || column_default, '') as line
      from information_schema.columns where table_schema = current_schema() order by table_name, ordinal_position`,
};

/** Foreign keys, what is unique, checks, indexes, views; and on SQLite the tables with a counter or without a row number. */
const REST = {
  sqlite: sql<Line>`
    select t.name || '.' || k."from" || ' references ' || k."table" || '.' || k."to" || ' ' || k.on_delete as line
      from sqlite_master t, pragma_foreign_key_list(t.name) k where t.type = 'table'
    union all select t.name || ' unique ' || (select group_concat(c.name) from pragma_index_info(i.name) c)
      from sqlite_master t, pragma_index_list(t.name) i where t.type = 'table' and i.origin <> 'c'
    union all select name || ' ' || trait from sqlite_master, (
        select ' check (' as trait union select 'autoincrement' union select 'without rowid'
      ) where type = 'table' and sql like '%' || trait || '%'
    union all select sql from sqlite_master where type in ('index', 'view', 'trigger') and sql is not null`,
  postgres: sql<Line>`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
      from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = current_schema()
    union all select viewname || ' ' || definition from pg_views where schemaname = current_schema()`,
};

/** Columns are in the order of their table. Quotes and line breaks, which mean nothing, are left out. */
export async function schemaLines(db: Database): Promise<{ columns: string[]; rest: string[] }> {
  const [columns, rest] = await Promise.all([COLUMNS, REST].map((of) => of[db.engine].execute(db.read)));
  const plain = ({ line }: Line): string =>
    line
      .replaceAll('"', '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\s*([(),])\s*/g, '$1');
  return { columns: columns!.rows.map(plain), rest: rest!.rows.map(plain).toSorted() };
}
