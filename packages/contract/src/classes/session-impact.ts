import { SESSION_FLAGS } from '@pulse/domain';
import { z } from 'zod';
import { id, instant } from '../schemas.ts';

export const sessionFlags = z
  .array(z.enum(SESSION_FLAGS))
  .describe('What to look at; nothing of it is refused');

const plannedSession = z
  .object({
    id,
    title: z.string(),
    starts_at: instant,
    new_starts_at: instant.nullable().describe('Null for a session that keeps its time, or ends'),
    capacity: z.int(),
    booked: z.int(),
    waitlisted: z.int(),
    flags: sessionFlags.describe('Of the session as it will be; empty for one that ends'),
  })
  .meta({ id: 'PlannedSession' });

/** What a change or a cancellation does to sessions and to those who booked them. */
export const sessionImpact = z
  .object({
    time_zone: z.string().describe('IANA time zone of the venue'),
    sessions: z.int().describe('How many sessions it touches'),
    first_sessions: z.array(plannedSession).max(20).describe('The first of them'),
    told: z.int().describe('Members who are notified'),
    booked: z.int().describe('Places that these members hold'),
    waitlisted: z.int().describe('Places in line'),
    overlapping: z.int().describe('Members who hold another place at the new time'),
    over_daily_limit: z.int().describe('Members whose plan allows no further class on the new day'),
    free_to_cancel: z
      .int()
      .describe(
        'Members who may then cancel free until the start, because it moves far or onto another place of theirs',
      ),
    kept: z.int().describe('Dates of the class that stay because they were changed by hand'),
  })
  .meta({ id: 'SessionImpact' });

/** What putting a cancelled session back does. */
export const restoreImpact = z
  .object({
    time_zone: z.string().describe('IANA time zone of the venue'),
    told: z.int().describe('Members who are notified'),
    offered: z.int().describe('Old places that are held for their members'),
    held_until: instant.nullable(),
    waitlisted: z.int().describe('Members who wait again, in their old order'),
    flags: sessionFlags,
  })
  .meta({ id: 'RestoreImpact' });
