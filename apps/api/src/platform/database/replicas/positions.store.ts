import type pg from 'pg';
import { type Position, toPosition } from './position.ts';

type Queryable = Pick<pg.ClientBase | pg.Pool, 'query'>;

/** A position after everything that had been committed when this was called. */
export async function readLeaderPosition(leader: Queryable): Promise<Position> {
  const { rows } = await leader.query<{ timeline: string; lsn: string }>(
    `SELECT left(pg_walfile_name(lsn), 8) AS timeline, lsn::text
     FROM pg_current_wal_insert_lsn() AS lsn`,
  );
  if (!rows[0]) throw new Error('The database did not tell its position');
  return toPosition(Number.parseInt(rows[0].timeline, 16), rows[0].lsn);
}

/** What a replica has replayed, and which server it is: a name may lead to several. */
export interface ReplayedPosition {
  server: string;
  position: Position;
}

/**
 * Asks a replica what it has replayed. The timeline is that of what it has written to its disk, which
 * is never later than the one it replays. Throws when the host is no replica.
 */
export async function readReplayedPosition(replica: Queryable): Promise<ReplayedPosition> {
  const { rows } = await replica.query<{ server: string; timeline: number; lsn: string | null }>(
    `SELECT pg_postmaster_start_time()::text AS server, min_recovery_end_timeline AS timeline,
       CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS lsn
     FROM pg_control_recovery()`,
  );
  const { server, timeline, lsn } = rows[0] ?? {};
  if (!server || !timeline || !lsn) throw new Error('The host is no replica');
  return { server, position: toPosition(timeline, lsn) };
}
