import pg from 'pg';

/** The server may be busy; a connection that takes longer is tried again by the caller. */
const connectTimeoutMs = 30_000;

/**
 * True when PostgreSQL accepts a connection with this connection string, false while it does not: it
 * is not listening yet, or still replays its log after a crash. A wrong name or password is thrown,
 * as waiting cannot cure it.
 */
export async function acceptsConnections(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectTimeoutMs });
  // A connection that the server ends emits an error, which without a listener ends this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isRejected(error)) throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

// Class 28: wrong role or password. 3D000: no such database.
function isRejected(error: unknown): boolean {
  return /^(28|3D)/.test((error as { code?: string }).code ?? '');
}
