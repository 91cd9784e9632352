import { PARTNER_DASHBOARD_USERS, VENUE_DASHBOARD_USERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, instant, localDate, pageOf, sessionTimes, wallTime } from '../schemas.ts';
import { line } from '../text.ts';
import { restoreImpact, sessionFlags, sessionImpact } from './session-impact.ts';

export const partnerClassSession = z
  .object({
    id,
    class_template_id: id,
    venue_id: id,
    title: z.string(),
    ...sessionTimes,
    capacity: z.int(),
    booked: z.int(),
    arrived: z.int(),
    waitlisted: z.int(),
    status: z.enum(['scheduled', 'cancelled']),
    cancel_reason: z.string().nullable(),
    booking_closes_at: instant.describe('When members can no longer book it themselves'),
    trainer_id: id.nullable(),
    trainer_name: z.string().nullable(),
    flags: sessionFlags,
  })
  .meta({ id: 'PartnerClassSession' });

const change = z
  .strictObject({
    starts_at: instant.describe('The new start; or `local_date` and `start`'),
    local_date: localDate.describe('The new date at the venue'),
    start: wallTime.describe('The new local time at the venue'),
    duration_minutes: z.int().min(5).max(1440),
    trainer_id: id.nullable().describe('Null for nobody'),
    capacity: z.int().min(1).max(1000),
  })
  .partial()
  .superRefine((fields, context) => {
    const refuse = (field: string, code: string) =>
      context.addIssue({ code: 'custom', path: [field], params: { code } });
    if (Object.values(fields).every((value) => value === undefined))
      refuse('starts_at', 'nothing_to_change');
    const isLocal = fields.local_date !== undefined || fields.start !== undefined;
    if (isLocal && fields.starts_at !== undefined) refuse('starts_at', 'start_given_twice');
  });

const scope = z
  .enum(['this', 'this_and_following'])
  .default('this')
  .describe(
    '`this_and_following` also cancels the later sessions of the class, and ends the class',
  );
const reason = line(300).min(3).describe('Told to the members');

export const substituteTrainer = z
  .object({
    id,
    name: z.string(),
    teaches: z.boolean().describe('The activity of the session is one of theirs'),
    busy_with: z
      .object({ title: z.string(), starts_at: instant, venue_name: z.string() })
      .nullable()
      .describe('The class that they give at this time, at any venue; null when they are free'),
  })
  .meta({ id: 'SubstituteTrainer' });

const tag = 'classes';
const access = PARTNER_DASHBOARD_USERS;
const whileScheduled = [
  'not_found',
  'class_cancelled',
  'class_started',
  'validation_failed',
] as const;

export const listPartnerClassSessions = operation({
  id: 'listPartnerClassSessions',
  method: 'GET',
  path: '/partner/class-sessions',
  tag,
  shows: ['classes', 'desk', 'schedule'],
  access: VENUE_DASHBOARD_USERS,
  summary: 'A venue’s sessions of some days, with bookings, arrivals and flags',
  query: z.object({
    venue_id: id,
    date: localDate.optional(),
    days: z.coerce.number().int().min(1).max(14).default(1),
  }),
  responses: { 200: pageOf(partnerClassSession) },
  refusals: ['not_found', 'validation_failed'],
});

export const getPartnerClassSession = operation({
  id: 'getPartnerClassSession',
  method: 'GET',
  path: '/partner/class-sessions/:id',
  tag,
  shows: ['classes', 'schedule'],
  access,
  summary: 'One session of the own organisation',
  params: idParams,
  responses: { 200: partnerClassSession },
  refusals: ['not_found'],
});

export const listSubstituteTrainers = operation({
  id: 'listSubstituteTrainers',
  method: 'GET',
  path: '/partner/class-sessions/:id/substitutes',
  tag,
  shows: ['classes', 'schedule'],
  access,
  summary: 'The organisation’s other trainers for one session: free ones who teach it first',
  params: idParams,
  responses: { 200: pageOf(substituteTrainer) },
  refusals: ['not_found'],
});

export const previewClassSession = operation({
  id: 'previewClassSession',
  method: 'POST',
  path: '/partner/class-sessions/:id/preview',
  tag,
  shows: ['moment'],
  access,
  summary: 'What a change of one session would do; changes nothing',
  params: idParams,
  body: change,
  responses: { 200: sessionImpact },
  refusals: [...whileScheduled, 'capacity_below_booked', 'class_has_check_ins'],
});

export const changeClassSession = operation({
  id: 'changeClassSession',
  method: 'PATCH',
  path: '/partner/class-sessions/:id',
  tag,
  access,
  summary:
    'Move one session, give it to another trainer, or resize it. Members are told of a new time or trainer; more places promote the waitlist at once',
  params: idParams,
  body: change,
  responses: { 200: partnerClassSession },
  refusals: [...whileScheduled, 'capacity_below_booked', 'class_has_check_ins'],
});

export const previewSessionCancellation = operation({
  id: 'previewSessionCancellation',
  method: 'POST',
  path: '/partner/class-sessions/:id/cancel/preview',
  tag,
  shows: ['moment'],
  access,
  summary: 'What cancelling would do; changes nothing',
  params: idParams,
  body: z.strictObject({ scope }).prefault({}),
  responses: { 200: sessionImpact },
  refusals: whileScheduled,
});

export const cancelClassSession = operation({
  id: 'cancelClassSession',
  method: 'POST',
  path: '/partner/class-sessions/:id/cancel',
  tag,
  access,
  summary:
    'Cancel a session, or it and the following ones, with a reason; bookings end without penalty and their members are notified',
  params: idParams,
  body: z.strictObject({ reason, scope }),
  responses: { 200: partnerClassSession },
  refusals: whileScheduled,
});

export const previewSessionRestoration = operation({
  id: 'previewSessionRestoration',
  method: 'POST',
  path: '/partner/class-sessions/:id/restore/preview',
  tag,
  shows: ['moment'],
  access,
  summary: 'What putting a cancelled session back would do; changes nothing',
  params: idParams,
  responses: { 200: restoreImpact },
  refusals: ['not_found', 'class_not_cancelled', 'class_started', 'venue_status_conflict'],
});

export const restoreClassSession = operation({
  id: 'restoreClassSession',
  method: 'POST',
  path: '/partner/class-sessions/:id/restore',
  tag,
  access,
  summary:
    'Put a session back that was cancelled by mistake, before its start; old places are offered to their members first',
  params: idParams,
  responses: { 200: partnerClassSession },
  refusals: ['not_found', 'class_not_cancelled', 'class_started', 'venue_status_conflict'],
});
