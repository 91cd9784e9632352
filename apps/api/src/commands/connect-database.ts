import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import type { Config } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';

/** An open database: that of DATABASE_URL, or the embedded one, which `close` stops. */
export interface ConnectedDatabase extends OpenDatabase {
  url: string;
}

/**
 * Opens the database of the configuration, or starts the embedded one. With `join` (every command
 * but the server itself) the database of a running server is used and left running; without it, a
 * second server on the same data folder is refused.
 */
export async function connectDatabase(
  config: Config,
  log: (line: string) => void,
  { join = false }: { join?: boolean } = {},
): Promise<ConnectedDatabase> {
  if (config.databaseUrl) {
    const database = openDatabase(config.databaseUrl, config.databaseConnections);
    return { url: config.databaseUrl, ...database };
  }
  const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log, join });
  const database = openDatabase(embedded.connectionString, config.databaseConnections);
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  return { ...database, url: embedded.connectionString, close };
}
