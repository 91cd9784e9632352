import { BOOKING_ACTIVITY_KINDS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { activity, id, instant, pageOf, pageQuery, timeZone } from '../schemas.ts';
import { booking } from './booking.ts';

const tag = 'bookings';

export const bookingView = z.enum(['upcoming', 'past', 'cancelled', 'waitlisted']);

/** YYYY-MM. */
const yearMonth = z
  .string()
  .regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/)
  .describe('Calendar month, YYYY-MM');

export const bookingActivity = z
  .object({
    kind: z.enum(BOOKING_ACTIVITY_KINDS),
    at: instant,
    booking_id: id,
    title: z.string(),
    activity,
    starts_at: instant,
    time_zone: timeZone,
    venue: z.object({ id, name: z.string() }),
    cancelled_by: z.enum(['member', 'venue', 'system']).nullable(),
    cancel_reason: z.string().nullable(),
  })
  .meta({ id: 'BookingActivity' });

export const listBookings = operation({
  id: 'listBookings',
  method: 'GET',
  path: '/bookings',
  tag,
  access: 'signed_in',
  readsReplica: { view: ['past', 'cancelled'] },
  summary: 'The member’s own bookings in one view',
  query: pageQuery.extend({
    view: bookingView.default('upcoming'),
    q: z
      .string()
      .trim()
      .max(100)
      .optional()
      .describe('Text in the class, the venue or the trainer'),
    month: yearMonth.optional().describe('Of the class, local to the venue'),
  }),
  responses: { 200: pageOf(booking) },
  refusals: ['validation_failed'],
});

export const countBookings = operation({
  id: 'countBookings',
  method: 'GET',
  path: '/bookings/counts',
  tag,
  access: 'signed_in',
  summary: 'Number of bookings in each view, among the 1,000 that start last',
  responses: {
    200: z.object({
      upcoming: z.int(),
      past: z.int(),
      cancelled: z.int(),
      waitlisted: z.int(),
      at_least: z.boolean().describe('There are older ones: past and cancelled are minimums'),
    }),
  },
  refusals: [],
});

export const listBookingMonths = operation({
  id: 'listBookingMonths',
  method: 'GET',
  path: '/bookings/months',
  tag,
  access: 'signed_in',
  readsReplica: { view: ['past', 'cancelled'] },
  summary: 'The months in which a view has bookings, latest first, 60 at most',
  query: z.object({ view: bookingView.default('past') }),
  responses: { 200: pageOf(z.object({ month: yearMonth, count: z.int() })) },
  refusals: ['validation_failed'],
});

export const listBookingActivity = operation({
  id: 'listBookingActivity',
  method: 'GET',
  path: '/bookings/activity',
  tag,
  access: 'signed_in',
  summary: 'Recent activity of the member’s bookings, newest first',
  query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(6) }),
  responses: { 200: pageOf(bookingActivity) },
  refusals: ['validation_failed'],
});
