import type { EpochMs } from '@pulse/domain';
import { CompiledQuery, sql } from 'kysely';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Db } from '../database/transaction.ts';

/** Deletes the counters whose window is over. */
export async function deleteExpiredCounters(db: Db): Promise<void> {
  const now = Date.now();
  await deleteInBatches((most) =>
    sql`DELETE FROM rate_limits WHERE ctid = ANY (ARRAY (
      SELECT ctid FROM rate_limits WHERE expire < ${now} LIMIT ${most}))`.execute(db),
  );
}

/** Adds points to a counter, which begins at nothing, and returns how many it has then. */
export async function addPoints(
  db: Db,
  added: { key: string; points: number; expiresAt: EpochMs },
): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    INSERT INTO rate_limits AS counter (key, points, expire)
    VALUES (${added.key}, ${added.points}, ${added.expiresAt})
    ON CONFLICT (key) DO UPDATE SET points = counter.points + excluded.points
    RETURNING points`.execute(db);
  return rows[0]?.points ?? added.points;
}

/** Takes one point from a counter whose window is not over. */
export async function giveBackPoint(db: Db, key: string): Promise<void> {
  await sql`UPDATE rate_limits SET points = points - 1
    WHERE key = ${key} AND expire > ${Date.now()} AND points > 0`.execute(db);
}

/**
 * What the library of the counters sends its statements with. By itself it names them, which
 * `PULSE_PREPARED_STATEMENTS=off` forbids.
 */
export function limiterClient(db: Db) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}
