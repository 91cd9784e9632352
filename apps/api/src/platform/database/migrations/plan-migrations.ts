import type { Migration } from './read-migrations.ts';

/** A database that this version of Pulse must leave as it is; the message says what to do. */
export class RefusedDatabaseError extends Error {}

/** A migration that a database lacks. */
export interface PendingMigration {
  migration: Migration;
  /** The database has what it creates from the migrations that it replaces: it is only recorded. */
  isInEffect: boolean;
}

/**
 * The migrations that a database lacks, in their order; `applied` has the checksums of those recorded
 * in it, by name. Throws `RefusedDatabaseError` when one was edited, and when the database is older
 * than a migration that replaces others or has others.
 */
export function planMigrations(
  migrations: Migration[],
  applied: ReadonlyMap<string, string>,
): PendingMigration[] {
  for (const { name, checksum } of migrations)
    if (applied.has(name) && applied.get(name) !== checksum)
      throw new RefusedDatabaseError(
        `The migration ${name} has been edited after it was applied to this database. ` +
          'Undo the edit and write a new migration instead.',
      );
  return migrations
    .filter(({ name }) => !applied.has(name))
    .map((migration) => ({ migration, isInEffect: hasReplaced(migration, applied) }));
}

/** Whether a database has every migration that `migration` replaces; a new database has none. */
function hasReplaced({ replaces }: Migration, applied: ReadonlyMap<string, string>): boolean {
  if (replaces.size === 0 || applied.size === 0) return false;
  const unknown = [...applied].filter(([name, checksum]) => replaces.get(name) !== checksum);
  if (unknown.length > 0)
    throw new RefusedDatabaseError(
      `The database has migrations that this version of Pulse does not know: ${namesOf(unknown)}. ` +
        'It belongs to another version or another program, and was left as it is. Start the version ' +
        'that it belongs to, or name another database in DATABASE_URL (docs/OPERATIONS.md, "Updating").',
    );
  const missing = [...replaces].filter(([name]) => !applied.has(name));
  if (missing.length > 0)
    throw new RefusedDatabaseError(
      `The database is too old for this version of Pulse and was left as it is: it lacks ` +
        `${namesOf(missing)}. Start the last version that has ${[...replaces.keys()].at(-1)} ` +
        'once, which brings it up to date, and then this one (docs/OPERATIONS.md, "Updating").',
    );
  return true;
}

function namesOf(migrations: [name: string, checksum: string][]): string {
  const [[first] = [''], ...others] = migrations;
  return others.length > 0 ? `${first} and ${others.length} more` : first;
}
