import type { BookingState, EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import { referenceTo } from '../../../platform/database/table-reference.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
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
  status: BookingState;
  paid_by: 'plan' | 'drop_in';
  agreed_start: Date;
  membership: MembershipRow | null;
  uses: MemberUse[];
}

const BOOKING = referenceTo<'bookings'>('b');

/** The bookings that hold or wait for a place in a class, with their members' uses around `at`. */
export async function listBookingsToMove(
  db: Db | Tx,
  sessionId: string,
  at: EpochMs,
  now: EpochMs,
): Promise<BookingToMove[]> {
  const member = BOOKING('user_id');
  const uses = memberUsesSql({
    member,
    at: sql`${new Date(at)}::timestamptz`,
    now: sql`${new Date(now)}::timestamptz`,
  });
  const { rows } = await sql<Omit<BookingToMove, 'uses'> & { uses: string | null }>`
    SELECT b.id, b.status, b.paid_by, coalesce(b.moved_from, b.starts_at) AS agreed_start,
      ${liveMembershipSql(member)} AS membership, ${uses} AS uses
    FROM bookings b
    WHERE b.class_session_id = ${sessionId}
      AND b.status IN ('pending', 'confirmed', 'waitlisted')`.execute(db);
  return rows.map((row) => ({ ...row, uses: parseMemberUses(row.uses) }));
}
