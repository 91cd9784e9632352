import { isoInstant } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { MovedSession } from '../../classes/index.ts';

/** The members who hold or wait for a place in one of these classes. */
export async function listMembersOfSessions(
  tx: Tx,
  sessionIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT DISTINCT user_id FROM bookings
    WHERE class_session_id = ANY (${sessionIds}::uuid[])
      AND status IN ('pending', 'confirmed', 'waitlisted')`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/** The bookings that hold a place in one of these classes. */
export async function listPlacesOfSessions(
  tx: Tx,
  sessionIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('bookings')
    .select('id')
    .where('class_session_id', 'in', sessionIds)
    .where('status', 'in', ['pending', 'confirmed'])
    .execute();
  return rows.map(({ id }) => id);
}

const movedRows = (moved: readonly MovedSession[]) => sql`
  SELECT * FROM unnest(${moved.map(({ id }) => id)}::uuid[],
    ${moved.map(({ startsAt }) => isoInstant(startsAt))}::timestamptz[],
    ${moved.map(({ endsAt }) => isoInstant(endsAt))}::timestamptz[],
    ${moved.map(({ localDate }) => localDate)}::date[],
    ${moved.map(({ freeUntilStart }) => freeUntilStart)}::boolean[]
  ) AS new (session_id, starts_at, ends_at, local_date, free_until_start)`;

// Another place of the member of `b` at the time to which `moved` moves it. One that moves as well
// counts at its own new time; nothing moves by more than a day.
const OVERLAPPED_PLACE = sql`
  SELECT other.id FROM bookings other
    LEFT JOIN moved also ON also.session_id = other.class_session_id
  WHERE other.user_id = b.user_id AND other.id <> b.id AND other.status IN ('pending', 'confirmed')
    AND other.starts_at BETWEEN moved.starts_at - interval '2 days' AND moved.ends_at + interval '1 day'
    AND coalesce(also.starts_at, other.starts_at) < moved.ends_at
    AND coalesce(also.ends_at, other.ends_at) > moved.starts_at
  ORDER BY other.starts_at, other.id LIMIT 1`;

/** How many places would overlap another one of the same member if these classes moved. */
export async function countOverlaps(db: Db | Tx, moved: readonly MovedSession[]): Promise<number> {
  if (moved.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    WITH moved AS (${movedRows(moved)})
    SELECT count(*)::integer AS count
    FROM moved JOIN bookings b ON b.class_session_id = moved.session_id
    WHERE b.status IN ('pending', 'confirmed') AND EXISTS (${OVERLAPPED_PLACE})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A booking at its new time, and another place of the member that it then overlaps. */
export interface MovedBooking {
  id: string;
  overlaps_id: string | null;
}

/**
 * Gives the bookings that hold or wait for a place the new time of their class. Where it moved far, or
 * onto another place of the member, cancelling is free until the start: that is part of the policy that
 * each booking keeps. A waitlist entry keeps its own, which also decides until when a place is given
 * without asking.
 */
export async function moveBookings(
  tx: Tx,
  moved: readonly MovedSession[],
): Promise<MovedBooking[]> {
  const { rows } = await sql<MovedBooking>`
    WITH moved AS (${movedRows(moved)}), target AS (
      SELECT b.id, moved.starts_at, moved.ends_at, moved.local_date, moved.free_until_start,
        CASE WHEN b.status <> 'waitlisted' THEN (${OVERLAPPED_PLACE}) END AS overlaps_id
      FROM moved JOIN bookings b ON b.class_session_id = moved.session_id
      WHERE b.status IN ('pending', 'confirmed', 'waitlisted'))
    UPDATE bookings b SET starts_at = target.starts_at, ends_at = target.ends_at,
      local_date = target.local_date, calendar_sequence = b.calendar_sequence + 1,
      policy = CASE WHEN b.status <> 'waitlisted'
          AND (target.free_until_start OR target.overlaps_id IS NOT NULL)
        THEN b.policy || '{"free_cancel_hours": 0}' ELSE b.policy END
    FROM target WHERE b.id = target.id
    RETURNING b.id, target.overlaps_id`.execute(tx);
  return rows;
}
