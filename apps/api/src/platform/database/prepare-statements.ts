import { createHash } from 'node:crypto';
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import { watchConnection } from './connections/watch-connection.ts';

/** A statement is prepared once it has been sent this often. */
const PREPARE_AFTER_USES = 3;
/** The most prepared statements: lists of changing length must not fill the server's memory. */
const MAX_PREPARED_STATEMENTS = 400;

const EACH_TIME = '/* planned each time */';

/**
 * Stands in a statement whose best plan depends on its values: it is planned at each use. Of a
 * prepared one PostgreSQL keeps a plan for no values in particular from the eighth use on, which reads
 * a hundred times as many rows of a large table (docs/decisions).
 */
export const plannedEachTime = sql.raw(EACH_TIME);

/**
 * The name of a prepared statement, made from its text: behind a pooler, processes of two releases
 * share sessions, and one name must never run the other's statement.
 */
export function statementName(text: string): string {
  return `pulse_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
}

/**
 * A pool whose clients send repeated statements as named prepared statements, so that PostgreSQL
 * parses and plans a frequent query once per connection. Statements sent once or twice stay
 * unnamed, as do those that contain `plannedEachTime`, and all of them with `prepares` off. Each
 * connection is watched (watch-connection.ts).
 */
export function preparingPool(
  pool: pg.Pool,
  connect: () => Promise<pg.PoolClient>,
  prepares: boolean,
  onUnanswered: (client: pg.PoolClient) => void,
): PostgresPool {
  const useCounts = new Map<string, number>();
  const names = new Map<string, string>();
  const wrappedClients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function nameOf(text: string): string | undefined {
    if (text.includes(EACH_TIME)) return undefined;
    const name = names.get(text);
    if (name || names.size >= MAX_PREPARED_STATEMENTS) return name;
    const uses = (useCounts.get(text) ?? 0) + 1;
    if (uses < PREPARE_AFTER_USES) {
      if (useCounts.size > 4 * MAX_PREPARED_STATEMENTS) useCounts.clear();
      useCounts.set(text, uses);
      return undefined;
    }
    useCounts.delete(text);
    names.set(text, statementName(text));
    return names.get(text);
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const watched = watchConnection(client, () => onUnanswered(client));
    // Kysely also has a form with a cursor, which needs another package and is never used here.
    const query = (text: string, values: unknown[] = []): Promise<unknown> => {
      const name = prepares && values.length > 0 ? nameOf(text) : undefined;
      return watched.run(() =>
        name ? client.query({ name, text, values }) : client.query(text, values),
      );
    };
    return {
      query: query as PostgresPoolClient['query'],
      release: (destroy?: boolean) => client.release(destroy || watched.isSpent()),
    };
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await connect();
      const known = wrappedClients.get(client) ?? wrap(client);
      wrappedClients.set(client, known);
      return known;
    },
  };
}
