import type { Tx } from '../../platform/database/transaction.ts';

export type CheckInMethod = 'venue_qr' | 'venue_link' | 'digital_id' | 'by_hand';

/** A check-in to be written. `staff_user_id` is who let the member in, null when nobody did. */
export interface NewCheckIn {
  user_id: string;
  venue_id: string;
  booking_id: string | null;
  kind: 'class' | 'open_gym';
  method: CheckInMethod;
  staff_user_id: string | null;
  qr_code_id: string | null;
  local_date: string;
  checked_in_at: Date;
}

const columns = [
  'id',
  'user_id',
  'venue_id',
  'booking_id',
  'kind',
  'method',
  'staff_user_id',
  'corrected_at',
  'local_date',
  'checked_in_at',
] as const;

export type CheckInRow = NonNullable<Awaited<ReturnType<typeof lockCheckIn>>>;

/** Writes a check-in. */
export async function insertCheckIn(tx: Tx, checkIn: NewCheckIn) {
  return tx.insertInto('check_ins').values(checkIn).returning(columns).executeTakeFirstOrThrow();
}

/** One check-in, locked until the transaction ends: two who correct it take turns. */
export async function lockCheckIn(tx: Tx, id: string) {
  return tx
    .selectFrom('check_ins')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The booking's check-in that no correction took back. */
export async function findLiveCheckInOfBooking(tx: Tx, bookingId: string) {
  return tx
    .selectFrom('check_ins')
    .select(columns)
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'class')
    .where('corrected_at', 'is', null)
    .executeTakeFirst();
}

/** The member's last open-gym visit at a venue that no correction took back. */
export async function findLastOpenGymVisit(tx: Tx, userId: string, venueId: string) {
  return tx
    .selectFrom('check_ins')
    .select(columns)
    .where('user_id', '=', userId)
    .where('venue_id', '=', venueId)
    .where('kind', '=', 'open_gym')
    .where('corrected_at', 'is', null)
    .orderBy('checked_in_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Writes the correction as a row of its own and marks the check-in it takes back. */
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

/** Accepts one step of a member's digital ID; false when that step was accepted before. */
export async function markDigitalIdStepUsed(
  tx: Tx,
  userId: string,
  step: number,
  at: Date,
): Promise<boolean> {
  const accepted = await tx
    .insertInto('used_digital_id_codes')
    .values({ user_id: userId, step: String(step), used_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'step']).doNothing())
    .returning('step')
    .executeTakeFirst();
  return accepted !== undefined;
}

/** The member a digital ID names, with the secret that signs its codes. */
export async function findMemberByCode(tx: Tx, memberCode: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'full_name', 'digital_id_secret'])
    .where('member_code', '=', memberCode)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** When each of these bookings was checked in to, where it was. */
export async function listLiveCheckInTimes(tx: Tx, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return new Map<string, Date>();
  const rows = await tx
    .selectFrom('check_ins')
    .select(['booking_id', 'checked_in_at'])
    .where('booking_id', 'in', bookingIds)
    .where('kind', '=', 'class')
    .where('corrected_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.booking_id ?? '', row.checked_in_at]));
}

/** The name of the member who came. */
export async function findFullName(tx: Tx, userId: string): Promise<string> {
  const row = await tx
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.full_name;
}
