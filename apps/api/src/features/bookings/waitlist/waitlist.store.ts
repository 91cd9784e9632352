import type { BookingPolicy, TimeRange } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { lowerCounters, moveCounters } from '../../classes/index.ts';

/** One member on the waitlist of a class. */
export interface WaitlistRow {
  id: string;
  userId: string;
  /** Grows with the position on the waitlist. */
  number: number;
  policy: BookingPolicy;
}

/** The first `limit` entries on the waitlist of each class, in order. */
export async function listWaitlist(
  db: Db | Tx,
  sessionIds: readonly string[],
  limit: number,
): Promise<WaitlistRow[]> {
  const { rows } = await sql<WaitlistRow>`
    SELECT w.id, w.user_id AS "userId", w.waitlist_number::float8 AS number, w.policy
    FROM unnest(${sessionIds}::uuid[]) AS session (id)
    CROSS JOIN LATERAL (
      SELECT b.id, b.user_id, b.waitlist_number, b.policy FROM bookings b
      WHERE b.class_session_id = session.id AND b.status = 'waitlisted'
      ORDER BY b.waitlist_number LIMIT ${limit}) w
    ORDER BY w.waitlist_number`.execute(db);
  return rows;
}

/** A member's waitlist entry for another class. */
export interface OtherWaitlistEntry {
  id: string;
  userId: string;
  sessionId: string;
}

/**
 * The members' waitlist entries for other classes: those that start within a day of one of these, or
 * at any time, where these may be moved.
 */
export async function listOtherWaitlistEntries(
  tx: Tx,
  sessionIds: readonly string[],
  userIds: readonly string[],
  { anyTime }: { anyTime: boolean },
): Promise<OtherWaitlistEntry[]> {
  if (userIds.length === 0) return [];
  const isNear = sql`b.starts_at BETWEEN s.starts_at - interval '1 day' AND s.ends_at
    AND b.class_session_id <> s.id`;
  const { rows } = await sql<OtherWaitlistEntry>`
    SELECT b.id, b.user_id AS "userId", b.class_session_id AS "sessionId"
    FROM bookings b
    WHERE b.user_id = ANY (${userIds}::uuid[]) AND b.status = 'waitlisted'
      AND (${anyTime} OR EXISTS (SELECT FROM class_sessions s
        WHERE s.id = ANY (${sessionIds}::uuid[]) AND ${isNear}))`.execute(tx);
  return rows;
}

/** The times of these waitlist entries as they are now. */
export async function listEntryTimes(
  tx: Tx,
  ids: readonly string[],
): Promise<(TimeRange & { id: string })[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TimeRange & { id: string }>`
    SELECT id, (extract(epoch FROM starts_at) * 1000)::float8 AS "startsAt",
      (extract(epoch FROM ends_at) * 1000)::float8 AS "endsAt"
    FROM bookings WHERE id = ANY (${ids}::uuid[])`.execute(tx);
  return rows;
}

/** A member who gets a freed place: confirmed, or offered until `heldUntil`. */
export interface Promotion {
  bookingId: string;
  userId: string;
  heldUntil: Date | null;
  /** When the member first took a place in the class, if confirmed. */
  bookedAt: Date;
}

/** Gives freed places to waitlisted members, and updates the counters of the locked class. */
export async function applyPromotions(
  tx: Tx,
  sessionId: string,
  promotions: readonly Promotion[],
): Promise<void> {
  const column = <T>(pick: (promotion: Promotion) => T) => promotions.map(pick);
  await sql`
    UPDATE bookings b SET
      status = CASE WHEN p.held_until IS NULL THEN 'confirmed' ELSE 'pending' END,
      pending_for = CASE WHEN p.held_until IS NULL THEN NULL ELSE 'offer' END,
      held_until = p.held_until,
      booked_at = CASE WHEN p.held_until IS NULL THEN p.booked_at END,
      calendar_sequence = b.calendar_sequence + 1
    FROM unnest(${column((p) => p.bookingId)}::uuid[],
      ${column((p) => p.heldUntil)}::timestamptz[],
      ${column((p) => p.bookedAt)}::timestamptz[]) AS p (id, held_until, booked_at)
    WHERE b.id = p.id`.execute(tx);
  const { length } = promotions;
  await moveCounters(tx, sessionId, { booked: length, waitlisted: -length });
}

/** Removes waitlist entries that overlap a confirmed place; the caller has locked their classes. */
export async function removeFromWaitlists(
  tx: Tx,
  ids: readonly string[],
  at: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; sessionId: string }>`
    UPDATE bookings SET status = 'cancelled', cancelled_at = ${at}, cancelled_by = 'system',
      cancel_reason = 'overlap', calendar_sequence = calendar_sequence + 1
    WHERE id = ANY (${ids}::uuid[]) AND status = 'waitlisted'
    RETURNING id, class_session_id AS "sessionId"`.execute(tx);
  const bySession = Map.groupBy(rows, ({ sessionId }) => sessionId);
  await lowerCounters(
    tx,
    [...bySession].map(([sessionId, { length }]) => ({ sessionId, booked: 0, waitlisted: length })),
  );
  return rows.map(({ id }) => id);
}

/** Cancels the expired holds of a class; returns them with what they were held for. */
export async function cancelLapsedHolds(
  tx: Tx,
  sessionId: string,
  at: Date,
): Promise<{ id: string; wasOffer: boolean }[]> {
  const { rows } = await sql<{ id: string; wasOffer: boolean }>`
    UPDATE bookings b SET status = 'cancelled', pending_for = NULL, held_until = NULL,
      cancelled_at = ${at}, cancelled_by = 'system',
      cancel_reason = CASE WHEN held.pending_for = 'offer' THEN 'offer_expired'
        ELSE 'payment_expired' END,
      calendar_sequence = b.calendar_sequence + 1
    FROM (
      SELECT id, pending_for FROM bookings
      WHERE class_session_id = ${sessionId} AND status = 'pending' AND held_until <= ${at}
      FOR NO KEY UPDATE
    ) held
    WHERE b.id = held.id
    RETURNING b.id, held.pending_for = 'offer' AS "wasOffer"`.execute(tx);
  return rows;
}

/** Classes with an expired hold. */
export async function listSessionsWithLapsedHolds(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('class_session_id')
    .distinct()
    .where('status', '=', 'pending')
    .where('held_until', '<=', now)
    .limit(200)
    .execute();
  return rows.map((row) => row.class_session_id);
}

/** Upcoming classes with a free place and a waitlist. */
export async function listSessionsToPromote(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('class_sessions', 'class_sessions.id', 'bookings.class_session_id')
    .select('bookings.class_session_id')
    .distinct()
    .where('bookings.status', '=', 'waitlisted')
    .where('bookings.starts_at', '>', now)
    .where('class_sessions.status', '=', 'scheduled')
    .whereRef('class_sessions.booked', '<', 'class_sessions.capacity')
    .limit(200)
    .execute();
  return rows.map((row) => row.class_session_id);
}
