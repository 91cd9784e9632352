import { Kysely, type Logger, PostgresDialect } from 'kysely';
import pg from 'pg';
import { requirePrimary } from './connections/connect-to-primary.ts';
import { type DatabaseHosts, readDatabaseHosts } from './connections/database-hosts.ts';
import { preparingPool } from './prepare-statements.ts';
import { replicaOfRequest } from './replicas/replica-of-request.ts';
import type { Database } from './schema.ts';
import type { Db } from './transaction.ts';

/** The connection pool and the query builder on top of it. */
export interface OpenDatabase {
  pool: pg.Pool;
  db: Db;
  /** For what needs a session of its own, which a pooler in between does not give: LISTEN, migrations. */
  directUrl: string;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Past the pooler that the pool's connection string may name; by default the same. */
  directUrl?: string | null;
  /** False for a pooler that hands each transaction to another session without knowing statements. */
  preparesStatements?: boolean;
  /** How long a statement, or a COMMIT that waits for a standby, may go without an answer. */
  answerWithinMs?: number | undefined;
  /** Called after each statement. */
  onStatement?: Logger | undefined;
}

/** Longer than any statement runs: without an answer until then, none is to be expected. */
const ANSWER_WITHIN_MS = 32_000;

const BIGINT = 20;
const DATE = 1082;
const POINT = 600;
const asText = (value: string) => value;
const asSafeInteger = (value: string) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError('A number beyond 2^53 in the database');
  return number;
};

/**
 * Reads dates and points as text, as a Date would be shifted by the time zone, and 64-bit integers
 * as numbers: an amount of money must not become text.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE || oid === POINT) return asText;
    return oid === BIGINT ? asSafeInteger : pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/** Statements, not parameters of the start of a connection: a pooler refuses those it does not know. */
const SESSION_SETTINGS = `
  -- A statement that runs longer than a person waits only blocks a connection.
  SET statement_timeout = '30s';
  SET idle_in_transaction_session_timeout = '30s'`;

/** What the pools of the leader and of replicas have in common. */
export function poolOptions(connections: number): pg.PoolConfig {
  return {
    max: connections,
    types,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    application_name: 'pulse',
  };
}

/**
 * Opens a bounded connection pool; nothing is connected before the first query. Of several hosts it
 * uses the one that accepts writes, and looks for it again when that one is lost.
 */
export function openDatabase(
  url: string,
  connections: number,
  {
    directUrl,
    preparesStatements = true,
    answerWithinMs = ANSWER_WITHIN_MS,
    onStatement,
  }: DatabaseOptions = {},
): OpenDatabase {
  const hosts = readDatabaseHosts(url);
  const pool = new pg.Pool({
    ...poolOptions(connections),
    Client: clientOf(hosts),
    connectionTimeoutMillis: 10_000,
    query_timeout: answerWithinMs,
    onConnect: async (client) => {
      await client.query(SESSION_SETTINGS);
      if (hosts.count > 1) await requirePrimary(client);
    },
  });
  const connect = () => replicaOfRequest()?.connect() ?? connectToPrimaryOf(pool, hosts);
  const onUnanswered = (client: pg.PoolClient) => hosts.ruleOut((client as HostClient).hostUrl);
  const dialect = new PostgresDialect({
    pool: preparingPool(pool, connect, preparesStatements, onUnanswered),
  });
  const db = new Kysely<Database>({ dialect, ...(onStatement && { log: onStatement }) });
  // A connection that the server closes is replaced at the next use, and a transaction on it fails
  // at its next statement. The error event beforehand would end this process if nothing listened to
  // it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db, directUrl: directUrl ?? url, close: () => closePool(pool) };
}

/** A client that knows which host it is connected to. */
interface HostClient extends pg.PoolClient {
  hostUrl: string;
}

/** Clients of the pool connect to the host that is thought to be the primary at that moment. */
function clientOf(hosts: DatabaseHosts): typeof pg.Client {
  return class extends pg.Client {
    readonly hostUrl: string;
    constructor(options: pg.ClientConfig = {}) {
      const hostUrl = hosts.current();
      super({ ...options, connectionString: hostUrl });
      this.hostUrl = hostUrl;
    }
  };
}

/** A connection of the pool; each host is tried once before its error is thrown. */
async function connectToPrimaryOf(pool: pg.Pool, hosts: DatabaseHosts): Promise<pg.PoolClient> {
  for (let left = hosts.count; ; left -= 1) {
    const tried = hosts.current();
    try {
      return await pool.connect();
    } catch (error) {
      if (left === 1 || (error as Error).message === ALL_IN_USE) throw error;
      hosts.ruleOut(tried);
    }
  }
}

/** The pool's own error, which says nothing about the host. */
const ALL_IN_USE = 'timeout exceeded when trying to connect';

// `end` resolves before the sockets are closed; dropping the database next would cut them off.
async function closePool(pool: pg.Pool): Promise<void> {
  const open = pool.totalCount;
  let closedCount = 0;
  const closed = new Promise<void>((resolve) => {
    if (open === 0) resolve();
    pool.on('remove', () => {
      closedCount += 1;
      if (closedCount >= open) resolve();
    });
  });
  await pool.end();
  await closed;
}
