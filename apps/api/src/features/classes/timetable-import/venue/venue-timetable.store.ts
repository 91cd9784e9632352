import type { ClassAddition, DatedStart, ExistingClass, WeeklyStart } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/transaction.ts';

/** The venue that a timetable is imported for. */
export interface ImportVenue {
  id: string;
  version: number;
  status: string;
  time_zone: string;
}

/** A venue of an organisation; null when there is none, or when it belongs to another one. */
export async function findImportVenue(
  db: Db | Tx,
  organisationId: string,
  id: string,
): Promise<ImportVenue | null> {
  const row = await db
    .selectFrom('venues')
    .select(['id', 'version', 'status', 'time_zone'])
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row ?? null;
}

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

/** The classes of a venue that are not over; at most `limit` of them. */
export async function listComparedClasses(
  db: Db | Tx,
  venueId: string,
  { today, limit }: { today: string; limit: number },
): Promise<ExistingClass[]> {
  const { rows } = await sql<ComparedClassRow>`
    SELECT t.id, t.draft, t.name, t.description, t.activity,
      coalesce((SELECT r.name FROM trainers r WHERE r.id = t.trainer_id), '') AS trainer,
      t.capacity, t.duration_minutes AS minutes, t.weekly, t.first_date, t.last_date,
      t.excluded_dates::text[] AS excluded_dates
    FROM class_templates t
    WHERE t.venue_id = ${venueId} AND t.archived_at IS NULL
      AND (t.last_date IS NULL OR t.last_date >= ${today}::date)
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

/** Adds weekly times to classes, or widens their dates to those of additional single sessions. */
export async function extendClasses(tx: Tx, additions: readonly ClassAddition[]): Promise<void> {
  const changes = additions.flatMap(({ existing, weekly, firstDate, lastDate }) =>
    existing
      ? [
          {
            id: existing.id,
            weekly: [...existing.weekly, ...weekly],
            first_date: weekly.length > 0 ? existing.firstDate : firstDate,
            last_date: weekly.length > 0 ? existing.lastDate : lastDate,
          },
        ]
      : [],
  );
  if (changes.length === 0) return;
  await sql`
    UPDATE class_templates t SET weekly = new.weekly,
      first_date = least(t.first_date, new.first_date),
      last_date = greatest(t.last_date, new.last_date),
      version = t.version + 1, updated_at = now()
    FROM json_to_recordset(${JSON.stringify(changes)}::json)
      AS new (id uuid, weekly jsonb, first_date date, last_date date)
    WHERE t.id = new.id`.execute(tx);
}

/** What an import with an idempotency key answered; null when there was none. */
export async function findImportRecord(
  db: Db | Tx,
  venueId: string,
  key: string,
): Promise<{ request_hash: Buffer; report: unknown } | null> {
  const row = await db
    .selectFrom('timetable_imports')
    .select(['request_hash', 'report'])
    .where('venue_id', '=', venueId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps what an import answered, and deletes records of two days ago, which no client repeats any more. */
export async function insertImportRecord(
  tx: Tx,
  record: { venueId: string; key: string; requestHash: Buffer; report: unknown; now: Date },
): Promise<void> {
  const { venueId, key, requestHash, report, now } = record;
  await sql`DELETE FROM timetable_imports
    WHERE venue_id = ${venueId} AND imported_at < ${now}::timestamptz - interval '2 days'`.execute(
    tx,
  );
  await tx
    .insertInto('timetable_imports')
    .values({
      venue_id: venueId,
      idempotency_key: key,
      request_hash: requestHash,
      report: JSON.stringify(report),
      imported_at: now,
    })
    .execute();
}
