import type { EpochMs, OpeningPeriod, VenueState } from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A session of the own organisation, as a request that changes it finds it. */
export interface OwnSessionRow {
  id: string;
  class_template_id: string;
  venue_id: string;
  title: string;
  activity: string;
  trainer_id: string | null;
  occurrence_date: string;
  local_date: string;
  local_minute: number;
  starts_at: Date;
  ends_at: Date;
  capacity: number;
  booked: number;
  waitlisted: number;
  status: 'scheduled' | 'cancelled';
  cancelled_at: Date | null;
  venue_status: VenueState;
  time_zone: string;
  opening_hours: OpeningPeriod[];
}

/** The most sessions that are cancelled at once: more than the horizon of a venue has. */
const MAX_SESSIONS_AT_ONCE = 5000;

async function select(
  db: Db | Tx,
  organisationId: string,
  which: RawBuilder<unknown>,
): Promise<OwnSessionRow[]> {
  const { rows } = await sql<OwnSessionRow>`
    SELECT s.id, s.class_template_id, s.venue_id, s.title, s.activity, s.trainer_id,
      s.occurrence_date, s.local_date, s.local_minute, s.starts_at, s.ends_at, s.capacity, s.booked,
      s.waitlisted, s.status, s.cancelled_at, v.status AS venue_status, v.time_zone, v.opening_hours
    FROM class_sessions s JOIN venues v ON v.id = s.venue_id
    WHERE v.organisation_id = ${organisationId} AND ${which}
    ORDER BY s.starts_at, s.id LIMIT ${MAX_SESSIONS_AT_ONCE}`.execute(db);
  return rows;
}

/** A session of an organisation; null when there is none, or when it belongs to another one. */
export async function findOwnSession(
  db: Db | Tx,
  organisationId: string,
  id: string,
): Promise<OwnSessionRow | null> {
  const [session] = await select(db, organisationId, sql`s.id = ${id}`);
  return session ?? null;
}

/** Those of these sessions that are scheduled and start after `now`, earliest first. */
export async function listOpenSessions(
  db: Db | Tx,
  organisationId: string,
  ids: readonly string[],
  now: Date,
): Promise<OwnSessionRow[]> {
  return select(
    db,
    organisationId,
    sql`s.id = ANY (${ids}::uuid[]) AND s.status = 'scheduled' AND s.starts_at > ${now}`,
  );
}

/** A session and the scheduled ones of its class that start later. */
export async function listFollowingSessionIds(db: Db | Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.id FROM class_sessions this JOIN class_sessions s
      ON s.class_template_id = this.class_template_id AND s.starts_at >= this.starts_at
    WHERE this.id = ${id} AND s.status = 'scheduled'
    ORDER BY s.id LIMIT ${MAX_SESSIONS_AT_ONCE}`.execute(db);
  return rows.map((row) => row.id);
}

/** The scheduled sessions of a venue on some local dates that start after `now`. */
export async function listSessionIdsOnDates(
  db: Db | Tx,
  venueId: string,
  { first, last }: { first: string; last: string },
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM class_sessions
    WHERE venue_id = ${venueId} AND status = 'scheduled' AND starts_at > ${now}
      AND starts_at >= ${first}::date - interval '1 day'
      AND starts_at < ${last}::date + interval '2 days'
      AND local_date BETWEEN ${first}::date AND ${last}::date
    ORDER BY id LIMIT ${MAX_SESSIONS_AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What a change by hand gives to a locked session. */
export interface SessionValues {
  trainerId: string | null;
  capacity: number;
  startsAt: EpochMs;
  endsAt: EpochMs;
  localDate: string;
  localMinute: number;
}

/** Changes a locked session by hand: a later change of its class leaves it as it is. */
export async function updateOwnSession(tx: Tx, id: string, values: SessionValues): Promise<void> {
  await tx
    .updateTable('class_sessions')
    .set({
      trainer_id: values.trainerId,
      capacity: values.capacity,
      starts_at: new Date(values.startsAt),
      ends_at: new Date(values.endsAt),
      local_date: values.localDate,
      local_minute: values.localMinute,
      changed_by_hand: true,
    })
    .where('id', '=', id)
    .execute();
}

/** Marks locked sessions as cancelled; the bookings feature cancels their bookings. */
export async function cancelSessions(
  tx: Tx,
  ids: readonly string[],
  reason: string,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('class_sessions')
    .set({
      status: 'cancelled',
      cancel_reason: reason || null,
      cancelled_at: now,
      changed_by_hand: true,
    })
    .where('id', 'in', ids)
    .execute();
}

/** Puts a locked session back, with its trainer or another one. */
export async function restoreSession(tx: Tx, id: string, trainerId: string | null): Promise<void> {
  await tx
    .updateTable('class_sessions')
    .set({
      status: 'scheduled',
      cancel_reason: null,
      cancelled_at: null,
      trainer_id: trainerId,
      changed_by_hand: true,
    })
    .where('id', '=', id)
    .execute();
}
