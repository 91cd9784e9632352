import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Position } from './position.ts';
import { readReplayedPosition } from './positions.store.ts';
import type { ReadableReplica } from './replica-of-request.ts';

/** How often a replica is asked what it has replayed. */
const ASK_EACH_MS = 100;
/** One that does not answer for so long is lost until it does. */
const ANSWERS_WITHIN_MS = 2_000;
/** Leaves as much time again for the leader, which reads what this did not. */
const READS_WITHIN_MS = 8_000;

const SESSION_SETTINGS = `
  SET default_transaction_read_only = on;
  SET statement_timeout = ${READS_WITHIN_MS};
  SET idle_in_transaction_session_timeout = ${READS_WITHIN_MS}`;

/** How often a name that leads to several servers is tried for the one whose position is known. */
const ATTEMPTS = 5;

class OtherServer extends Error {}

/** One replica: its connections, and what it had replayed when it was asked last. */
export interface Replica extends ReadableReplica {
  /** Null while it does not answer, or is no replica. */
  position(): Position | null;
  /** Asks it until the signal is aborted, and reports each answer. */
  follow(stop: AbortSignal, report: (failure: unknown) => void): Promise<void>;
  close(): Promise<void>;
}

/** The replica at a connection string. Nothing is connected before it is followed. */
export function createReplica(options: pg.PoolConfig): Replica {
  const asking = new pg.Pool({
    ...options,
    max: 1,
    connectionTimeoutMillis: ANSWERS_WITHIN_MS,
    query_timeout: ANSWERS_WITHIN_MS,
  }).on('error', () => undefined);
  let server: string | null = null;
  let position: Position | null = null;
  let reading = openPool();

  function openPool() {
    const sockets = new Set<Socket>();
    const pool = new pg.Pool({
      ...options,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: READS_WITHIN_MS + ANSWERS_WITHIN_MS,
      onConnect: async (client) => {
        await client.query(SESSION_SETTINGS);
        // Each server is judged by its own position only.
        if ((await readReplayedPosition(client)).server !== server)
          throw new OtherServer('The name of a replica leads to several servers');
      },
    }).on('error', () => undefined);
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
      sockets.add(stream.once('close', () => sockets.delete(stream)));
    });
    return { pool, sockets };
  }

  /** Fails what waits for a server that does not answer, so that the leader reads it now. */
  function lose(): void {
    if (position === null) return;
    position = null;
    const { pool, sockets } = reading;
    reading = openPool();
    for (const socket of sockets) socket.destroy();
    void pool.end();
  }

  async function connect(): Promise<pg.PoolClient> {
    for (let left = ATTEMPTS; ; left -= 1) {
      try {
        return await reading.pool.connect();
      } catch (error) {
        if (left === 1 || !(error instanceof OtherServer)) throw error;
      }
    }
  }

  return {
    connect,
    position: () => position,
    async follow(stop, report) {
      while (!stop.aborted) {
        try {
          const replayed = await readReplayedPosition(asking);
          if (replayed.server !== server) lose();
          ({ server, position } = replayed);
          report(null);
        } catch (error) {
          lose();
          report(error);
        }
        await wait(ASK_EACH_MS, null, { signal: stop }).catch(() => undefined);
      }
    },
    async close() {
      await Promise.all([asking.end(), reading.pool.end()]);
    },
  };
}
