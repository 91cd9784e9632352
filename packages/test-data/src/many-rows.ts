import type { EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { localTimeOf } from './local-time.ts';

// Thousands of rows are generated inside the database; sending them would take long.

/** Inserts many members whom no test signs in, to fill tables. */
export async function createManyMembers(db: Db, count: number): Promise<void> {
  await sql`
    INSERT INTO users (email, full_name, member_code, digital_id_secret, calendar_token)
    SELECT 'other' || n || '@example.test', 'Other ' || n, 'OTHER' || n, '', 'other' || n
    FROM generate_series(1, ${count}::integer) AS n`.execute(db);
}

export interface ManyVenues {
  count: number;
  organisation_id: string;
  /** Each name is this word and a number from 1. */
  name: string;
  city: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  /** The one yoga class, of an hour, that each venue gives. */
  yogaClass: { title: string; startsAt: EpochMs };
}

/**
 * Inserts many published venues in a row northwards from one point, a metre apart, each with one
 * class, and analyses the tables.
 */
export async function createManyVenues(db: Db, venues: ManyVenues): Promise<void> {
  const { title, startsAt } = venues.yogaClass;
  const { localDate, localMinute } = localTimeOf(startsAt, venues.time_zone);
  const starts = new Date(startsAt);
  await sql`
    WITH venue AS (
      INSERT INTO venues (organisation_id, name, city, latitude, longitude, time_zone, activities,
        status)
      SELECT ${venues.organisation_id}, ${venues.name}::text || ' ' || n, ${venues.city},
        ${venues.latitude}::float8 + n * 0.00001, ${venues.longitude}, ${venues.time_zone},
        '{yoga}', 'published'
      FROM generate_series(1, ${venues.count}::integer) AS n RETURNING id
    ), template AS (
      INSERT INTO class_templates (venue_id, name, activity, capacity, duration_minutes, first_date)
      SELECT id, ${title}, 'yoga', 12, 60, ${localDate}::date FROM venue
      RETURNING id, venue_id, name, first_date
    )
    INSERT INTO class_sessions (class_template_id, venue_id, title, activity, tier,
      occurrence_date, occurrence_minute, local_date, local_minute, starts_at, ends_at, capacity)
    SELECT id, venue_id, name, 'yoga', 'standard', first_date, ${localMinute}::smallint, first_date, ${localMinute}::smallint,
      ${starts}::timestamptz,
      ${starts}::timestamptz + interval '1 hour', 12
    FROM template`.execute(db);
  await sql`ANALYZE venues, class_sessions`.execute(db);
}
