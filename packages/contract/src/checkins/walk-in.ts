import { BOOKING_RULE_CODES, VENUE_DASHBOARD_USERS } from '@pulse/domain';
import { z } from 'zod';
import { bookingStatus } from '../bookings/index.ts';
import { operation } from '../operation.ts';
import { deskMember } from '../refusals/desk-subject.ts';
import { id, instant, localDate, money, pageOf } from '../schemas.ts';
import { checkIn } from './check-in.ts';

const tag = 'checkins';

/** A person found; of a stranger found by the address only what tells staff that there is an account. */
const foundPerson = deskMember
  .extend({
    full_name: z
      .string()
      .describe(
        'Initials of a person without a booking today or an earlier visit here who was found by the address',
      ),
    member_code: z.string().nullable().describe('Null where only initials are shown'),
  })
  .meta({ id: 'FoundPerson' });

export const foundMember = z
  .object({
    member: foundPerson,
    last_visit: localDate.nullable().describe('At this venue; null for a first visit'),
    booking: z
      .object({
        id,
        title: z.string(),
        starts_at: instant,
        status: bookingStatus,
        waitlist_position: z.int().nullable(),
        held_until: instant.nullable(),
        paid_by: z.enum(['plan', 'drop_in']),
      })
      .nullable()
      .describe('A booking of today at this venue, without a place too; null for none'),
  })
  .meta({ id: 'FoundMember' });

export const lookUpMembers = operation({
  id: 'lookUpMembers',
  method: 'POST',
  path: '/partner/members/look-up',
  tag,
  shows: ['look-up'],
  access: VENUE_DASHBOARD_USERS,
  summary:
    'Find members by a part of the name (with a booking here today; from three characters on also with an earlier visit), by member code, or by exact email address; of a person without a booking today or an earlier visit here the address shows initials only, until their code is scanned or a walk-in is booked',
  body: z.strictObject({ venue_id: id, q: z.string().trim().min(2).max(254) }),
  responses: { 200: pageOf(foundMember) },
  refusals: ['not_found', 'rate_limited', 'validation_failed'],
});

export const walkIn = z
  .object({
    member: deskMember,
    check_in: checkIn.nullable().describe('Null while a payment is awaited'),
    awaits_payment: z
      .object({ booking_id: id, title: z.string(), amount: money, held_until: instant })
      .nullable()
      .describe('The place is held for the member, who pays on their own phone'),
  })
  .meta({ id: 'WalkIn' });

export const addWalkIn = operation({
  id: 'addWalkIn',
  method: 'POST',
  path: '/partner/check-ins/walk-in',
  tag,
  access: VENUE_DASHBOARD_USERS,
  summary:
    'Give a free place to a member who stands at the desk: booked and checked in at once by plan, or held for 10 min until they have paid',
  body: z
    .strictObject({
      class_session_id: id,
      code: z.string().min(1).max(300).optional().describe('The scanned digital ID'),
      email: z.string().trim().toLowerCase().max(254).check(z.email()).optional(),
      member_code: z.string().trim().min(1).max(40).optional(),
      pay_drop_in: z.boolean().default(false).describe('The member pays the price of the class'),
    })
    .superRefine(({ code, email, member_code }, context) => {
      const given = [code, email, member_code].filter((value) => value !== undefined).length;
      if (given !== 1)
        context.addIssue({ code: 'custom', path: ['member_code'], params: { code: 'required' } });
    }),
  responses: { 200: walkIn, 201: walkIn },
  refusals: [
    'not_found',
    'code_unknown',
    'code_expired',
    'code_already_used',
    'walk_in_too_early',
    'walk_in_too_late',
    'place_offered',
    ...BOOKING_RULE_CODES,
    'not_checkable',
    'check_in_too_early',
    'check_in_too_late',
    'correction_too_late',
    'payment_provider_unavailable',
    'rate_limited',
    'validation_failed',
  ],
});
