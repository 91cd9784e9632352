import type { BookingState } from '@pulse/domain';
import type { Db } from '../../../platform/database/transaction.ts';
import { latestBookingsQuery } from './latest-bookings.sql.ts';

/** A booking with the data shown with its activities. */
export interface BookingActivityRow {
  id: string;
  status: BookingState;
  starts_at: Date;
  ends_at: Date;
  waitlisted_at: Date | null;
  booked_at: Date | null;
  cancelled_at: Date | null;
  cancelled_by: 'member' | 'venue' | 'system' | null;
  cancel_reason: string | null;
  title: string;
  activity: string;
  venue_id: string;
  venue_name: string;
  time_zone: string;
}

/** A member's bookings of classes between two instants, latest class first, at most `limit`. */
export async function listBookingActivityRows(
  db: Db,
  criteria: { userId: string; from: Date; until: Date; limit: number },
): Promise<BookingActivityRow[]> {
  const rows = await latestBookingsQuery(db, criteria.userId, criteria.limit)
    .select([
      'b.id',
      'b.status',
      'b.starts_at',
      'b.ends_at',
      'b.waitlisted_at',
      'b.booked_at',
      'b.cancelled_at',
      'b.cancelled_by',
      'b.cancel_reason',
      's.title',
      's.activity',
      'v.id as venue_id',
      'v.name as venue_name',
      'v.time_zone',
    ])
    .where('b.starts_at', '>', criteria.from)
    .where('b.starts_at', '<', criteria.until)
    .execute();
  return rows as BookingActivityRow[];
}
