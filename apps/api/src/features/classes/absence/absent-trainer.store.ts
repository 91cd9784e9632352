import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A class of a trainer who is absent, and who could give it instead. */
export interface SessionToCoverRow {
  id: string;
  title: string;
  venue_name: string;
  time_zone: string;
  starts_at: Date;
  ends_at: Date;
  local_date: string;
  local_minute: number;
  booked: number;
  waitlisted: number;
  /** Trainers who give no other class then: those who teach its activity first, by name. */
  substitutes: { id: string; name: string; teaches: boolean }[];
}

/** The most classes of one absence, and substitutes of one class. */
const [MAX_SESSIONS, MAX_SUBSTITUTES] = [200, 20];

/** Whether a trainer belongs to an organisation. */
export async function isOwnTrainer(
  db: Db | Tx,
  organisationId: string,
  trainerId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('trainers')
    .select('id')
    .where('id', '=', trainerId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The classes of a trainer on some local dates that start after `now`, each with free substitutes. */
export async function listSessionsToCover(
  db: Db | Tx,
  { organisationId, trainerId }: { organisationId: string; trainerId: string },
  { first, last }: { first: string; last: string },
  now: Date,
): Promise<SessionToCoverRow[]> {
  const { rows } = await sql<SessionToCoverRow>`
    SELECT s.id, s.title, v.name AS venue_name, v.time_zone, s.starts_at, s.ends_at, s.local_date,
      s.local_minute, s.booked, s.waitlisted, coalesce(free.trainers, '[]') AS substitutes
    FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'teaches', t.teaches)) AS trainers
      FROM (SELECT t.id, t.name, s.activity = ANY (t.activities) AS teaches
        FROM trainers t
        WHERE t.organisation_id = ${organisationId} AND t.archived_at IS NULL
          AND t.id <> s.trainer_id
          AND NOT EXISTS (SELECT FROM class_sessions busy
            WHERE busy.trainer_id = t.id AND busy.status = 'scheduled'
              AND busy.starts_at < s.ends_at AND busy.ends_at > s.starts_at
              AND busy.starts_at > s.starts_at - interval '1 day')
        ORDER BY teaches DESC, t.name, t.id LIMIT ${MAX_SUBSTITUTES}) t) free ON true
    WHERE s.trainer_id = ${trainerId} AND s.status = 'scheduled' AND s.starts_at > ${now}
      AND v.organisation_id = ${organisationId}
      AND s.starts_at >= ${first}::date - interval '1 day'
      AND s.starts_at < ${last}::date + interval '2 days'
      AND s.local_date BETWEEN ${first}::date AND ${last}::date
    ORDER BY s.starts_at, s.id LIMIT ${MAX_SESSIONS}`.execute(db);
  return rows;
}

/** Those of these sessions that a trainer gives, that are scheduled and start after `now`. */
export async function listSessionsOfTrainer(
  tx: Tx,
  { organisationId, trainerId }: { organisationId: string; trainerId: string },
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.id FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE s.id = ANY (${ids}::uuid[]) AND s.trainer_id = ${trainerId} AND s.status = 'scheduled'
      AND s.starts_at > ${now} AND v.organisation_id = ${organisationId}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The venues at which these sessions are. */
export async function listVenuesOfSessions(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ venue_id: string }>`
    SELECT DISTINCT venue_id FROM class_sessions WHERE id = ANY (${ids}::uuid[])`.execute(tx);
  return rows.map(({ venue_id }) => venue_id);
}
