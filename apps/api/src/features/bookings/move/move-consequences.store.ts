import { type BookingState, type EpochMs, isoInstant } from '@pulse/domain';
import { sql } from 'kysely';
import { referenceTo } from '../../../platform/database/table-reference.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { MovedSession } from '../../classes/index.ts';
import {
  liveMembershipSql,
  type MembershipRow,
  type MemberUse,
  memberUsesSql,
  parseMemberUses,
} from '../../memberships/index.ts';

/** A booking of a class that may be moved, with what its member has around the new time. */
export interface BookingToMove {
  id: string;
  user_id: string;
  class_session_id: string;
  status: BookingState;
  paid_by: 'plan' | 'drop_in';
  agreed_start: Date;
  membership: MembershipRow | null;
  uses: MemberUse[];
}

const BOOKING = referenceTo<'bookings'>('b');

/**
 * The bookings that hold or wait for a place in classes that move, with their members' uses around the
 * new time.
 */
export async function listBookingsToMove(
  db: Db | Tx,
  moved: readonly MovedSession[],
  now: EpochMs,
): Promise<BookingToMove[]> {
  const member = BOOKING('user_id');
  const uses = memberUsesSql({
    member,
    at: sql`moved.starts_at`,
    now: sql`${new Date(now)}::timestamptz`,
  });
  const { rows } = await sql<Omit<BookingToMove, 'uses'> & { uses: string | null }>`
    SELECT b.id, b.user_id, b.class_session_id, b.status, b.paid_by, coalesce(b.moved_from, b.starts_at) AS agreed_start,
      ${liveMembershipSql(member)} AS membership, ${uses} AS uses
    FROM unnest(${moved.map(({ id }) => id)}::uuid[],
        ${moved.map(({ startsAt }) => isoInstant(startsAt))}::timestamptz[]
      ) AS moved (session_id, starts_at)
      JOIN bookings b ON b.class_session_id = moved.session_id
    WHERE b.status IN ('pending', 'confirmed', 'waitlisted')`.execute(db);
  return rows.map((row) => ({ ...row, uses: parseMemberUses(row.uses) }));
}
