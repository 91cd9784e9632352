import type { Db, Tx } from '../../platform/database/transaction.ts';

/** How a member was checked in. */
export type CheckInMethod = 'venue_qr' | 'venue_link' | 'digital_id' | 'by_hand' | 'walk_in';

/** A new check-in. `staff_user_id` is the staff member who checked in, null for a self check-in. */
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

export const CHECK_IN_COLUMNS = [
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

/** One check-in as stored. */
export type CheckInRow = Awaited<ReturnType<typeof insertCheckIn>>;

/** Inserts a check-in and returns its row. */
export async function insertCheckIn(tx: Tx, checkIn: NewCheckIn) {
  return tx
    .insertInto('check_ins')
    .values(checkIn)
    .returning(CHECK_IN_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** One check-in, corrected or not. */
export async function findCheckIn(tx: Tx, id: string): Promise<CheckInRow> {
  return tx
    .selectFrom('check_ins')
    .select(CHECK_IN_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The check-in of a booking that was not corrected; undefined when there is none. */
export async function findLiveCheckInOfBooking(tx: Tx, bookingId: string) {
  return tx
    .selectFrom('check_ins')
    .select(CHECK_IN_COLUMNS)
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'class')
    .where('corrected_at', 'is', null)
    .executeTakeFirst();
}

/**
 * The member's last open-gym visit at a venue until a local date that was not corrected; undefined when
 * there is none. Later ones exist when a desk was offline.
 */
export async function findLastOpenGymVisit(
  tx: Tx,
  userId: string,
  venueId: string,
  localDate: string,
) {
  return tx
    .selectFrom('check_ins')
    .select(CHECK_IN_COLUMNS)
    .where('user_id', '=', userId)
    .where('venue_id', '=', venueId)
    .where('kind', '=', 'open_gym')
    .where('corrected_at', 'is', null)
    .where('local_date', '<=', localDate)
    .orderBy('checked_in_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The check-in time of each of these bookings that was checked in to. */
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

/** A member as the front desk sees them. */
export interface DeskMemberRow {
  id: string;
  full_name: string;
  member_code: string;
  photo_key: string | null;
}

/** The name, code and photo of a member. */
export async function findDeskMember(db: Db | Tx, userId: string): Promise<DeskMemberRow> {
  return db
    .selectFrom('users')
    .select(['id', 'full_name', 'member_code', 'photo_key'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
