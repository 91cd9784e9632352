import { sql } from 'kysely';
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

/** What the guests of a member have paid at desks, and what staff have entered, newest first, for the data export. */
export async function listGuestPaymentsForExport(db: Db, userId: string) {
  const { rows } = await sql`
    SELECT v.name AS venue, p.number, p.method, p.amount_minor, p.currency, p.recorded_at,
      p.reverses_id IS NOT NULL AS takes_back, p.staff_user_id = ${userId} AS entered_by_you,
      CASE WHEN p.staff_user_id = ${userId} THEN p.reason END AS reason
    FROM guest_payments p JOIN venues v ON v.id = p.venue_id
    WHERE p.id IN (
      SELECT id FROM guest_payments WHERE staff_user_id = ${userId}
      UNION SELECT g.id FROM bookings b JOIN guests ON guests.booking_id = b.id
        JOIN guest_payments g ON g.guest_id = guests.id WHERE b.user_id = ${userId})
    ORDER BY p.recorded_at DESC, p.number DESC LIMIT ${MAX_EXPORTED}`.execute(db);
  return rows;
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
  // The receipts stay in the books of the venue; what staff wrote on one may name the guest.
  await sql`UPDATE guest_payments SET reason = NULL
    WHERE reason IS NOT NULL AND (staff_user_id = ${userId} OR guest_id IN (
      SELECT g.id FROM bookings b JOIN guests g ON g.booking_id = b.id
      WHERE b.user_id = ${userId}))`.execute(tx);
  await tx.deleteFrom('refused_scans').where('user_id', '=', userId).execute();
  await tx.deleteFrom('used_digital_id_codes').where('user_id', '=', userId).execute();
}
