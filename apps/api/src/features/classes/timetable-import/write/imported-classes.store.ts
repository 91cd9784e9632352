import type { WeeklyStart } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/transaction.ts';

/** The id of the advisory lock, without which concurrent imports would create the same venues. */
const IMPORT_LOCK_ID = 7_038_120;

/** Locks imports of several venues until the transaction ends, so that only one runs at a time. */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK_ID})`.execute(tx);
}

/** A class to create, or one with the same `importKey` whose dates are extended. */
export interface ClassToWrite {
  /** Of the class, if it is created. */
  id: string;
  venueId: string;
  /** Known to later imports; null for a class that is found by its name. */
  importKey: string | null;
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

/** An imported class, and whether this import created it. */
export interface WrittenClass {
  id: string;
  venue_id: string;
  import_key: string | null;
  created: boolean;
}

/** Inserts new classes and extends the dates of those whose import key exists. */
export async function upsertClasses(
  tx: Tx,
  classes: readonly ClassToWrite[],
): Promise<WrittenClass[]> {
  const json = JSON.stringify(
    classes.map(({ venueId, importKey, minutes, trainerId, ...others }) => ({
      ...others,
      venue_id: venueId,
      import_key: importKey,
      trainer_id: trainerId,
      duration_minutes: minutes,
      first_date: others.firstDate,
      last_date: others.lastDate,
      excluded_dates: others.excludedDates,
    })),
  );
  const { rows } = await sql<WrittenClass>`
    INSERT INTO class_templates (id, venue_id, import_key, name, description, activity, trainer_id,
      capacity, duration_minutes, weekly, first_date, last_date, excluded_dates)
    SELECT id, venue_id, import_key, name, description, activity, trainer_id, capacity,
      duration_minutes, weekly, first_date, last_date,
      ARRAY(SELECT jsonb_array_elements_text(excluded_dates)::date)
    FROM json_to_recordset(${json}::json) AS new (id uuid, venue_id uuid, import_key text,
      name text, description text, activity text, trainer_id uuid, capacity integer,
      duration_minutes integer, weekly jsonb, first_date date, last_date date, excluded_dates jsonb)
    ON CONFLICT (venue_id, import_key) WHERE import_key IS NOT NULL DO UPDATE SET
      first_date = least(class_templates.first_date, excluded.first_date),
      last_date = greatest(class_templates.last_date, excluded.last_date)
    RETURNING id, venue_id, import_key, xmax = 0 AS created`.execute(tx);
  return rows;
}
