import type { Tx } from '../../../platform/database/transaction.ts';
import { CHECK_IN_COLUMNS, type CheckInRow } from '../checkins.store.ts';

/** One check-in, locked until the transaction ends, so that it is corrected only once. */
export async function lockCheckIn(tx: Tx, id: string): Promise<CheckInRow | undefined> {
  return tx
    .selectFrom('check_ins')
    .select(CHECK_IN_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Inserts the correction as its own row and marks the original check-in as corrected. */
export async function insertCorrection(
  tx: Tx,
  original: CheckInRow,
  correction: { staffUserId: string; reason: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('check_ins')
    .values({
      user_id: original.user_id,
      venue_id: original.venue_id,
      booking_id: original.booking_id,
      kind: 'correction',
      method: 'by_hand',
      staff_user_id: correction.staffUserId,
      corrects_id: original.id,
      reason: correction.reason,
      local_date: original.local_date,
      checked_in_at: correction.at,
    })
    .execute();
  await tx
    .updateTable('check_ins')
    .set({ corrected_at: correction.at })
    .where('id', '=', original.id)
    .execute();
}
