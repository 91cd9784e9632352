import { type LocalDate, ROLL_UP_START } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** After the end of a day, before it is counted. */
const SETTLING_TIME = sql`interval '1 hour'`;

/** Venues of which a day is over that is not counted, or a counted day has changed; at most 500. */
export async function listVenuesToCount(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ venueId: string }>`
    (SELECT venue_id AS "venueId" FROM analytics_venues WHERE due_at <= ${now}
      ORDER BY due_at, venue_id LIMIT 500)
    UNION
    (SELECT DISTINCT v.venue_id FROM analytics_changed_days d
      JOIN analytics_venues v ON v.venue_id = d.venue_id AND d.local_date < v.rolled_until
      LIMIT 500)`.execute(db);
  return rows.map(({ venueId }) => venueId);
}

/** Until when a venue is counted, locked; null while another worker counts it. */
export async function lockRolledUntil(tx: Tx, venueId: string): Promise<LocalDate | null> {
  const { rows } = await sql<{ rolledUntil: LocalDate }>`
    SELECT rolled_until::text AS "rolledUntil" FROM analytics_venues
    WHERE venue_id = ${venueId} FOR NO KEY UPDATE SKIP LOCKED`.execute(tx);
  return rows[0]?.rolledUntil ?? null;
}

/**
 * The first local day of a venue that is not over: the day before has ended an hour ago, so that no
 * place held at a desk is still to be paid, and none of its classes runs on. No class takes more than
 * a day.
 */
export async function findOpenDay(tx: Tx, venueId: string, now: Date): Promise<LocalDate> {
  const { rows } = await sql<{ day: LocalDate }>`
    SELECT least(((${now}::timestamptz - ${SETTLING_TIME}) AT TIME ZONE v.time_zone)::date, (
      SELECT min(s.local_date) FROM class_sessions s
      WHERE s.venue_id = v.id AND s.status = 'scheduled' AND s.ends_at > ${now}
        AND s.starts_at >= ${now}::timestamptz - interval '1 day' AND s.starts_at <= ${now}
    ))::text AS day FROM venues v WHERE v.id = ${venueId}`.execute(tx);
  return rows[0]?.day ?? ROLL_UP_START;
}

/** Stores until when a venue is counted; it is due again when its next day is over. */
export async function setRolledUntil(tx: Tx, venueId: string, until: LocalDate): Promise<void> {
  await sql`
    UPDATE analytics_venues a SET rolled_until = ${until}::date,
      due_at = (${until}::date + 1)::timestamp AT TIME ZONE v.time_zone + ${SETTLING_TIME}
    FROM venues v WHERE v.id = a.venue_id AND a.venue_id = ${venueId}`.execute(tx);
}

/** Takes the notes of changes before a day away, and returns their days in order. */
export async function takeChangedDays(
  tx: Tx,
  venueId: string,
  until: LocalDate,
): Promise<LocalDate[]> {
  const { rows } = await sql<{ day: LocalDate }>`
    DELETE FROM analytics_changed_days
    WHERE venue_id = ${venueId} AND local_date < ${until}::date
    RETURNING local_date::text AS day`.execute(tx);
  return [...new Set(rows.map(({ day }) => day))].sort();
}

/** The first local date of a venue on which anything counts; null while there is none. */
export async function findFirstDay(tx: Tx, venueId: string): Promise<LocalDate | null> {
  const { rows } = await sql<{ day: LocalDate | null }>`
    SELECT least(
      (SELECT local_date FROM bookings WHERE venue_id = ${venueId} ORDER BY starts_at LIMIT 1),
      (SELECT local_date FROM check_ins WHERE venue_id = ${venueId} ORDER BY checked_in_at LIMIT 1),
      (SELECT local_date FROM class_sessions WHERE venue_id = ${venueId} ORDER BY starts_at LIMIT 1)
    )::text AS day`.execute(tx);
  return rows[0]?.day ?? null;
}
