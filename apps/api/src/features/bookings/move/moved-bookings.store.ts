import { isoInstant } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';
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

/**
 * Gives the bookings that hold or wait for a place the new time of their class. Where it moved far,
 * cancelling is free until the start: that is part of the policy that each booking keeps. A waitlist
 * entry keeps its own, which also decides until when a place is given without asking.
 */
export async function moveBookings(tx: Tx, moved: readonly MovedSession[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE bookings b SET starts_at = moved.starts_at, ends_at = moved.ends_at,
      local_date = moved.local_date, calendar_sequence = b.calendar_sequence + 1,
      policy = CASE WHEN moved.free_until_start AND b.status <> 'waitlisted'
        THEN b.policy || '{"free_cancel_hours": 0}' ELSE b.policy END
    FROM unnest(${moved.map(({ id }) => id)}::uuid[],
      ${moved.map(({ startsAt }) => isoInstant(startsAt))}::timestamptz[],
      ${moved.map(({ endsAt }) => isoInstant(endsAt))}::timestamptz[],
      ${moved.map(({ localDate }) => localDate)}::date[],
      ${moved.map(({ freeUntilStart }) => freeUntilStart)}::boolean[]
    ) AS moved (session_id, starts_at, ends_at, local_date, free_until_start)
    WHERE b.class_session_id = moved.session_id
      AND b.status IN ('pending', 'confirmed', 'waitlisted')
    RETURNING b.id`.execute(tx);
  return rows.map(({ id }) => id);
}
