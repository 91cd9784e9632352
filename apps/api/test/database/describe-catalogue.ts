import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * One line for each table, view, sequence, function and extension of the product: its name and a digest
 * of all that the catalogue says of it. Neither the order of columns nor the version of PostgreSQL
 * matters. Rows of the tables that migrations fill belong to it.
 */
export async function describeCatalogue(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; parts: string[] }>(CATALOGUE);
  return rows.map(({ name, parts }) => `${name} ${digest(parts.sort().join('\n'))}`);
}

/** The recorded migrations: how many, and a digest of their names and checksums. */
export async function describeMigrations(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ line: string }>(
    `SELECT name || ' ' || checksum AS line FROM schema_migrations ORDER BY name COLLATE "C"`,
  );
  return `${rows.length} migrations ${digest(rows.map(({ line }) => line).join('\n'))}`;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

const CATALOGUE = `
WITH schemas AS (
  SELECT oid, nspname FROM pg_namespace WHERE nspname IN ('public', 'audit')
), extension_parts AS (
  SELECT classid, objid FROM pg_depend WHERE deptype = 'e'
), relations AS (
  SELECT c.*, s.nspname || '.' || c.relname AS name
  FROM pg_class c JOIN schemas s ON s.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p', 'v', 'm', 'S') AND c.relname <> 'schema_migrations'
    AND ('pg_class'::regclass, c.oid) NOT IN (SELECT classid, objid FROM extension_parts)
), parts AS (
  SELECT name, concat_ws(' ', relkind, relpersistence, relacl::text, reloptions::text,
    relrowsecurity, relreplident, obj_description(oid, 'pg_class')) AS part FROM relations
  UNION ALL
  SELECT r.name, concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
    a.attidentity, a.attgenerated, a.attstorage, a.attcollation::regcollation,
    a.attoptions::text, a.attacl::text, nullif(a.attstattarget, -1), pg_get_expr(d.adbin, d.adrelid))
  FROM relations r JOIN pg_attribute a ON a.attrelid = r.oid
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  -- PostgreSQL 18 lists NOT NULL as constraints, too.
  SELECT r.name, concat_ws(' ', c.conname, pg_get_constraintdef(c.oid), c.convalidated)
  FROM relations r JOIN pg_constraint c ON c.conrelid = r.oid AND c.contype <> 'n'
  UNION ALL
  SELECT r.name, concat_ws(' ', pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisclustered)
  FROM relations r JOIN pg_index i ON i.indrelid = r.oid
  UNION ALL
  SELECT r.name, concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled)
  FROM relations r JOIN pg_trigger t ON t.tgrelid = r.oid AND NOT t.tgisinternal
  UNION ALL
  -- PostgreSQL 15 writes a column of a view with its table where another version need not.
  SELECT r.name, regexp_replace(pg_get_viewdef(r.oid), '\\m\\w+\\.(?=\\w)|\\s', '', 'g')
  FROM relations r WHERE r.relkind IN ('v', 'm')
  UNION ALL
  SELECT r.name, concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmax, s.seqmin,
    s.seqcache, s.seqcycle, d.refobjid::regclass, d.deptype)
  FROM relations r JOIN pg_sequence s ON s.seqrelid = r.oid
    LEFT JOIN pg_depend d ON d.objid = r.oid AND d.deptype IN ('a', 'i')
      AND d.refclassid = 'pg_class'::regclass
  UNION ALL
  SELECT p.oid::regprocedure::text, concat_ws(' ', pg_get_functiondef(p.oid), p.proacl::text)
  FROM pg_proc p JOIN schemas s ON s.oid = p.pronamespace
  WHERE ('pg_proc'::regclass, p.oid) NOT IN (SELECT classid, objid FROM extension_parts)
  UNION ALL
  SELECT 'extension ' || extname, extnamespace::regnamespace::text FROM pg_extension
  UNION ALL
  SELECT 'statistics ' || stxname, pg_get_statisticsobjdef(oid) FROM pg_statistic_ext
  UNION ALL
  SELECT 'public.plans', to_jsonb(p)::text FROM plans p
  UNION ALL
  SELECT 'public.area_other_names', to_jsonb(n)::text FROM area_other_names n
)
SELECT name, array_agg(part) AS parts FROM parts GROUP BY name ORDER BY name COLLATE "C"`;
