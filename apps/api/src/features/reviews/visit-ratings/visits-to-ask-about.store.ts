import { ASK_AFTER_MS, ASK_WITHIN_MS } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A visit that ended, about which its member has not been asked by mail. */
export interface VisitToAskAbout {
  booking_id: string;
  user_id: string;
  venue_id: string;
  ends_at: Date;
  /** The member's time zone, which decides on the quiet hours. */
  time_zone: string;
}

/**
 * One page of the attended classes that ended some hours ago, without those already asked about,
 * answered or declined. This is a prefilter; the domain decides.
 */
export async function listVisitsToAskAbout(
  db: Db,
  now: Date,
  page: { after: VisitToAskAbout | null; limit: number },
): Promise<VisitToAskAbout[]> {
  const from = new Date(now.getTime() - ASK_WITHIN_MS);
  const until = new Date(now.getTime() - ASK_AFTER_MS);
  const afterLast = page.after
    ? sql`AND (b.ends_at, b.id) > (${page.after.ends_at}, ${page.after.booking_id}::uuid)`
    : sql``;
  const { rows } = await sql<VisitToAskAbout>`
    SELECT b.id AS booking_id, b.user_id, b.venue_id, b.ends_at, u.time_zone
    FROM bookings b JOIN users u ON u.id = b.user_id
    WHERE b.status = 'completed' AND b.ends_at > ${from} AND b.ends_at <= ${until}
      AND u.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM visit_ratings r WHERE r.booking_id = b.id)
      ${afterLast}
    ORDER BY b.ends_at, b.id LIMIT ${page.limit}`.execute(db);
  return rows;
}

/** Records visits as asked about and returns the bookings of those that were not recorded before. */
export async function insertAskedVisits(
  tx: Tx,
  visits: VisitToAskAbout[],
  at: Date,
): Promise<string[]> {
  if (visits.length === 0) return [];
  const rows = await tx
    .insertInto('visit_ratings')
    .values(
      visits.map(({ booking_id, user_id, venue_id }) => ({
        booking_id,
        user_id,
        venue_id,
        asked_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('booking_id')
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}
