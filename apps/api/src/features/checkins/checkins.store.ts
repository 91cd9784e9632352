import type { Db, Tx } from '../../platform/database/transaction.ts';

/** How a member was checked in. */
export type CheckInMethod = 'venue_qr' | 'venue_link' | 'digital_id' | 'by_hand' | 'walk_in';

/** One check-in as stored. */
export interface CheckInRow {
  id: string;
  user_id: string;
  venue_id: string;
  booking_id: string | null;
  kind: string;
  method: string;
  /** The staff member who checked in; null for a self check-in. */
  staff_user_id: string | null;
  corrected_at: Date | null;
  local_date: string;
  checked_in_at: Date;
}

/** A check-in with its member as the front desk sees them. */
export type CheckInOfMember = CheckInRow & Omit<DeskMemberRow, 'id'>;

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

const COLUMNS_WITH_MEMBER = [
  ...CHECK_IN_COLUMNS.map((column) => `check_ins.${column}` as const),
  'users.full_name',
  'users.member_code',
  'users.photo_key',
] as const;

const withMember = (db: Db | Tx) =>
  db
    .selectFrom('check_ins')
    .innerJoin('users', 'users.id', 'check_ins.user_id')
    .select(COLUMNS_WITH_MEMBER);

/** One check-in, corrected or not. */
export async function findCheckIn(db: Db | Tx, id: string): Promise<CheckInOfMember> {
  return withMember(db).where('check_ins.id', '=', id).executeTakeFirstOrThrow();
}

/** The check-in of a booking that was not corrected; undefined when there is none. */
export async function findLiveCheckInOfBooking(
  db: Db | Tx,
  bookingId: string,
): Promise<CheckInOfMember | undefined> {
  return withMember(db)
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'class')
    .where('corrected_at', 'is', null)
    .executeTakeFirst();
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
