import type { Db, Tx } from '../../platform/database/transaction.ts';

/** The most check-ins in one member's data export. */
const MAX_EXPORTED = 10_000;

/** All check-ins and corrections of a member, newest first, for the data export. */
export function listCheckInsForExport(db: Db, userId: string) {
  return db
    .selectFrom('check_ins')
    .innerJoin('venues', 'venues.id', 'check_ins.venue_id')
    .select([
      'check_ins.id',
      'check_ins.booking_id',
      'check_ins.kind',
      'check_ins.method',
      'check_ins.corrects_id',
      'check_ins.reason',
      'check_ins.checked_in_at',
      'venues.name as venue',
    ])
    .where('check_ins.user_id', '=', userId)
    .orderBy('check_ins.checked_in_at', 'desc')
    .limit(MAX_EXPORTED)
    .execute();
}

/** All appeals of a member, newest first, for the data export. */
export function listAppealsForExport(db: Db, userId: string) {
  return db
    .selectFrom('visit_appeals')
    .select(['booking_id', 'message', 'created_at', 'decided_at', 'accepted', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(MAX_EXPORTED)
    .execute();
}

/** The scans of a member that ended without a check-in, newest first, for the data export. */
export function listRefusedScansForExport(db: Db, userId: string) {
  return db
    .selectFrom('refused_scans')
    .innerJoin('qr_codes', 'qr_codes.id', 'refused_scans.qr_code_id')
    .innerJoin('venues', 'venues.id', 'qr_codes.venue_id')
    .select(['venues.name as venue', 'qr_codes.label as entrance', 'refused_scans.refused_at'])
    .where('refused_scans.user_id', '=', userId)
    .orderBy('refused_scans.refused_at', 'desc')
    .limit(MAX_EXPORTED)
    .execute();
}

/** Erases what staff and a member wrote, and the scans that were refused; the visits are kept for statistics. */
export async function eraseCheckIns(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('check_ins').set({ reason: null }).where('user_id', '=', userId).execute();
  await tx
    .updateTable('visit_appeals')
    .set({ message: null, reason: null })
    .where('user_id', '=', userId)
    .execute();
  await tx.deleteFrom('refused_scans').where('user_id', '=', userId).execute();
  await tx.deleteFrom('used_digital_id_codes').where('user_id', '=', userId).execute();
}
