import { scheduleFault } from '@pulse/domain';
import { z } from 'zod';
import {
  activity,
  classLanguage,
  classLevel,
  id,
  instant,
  localDate,
  tier,
  wallTime,
} from '../schemas.ts';
import { line, paragraphs } from '../text.ts';

const weeklyTime = z.strictObject({
  weekday: z.int().min(1).max(7).describe('ISO weekday, 1 is Monday'),
  start: wallTime,
});

const price = z.strictObject({
  amount_minor: z.int().min(0).max(100_000_000).describe('In minor units, for example cents'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe('ISO 4217'),
});

const fields = {
  name: line(200).min(2),
  description: paragraphs(4000),
  activity,
  trainer_id: id.nullable(),
  capacity: z.int().min(1).max(1000),
  duration_minutes: z.int().min(5).max(1440),
  drop_in_price: price.nullable(),
  tier,
  level: classLevel.nullable(),
  language: classLanguage.nullable(),
  women_only: z
    .boolean()
    .describe('Shown to members before they book; no member is asked to prove it'),
  what_to_bring: line(300),
  weekly: z
    .array(weeklyTime)
    .min(1)
    .max(100)
    .describe(
      'Every start in the week, by local time. On a date on which the clocks skip it, the class starts as much later as they skip',
    ),
  first_date: localDate,
  last_date: localDate.nullable(),
};

export const newClassTemplate = z
  .strictObject({
    venue_id: id,
    ...fields,
    description: fields.description.default(''),
    trainer_id: fields.trainer_id.default(null),
    last_date: fields.last_date.default(null),
    level: fields.level.default(null),
    language: fields.language.default(null),
    women_only: fields.women_only.default(false),
    what_to_bring: fields.what_to_bring.default(''),
    draft: z.boolean().default(false).describe('A draft has no sessions until it is published'),
  })
  .superRefine((template, context) => {
    const found = scheduleFault(template);
    if (!found) return;
    const { field, fault } = found;
    context.addIssue({ code: 'custom', path: [field], params: { code: fault } });
  });

export const templateVersion = z.int().min(1).describe('The version that was edited');
export const templateChange = z
  .strictObject({ ...fields, version: templateVersion })
  .partial()
  .required({ version: true });

export const classTemplate = z
  .object({
    id,
    version: z.int().describe('Grows with each change'),
    status: z.enum(['draft', 'published', 'archived']),
    venue_id: id,
    ...fields,
    weekly: z.array(weeklyTime),
    trainer_name: z.string().nullable(),
    excluded_dates: z
      .array(localDate)
      .describe('On which its weekly times do not take place, as an imported calendar said'),
    updated_at: instant,
  })
  .meta({ id: 'ClassTemplate' });

const affectedSession = z
  .object({
    id,
    starts_at: instant,
    capacity: z.int(),
    booked: z.int(),
    waitlisted: z.int(),
    new_starts_at: instant.nullable().describe('Null for a session that is removed or stays'),
  })
  .meta({ id: 'AffectedSession' });
const firstSessions = z.array(affectedSession).describe('The first of them');

/** What a change of a class does to its sessions still to come. */
export const templateImpact = z
  .object({
    time_zone: z.string().describe('IANA time zone of the venue'),
    at_once: z
      .object({ created: z.int(), changed: z.int(), removed: z.int() })
      .describe('Sessions without a booking'),
    booked: z
      .object({
        changed: z.int(),
        removed: z.int(),
        bookings: z.int().describe('Places and waitlist places'),
        overlapping: z
          .int()
          .describe('Places that then overlap another one of the same member, who is notified'),
        sessions: firstSessions,
      })
      .describe('Sessions with bookings: they change with `apply_to_booked` only'),
    by_hand: z
      .object({ kept: z.int(), sessions: firstSessions })
      .describe('Sessions that were changed by hand: they stay'),
    capacity_below_booked: firstSessions.describe(
      'Booked sessions with more places taken than the new capacity: `apply_to_booked` is refused',
    ),
    clock_changes: z
      .array(
        z.object({
          local_date: localDate,
          start: wallTime,
          moves_to: wallTime.describe('The start by local time: of a repeated one, the first'),
          change: z.enum(['skipped', 'repeated']),
        }),
      )
      .describe('Dates on which the clocks skip or repeat the start'),
  })
  .meta({ id: 'TemplateImpact' });
