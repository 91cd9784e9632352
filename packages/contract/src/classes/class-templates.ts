import { PARTNER_DASHBOARD_USERS, scheduleFault } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  activity,
  classLanguage,
  classLevel,
  id,
  idParams,
  instant,
  localDate,
  pageOf,
  pageQuery,
  queryFlag,
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
  women_only: z.boolean().describe('Told to members before they book; nobody is asked to prove it'),
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

const newTemplate = z
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

const version = z.int().min(1).describe('The version that was edited');
const change = z
  .strictObject({ ...fields, version })
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
      .describe('Sessions that nobody has booked'),
    booked: z
      .object({
        changed: z.int(),
        removed: z.int(),
        bookings: z.int().describe('Places and waitlist places'),
        overlapping: z
          .int()
          .describe('Places that then overlap another one of the same member, who is told'),
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

const tag = 'classes';
const access = PARTNER_DASHBOARD_USERS;

export const listClassTemplates = operation({
  id: 'listClassTemplates',
  method: 'GET',
  path: '/partner/class-templates',
  tag,
  access,
  summary: 'The classes of the own organisation by name',
  query: pageQuery.extend({
    venue_id: id.optional(),
    archived: queryFlag.describe('Both kinds when left out'),
  }),
  responses: { 200: pageOf(classTemplate) },
  refusals: ['validation_failed'],
});

export const createClassTemplate = operation({
  id: 'createClassTemplate',
  method: 'POST',
  path: '/partner/class-templates',
  tag,
  access,
  summary: 'Create a class with its weekly times; its sessions of the next 60 days exist at once',
  body: newTemplate,
  responses: { 201: classTemplate },
  refusals: ['not_found', 'validation_failed', 'rate_limited'],
});

export const getClassTemplate = operation({
  id: 'getClassTemplate',
  method: 'GET',
  path: '/partner/class-templates/:id',
  tag,
  access,
  summary: 'One class of the own organisation',
  params: idParams,
  responses: { 200: classTemplate },
  refusals: ['not_found'],
});

export const publishClassTemplate = operation({
  id: 'publishClassTemplate',
  method: 'POST',
  path: '/partner/class-templates/:id/publish',
  tag,
  access,
  summary: 'Publish a draft and create its sessions. Publishing twice is harmless',
  params: idParams,
  responses: { 200: classTemplate },
  refusals: ['not_found', 'class_template_archived', 'validation_failed'],
});

export const previewClassTemplate = operation({
  id: 'previewClassTemplate',
  method: 'POST',
  path: '/partner/class-templates/:id/preview',
  tag,
  access,
  summary: 'What a change would do to the sessions still to come; changes nothing',
  params: idParams,
  body: change,
  responses: { 200: templateImpact },
  refusals: ['not_found', 'version_conflict', 'class_template_archived', 'validation_failed'],
});

export const changeClassTemplate = operation({
  id: 'changeClassTemplate',
  method: 'PATCH',
  path: '/partner/class-templates/:id',
  tag,
  access,
  summary:
    'Change a class and its sessions that nobody has booked; the booked ones too with `apply_to_booked`, and their members are notified',
  params: idParams,
  body: z.strictObject({
    ...change.shape,
    apply_to_booked: z.boolean().default(false),
    reason: line(300).default('').describe('Told to members whose session is cancelled'),
  }),
  responses: { 200: classTemplate.extend({ impact: templateImpact }) },
  refusals: [
    'not_found',
    'version_conflict',
    'class_template_archived',
    'capacity_below_booked',
    'validation_failed',
  ],
});

export const getClassTemplateDifferences = operation({
  id: 'getClassTemplateDifferences',
  method: 'GET',
  path: '/partner/class-templates/:id/differences',
  tag,
  access,
  summary:
    'The sessions still to come that differ from their class: booked ones that were left as they were, and those changed by hand',
  params: idParams,
  responses: { 200: templateImpact },
  refusals: ['not_found', 'class_template_archived'],
});

export const applyClassTemplate = operation({
  id: 'applyClassTemplate',
  method: 'POST',
  path: '/partner/class-templates/:id/apply',
  tag,
  access,
  summary:
    'Change the booked sessions that differ from their class too, all or none; their members are notified. What was changed by hand stays. Repeating it is harmless',
  params: idParams,
  body: z.strictObject({
    version,
    reason: line(300).default('').describe('Told to members whose session is cancelled'),
  }),
  responses: { 200: templateImpact },
  refusals: [
    'not_found',
    'version_conflict',
    'class_template_archived',
    'capacity_below_booked',
    'validation_failed',
  ],
});

export const archiveClassTemplate = operation({
  id: 'archiveClassTemplate',
  method: 'POST',
  path: '/partner/class-templates/:id/archive',
  tag,
  access,
  summary:
    'End a class: its sessions that nobody has booked are removed. Refused while others are booked, unless `apply_to_booked` cancels (true) or keeps (false) them',
  params: idParams,
  body: z
    .strictObject({ apply_to_booked: z.boolean().optional(), reason: line(300).default('') })
    .prefault({}),
  responses: { 200: classTemplate },
  refusals: ['not_found', 'class_has_bookings', 'validation_failed'],
});

export const restoreClassTemplate = operation({
  id: 'restoreClassTemplate',
  method: 'POST',
  path: '/partner/class-templates/:id/restore',
  tag,
  access,
  summary:
    'Restore an archived class as a draft, without sessions until it is published. Restoring twice is harmless',
  params: idParams,
  responses: { 200: classTemplate },
  refusals: ['not_found', 'validation_failed'],
});
