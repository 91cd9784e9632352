import { PARTNER_DASHBOARD_USERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, localDate, sessionTimes } from '../schemas.ts';
import { line } from '../text.ts';
import { changeId } from './partner-sessions.ts';

const substitute = z
  .object({
    id,
    name: z.string(),
    teaches: z.boolean().describe('The activity of the session is one of theirs'),
  })
  .meta({ id: 'FreeTrainer' });

const sessionToCover = z
  .object({
    id,
    title: z.string(),
    venue_name: z.string(),
    ...sessionTimes,
    booked: z.int(),
    waitlisted: z.int(),
    substitutes: z
      .array(substitute)
      .max(20)
      .describe('Trainers who give no other class then; those who teach it first'),
    suggested_trainer_id: id
      .nullable()
      .describe('Free and teaching it, never two classes at once; null without such a trainer'),
  })
  .meta({ id: 'SessionToCover' });

const tag = 'classes';
const access = PARTNER_DASHBOARD_USERS;

export const previewTrainerAbsence = operation({
  id: 'previewTrainerAbsence',
  method: 'POST',
  path: '/partner/trainers/:id/absence/preview',
  tag,
  shows: ['moment'],
  access,
  summary: 'The classes still to come of a trainer on some days, each with free substitutes',
  params: idParams,
  body: z
    .strictObject({ first_date: localDate, last_date: localDate })
    .superRefine(({ first_date, last_date }, context) => {
      if (last_date < first_date)
        context.addIssue({
          code: 'custom',
          path: ['last_date'],
          params: { code: 'last_date_before_first' },
        });
    }),
  responses: {
    200: z.object({
      sessions: z.array(sessionToCover).max(200).describe('By start; the first 200'),
    }),
  },
  refusals: ['not_found', 'validation_failed'],
});

export const coverTrainerAbsence = operation({
  id: 'coverTrainerAbsence',
  method: 'POST',
  path: '/partner/trainers/:id/absence',
  tag,
  access,
  summary:
    'Give classes of a trainer to others and cancel the rest, all or nothing; their members are notified',
  params: idParams,
  body: z
    .strictObject({
      substitutes: z
        .array(
          z.strictObject({
            class_session_id: id,
            trainer_id: id.nullable().describe('Null: it takes place without a named trainer'),
          }),
        )
        .max(200),
      cancelled: z.array(id).max(200).default([]).describe('Sessions that are cancelled'),
      reason: line(300).default('').describe('Shown to the members of those that are cancelled'),
    })
    .superRefine(({ substitutes, cancelled, reason }, context) => {
      const refuse = (field: string, code: string) =>
        context.addIssue({ code: 'custom', path: [field], params: { code } });
      const named = [...substitutes.map((one) => one.class_session_id), ...cancelled];
      if (named.length === 0) refuse('substitutes', 'nothing_to_change');
      if (new Set(named).size < named.length) refuse('substitutes', 'session_given_twice');
      if (cancelled.length > 0 && reason.length < 3) refuse('reason', 'reason_required');
    }),
  responses: {
    200: z.object({
      covered: z.int(),
      cancelled: z.int(),
      change_id: changeId,
    }),
  },
  refusals: ['not_found', 'classes_changed', 'validation_failed'],
});
