import { newClient } from '../new-client.ts';

/**
 * True when PostgreSQL accepts a connection at this address, false while it does not: it is not
 * listening yet, or still replays its log after a crash. A wrong name or password is thrown, as
 * waiting cannot cure it.
 */
export async function answers(address: string): Promise<boolean> {
  const client = newClient({ connectionString: address, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isRefusal(error)) throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

// Class 28: wrong role or password. 3D000: no such database.
function isRefusal(error: unknown): boolean {
  return /^(28|3D)/.test((error as { code?: string }).code ?? '');
}
