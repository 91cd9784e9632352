import { PAUSE_MAX_DAYS, PAUSE_MIN_DAYS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { instant } from '../schemas.ts';
import { membership } from './membership.ts';
import { touchedBookings } from './touched-booking.ts';

const tag = 'memberships';

export const previewPause = operation({
  id: 'previewPause',
  method: 'GET',
  path: '/membership/pause',
  tag,
  shows: ['moment'],
  access: 'signed_in',
  summary: 'When a pause would end, to when it moves the renewal, and which bookings it frees',
  query: z.object({ days: z.coerce.number().int().min(PAUSE_MIN_DAYS).max(PAUSE_MAX_DAYS) }),
  responses: {
    200: z.object({
      resumes_at: instant,
      renews_at: instant,
      pauses_left: z.int().describe('After this one'),
      freed_bookings: touchedBookings.describe('Freed without using a visit'),
      late_bookings: touchedBookings.describe(
        'Past their free cancellation: also freed, and each uses its visit',
      ),
    }),
  },
  refusals: [
    'no_membership',
    'membership_not_active',
    'membership_given',
    'pause_too_short',
    'pause_too_long',
    'pause_limit_reached',
    'validation_failed',
  ],
});

export const pauseMembership = operation({
  id: 'pauseMembership',
  method: 'POST',
  path: '/membership/pause',
  tag,
  access: 'signed_in',
  summary:
    'Pause for 7 to 60 days from now, twice in 365 days; bookings inside it are freed, late ones use their visits',
  headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
  body: z.strictObject({ days: z.int().min(PAUSE_MIN_DAYS).max(PAUSE_MAX_DAYS) }),
  responses: { 200: z.object({ membership }) },
  refusals: [
    'no_membership',
    'membership_not_active',
    'membership_given',
    'pause_too_short',
    'pause_too_long',
    'pause_limit_reached',
    'validation_failed',
  ],
});

export const resumeMembership = operation({
  id: 'resumeMembership',
  method: 'POST',
  path: '/membership/resume',
  tag,
  access: 'signed_in',
  summary: 'End the pause now; the renewal moves forward by what is left of it',
  responses: { 200: z.object({ membership }) },
  refusals: ['no_membership'],
});
