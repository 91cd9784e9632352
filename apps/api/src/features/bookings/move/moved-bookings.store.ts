import { type EpochMs, isoInstant, MINUTE, NO_OFFER_MINUTES } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { MovedSession } from '../../classes/index.ts';

/** The members who hold or wait for a place in one of these classes. */
export async function listMembersOfSessions(
  db: Db | Tx,
  sessionIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT DISTINCT user_id FROM bookings
    WHERE class_session_id = ANY (${sessionIds}::uuid[])
      AND status IN ('pending', 'confirmed', 'waitlisted')`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Locks the bookings of a locked class until the transaction ends, so that nobody is checked in
 * meanwhile, and returns how many members have been.
 */
export async function lockBookingsOfSession(tx: Tx, sessionId: string): Promise<number> {
  const { rows } = await sql<{ status: string }>`
    SELECT status FROM bookings
    WHERE class_session_id = ${sessionId} AND status IN ('pending', 'confirmed', 'completed')
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  return rows.filter(({ status }) => status === 'completed').length;
}

/** How many members of a class have been checked in. */
export async function countArrivals(db: Db | Tx, sessionId: string): Promise<number> {
  const { rows } = await sql<{ arrived: number }>`
    SELECT count(*)::integer AS arrived FROM bookings
    WHERE class_session_id = ${sessionId} AND status = 'completed'`.execute(db);
  return rows[0]?.arrived ?? 0;
}

/** The starts to which members of these classes agreed: that of their booking, before any move. */
export async function listAgreedStarts(
  tx: Tx,
  sessionIds: readonly string[],
): Promise<{ sessionId: string; agreedStart: EpochMs }[]> {
  const { rows } = await sql<{ sessionId: string; agreedStart: Date }>`
    SELECT DISTINCT class_session_id AS "sessionId",
      date_trunc('milliseconds', coalesce(moved_from, starts_at)) AS "agreedStart"
    FROM bookings
    WHERE class_session_id = ANY (${sessionIds}::uuid[])
      AND status IN ('pending', 'confirmed', 'waitlisted')`.execute(tx);
  return rows.map((row) => ({ ...row, agreedStart: row.agreedStart.getTime() }));
}

/** The move of those bookings of a class whose members agreed to one start. */
interface BookingsMove extends MovedSession {
  agreedStart: EpochMs;
  /** It moved so far from that start that cancelling is free until it begins. */
  freeUntilStart: boolean;
}

/**
 * Gives the bookings that hold or wait for a place the new time of their class. Where it moved far,
 * cancelling is free until the start: that is part of the policy that each booking keeps. A waitlist
 * entry keeps its own, which also decides until when a place is given without asking. A place on offer
 * is held no longer than offers are made.
 */
export async function moveBookings(tx: Tx, moves: readonly BookingsMove[]): Promise<string[]> {
  if (moves.length === 0) return [];
  const lastOfferAt = (startsAt: EpochMs) => isoInstant(startsAt - NO_OFFER_MINUTES * MINUTE);
  const { rows } = await sql<{ id: string }>`
    UPDATE bookings b SET starts_at = moved.starts_at, ends_at = moved.ends_at,
      local_date = moved.local_date, calendar_sequence = b.calendar_sequence + 1,
      moved_from = CASE WHEN b.starts_at <> moved.starts_at
        THEN coalesce(b.moved_from, b.starts_at) ELSE b.moved_from END,
      held_until = CASE WHEN b.pending_for = 'offer'
        THEN least(b.held_until, moved.last_offer_at) ELSE b.held_until END,
      policy = CASE WHEN moved.free_until_start AND b.status <> 'waitlisted'
        THEN b.policy || '{"free_cancel_hours": 0}' ELSE b.policy END
    FROM unnest(${moves.map(({ id }) => id)}::uuid[],
      ${moves.map(({ agreedStart }) => isoInstant(agreedStart))}::timestamptz[],
      ${moves.map(({ startsAt }) => isoInstant(startsAt))}::timestamptz[],
      ${moves.map(({ endsAt }) => isoInstant(endsAt))}::timestamptz[],
      ${moves.map(({ localDate }) => localDate)}::date[],
      ${moves.map(({ startsAt }) => lastOfferAt(startsAt))}::timestamptz[],
      ${moves.map(({ freeUntilStart }) => freeUntilStart)}::boolean[]
    ) AS moved (session_id, agreed, starts_at, ends_at, local_date, last_offer_at, free_until_start)
    WHERE b.class_session_id = moved.session_id
      AND date_trunc('milliseconds', coalesce(b.moved_from, b.starts_at)) = moved.agreed
      AND b.status IN ('pending', 'confirmed', 'waitlisted')
    RETURNING b.id`.execute(tx);
  return rows.map(({ id }) => id);
}
