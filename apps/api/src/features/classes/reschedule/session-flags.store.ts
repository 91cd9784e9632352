import type { EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A session at the time that it has, or would have. */
export interface SessionAtTime {
  id: string;
  venueId: string;
  trainerId: string | null;
  startsAt: EpochMs;
  endsAt: EpochMs;
  localDate: string;
}

/** Whether the trainer gives another class then, at any venue, and whether the venue is closed. */
export async function findFlagFacts(
  db: Db | Tx,
  { id, venueId, trainerId, startsAt, endsAt, localDate }: SessionAtTime,
): Promise<{ trainerBusy: boolean; venueClosed: boolean }> {
  const [from, until] = [new Date(startsAt), new Date(endsAt)];
  const { rows } = await sql<{ trainerBusy: boolean; venueClosed: boolean }>`
    SELECT EXISTS (SELECT FROM class_sessions s
        WHERE s.trainer_id = ${trainerId}::uuid AND s.status = 'scheduled' AND s.id <> ${id}
          AND s.starts_at < ${until} AND s.ends_at > ${from}
          AND s.starts_at > ${from}::timestamptz - interval '1 day') AS "trainerBusy",
      EXISTS (SELECT FROM venue_closures c
        WHERE c.venue_id = ${venueId} AND c.local_date = ${localDate}::date) AS "venueClosed"`.execute(
    db,
  );
  return rows[0] ?? { trainerBusy: false, venueClosed: false };
}

/** A trainer of an organisation, and the class that they give at a time, if any. */
export interface SubstituteRow {
  id: string;
  name: string;
  teaches: boolean;
  busy_with: { title: string; starts_at: string; venue_name: string } | null;
}

/** The most trainers in one list. */
const MAX_TRAINERS = 500;

/** The trainers of an organisation for a session but its own: free ones who teach it first, by name. */
export async function listSubstitutes(
  db: Db | Tx,
  organisationId: string,
  session: {
    id: string;
    activity: string;
    trainer_id: string | null;
    starts_at: Date;
    ends_at: Date;
  },
): Promise<SubstituteRow[]> {
  const { rows } = await sql<SubstituteRow>`
    SELECT t.id, t.name, ${session.activity} = ANY (t.activities) AS teaches, busy.class AS busy_with
    FROM trainers t LEFT JOIN LATERAL (
      SELECT json_build_object('title', s.title, 'starts_at', s.starts_at, 'venue_name', v.name)
        AS class
      FROM class_sessions s JOIN venues v ON v.id = s.venue_id
      WHERE s.trainer_id = t.id AND s.status = 'scheduled' AND s.id <> ${session.id}
        AND s.starts_at < ${session.ends_at} AND s.ends_at > ${session.starts_at}
        AND s.starts_at > ${session.starts_at}::timestamptz - interval '1 day'
      ORDER BY s.starts_at LIMIT 1) busy ON true
    WHERE t.organisation_id = ${organisationId} AND t.archived_at IS NULL
      AND t.id IS DISTINCT FROM ${session.trainer_id}::uuid
    ORDER BY busy.class IS NOT NULL, teaches DESC, t.name, t.id
    LIMIT ${MAX_TRAINERS}`.execute(db);
  return rows;
}
