import { BOOKING_STATES } from '@pulse/domain';
import { z } from 'zod';
import { id, instant, timeZone } from '../schemas.ts';

/** A booking that a change of the membership concerns. */
const touchedBooking = z
  .object({
    booking_id: id,
    title: z.string(),
    venue_name: z.string(),
    starts_at: instant,
    time_zone: timeZone,
    status: z.enum(BOOKING_STATES),
  })
  .meta({ id: 'TouchedBooking' });

/** The bookings still to come of one member are few: all of them, 200 at most. */
export const touchedBookings = z.array(touchedBooking).max(200);
