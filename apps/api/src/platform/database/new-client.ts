import pg from 'pg';

/**
 * A single connection, not opened yet. When the server ends it, the statement under way fails; the
 * error that tells of it outside of any statement would, unheard, end this process.
 */
export function newClient(options: pg.ClientConfig): pg.Client {
  return new pg.Client(options).on('error', () => undefined);
}
