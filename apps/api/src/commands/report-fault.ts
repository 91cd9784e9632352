import { ConfigError } from '../config.ts';
import { EmbeddedDatabaseError } from '../platform/database/embedded/index.ts';

/** Tells the person at the terminal why a command ended: a sentence where the cause is known. */
export function reportFault(error: unknown): void {
  const expected = error instanceof ConfigError || error instanceof EmbeddedDatabaseError;
  const text = error instanceof Error ? (expected ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
}
