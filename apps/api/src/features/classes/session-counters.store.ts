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

/**
 * Part of a larger statement: adds the `booked` and `waitlisted` of each row of `counts` to the
 * counters of its class `class_session_id`, which that statement has locked, and the `numbers` that
 * it gives to bookings to the last one of the class.
 */
export function raiseCounters(counts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`UPDATE class_sessions s
    SET booked = s.booked + c.booked, waitlisted = s.waitlisted + c.waitlisted,
      last_waitlist_number = s.last_waitlist_number + c.numbers
    FROM ${counts} AS c WHERE s.id = c.class_session_id`;
}
