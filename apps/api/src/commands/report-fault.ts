import { EmbeddedDatabaseError } from '@pulse/embedded-postgres';
import { ConfigError } from '../config.ts';

/** Prints why a command ended: a sentence if the cause is known, a stack trace otherwise. */
export function reportFault(error: unknown): void {
  const expected = error instanceof ConfigError || error instanceof EmbeddedDatabaseError;
  const text = error instanceof Error ? (expected ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
}
