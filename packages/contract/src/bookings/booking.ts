import { DROP_IN_MONEY_STATES, REBOOK_ACTIONS } from '@pulse/domain';
import { z } from 'zod';
import { sessionVenue } from '../classes/index.ts';
import { operation } from '../operation.ts';
import { activity, id, idParams, instant, money, sessionTimes, tier } from '../schemas.ts';

const tag = 'bookings';

export const bookingStatus = z.enum([
  'pending',
  'confirmed',
  'waitlisted',
  'cancelled',
  'completed',
  'no_show',
]);

export const dropInMoney = z
  .object({
    amount: money,
    state: z
      .enum(DROP_IN_MONEY_STATES)
      .describe('refund_due: given back within minutes; kept: paid and not given back'),
    refund_by: instant.nullable().describe('Of a refund: when it has arrived at the latest'),
  })
  .meta({ id: 'DropInMoney' });

export const booking = z
  .object({
    id,
    status: bookingStatus,
    pending_for: z.enum(['offer', 'payment']).nullable(),
    held_until: instant.nullable(),
    waitlist_position: z.int().nullable(),
    waitlist_chance: z
      .object({
        share: z
          .number()
          .describe('0 to 1: the estimated probability that a place becomes free in time'),
        taken: z.int().describe('Places taken on the last dates of this class'),
        given_up: z.int().describe('Of these, cancelled'),
      })
      .nullable()
      .describe('Null when it is not known, or no place is offered any more'),
    paid_by: z.enum(['plan', 'drop_in']),
    drop_in: dropInMoney.nullable().describe('The price of a drop-in; null when the plan is used'),
    checkout_url: z.string().nullable().describe('Where a pending payment is made'),
    session: z
      .object({
        id,
        title: z.string(),
        activity,
        tier,
        ...sessionTimes,
        capacity: z.int(),
        booked: z.int(),
        waitlisted: z.int(),
        trainer_name: z.string().nullable(),
        venue: sessionVenue,
      })
      .meta({ id: 'BookedSession' }),
    free_cancel_until: instant,
    accept_free_until: instant
      .nullable()
      .describe('Of an offered place: until when it could be given back free if taken now'),
    confirms_until: instant
      .nullable()
      .describe(
        'On the waitlist: until then a freed place is confirmed automatically, later it is held',
      ),
    check_in_opens_at: instant,
    check_in_closes_at: instant,
    checked_in_at: instant.nullable().describe('Of the check-in that was not corrected away'),
    guests: z
      .array(
        z.object({
          name: z.string().nullable().describe('Null once it is erased'),
          arrived: z.boolean(),
        }),
      )
      .describe('Who comes along with this booking, without an account'),
    cancelled_at: instant.nullable(),
    cancelled_by: z.enum(['member', 'venue', 'system']).nullable(),
    cancel_reason: z.string().nullable(),
    late_cancelled: z.boolean(),
    visit_returned: z.boolean(),
    rebook: z
      .object({
        class_session_id: id,
        starts_at: instant,
        action: z.enum(REBOOK_ACTIONS).describe('What the member can do about that date'),
        own_booking_id: id.nullable().describe('The member’s own booking of that date'),
      })
      .nullable()
      .describe(
        'Of a past booking: the next date of the same class on that weekday at that time; null when nothing can be done about it',
      ),
    created_at: instant,
  })
  .meta({ id: 'Booking' });

export const getBooking = operation({
  id: 'getBooking',
  method: 'GET',
  path: '/bookings/:id',
  tag,
  access: 'signed_in',
  summary: 'One of the member’s own bookings',
  params: idParams,
  responses: { 200: booking },
  refusals: ['not_found'],
});

export const getBookingCalendar = operation({
  id: 'getBookingCalendar',
  method: 'GET',
  path: '/bookings/:id/calendar',
  tag,
  access: 'signed_in',
  summary: 'The booking as an iCalendar file',
  params: idParams,
  responses: { 200: z.string() },
  refusals: ['not_found'],
});
