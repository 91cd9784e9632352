import type { ClassAddition, WeeklyStart } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/transaction.ts';

/** The id of the advisory lock, without which concurrent imports would create the same venues. */
const IMPORT_LOCK_ID = 7_038_120;

/** Locks imports of several venues until the transaction ends, so that only one runs at a time. */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK_ID})`.execute(tx);
}

/** A class to create. */
export interface ClassToInsert {
  id: string;
  venueId: string;
  name: string;
  description: string;
  activity: string;
  trainerId: string | null;
  capacity: number;
  minutes: number;
  weekly: readonly WeeklyStart[];
  firstDate: string;
  lastDate: string | null;
  excludedDates: readonly string[];
}

/** Inserts classes. */
export async function insertClasses(tx: Tx, classes: readonly ClassToInsert[]): Promise<void> {
  const json = JSON.stringify(
    classes.map(({ venueId, minutes, trainerId, ...others }) => ({
      ...others,
      venue_id: venueId,
      trainer_id: trainerId,
      duration_minutes: minutes,
      first_date: others.firstDate,
      last_date: others.lastDate,
      excluded_dates: others.excludedDates,
    })),
  );
  await sql`
    INSERT INTO class_templates (id, venue_id, name, description, activity, trainer_id,
      capacity, duration_minutes, weekly, first_date, last_date, excluded_dates)
    SELECT id, venue_id, name, description, activity, trainer_id, capacity,
      duration_minutes, weekly, first_date, last_date,
      ARRAY(SELECT jsonb_array_elements_text(excluded_dates)::date)
    FROM json_to_recordset(${json}::json) AS new (id uuid, venue_id uuid,
      name text, description text, activity text, trainer_id uuid, capacity integer,
      duration_minutes integer, weekly jsonb, first_date date, last_date date, excluded_dates jsonb)`.execute(
    tx,
  );
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
