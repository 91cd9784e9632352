import { MAX_WEEKLY_GOAL } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { activity, id, localDate } from '../schemas.ts';

const tag = 'progress';
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
const weeklyGoal = z.int().min(1).max(MAX_WEEKLY_GOAL).nullable().describe('Visits; null: none');

export const getWeek = operation({
  id: 'getWeek',
  method: 'GET',
  path: '/progress/week',
  tag,
  access: 'signed_in',
  summary: 'The member’s week, Monday to Sunday in their time zone, and their goal for a week',
  responses: {
    200: z.object({
      days: z.array(
        z.object({
          date: localDate,
          visits: z.int(),
          booked: z.int().describe('Classes still to come'),
        }),
      ),
      today: localDate,
      visits: z.int(),
      goal: weeklyGoal,
      month_to_review: month.nullable().describe('In the first week of a month the last one'),
    }),
  },
  refusals: [],
});

export const setWeeklyGoal = operation({
  id: 'setWeeklyGoal',
  method: 'PUT',
  path: '/progress/weekly-goal',
  tag,
  access: 'signed_in',
  summary: 'Choose how many visits a week to aim for, or none',
  body: z.strictObject({ visits: weeklyGoal }),
  responses: { 204: null },
  refusals: ['validation_failed', 'rate_limited'],
});

const place = z.object({
  id,
  name: z.string(),
  activity,
  cover_url: z.string().nullable(),
  visits: z.int(),
});

export const getMonthReview = operation({
  id: 'getMonthReview',
  method: 'GET',
  path: '/progress/month',
  tag,
  access: 'signed_in',
  readsReplica: true,
  summary: 'A look back at a month of the member, the last one by default',
  query: z.object({ month: month.optional() }),
  responses: {
    200: z
      .object({
        month,
        previous: month.nullable().describe('null: no visit before this month'),
        next: month.nullable().describe('null: the next month has not begun'),
        visits: z.int(),
        minutes: z.int().describe('In classes; how long an open-gym visit was is not known'),
        weeks_in_a_row: z.int().describe('Weeks with a visit up to the end of the month'),
        favourite_places: z.array(place).describe('The three most visited'),
        first_time_places: z.array(place).describe('Three that were new'),
        first_time_count: z.int(),
      })
      .meta({ id: 'MonthReview' }),
  },
  refusals: ['validation_failed'],
});
