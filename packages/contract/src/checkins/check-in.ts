import { z } from 'zod';
import { booking } from '../bookings/index.ts';
import { deskMember } from '../refusals/desk-subject.ts';
import { id, instant, timeZone } from '../schemas.ts';

export const checkInMethod = z.enum(['venue_qr', 'venue_link', 'digital_id', 'by_hand', 'walk_in']);

export const checkIn = z
  .object({
    id,
    kind: z.enum(['class', 'open_gym']),
    method: checkInMethod,
    checked_in_at: instant,
    already_checked_in: z.boolean().describe('This is an earlier check-in, returned again'),
    venue: z.object({ id, name: z.string(), city: z.string(), time_zone: timeZone }),
    member: deskMember,
    booking: booking.nullable(),
  })
  .meta({ id: 'CheckIn' });

/** Why a member at the venue cannot be checked in. */
export const checkInRefusals = [
  'no_booking_here',
  'check_in_too_early',
  'check_in_too_late',
  'open_gym_not_allowed',
  'not_open_now',
  'already_visited_today',
  'membership_required',
  'daily_limit_reached',
  'monthly_limit_reached',
  'plus_limit_reached',
  'venue_limit_reached',
] as const;
