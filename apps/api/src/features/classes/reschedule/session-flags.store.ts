import { type EpochMs, isoInstant } from '@pulse/domain';
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

/** What the flags of a session read beside the session itself. */
export interface FlagFacts {
  trainerBusy: boolean;
  venueClosed: boolean;
}

/**
 * Whether the trainers of sessions give another class then, at any venue, and whether the venue is
 * closed, by session. The sessions of `together` change at the same time: where they are now counts for
 * none of them.
 */
export async function findFlagFacts(
  db: Db | Tx,
  sessions: readonly SessionAtTime[],
  together: readonly string[],
): Promise<Map<string, FlagFacts>> {
  const { rows } = await sql<FlagFacts & { id: string }>`
    SELECT at.id, EXISTS (SELECT FROM class_sessions s
        WHERE s.trainer_id = at.trainer_id AND s.status = 'scheduled'
          AND s.id <> ALL (${together}::uuid[])
          AND s.starts_at < at.ends_at AND s.ends_at > at.starts_at
          AND s.starts_at > at.starts_at - interval '1 day') AS "trainerBusy",
      EXISTS (SELECT FROM venue_closures c
        WHERE c.venue_id = at.venue_id AND c.local_date = at.local_date) AS "venueClosed"
    FROM unnest(${sessions.map(({ id }) => id)}::uuid[],
      ${sessions.map(({ venueId }) => venueId)}::uuid[],
      ${sessions.map(({ trainerId }) => trainerId)}::uuid[],
      ${sessions.map(({ startsAt }) => isoInstant(startsAt))}::timestamptz[],
      ${sessions.map(({ endsAt }) => isoInstant(endsAt))}::timestamptz[],
      ${sessions.map(({ localDate }) => localDate)}::date[]
    ) AS at (id, venue_id, trainer_id, starts_at, ends_at, local_date)`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** The same for one session. */
export async function findFlagFactsOf(db: Db | Tx, session: SessionAtTime): Promise<FlagFacts> {
  const facts = await findFlagFacts(db, [session], [session.id]);
  return facts.get(session.id) ?? { trainerBusy: false, venueClosed: false };
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
