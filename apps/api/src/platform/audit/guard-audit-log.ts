import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { newClient } from '../database/connections/new-client.ts';

const STATEMENTS = new URL('../../../guard-audit-log.sql', import.meta.url);

/**
 * Gives the audit log to a role of its own; `adminUrl` is a superuser's, in Pulse's database. Throws
 * when the application's role is a superuser, whom nothing keeps from the log.
 */
export async function guardAuditLog(adminUrl: string): Promise<void> {
  const client = newClient({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(await readFile(STATEMENTS, 'utf8'));
  } finally {
    await client.end();
  }
}

/** Whether the role of these connections can neither change nor replace the audit log. */
export async function isAuditLogGuarded(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ guarded: boolean }>(`
    SELECT NOT has_table_privilege(c.oid, 'UPDATE, DELETE, TRUNCATE')
      AND NOT pg_has_role(c.relowner, 'MEMBER') AND NOT pg_has_role(n.nspowner, 'MEMBER') AS guarded
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.oid = 'audit.audit_log'::regclass`);
  return rows[0]?.guarded ?? false;
}
