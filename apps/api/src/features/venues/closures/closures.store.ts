import type { LocalDate } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';

/** Closes a locked venue on some dates; a date that is closed already gets the new reason. */
export async function closeDates(
  tx: Tx,
  venueId: string,
  dates: readonly LocalDate[],
  reason: string,
): Promise<void> {
  await tx
    .insertInto('venue_closures')
    .values(dates.map((local_date) => ({ venue_id: venueId, local_date, reason })))
    .onConflict((conflict) => conflict.columns(['venue_id', 'local_date']).doUpdateSet({ reason }))
    .execute();
}

/** Opens a venue on a date again; false when it was not closed. */
export async function openDate(tx: Tx, venueId: string, date: LocalDate): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('venue_closures')
    .where('venue_id', '=', venueId)
    .where('local_date', '=', date)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
