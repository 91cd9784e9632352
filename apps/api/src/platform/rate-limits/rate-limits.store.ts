import type pg from 'pg';

/** Deletes the counters whose window is over. */
export async function deleteExpiredCounters(pool: pg.Pool): Promise<void> {
  await pool.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
}
