import { type EpochMs, isoInstant, MINUTE, NO_OFFER_MINUTES } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { MovedSession } from '../../classes/index.ts';

// Another place of the member of `b` at the time to which `moved` moves it. One that moves as well
// counts at its own new time; of classes that move together, none moves by more than a day.
const OVERLAPPED_PLACE = sql`
  SELECT other.id FROM bookings other
    LEFT JOIN moved also ON also.session_id = other.class_session_id
  WHERE other.user_id = b.user_id AND other.id <> b.id AND other.status IN ('pending', 'confirmed')
    AND other.starts_at BETWEEN moved.starts_at - interval '2 days' AND moved.ends_at + interval '1 day'
    AND coalesce(also.starts_at, other.starts_at) < moved.ends_at
    AND coalesce(also.ends_at, other.ends_at) > moved.starts_at
  ORDER BY other.starts_at, other.id LIMIT 1`;

/** The places that would overlap another one of the same member if these classes moved. */
export async function listOverlappingPlaces(
  db: Db | Tx,
  moved: readonly MovedSession[],
): Promise<string[]> {
  if (moved.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    WITH moved AS (
      SELECT * FROM unnest(${moved.map(({ id }) => id)}::uuid[],
        ${moved.map(({ startsAt }) => isoInstant(startsAt))}::timestamptz[],
        ${moved.map(({ endsAt }) => isoInstant(endsAt))}::timestamptz[]
      ) AS new (session_id, starts_at, ends_at))
    SELECT b.id FROM moved JOIN bookings b ON b.class_session_id = moved.session_id
    WHERE b.status IN ('pending', 'confirmed') AND EXISTS (${OVERLAPPED_PLACE})`.execute(db);
  return rows.map(({ id }) => id);
}

/** The move of those bookings of a class whose members agreed to one start. */
interface BookingsMove extends MovedSession {
  agreedStart: EpochMs;
  /** It moved so far from that start that cancelling is free until it begins. */
  freeUntilStart: boolean;
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
 * without asking. A place on offer is held no longer than offers are made.
 */
export async function moveBookings(
  tx: Tx,
  moves: readonly BookingsMove[],
): Promise<MovedBooking[]> {
  if (moves.length === 0) return [];
  const lastOfferAt = (startsAt: EpochMs) => isoInstant(startsAt - NO_OFFER_MINUTES * MINUTE);
  const { rows } = await sql<MovedBooking>`
    WITH moved AS (
      SELECT * FROM unnest(${moves.map(({ id }) => id)}::uuid[],
        ${moves.map(({ agreedStart }) => isoInstant(agreedStart))}::timestamptz[],
        ${moves.map(({ startsAt }) => isoInstant(startsAt))}::timestamptz[],
        ${moves.map(({ endsAt }) => isoInstant(endsAt))}::timestamptz[],
        ${moves.map(({ localDate }) => localDate)}::date[],
        ${moves.map(({ startsAt }) => lastOfferAt(startsAt))}::timestamptz[],
        ${moves.map(({ freeUntilStart }) => freeUntilStart)}::boolean[]
      ) AS new (session_id, agreed, starts_at, ends_at, local_date, last_offer_at, free_until_start)
    ), target AS (
      SELECT b.id, moved.starts_at, moved.ends_at, moved.local_date, moved.last_offer_at,
        moved.free_until_start,
        CASE WHEN b.status <> 'waitlisted' THEN (${OVERLAPPED_PLACE}) END AS overlaps_id
      FROM moved JOIN bookings b ON b.class_session_id = moved.session_id
        AND date_trunc('milliseconds', coalesce(b.moved_from, b.starts_at)) = moved.agreed
      WHERE b.status IN ('pending', 'confirmed', 'waitlisted'))
    UPDATE bookings b SET starts_at = target.starts_at, ends_at = target.ends_at,
      local_date = target.local_date, calendar_sequence = b.calendar_sequence + 1,
      moved_from = CASE WHEN b.starts_at <> target.starts_at
        THEN coalesce(b.moved_from, b.starts_at) ELSE b.moved_from END,
      held_until = CASE WHEN b.pending_for = 'offer'
        THEN least(b.held_until, target.last_offer_at) ELSE b.held_until END,
      policy = CASE WHEN b.status <> 'waitlisted'
          AND (target.free_until_start OR target.overlaps_id IS NOT NULL)
        THEN b.policy || '{"free_cancel_hours": 0}' ELSE b.policy END
    FROM target WHERE b.id = target.id
    RETURNING b.id, target.overlaps_id`.execute(tx);
  return rows;
}
