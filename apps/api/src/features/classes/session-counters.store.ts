import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';

/** The number of taken places of a class, and of places on its waitlist. */
export interface SessionCounters {
  booked: number;
  waitlisted: number;
}

/** Adds to the counters of a class that this transaction has locked. */
export async function moveCounters(
  tx: Tx,
  sessionId: string,
  { booked = 0, waitlisted = 0 }: Partial<SessionCounters>,
): Promise<void> {
  await tx
    .updateTable('class_sessions')
    .set((eb) => ({
      booked: eb('booked', '+', booked),
      waitlisted: eb('waitlisted', '+', waitlisted),
    }))
    .where('id', '=', sessionId)
    .execute();
}

/** Subtracts from the counters of several classes that this transaction has locked. */
export async function lowerCounters(
  tx: Tx,
  freed: readonly (SessionCounters & { sessionId: string })[],
): Promise<void> {
  if (freed.length === 0) return;
  await sql`
    UPDATE class_sessions s
    SET booked = s.booked - freed.booked, waitlisted = s.waitlisted - freed.waitlisted
    FROM unnest(${freed.map(({ sessionId }) => sessionId)}::uuid[],
      ${freed.map(({ booked }) => booked)}::integer[],
      ${freed.map(({ waitlisted }) => waitlisted)}::integer[]
    ) AS freed (session_id, booked, waitlisted)
    WHERE s.id = freed.session_id`.execute(tx);
}

/** Sets the counters of classes to zero after all of their bookings were cancelled. */
export async function clearCounters(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('class_sessions')
    .set({ booked: 0, waitlisted: 0 })
    .where('id', 'in', sessionIds)
    .execute();
}

/** A class in a larger statement, and a further condition for counting it. */
export interface CountedSession {
  id: RawBuilder<unknown>;
  /** The start that the caller's decision was based on; a class that was moved is not counted. */
  startsAt: RawBuilder<unknown>;
  provided: RawBuilder<boolean>;
}

/** Part of a larger statement: takes a free place of a scheduled class; no row without one. */
export function takePlace(session: CountedSession): RawBuilder<SessionCounters> {
  return count(session, sql`booked = booked + 1`, sql`booked < capacity`);
}

/** Part of a larger statement: joins the waitlist of a full class, unless that is full too. */
export function joinWaitlist(
  session: CountedSession & { waitlistSize: RawBuilder<unknown> },
): RawBuilder<SessionCounters> {
  const fits = sql<boolean>`booked >= capacity AND waitlisted < ${session.waitlistSize}::integer`;
  return count(session, sql`waitlisted = waitlisted + 1`, fits);
}

function count(
  { id, startsAt, provided }: CountedSession,
  change: RawBuilder<unknown>,
  fits: RawBuilder<boolean>,
): RawBuilder<SessionCounters> {
  return sql`UPDATE class_sessions SET ${change}
    WHERE id = ${id}::uuid AND status = 'scheduled' AND ${fits}
      AND date_trunc('milliseconds', starts_at) = ${startsAt}::timestamptz AND ${provided}
    RETURNING booked, waitlisted`;
}
