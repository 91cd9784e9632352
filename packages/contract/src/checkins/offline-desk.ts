import { REFUSAL_CODES, VENUE_DASHBOARD_USERS } from '@pulse/domain';
import { z } from 'zod';
import { partnerClassSession } from '../classes/index.ts';
import { operation } from '../operation.ts';
import { deskMember } from '../refusals/desk-subject.ts';
import { id, idParams, instant, localDate } from '../schemas.ts';
import { frontDeskVenue, rosterEntry } from './front-desk.ts';

const tag = 'checkins';
const access = VENUE_DASHBOARD_USERS;

/** The most check-ins of one request; more are sent one request after the other. */
export const MAX_OFFLINE_CHECK_INS = 50;

export const offlineRosters = z
  .object({
    server_time: instant.describe('By which the desk measures how far its clock is off'),
    venue: frontDeskVenue,
    date: localDate.describe('Today at the venue'),
    rosters: z
      .array(z.object({ session: partnerClassSession, items: z.array(rosterEntry) }))
      .describe('Of today and tomorrow, in the order of their start'),
  })
  .meta({ id: 'OfflineRosters' });

export const getOfflineRosters = operation({
  id: 'getOfflineRosters',
  method: 'GET',
  path: '/partner/venues/:id/offline-rosters',
  tag,
  access,
  summary:
    'The rosters of today and tomorrow that a desk keeps for a network drop, without photos, phone numbers and missed visits',
  params: idParams,
  responses: { 200: offlineRosters },
  refusals: ['not_found', 'rate_limited'],
});

const offlineCheckIn = z
  .strictObject({
    id: id.describe('Made by the desk; the same one again gets the first answer'),
    taken_at: instant.describe('By the clock of the server, as the desk measured it before'),
    code: z.string().min(1).max(300).optional().describe('The scanned digital ID'),
    booking: z
      .strictObject({ id, starts_at: instant.describe('Of the class, as the desk saw it') })
      .optional()
      .describe('What was ticked, or the booking that the desk knew of whom it scanned'),
    guest: z
      .strictObject({ id, starts_at: instant.describe('Of the class, as the desk saw it') })
      .optional()
      .describe('The guest who was ticked, instead of a code or a booking'),
  })
  .superRefine(({ code, booking, guest }, context) => {
    const member = code !== undefined || booking !== undefined;
    if (!member && guest === undefined)
      context.addIssue({ code: 'custom', path: ['booking'], params: { code: 'required' } });
    if (member && guest !== undefined)
      context.addIssue({ code: 'custom', path: ['guest'], params: { code: 'invalid' } });
  });

export const offlineCheckInResult = z
  .object({
    id,
    outcome: z
      .enum(['arrived', 'already_arrived', 'conflict'])
      .describe('A conflict records nothing and may be sent again'),
    member: deskMember.nullable().describe('Null for a guest, who is no member'),
    checked_in_at: instant.nullable(),
    conflict: z
      .object({
        code: z.enum(REFUSAL_CODES),
        detail: z.string().describe("A sentence for a person, in the request's language"),
      })
      .nullable(),
  })
  .meta({ id: 'OfflineCheckInResult' });

export const settleOfflineCheckIns = operation({
  id: 'settleOfflineCheckIns',
  method: 'POST',
  path: '/partner/venues/:id/offline-check-ins',
  tag,
  access,
  summary:
    'Settle check-ins of members and guests that a desk made without a network within the last 12 hours, each judged at its own time and once',
  params: idParams,
  body: z.strictObject({ items: z.array(offlineCheckIn).min(1).max(MAX_OFFLINE_CHECK_INS) }),
  responses: { 200: z.object({ items: z.array(offlineCheckInResult) }) },
  refusals: ['not_found', 'rate_limited', 'validation_failed'],
});
