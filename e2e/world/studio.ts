import { randomBytes } from 'node:crypto';
import { query, queryOne } from './database.ts';
import { noonZone } from './noon-zone.ts';

/** A published venue of an organisation of its own, with a code beside its door. */
export interface Studio {
  id: string;
  name: string;
  organisationId: string;
  qrCode: string;
}

/** One dated class of a studio. */
export interface StudioClass {
  id: string;
  title: string;
  /** Wall time of the start in the studio's zone, as the screens write it (HH:MM). */
  startsAt: string;
  /** The local date of the start, YYYY-MM-DD. */
  date: string;
}

const allDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  opens: '00:00',
  closes: '23:59',
}));

/** Opens a venue in the middle of Beirut whose clocks show about noon. */
export async function openStudio(given: { openGym?: boolean } = {}): Promise<Studio> {
  const name = `Corniche Test Studio ${randomBytes(4).toString('hex')}`;
  const qrCode = randomBytes(12).toString('base64url');
  const { organisation_id, id } = await queryOne<{ organisation_id: string; id: string }>(
    `WITH organisation AS (INSERT INTO organisations (name) VALUES ($1) RETURNING id)
     INSERT INTO venues (organisation_id, name, city, district, latitude, longitude, time_zone,
       country_code, activities, opening_hours, open_gym, status)
     SELECT id, $1, 'Beirut', 'Raouche', 33.892, 35.51, $2, 'LB', '{yoga}', $3, $4, 'published'
     FROM organisation RETURNING id, organisation_id`,
    [name, noonZone(), JSON.stringify(allDay), given.openGym ?? false],
  );
  await query(`INSERT INTO qr_codes (venue_id, code, label) VALUES ($1, $2, 'Front door')`, [
    id,
    qrCode,
  ]);
  return { id, name, organisationId: organisation_id, qrCode };
}

interface ClassGiven {
  startsInMinutes: number;
  title?: string;
  capacity?: number;
}

/** Puts one class of an hour on a studio's schedule, by itself: nothing repeats it. */
export async function scheduleClass(studio: Studio, given: ClassGiven): Promise<StudioClass> {
  const { startsInMinutes, title = 'Sunrise Flow', capacity = 12 } = given;
  const row = await queryOne<{ id: string; starts_at: string; date: string }>(
    `WITH moment AS (
       SELECT date_trunc('minute', now()) + make_interval(mins => $3) AS starts_at, time_zone, id
       FROM venues WHERE id = $1
     ), wall AS (
       SELECT *, starts_at AT TIME ZONE time_zone AS local FROM moment
     ), template AS (
       INSERT INTO class_templates (venue_id, name, activity, capacity, duration_minutes, weekdays,
         start_time, first_date)
       SELECT id, $2, 'yoga', $4, 60, '{}', local::time, local::date FROM wall RETURNING id
     )
     INSERT INTO class_sessions (class_template_id, venue_id, title, activity, tier, occurrence_date,
       local_date, local_minute, starts_at, ends_at, capacity)
     SELECT template.id, wall.id, $2, 'yoga', 'standard', local::date, local::date,
       extract(hour FROM local)::int * 60 + extract(minute FROM local)::int,
       starts_at, starts_at + interval '1 hour', $4
     FROM wall, template
     RETURNING id, (SELECT to_char(local, 'HH24:MI') FROM wall) AS starts_at, local_date::text AS date`,
    [studio.id, title, startsInMinutes, capacity],
  );
  return { id: row.id, title, startsAt: row.starts_at, date: row.date };
}
