import type { DatedStart, ExistingClass, WeeklyStart } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/transaction.ts';

/** A class as it is compared with a file. */
interface ComparedClassRow {
  id: string;
  draft: boolean;
  name: string;
  description: string;
  activity: string;
  trainer: string;
  capacity: number;
  minutes: number;
  weekly: WeeklyStart[];
  first_date: string;
  last_date: string | null;
  excluded_dates: string[];
}

/** The classes of a venue that are not over on a date; at most `limit` of them, without one all. */
export async function listComparedClasses(
  db: Db | Tx,
  venueId: string,
  { notOverOn, limit }: { notOverOn: string; limit: number | null },
): Promise<ExistingClass[]> {
  const { rows } = await sql<ComparedClassRow>`
    SELECT t.id, t.draft, t.name, t.description, t.activity,
      coalesce((SELECT r.name FROM trainers r WHERE r.id = t.trainer_id), '') AS trainer,
      t.capacity, t.duration_minutes AS minutes, t.weekly, t.first_date, t.last_date,
      t.excluded_dates::text[] AS excluded_dates
    FROM class_templates t
    WHERE t.venue_id = ${venueId} AND t.archived_at IS NULL
      AND (t.last_date IS NULL OR t.last_date >= ${notOverOn}::date)
    ORDER BY t.id LIMIT ${limit}`.execute(db);
  return rows.map(({ first_date, last_date, excluded_dates, ...row }) => ({
    ...row,
    firstDate: first_date,
    lastDate: last_date,
    excludedDates: excluded_dates,
  }));
}

/**
 * The starts of a venue's sessions on some dates, cancelled ones too: where their class put them, and
 * where they were moved by hand.
 */
export async function listComparedStarts(
  db: Db | Tx,
  venueId: string,
  dates: readonly string[],
): Promise<(DatedStart & { classId: string })[]> {
  if (dates.length === 0) return [];
  const { rows } = await sql<{ class_id: string; date: string; minute: number }>`
    SELECT class_template_id AS class_id, occurrence_date AS date, occurrence_minute AS minute
    FROM class_sessions
    WHERE venue_id = ${venueId} AND occurrence_date = ANY (${dates}::date[])
    UNION
    SELECT class_template_id, local_date, local_minute FROM class_sessions
    WHERE venue_id = ${venueId} AND local_date = ANY (${dates}::date[])`.execute(db);
  return rows.map(({ class_id, date, minute }) => ({
    classId: class_id,
    date,
    start: `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  }));
}
