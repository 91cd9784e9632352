import { startEmbeddedDatabase } from '@pulse/embedded-postgres';
import type { Config } from '../config.ts';
import { untilUnused } from '../platform/database/connections/until-unused.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import { traceStatement } from '../platform/tracing/trace-statement.ts';

/** A database, and where it is the embedded one, how its superuser connects. */
export interface ConnectedDatabase extends OpenDatabase {
  adminUrl: string | null;
}

/**
 * Opens the database of the configuration, or starts the embedded one, which `close` stops. With `join` (every command
 * but the server itself) the database of a running server is used and left running; without it, a
 * second server on the same data folder is refused.
 */
export async function connectDatabase(
  config: Config,
  log: (line: string) => void,
  { join = false }: { join?: boolean } = {},
): Promise<ConnectedDatabase> {
  const onStatement = config.traces ? traceStatement : undefined;
  if (config.databaseUrl) {
    const database = openDatabase(config.databaseUrl, config.databaseConnections, {
      directUrl: config.databaseDirectUrl,
      preparesStatements: config.preparesStatements,
      onStatement,
    });
    return { ...database, adminUrl: null };
  }
  const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log, join });
  const database = openDatabase(embedded.connectionString, config.databaseConnections, {
    onStatement,
  });
  const close = async () => {
    await database.close();
    // The worker beside this server was asked to stop at the same moment, and finishes what it does.
    if (!embedded.joined) await untilUnused(embedded.connectionString);
    await embedded.stop();
  };
  return { ...database, adminUrl: embedded.adminConnectionString, close };
}
