import { HOUR } from '@pulse/domain';
import { createBatchLoader } from '../../../platform/batch-loader.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DESK_CHANGED_CHANNEL } from './announce-desk.ts';
import { listVenuesOfBookings } from './desk-changes.store.ts';

/** What changes a roster without an arrival. */
const EVENTS = [
  'booking.confirmed',
  'booking.walk_in_held',
  'booking.waitlisted',
  'booking.offered',
  'booking.offer_expired',
  'booking.cancelled',
  'booking.moved',
  'booking.class_restored',
  'booking.dropped_for_overlap',
  'booking.guests_changed',
  'booking.no_show',
] as const;
/** Yesterday to tomorrow, in any time zone. */
const SHOWN = 72 * HOUR;

/** Announces bookings of the days that a front desk shows once they are committed. */
export function announceBookings({ db, clock, events, announcements }: Deps): void {
  const announce = createBatchLoader(async (bookingIds: readonly string[]) => {
    const now = clock.now();
    const shown = { from: new Date(now - SHOWN), until: new Date(now + SHOWN) };
    const venueIds = await listVenuesOfBookings(db, bookingIds, shown);
    announcements.announce(DESK_CHANGED_CHANNEL, venueIds);
    return bookingIds.map(() => null);
  });
  for (const type of EVENTS)
    events.on(type, async ({ booking_id }) => {
      await announce(booking_id);
    });
}
