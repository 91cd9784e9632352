import pg from 'pg';

/**
 * Creates a client that is not connected yet. When the server closes the connection, the current
 * statement fails; the error event outside a statement would end this process if nothing listened
 * to it.
 */
export function newClient(options: pg.ClientConfig): pg.Client {
  return new pg.Client(options).on('error', () => undefined);
}
