import './bookings.events.ts';
import { DAY, GUEST_NAME_KEPT_DAYS } from '@pulse/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { setMembershipHooks } from '../memberships/index.ts';
import { setPaymentHook } from '../payments/index.ts';
import { markNoShows } from './attendance/mark-no-shows.ts';
import { deleteOldIdempotencyRecords } from './book/idempotency-records.store.ts';
import { cancelUnpaidBooking, confirmPaidBooking } from './book/settle-drop-in-payment.ts';
import { bookingRoutes } from './bookings.routes.ts';
import { cancelMemberBookings } from './cancel/cancel-member-bookings.ts';
import { freePlanBookings, listLateInPause } from './cancel/free-plan-bookings.ts';
import { refundDropIns } from './cancel/refund-drop-ins.ts';
import { registerClassHooks } from './class-hooks.ts';
import { guestRoutes } from './guests/guests.routes.ts';
import { eraseGuestNames, eraseGuestNamesOf, listGuestsForExport } from './guests/guests.store.ts';
import { listBookingsForExport } from './read/list-bookings.store.ts';
import { seriesRoutes } from './series/series.routes.ts';
import { deleteLinksOf, deletePastLinks } from './share/booking-links.store.ts';
import { shareRoutes } from './share/share.routes.ts';
import { expireHolds } from './waitlist/expire-holds.ts';
import { retryPromotions } from './waitlist/retry-promotions.ts';

export { attendBookingSql } from './attendance/attend-booking.sql.ts';
export { markNoShow, undoAttendance } from './attendance/mark-attendance.ts';
export { returnVisit } from './attendance/return-visit.ts';
export {
  type BookingsParameter,
  type BookingToInsert,
  bookingsParameter,
  insertBookingsSql,
} from './book/insert-bookings.store.ts';
export { setBookingHooks } from './booking-hooks.ts';
export type { BookingRow } from './booking-row.ts';
export { findBooking, listBookingsBetween, lockBooking } from './bookings.store.ts';
export { loadBookingLimits } from './eligibility/load-booking-limits.ts';
export { findGuest, type GuestRow, setGuestArrival } from './guests/guests.store.ts';
export { lockMembers } from './locks/locks.store.ts';
export { memberVersionSql, raiseMemberVersionSql } from './locks/raise-member-version.sql.ts';
export {
  type BookingDetailsRow,
  listBookingDetailsAtVenue,
  loadBookingDetails,
} from './read/booking-details.store.ts';
export { presentBookingDetails, presentBookings } from './read/present-bookings.ts';
export { expireHoldsOfSession } from './waitlist/expire-holds.ts';
export {
  decideWalkIn,
  LapsedHoldsError,
  takeWalkInPlace,
  type WalkInPlace,
} from './walk-in/take-walk-in-place.ts';

/** The most bookings in one member's data export. */
const MAX_EXPORTED = 10_000;
/** How long a request may be repeated with its idempotency key. */
const IDEMPOTENCY_RECORDS_KEPT = 2 * DAY;

/** Registers bookings: booking, waitlist, cancelling, and their periodic jobs. */
export function registerBookings(app: FastifyInstance, deps: Deps): void {
  const { jobs, clock, personalData } = deps;
  bookingRoutes(app, deps);
  guestRoutes(app, deps);
  shareRoutes(app, deps);
  seriesRoutes(app, deps);
  registerClassHooks(deps);
  setMembershipHooks(deps, {
    freeBookings: (tx, bookings) => freePlanBookings(deps, tx, bookings),
    listLateInPause: (db, paused) => listLateInPause(db, paused, clock.now()),
  });
  setPaymentHook(deps, 'drop_in', {
    paid: (tx, payment) => confirmPaidBooking(tx, payment, clock.now()),
    declined: (tx, payment) => cancelUnpaidBooking(tx, payment, clock.now()),
  });
  jobs.every('bookings.expire-holds', 10, () => expireHolds(deps));
  jobs.every('bookings.promote-idle-places', 60, () => retryPromotions(deps));
  jobs.every('bookings.mark-no-shows', 60, () => markNoShows(deps));
  jobs.every('bookings.refund-drop-ins', 60, () => refundDropIns(deps));
  jobs.every('bookings.delete-idempotency-keys', 3600, () =>
    deleteOldIdempotencyRecords(deps.db, new Date(clock.now() - IDEMPOTENCY_RECORDS_KEPT)),
  );
  jobs.every('bookings.erase-guest-names', 3600, () =>
    eraseGuestNames(deps.db, new Date(clock.now() - GUEST_NAME_KEPT_DAYS * DAY)),
  );
  jobs.every('bookings.delete-past-links', 3600, () =>
    deletePastLinks(deps.db, new Date(clock.now())),
  );
  personalData.exportAs('guests', (db, userId) => listGuestsForExport(db, userId, MAX_EXPORTED));
  personalData.exportAs('bookings', (db, userId) =>
    listBookingsForExport(db, userId, MAX_EXPORTED),
  );
  personalData.eraseWith('bookings', async (tx, userId) => {
    await cancelMemberBookings(tx, userId, clock.now());
    await eraseGuestNamesOf(tx, userId);
    await deleteLinksOf(tx, userId);
  });
}
