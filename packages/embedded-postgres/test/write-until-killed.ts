import pg from 'pg';
import { startEmbeddedDatabase } from '../src/index.ts';

/**
 * A process for tests to kill: starts the embedded database of the folder in its argument and
 * inserts numbers into a new table over eight connections for ever. Prints each number once
 * PostgreSQL has acknowledged it.
 */
const dataDir = process.argv[2];
if (!dataDir) throw new Error('Which data folder?');

const database = await startEmbeddedDatabase({ dataDir, log: () => undefined });
const pool = new pg.Pool({ connectionString: database.connectionString, max: 8 });
await pool.query('DROP TABLE IF EXISTS written; CREATE TABLE written (number bigint PRIMARY KEY)');

let next = 0;
const write = async (): Promise<never> => {
  for (;;) {
    const number = next++;
    await pool.query('INSERT INTO written VALUES ($1)', [number]);
    process.stdout.write(`${number}\n`);
  }
};
await Promise.all(Array.from({ length: 8 }, write));
