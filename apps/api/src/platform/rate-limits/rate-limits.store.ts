import type pg from 'pg';

/** Deletes the counters whose window is over. */
export async function deleteExpiredCounters(pool: pg.Pool): Promise<void> {
  await pool.query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()]);
}

/** Takes one point from a counter whose window is not over. */
export async function giveBackPoint(pool: pg.Pool, key: string): Promise<void> {
  await pool.query(
    'UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND expire > $2 AND points > 0',
    [key, Date.now()],
  );
}
