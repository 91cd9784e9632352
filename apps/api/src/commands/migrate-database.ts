import { guardAuditLog, isAuditLogGuarded } from '../platform/audit/guard-audit-log.ts';
import { migrate, pendingMigrations } from '../platform/database/migrations/migrate.ts';
import type { ConnectedDatabase } from './connect-database.ts';

const UNGUARDED =
  'The audit log is not guarded: the role of DATABASE_URL can change it. docs/OPERATIONS.md says how to give it to another role.';

/** Ends a command whose database has not been migrated yet. */
export async function requireMigrated({ pool }: ConnectedDatabase): Promise<void> {
  const pending = await pendingMigrations(pool);
  if (pending.length > 0)
    throw new PendingMigrationsError(
      `The database lacks migrations; run "npm run migrate": ${pending.join(', ')}`,
    );
}

/** A database that another command has to migrate first. */
export class PendingMigrationsError extends Error {}

/**
 * Applies the pending migrations and returns their names. Then the audit log of the embedded database
 * is given to its own role; of another database, whose superuser Pulse does not know, `say` receives a warning
 * while that has not been done.
 */
export async function migrateDatabase(
  { directUrl, adminUrl, pool }: ConnectedDatabase,
  say: (line: string) => void,
): Promise<string[]> {
  const applied = await migrate(directUrl, { say });
  if (adminUrl) await guardAuditLog(adminUrl);
  else if (!(await isAuditLogGuarded(pool))) say(UNGUARDED);
  return applied;
}
