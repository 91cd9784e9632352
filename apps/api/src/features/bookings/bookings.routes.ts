import {
  acceptOffer as acceptOperation,
  listBookingActivity as activityOperation,
  bookClass as bookOperation,
  getBookingCalendar as calendarOperation,
  cancelBooking as cancelOperation,
  countBookings as countOperation,
  getEligibility as eligibilityOperation,
  getBooking as getOperation,
  listBookings as listOperation,
  listBookingMonths as monthsOperation,
  moveBooking as moveOperation,
  getMoveQuote as moveQuoteOperation,
  getCancelQuote as quoteOperation,
  undoCancellation as undoOperation,
} from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { createBookClass } from './book/book-class.ts';
import { parseIdempotencyKey } from './book/idempotency-record.ts';
import { cancelBooking } from './cancel/cancel-booking.ts';
import { quoteCancellation } from './cancel/quote-cancellation.ts';
import { undoCancellation } from './cancel/undo-cancellation.ts';
import { checkEligibility } from './eligibility/check-eligibility.ts';
import { moveBooking } from './move/own/move-booking.ts';
import { quoteMove } from './move/own/quote-move.ts';
import { getBooking } from './read/get-booking.ts';
import { getBookingCalendar } from './read/get-booking-calendar.ts';
import { listBookingActivity } from './read/list-booking-activity.ts';
import { countBookings, listBookingMonths, listBookings } from './read/list-bookings.ts';
import { acceptOffer } from './waitlist/accept-offer.ts';

/** Routes for eligibility, booking, and a member's own bookings. */
export function bookingRoutes(app: FastifyInstance, deps: Deps): void {
  const bookClass = createBookClass(deps);
  route(app, eligibilityOperation, ({ user, params }) =>
    checkEligibility(deps, user.id, params.id),
  );
  route(app, bookOperation, ({ user, body, headers }) =>
    bookClass({
      userId: user.id,
      sessionId: body.class_session_id,
      joinWaitlist: body.join_waitlist ?? false,
      payDropIn: body.pay_drop_in ?? false,
      idempotencyKey: parseIdempotencyKey(headers['idempotency-key'], body),
    }),
  );
  route(app, listOperation, ({ user, query }) => listBookings(deps, user.id, query));
  route(app, monthsOperation, ({ user, query }) => listBookingMonths(deps, user.id, query.view));
  route(app, activityOperation, ({ user, query }) =>
    listBookingActivity(deps, user.id, query.limit),
  );
  route(app, countOperation, ({ user }) => countBookings(deps, user.id));
  route(app, getOperation, ({ user, params }) => getBooking(deps, user.id, params.id));
  route(app, calendarOperation, async ({ user, params, reply }) => {
    const file = await getBookingCalendar(deps, user, params.id);
    if (isRefusal(file)) return file;
    reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="booking.ics"')
      .serializer(String)
      .send(file);
    return file;
  });
  route(app, quoteOperation, ({ user, params }) => quoteCancellation(deps, user.id, params.id));
  route(app, cancelOperation, ({ user, params, body }) =>
    cancelBooking(deps, {
      userId: user.id,
      bookingId: params.id,
      acceptCost: body.accept_cost,
    }),
  );
  route(app, moveQuoteOperation, ({ user, params, query }) =>
    quoteMove(deps, user.id, { bookingId: params.id, sessionId: query.class_session_id }),
  );
  route(app, moveOperation, ({ user, params, body, headers }) =>
    moveBooking(deps, {
      userId: user.id,
      bookingId: params.id,
      sessionId: body.class_session_id,
      acceptCost: body.accept_cost,
      idempotencyKey: parseIdempotencyKey(headers['idempotency-key'], { ...body, ...params }),
    }),
  );
  route(app, undoOperation, ({ user, params }) => undoCancellation(deps, user.id, params.id));
  route(app, acceptOperation, ({ user, params }) => acceptOffer(deps, user.id, params.id));
}
