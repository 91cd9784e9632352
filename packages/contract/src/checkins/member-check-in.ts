import { CHECK_IN_DAYS, OPEN_GYM_RULE_CODES } from '@pulse/domain';
import { z } from 'zod';
import { booking } from '../bookings/index.ts';
import { operation } from '../operation.ts';
import { ruleResults } from '../refusals/rule-details.ts';
import { id, imageUrl, instant, timeZone } from '../schemas.ts';
import { checkIn, checkInRefusals } from './check-in.ts';

const tag = 'checkins';

export const digitalId = z
  .object({
    member_code: z.string(),
    secret: z
      .string()
      .describe('base64url; the device generates the codes of 30 s from it, also offline'),
    step_seconds: z.literal(30),
    full_name: z.string(),
    photo_url: imageUrl.nullable(),
    plan_code: z.enum(['basic', 'plus', 'unlimited']).nullable(),
    server_time: instant.describe('So that a wrong device clock can be corrected'),
  })
  .meta({ id: 'DigitalId' });

export const getDigitalId = operation({
  id: 'getDigitalId',
  method: 'GET',
  path: '/digital-id',
  tag,
  access: 'signed_in',
  summary: 'What the device needs to generate rotating codes',
  responses: { 200: digitalId },
  refusals: [],
});

/** How a member proves at which venue they are. */
const byCode = z.strictObject({ qr_code: z.string().min(1).max(200) });
const bySignature = z.strictObject({ venue_id: id, signature: z.string().min(1).max(200) });
export const venueProof = z.union([byCode, bySignature]);

/** What the member checks in to; without either, the booking that fits. */
const visit = { booking_id: id.optional(), open_gym: z.boolean().optional() };

/** One rule of an open-gym visit with its result; `code` types the `details`. */
const openGymRule = z
  .discriminatedUnion('code', ruleResults(OPEN_GYM_RULE_CODES))
  .meta({ id: 'OpenGymRule' });

export const checkInOptions = z
  .object({
    venue: z.object({
      id,
      name: z.string(),
      city: z.string(),
      district: z.string(),
      time_zone: timeZone,
      cover_url: z.string().nullable(),
      activities: z.array(z.string()),
    }),
    entrance: z.string().nullable(),
    bookings: z.array(
      z.object({
        booking,
        day: z.enum(CHECK_IN_DAYS).describe('Of the class, local to the venue'),
        state: z.enum(['open', 'too_early', 'too_late', 'checked_in']),
        opens_at: instant,
        closes_at: instant,
        checked_in_at: instant.nullable(),
      }),
    ),
    open_gym: z.object({
      allowed: z.boolean(),
      failed_rule: openGymRule.nullable().describe('Why no visit can be recorded now'),
      visits_left: z
        .int()
        .nullable()
        .describe('Visits left in the billing month before this one; null without a limit'),
      plus_visit: z.boolean().describe('It counts as a Plus visit too'),
    }),
  })
  .meta({ id: 'CheckInOptions' });

export const findCheckInOptions = operation({
  id: 'findCheckInOptions',
  method: 'POST',
  path: '/check-ins/options',
  tag,
  access: 'signed_in',
  summary: 'What the scanned venue has for this member today, before anything is recorded',
  body: venueProof,
  responses: { 200: checkInOptions },
  refusals: ['code_unknown', 'code_revoked', 'validation_failed'],
});

export const findCheckInVenue = operation({
  id: 'findCheckInVenue',
  method: 'POST',
  path: '/check-ins/venue',
  tag,
  access: 'public',
  summary: 'The name of the scanned venue, for the sign-in on the way to checking in',
  body: venueProof,
  responses: { 200: z.object({ name: z.string() }).meta({ id: 'CheckInVenue' }) },
  refusals: ['code_unknown', 'code_revoked', 'validation_failed'],
});

export const checkInAtVenue = operation({
  id: 'checkInAtVenue',
  method: 'POST',
  path: '/check-ins',
  tag,
  access: 'signed_in',
  summary:
    'Check in to the booking that fits, or record an open-gym visit; a repeat returns the first',
  body: z.union([byCode.extend(visit), bySignature.extend(visit)]),
  responses: { 200: checkIn, 201: checkIn },
  refusals: ['code_unknown', 'code_revoked', ...checkInRefusals, 'validation_failed'],
});

export const listTodaysBookings = operation({
  id: 'listTodaysBookings',
  method: 'GET',
  path: '/check-ins/today',
  tag,
  access: 'signed_in',
  summary: 'The member’s bookings of today at each venue, with their check-in windows',
  responses: {
    200: z.object({ items: checkInOptions.shape.bookings, next_cursor: z.string().nullable() }),
  },
  refusals: [],
});
