import type { EpochMs } from '@pulse/domain';
import type pg from 'pg';

/** What the clock of the database says, also within a transaction. */
export async function readDatabaseTime(pool: Pick<pg.Pool, 'query'>): Promise<EpochMs> {
  const { rows } = await pool.query<{ now: EpochMs }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
  );
  if (!rows[0]) throw new Error('The database did not tell its time');
  return rows[0].now;
}
