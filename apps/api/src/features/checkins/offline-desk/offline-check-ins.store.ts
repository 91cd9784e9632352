import type { Tx } from '../../../platform/database/transaction.ts';

/** A check-in that a desk made without a network. */
export interface NewOfflineCheckIn {
  staff_user_id: string;
  id: string;
  venue_id: string;
  taken_at: Date;
  settled_at: Date;
}

/** What it led to when it was settled. */
export interface SettledCheckIn {
  /** Of a member. */
  check_in_id: string | null;
  /** Of a guest, who has no check-in. */
  guest_arrived_at: Date | null;
  already_checked_in: boolean;
}

/**
 * Claims one offline check-in of a staff member. Null when it is new; otherwise what it led to before.
 * Waits for a transaction that is settling it.
 */
export async function claimOfflineCheckIn(
  tx: Tx,
  checkIn: NewOfflineCheckIn,
): Promise<SettledCheckIn | null> {
  const claimed = await tx
    .insertInto('offline_check_ins')
    .values(checkIn)
    .onConflict((conflict) => conflict.columns(['staff_user_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (claimed) return null;
  return tx
    .selectFrom('offline_check_ins')
    .select(['check_in_id', 'guest_arrived_at', 'already_checked_in'])
    .where('staff_user_id', '=', checkIn.staff_user_id)
    .where('id', '=', checkIn.id)
    .executeTakeFirstOrThrow();
}

/** Stores what a claimed offline check-in led to, which the same one returns again. */
export async function saveSettledCheckIn(
  tx: Tx,
  { staff_user_id, id }: Pick<NewOfflineCheckIn, 'staff_user_id' | 'id'>,
  settled: SettledCheckIn,
): Promise<void> {
  await tx
    .updateTable('offline_check_ins')
    .set(settled)
    .where('staff_user_id', '=', staff_user_id)
    .where('id', '=', id)
    .execute();
}
