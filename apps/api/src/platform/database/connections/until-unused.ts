import { setTimeout as wait } from 'node:timers/promises';
import { newClient } from './new-client.ts';

/** Jobs that are under way are given ten seconds; a busy machine takes longer to end the rest. */
const PATIENCE_MS = 20_000;
const POLL_MS = 25;

/**
 * Resolves once no other process of Pulse is connected to a database, which is about to be stopped;
 * at the latest after `patienceMs`, or when the database does not answer.
 */
export async function untilUnused(url: string, patienceMs = PATIENCE_MS): Promise<void> {
  const client = newClient({ connectionString: url });
  const giveUpAt = performance.now() + patienceMs;
  try {
    await client.connect();
    const isUsed = async () => {
      const { rowCount } = await client.query(`SELECT FROM pg_stat_activity
        WHERE datname = current_database()
          AND (application_name = 'pulse' OR application_name LIKE 'pulse-listener%')
        LIMIT 1`);
      return rowCount !== 0;
    };
    while ((await isUsed()) && performance.now() < giveUpAt) await wait(POLL_MS);
  } catch {
    // Whatever was connected is not any more.
  } finally {
    await client.end().catch(() => undefined);
  }
}
