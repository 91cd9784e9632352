import { EmbeddedDatabaseError } from '@pulse/embedded-postgres';
import { ConfigError } from '../config.ts';
import { RefusedDatabaseError } from '../platform/database/migrations/plan-migrations.ts';
import { PendingMigrationsError } from './migrate-database.ts';

const EXPECTED = [ConfigError, EmbeddedDatabaseError, PendingMigrationsError, RefusedDatabaseError];

/** Prints why a command ended: a sentence if the cause is known, a stack trace otherwise. */
export function reportFault(error: unknown): void {
  const expected = EXPECTED.some((type) => error instanceof type);
  const text = error instanceof Error ? (expected ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
}
