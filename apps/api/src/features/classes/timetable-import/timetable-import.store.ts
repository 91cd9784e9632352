import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { PlannedClass } from './plan-classes.ts';

/** The id of the advisory lock, without which concurrent imports would create the same venues. */
const IMPORT_LOCK_ID = 7_038_120;

/** Locks imports until the transaction ends, so that only one runs at a time. */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK_ID})`.execute(tx);
}

/** An imported template, and whether this import created it. */
export interface ImportTemplateRow {
  id: string;
  venue_id: string;
  import_key: string;
  created: boolean;
}

/** Inserts the templates of new classes and extends the dates of existing ones. */
export async function upsertTemplates(
  tx: Tx,
  classes: readonly PlannedClass[],
): Promise<ImportTemplateRow[]> {
  const json = JSON.stringify(
    classes.map(({ venueId, importKey, row, weekday, firstDate, lastDate }) => ({
      venue_id: venueId,
      import_key: importKey,
      name: row.title,
      description: row.description,
      activity: row.activity,
      capacity: row.capacity,
      duration_minutes: row.minutes,
      weekly: weekday === null ? [] : [{ weekday, start: row.start }],
      first_date: firstDate,
      last_date: lastDate,
    })),
  );
  const { rows } = await sql<ImportTemplateRow>`
    INSERT INTO class_templates (venue_id, import_key, name, description, activity, capacity,
      duration_minutes, weekly, first_date, last_date)
    SELECT venue_id, import_key, name, description, activity, capacity, duration_minutes, weekly,
      first_date, last_date
    FROM json_to_recordset(${json}::json) AS new (venue_id uuid, import_key text, name text,
      description text, activity text, capacity integer, duration_minutes integer,
      weekly jsonb, first_date date, last_date date)
    ON CONFLICT (venue_id, import_key) WHERE import_key IS NOT NULL DO UPDATE SET
      first_date = least(class_templates.first_date, excluded.first_date),
      last_date = greatest(class_templates.last_date, excluded.last_date)
    RETURNING id, venue_id, import_key, xmax = 0 AS created`.execute(tx);
  return rows;
}
