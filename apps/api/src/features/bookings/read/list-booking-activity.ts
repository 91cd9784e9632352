import { type Activity, DAY, isoInstant, recentActivities } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { type BookingActivityRow, listBookingActivityRows } from './booking-activity.store.ts';

/** Older classes are listed in the past tab; class sessions are created 60 days ahead. */
const LOOK_BACK = 60 * DAY;
const LOOK_AHEAD = 61 * DAY;
/** More bookings than a member has in this period; the dashboard shows only the latest few. */
const MAX_BOOKINGS_READ = 200;

/** The latest activity of each of a member's recent bookings, newest first. */
export async function listBookingActivity({ db, clock }: Deps, userId: string, limit: number) {
  const now = clock.now();
  const rows = await listBookingActivityRows(db, {
    userId,
    from: new Date(now - LOOK_BACK),
    until: new Date(now + LOOK_AHEAD),
    limit: MAX_BOOKINGS_READ,
  });
  const activities = recentActivities(rows.map(toBookingTimestamps), now, limit);
  return {
    items: activities.map(({ kind, at, booking: { row } }) => ({
      kind,
      at: isoInstant(at),
      booking_id: row.id,
      title: row.title,
      activity: row.activity as Activity,
      starts_at: row.starts_at.toISOString(),
      time_zone: row.time_zone,
      venue: { id: row.venue_id, name: row.venue_name },
      cancelled_by: row.cancelled_by,
      cancel_reason: row.cancel_reason,
    })),
    next_cursor: null,
  };
}

function toBookingTimestamps(row: BookingActivityRow) {
  const instant = (at: Date | null) => at?.getTime() ?? null;
  return {
    row,
    status: row.status,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    waitlistedAt: instant(row.waitlisted_at),
    bookedAt: instant(row.booked_at),
    cancelledAt: instant(row.cancelled_at),
  };
}
