import { BOOKING_STATES, MAX_SERIES_DATES, REFUSAL_CODES } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, sessionTimes } from '../schemas.ts';
import { eligibilityRule } from './eligibility.ts';

const tag = 'bookings';
const access = 'signed_in';

export const classSeries = z
  .object({
    title: z.string(),
    venue: z.object({ id, name: z.string(), city: z.string() }),
    free_cancel_hours: z.number().describe('Before the start of each date'),
    grace_minutes: z.int().describe('After booking, where that is later'),
    items: z
      .array(
        z.object({
          class_session_id: id,
          ...sessionTimes,
          own_status: z.enum(BOOKING_STATES).nullable().describe('Of the member’s own booking'),
          allowed: z.boolean().describe('It can be booked now, as long as no other date is'),
          reasons: z.array(eligibilityRule).describe('Every rule that it fails'),
          waitlist_position: z
            .int()
            .nullable()
            .describe(
              'That waiting for this full date would give; null where it cannot be waited for',
            ),
        }),
      )
      .describe('The dates on that weekday at that time, from this one on, earliest first'),
  })
  .meta({ id: 'ClassSeries' });

export const getClassSeries = operation({
  id: 'getClassSeries',
  method: 'GET',
  path: '/class-sessions/:id/series',
  tag,
  access,
  summary: 'The coming dates of a weekly class, each with what prevents booking it',
  params: idParams,
  responses: { 200: classSeries },
  refusals: ['not_found'],
});

export const bookSeries = operation({
  id: 'bookSeries',
  method: 'POST',
  path: '/bookings/series',
  tag,
  access,
  summary:
    'Book several dates, earliest first, all or those that are possible; a retry with the same key books nothing twice',
  headers: z.object({ 'idempotency-key': z.string().min(1).max(100) }),
  body: z.strictObject({
    class_session_ids: z.array(id).min(1).max(MAX_SERIES_DATES),
    waitlist_session_ids: z
      .array(id)
      .max(MAX_SERIES_DATES)
      .default([])
      .describe('Of these, the dates to join the waitlist of if they are full'),
    all_or_none: z
      .boolean()
      .default(false)
      .describe('true: one date that is refused leaves all of them unbooked'),
  }),
  responses: {
    200: z.object({
      items: z.array(
        z.object({
          class_session_id: id,
          booking_id: id.nullable(),
          status: z.enum(BOOKING_STATES).nullable().describe('Of the new booking'),
          refused: z
            .enum(REFUSAL_CODES)
            .nullable()
            .describe('Why it is not booked; null too for a date that only another one prevented'),
          detail: z.string().nullable().describe("The same as a sentence, in the user's language"),
        }),
      ),
    }),
  },
  refusals: ['validation_failed'],
});
