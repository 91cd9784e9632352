import type { Db } from '@pulse/test-data';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { addressOf } from '../../cluster/host-names.ts';
import { leader } from '../../cluster/patroni.ts';
import { VALUES } from '../../cluster/values.ts';

/** Works on the database of the leader of this moment, past balancers and poolers. */
export async function atLeader<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  return atDatabase((await leader()).name, work);
}

/** Works on the database of a host, whether it leads or not. */
export async function atDatabase<Result>(
  name: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({
    ...{ host: addressOf(name), port: 5432, max: 4, database: 'pulse' },
    ...{ user: 'pulse', password: VALUES.PULSE_PASSWORD },
  });
  pool.on('error', () => undefined);
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
