import type { activity } from '@pulse/contract';
import { DAY, isoInstant, recentEvents } from '@pulse/domain';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type EventfulRow, listEventfulBookings } from './booking-events.store.ts';

/** Older classes are in the past tab; classes are made so far ahead. */
const BACK = 60 * DAY;
const AHEAD = 61 * DAY;
/** Nobody holds more around now than this; a dashboard shows the last few. */
const MOST_READ = 200;

/** What happened to a member's bookings lately, newest first: one event a booking, its latest. */
export async function listBookingEvents({ db, clock }: Deps, userId: string, limit: number) {
  const now = clock.now();
  const rows = await listEventfulBookings(db, {
    userId,
    from: new Date(now - BACK),
    until: new Date(now + AHEAD),
    limit: MOST_READ,
  });
  const events = recentEvents(rows.map(eventful), now, limit);
  return {
    items: events.map(({ kind, at, booking: { row } }) => ({
      kind,
      at: isoInstant(at),
      booking_id: row.id,
      title: row.title,
      activity: row.activity as z.infer<typeof activity>,
      starts_at: row.starts_at.toISOString(),
      time_zone: row.time_zone,
      venue: { id: row.venue_id, name: row.venue_name },
      cancelled_by: row.cancelled_by,
    })),
    next_cursor: null,
  };
}

function eventful(row: EventfulRow) {
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
