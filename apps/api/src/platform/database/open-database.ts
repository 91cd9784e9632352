import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { preparingPool } from './prepare-statements.ts';
import type { Database } from './schema.ts';
import type { Db } from './transaction.ts';

/** The connection pool and the query builder on top of it. */
export interface OpenDatabase {
  pool: pg.Pool;
  db: Db;
  close(): Promise<void>;
}

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

/** Opens a bounded connection pool; nothing is connected before the first query. */
export function openDatabase(url: string, connections: number): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'pulse',
    // A statement that runs longer than a person waits only blocks a connection.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  // A connection that the server closes is replaced at the next use, and a transaction on it fails
  // at its next statement. The error event beforehand would end this process if nothing listened to
  // it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db, close: () => closePool(pool) };
}

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
