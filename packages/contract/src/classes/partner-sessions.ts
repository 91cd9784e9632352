import { PARTNER_DASHBOARD_USERS, UNDO_CHANGE_MINUTES, VENUE_DASHBOARD_USERS } from '@pulse/domain';
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

/** What takes a change of classes back. */
export const changeId = id.describe(
  `With it the change is taken back within ${UNDO_CHANGE_MINUTES} minutes`,
);

const change = z
  .strictObject({
    starts_at: instant.describe('The new start; or `local_date` and `start`'),
    local_date: localDate.describe('The new date at the venue'),
    start: wallTime.describe(
      'The new local time at the venue; with a wider `scope` every other start moves as far',
    ),
    duration_minutes: z.int().min(5).max(1440),
    trainer_id: id.nullable().describe('Null for no trainer'),
    capacity: z.int().min(1).max(1000),
    scope: z
      .enum(['this', 'this_and_following', 'all'])
      .describe(
        'Which dates of the class change: this one by default, it and the later ones, or all still to come. With more than one the class changes too, so that its later dates follow; what was changed by hand stays',
      ),
  })
  .partial()
  .superRefine(({ scope = 'this', ...fields }, context) => {
    const refuse = (field: string, code: string) =>
      context.addIssue({ code: 'custom', path: [field], params: { code } });
    if (Object.values(fields).every((value) => value === undefined))
      refuse('starts_at', 'nothing_to_change');
    const isLocal = fields.local_date !== undefined || fields.start !== undefined;
    if (isLocal && fields.starts_at !== undefined) refuse('starts_at', 'start_given_twice');
    if (scope === 'this') return;
    for (const field of ['starts_at', 'local_date'] as const)
      if (fields[field] !== undefined) refuse(field, 'date_of_one_session');
  });

const scope = z
  .enum(['this', 'this_and_following'])
  .default('this')
  .describe(
    '`this_and_following` also cancels the later sessions of the class, and ends the class',
  );
const reason = line(300).min(3).describe('Shown to the members');

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

const changeRefusals = [
  ...whileScheduled,
  'class_template_archived',
  'capacity_below_booked',
  'class_has_check_ins',
] as const;

export const listPartnerClassSessions = operation({
  id: 'listPartnerClassSessions',
  method: 'GET',
  path: '/partner/class-sessions',
  tag,
  shows: ['classes', 'desk', 'schedule'],
  access: VENUE_DASHBOARD_USERS,
  summary: 'Sessions of some local days of a venue, or of all venues of the organisation',
  query: z.object({
    venue_id: id.optional().describe('All venues of the own organisation unless given'),
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
  summary: 'What a change of one session, or of more dates of its class, would do; changes nothing',
  params: idParams,
  body: change,
  responses: { 200: sessionImpact },
  refusals: changeRefusals,
});

export const changeClassSession = operation({
  id: 'changeClassSession',
  method: 'PATCH',
  path: '/partner/class-sessions/:id',
  tag,
  access,
  summary:
    'Move one session or more dates of its class, give them to another trainer, or resize them. Members are notified of a new time or trainer; more places promote the waitlist at once',
  params: idParams,
  body: change,
  responses: { 200: partnerClassSession.extend({ change_id: changeId }) },
  refusals: changeRefusals,
});

export const undoClassChange = operation({
  id: 'undoClassChange',
  method: 'POST',
  path: '/partner/class-changes/:id/undo',
  tag,
  access,
  summary: `Take back a move, a substitution, a resize or a cancellation within ${UNDO_CHANGE_MINUTES} minutes: every session is as it was, old places of cancelled ones are offered to their members first, and members are notified. Refused when one of the sessions has changed since or has begun. Repeating it is harmless`,
  params: idParams,
  responses: {
    200: z.object({
      sessions: z.int().describe('How many are as they were'),
      offered: z.int().describe('How many old places are held for their members'),
    }),
  },
  refusals: [
    'not_found',
    'undo_expired',
    'classes_changed',
    'capacity_below_booked',
    'venue_status_conflict',
  ],
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
  responses: { 200: partnerClassSession.extend({ change_id: changeId }) },
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
