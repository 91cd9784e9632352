import type pg from 'pg';

const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  json: 'Json',
  jsonb: 'Json',
  timestamptz: 'Timestamp',
  date: 'string',
  time: 'string',
  bytea: 'Buffer',
  cube: 'string',
  point: 'string',
  _text: 'string[]',
  _date: 'string[]',
  _int2: 'number[]',
};

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  nullable: boolean;
  defaulted: boolean;
  generated: boolean;
}

const HEADER = `// Generated from the migrated database: do not edit. apps/api/test/database/schema.test.ts fails when
// it is stale and says how to write it anew.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Has a default: may be left out when inserting. */
type Defaulted<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as parsed by the driver, written as JSON text. */
type Json = ColumnType<unknown, string, string>;
`;

const pascal = (name: string) =>
  name.replaceAll(/(^|_|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

function columnType(column: Column): string {
  const type = TYPES[column.udt_name];
  if (!type)
    throw new Error(
      `no TypeScript type for ${column.udt_name} (${column.table_name}.${column.column_name})`,
    );
  const nullable = column.nullable ? `${type} | null` : type;
  if (column.generated) return `GeneratedAlways<${nullable}>`;
  return column.defaulted ? `Defaulted<${nullable}>` : nullable;
}

/**
 * The TypeScript interfaces of every table of the product, for Kysely: those outside of the schema
 * public by their whole name.
 */
export async function describeSchema(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(`
    SELECT CASE table_schema WHEN 'public' THEN '' ELSE table_schema || '.' END || table_name AS table_name,
      column_name, udt_name,
      is_nullable = 'YES' AS nullable,
      column_default IS NOT NULL AS defaulted,
      is_generated = 'ALWAYS' OR is_identity = 'YES' AS generated
    FROM information_schema.columns
    WHERE table_schema IN ('public', 'audit') AND table_name NOT IN ('schema_migrations', 'rate_limits')
    ORDER BY replace(table_schema, 'public', '') COLLATE "C", table_name COLLATE "C", ordinal_position`);
  const tables = Map.groupBy(rows, (row) => row.table_name);
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `export interface ${pascal(table)} {\n${columns.map((c) => `  ${c.column_name}: ${columnType(c)};`).join('\n')}\n}\n`,
  );
  const database = `export interface Database {\n${[...tables.keys()].map((t) => `  ${t.includes('.') ? `'${t}'` : t}: ${pascal(t)};`).join('\n')}\n}\n`;
  return [HEADER, ...interfaces, database].join('\n');
}
