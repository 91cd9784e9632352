import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** Visits to classes, and those of them in another market than the home of their member. */
export interface AwayFromHomeRow {
  bookings: number;
  away: number;
  /** The end of the earliest class that was counted; null without any. */
  since: Date | null;
}

/** Counts the classes attended that ended from `from` until `until`, the latest `most` of them. */
export async function countAwayFromHome(
  db: Db,
  { from, until, most }: { from: Date; until: Date; most: number },
): Promise<AwayFromHomeRow> {
  const { rows } = await sql<AwayFromHomeRow>`
    SELECT count(*)::integer AS bookings, min(b.ends_at) AS since,
      (count(*) FILTER (WHERE v.market_id <> u.home_market_id))::integer AS away
    FROM (
      SELECT user_id, venue_id, ends_at FROM bookings
      WHERE status = 'completed' AND ends_at >= ${from} AND ends_at < ${until}
      ORDER BY ends_at DESC LIMIT ${most}
    ) b JOIN users u ON u.id = b.user_id JOIN venues v ON v.id = b.venue_id`.execute(db);
  return rows[0] ?? { bookings: 0, away: 0, since: null };
}
