import { localDateOf } from '@pulse/domain';
import type { Insertable } from 'kysely';
import type { Database } from '../../src/platform/database/schema.ts';
import type { Db } from '../../src/platform/database/transaction.ts';
import { aVenue } from './venues.ts';

export type ClassTemplateOverrides = Partial<Insertable<Database['class_templates']>>;

/** Inserts a weekly class, Mondays at 18:00 for an hour, at a new venue unless one is given. */
export async function aClassTemplate(
  db: Db,
  overrides: ClassTemplateOverrides = {},
): Promise<string> {
  const row = await db
    .insertInto('class_templates')
    .values({
      name: 'Vinyasa Flow',
      activity: 'yoga',
      capacity: 12,
      duration_minutes: 60,
      weekdays: [1],
      start_time: '18:00',
      first_date: '2026-01-05',
      ...overrides,
      venue_id: overrides.venue_id ?? (await aVenue(db)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type ClassSessionOverrides = Partial<
  Omit<Insertable<Database['class_sessions']>, 'starts_at' | 'ends_at'>
> & { starts_at?: string; minutes?: number };

/**
 * Inserts one dated class, tomorrow at this time for an hour unless `starts_at` says otherwise. The
 * local date and minute follow from the venue's zone.
 */
export async function aClassSession(
  db: Db,
  overrides: ClassSessionOverrides = {},
): Promise<string> {
  const { starts_at = new Date(Date.now() + 86_400_000).toISOString(), minutes = 60 } = overrides;
  const { starts_at: _, minutes: __, ...columns } = overrides;
  const venueId = overrides.venue_id ?? (await aVenue(db));
  const venue = await db
    .selectFrom('venues')
    .select('time_zone')
    .where('id', '=', venueId)
    .executeTakeFirstOrThrow();
  const startsAt = Date.parse(starts_at);
  const local = Temporal.Instant.from(starts_at).toZonedDateTimeISO(venue.time_zone);
  const localDate = localDateOf(startsAt, venue.time_zone);
  const templateId =
    overrides.class_template_id ?? (await aClassTemplate(db, { venue_id: venueId }));
  const row = await db
    .insertInto('class_sessions')
    .values({
      title: 'Vinyasa Flow',
      activity: 'yoga',
      tier: 'standard',
      capacity: 12,
      occurrence_date: localDate,
      local_date: localDate,
      local_minute: local.hour * 60 + local.minute,
      ...columns,
      class_template_id: templateId,
      venue_id: venueId,
      starts_at: new Date(startsAt),
      ends_at: new Date(startsAt + minutes * 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
