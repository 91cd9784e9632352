import { HOUR } from '@pulse/domain';
import { createBatchLoader } from '../../../platform/batch-loader.ts';
import type { Deps } from '../../../platform/deps.ts';
import { announceVenuesOfBookings } from './desk-changes.store.ts';

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

/**
 * Announces bookings of the days that a front desk shows once they are committed: one announcement
 * for each batch of events, in a transaction of its own, so that no booking waits for the lock that
 * NOTIFY takes.
 */
export function announceBookings({ db, clock, events }: Deps): void {
  const announce = createBatchLoader(async (bookingIds: readonly string[]) => {
    const now = clock.now();
    const shown = { from: new Date(now - SHOWN), until: new Date(now + SHOWN) };
    await announceVenuesOfBookings(db, bookingIds, shown);
    return bookingIds.map(() => null);
  });
  for (const type of EVENTS)
    events.on(type, async ({ booking_id }) => {
      await announce(booking_id);
    });
}
