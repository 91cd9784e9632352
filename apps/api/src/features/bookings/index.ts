import { DAY } from '@pulse/domain';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { setPaymentHook } from '../payments/index.ts';
import { bookingRoutes } from './bookings.routes.ts';
import { followClassChanges } from './class-changes.ts';
import { expireHolds } from './expire-holds.ts';
import { freeMemberBookings } from './free-member-bookings.ts';
import { listExported } from './list-bookings.store.ts';
import { markNoShows } from './mark-no-shows.ts';
import { deleteOldAnswers } from './member-bookings.store.ts';
import { promoteIdlePlaces } from './promote-idle-places.ts';
import { refundDropIns } from './refund-drop-ins.ts';
import { confirmPaidBooking, freeUnpaidBooking } from './settle-drop-in.ts';

export type { BookingRow } from './booking-row.ts';
export { findBooking, listBookingsBetween, lockBooking } from './bookings.store.ts';
export { markAttended, markMissed, undoAttended } from './mark-attendance.ts';
export { memberBookability } from './member-bookability.ts';
export { presentBookings } from './present-bookings.ts';
export { takeTurns } from './take-turns.store.ts';

/** The most bookings in one member's download. */
const MOST_EXPORTED = 10_000;
/** How long a request may be sent again under its key; ours. */
const ANSWERS_KEPT = 2 * DAY;

/** Bookings: booking, the waitlist, cancelling, and what time does to all of them. */
export function registerBookings(app: FastifyInstance, deps: Deps): void {
  const { jobs, clock, personalData } = deps;
  bookingRoutes(app, deps);
  followClassChanges(deps);
  setPaymentHook(deps, 'drop_in', {
    paid: (tx, payment) => confirmPaidBooking(tx, payment, clock.now()),
    declined: (tx, payment) => freeUnpaidBooking(tx, payment, clock.now()),
  });
  jobs.every('bookings.expire-holds', 10, () => expireHolds(deps));
  jobs.every('bookings.promote-idle-places', 60, () => promoteIdlePlaces(deps));
  jobs.every('bookings.mark-no-shows', 60, async () => {
    await markNoShows(deps);
  });
  jobs.every('bookings.refund-drop-ins', 60, () => refundDropIns(deps));
  jobs.every('bookings.forget-answers', 3600, () =>
    deleteOldAnswers(deps.db, new Date(clock.now() - ANSWERS_KEPT)),
  );
  personalData.exportAs('bookings', (db, userId) => listExported(db, userId, MOST_EXPORTED));
  personalData.eraseWith('bookings', (tx, userId) => freeMemberBookings(tx, userId, clock.now()));
}
