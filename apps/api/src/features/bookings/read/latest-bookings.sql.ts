import type { Db } from '../../../platform/database/transaction.ts';

/** A member's bookings `b` with class `s` and venue `v`, latest class first, at most `limit`. */
export function latestBookingsQuery(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('class_sessions as s', 's.id', 'b.class_session_id')
    .innerJoin('venues as v', 'v.id', 'b.venue_id')
    .where('b.user_id', '=', userId)
    .orderBy('b.starts_at', 'desc')
    .limit(limit);
}
