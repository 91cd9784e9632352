import pg from 'pg';
import { readDatabaseHosts } from './database-hosts.ts';
import { newClient } from './new-client.ts';

/**
 * Connects a client of its own, outside the pool, to the first host of the connection string that
 * accepts writes. Throws the last host's error when none does.
 */
export async function connectToPrimary(
  url: string,
  options: pg.ClientConfig = {},
): Promise<pg.Client> {
  const hosts = readDatabaseHosts(url);
  for (let left = hosts.count; ; left -= 1) {
    const connectionString = hosts.current();
    const client = newClient({ ...options, connectionString });
    try {
      await client.connect();
      if (hosts.count > 1) await requirePrimary(client);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (left === 1) throw error;
      hosts.ruleOut(connectionString);
    }
  }
}

/** Throws PostgreSQL's own error for a write when this is the connection of a standby. */
export async function requirePrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'SHOW transaction_read_only',
  );
  if (rows[0]?.transaction_read_only !== 'on') return;
  const error = new pg.DatabaseError('this host is read-only', 0, 'error');
  error.code = READ_ONLY;
  throw error;
}

/** PostgreSQL's read_only_sql_transaction. */
const READ_ONLY = '25006';
