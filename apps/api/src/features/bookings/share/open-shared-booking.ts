import type { EpochMs } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { presentSessionFields } from '../../classes/index.ts';
import { presentCover } from '../../venues/index.ts';
import { findBooking } from '../bookings.store.ts';
import { loadBookingContext } from '../eligibility/booking-context.store.ts';
import { priceOf } from '../eligibility/build-booking-context.ts';
import { presentGuests } from '../guests/present-guests.ts';
import { findSharedBooking, type SharedBookingRow } from './booking-links.store.ts';

/**
 * What a caller with a link may know: the class, the venue, the time and a first name. Answers alike for
 * a link that was never made, was revoked, or whose class has begun.
 */
export async function openSharedBooking({ db, clock }: Deps, token: string) {
  const shared = await findSharedBooking(db, token, new Date(clock.now()));
  return shared ? presentSharedBooking(db, shared, clock.now()) : refuse('link_invalid');
}

/** A shared booking in its wire form. */
export async function presentSharedBooking(db: Db | Tx, shared: SharedBookingRow, now: EpochMs) {
  const { booking_id, user_id, class_session_id, first_name } = shared;
  const booking = await findBooking(db, booking_id);
  const row = await loadBookingContext(db, class_session_id, user_id, now);
  if (!booking || !row) return refuse('link_invalid');
  const { refusal, price } = await presentGuests(db, booking, now);
  const { id, title, activity, starts_at, ends_at, time_zone, local_date, local_start, venue } =
    presentSessionFields(row);
  return {
    first_name,
    session: {
      ...{ id, title, activity, starts_at, ends_at, time_zone, local_date, local_start },
      price: priceOf(row),
    },
    venue: {
      id: venue.id,
      name: venue.name,
      city: venue.city,
      ...presentCover(row.venue_cover_key),
    },
    guest: { refusal, price },
  };
}
