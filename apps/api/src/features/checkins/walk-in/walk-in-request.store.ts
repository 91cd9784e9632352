import { sql } from 'kysely';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';
import type { Db } from '../../../platform/database/transaction.ts';
import { type CheckInVenueRow, checkInVenueSql } from '../check-in-venues.store.ts';
import type { MemberOfCode } from '../digital-id/digital-id.store.ts';

/** Who is to be added to which class: by a verified address, or by the code of a member. */
export interface WalkInKey {
  sessionId: string;
  email: string | null;
  memberCode: string | null;
  /** Of a scanned code. */
  step: number | null;
}

/** The class of a walk-in with its venue, the member, and whether the scanned code was used before. */
export interface WalkInRow {
  venue: CheckInVenueRow;
  session: { title: string; starts_at: Date; waitlisted: number };
  member: MemberOfCode | undefined;
  used: boolean;
}

type StoredWalkIn = CheckInVenueRow & {
  title: string;
  starts_at: Date;
  waitlisted: number;
  used: boolean;
} & ((Omit<MemberOfCode, 'id'> & { user_id: string }) | { user_id: null });

const walkInOf = preparedStatement<WalkInKey, StoredWalkIn>(
  (value) => sql`SELECT ${checkInVenueSql}, s.title, s.starts_at, s.waitlisted, u.id AS user_id,
    u.full_name, u.member_code, u.photo_key, u.digital_id_secret, c.step IS NOT NULL AS used
  FROM class_sessions s JOIN venues ON venues.id = s.venue_id
  LEFT JOIN users u ON u.deleted_at IS NULL AND u.id = CASE
    WHEN ${value('email')}::text IS NULL
      THEN (SELECT id FROM users WHERE member_code = ${value('memberCode')}::text)
    ELSE (SELECT id FROM users
      WHERE lower(email) = ${value('email')}::text AND email_verified_at IS NOT NULL
        AND deleted_at IS NULL) END
  LEFT JOIN used_digital_id_codes c ON c.user_id = u.id AND c.step = ${value('step')}::bigint
  WHERE s.id = ${value('sessionId')}::uuid`,
);

/** Reads what a walk-in is about with one query; undefined for an unknown class. */
export async function findWalkIn(db: Db, key: WalkInKey): Promise<WalkInRow | undefined> {
  const [row] = await walkInOf(db, key);
  if (!row) return undefined;
  const { title, starts_at, waitlisted, used } = row;
  const session = { title, starts_at, waitlisted };
  if (row.user_id === null) return { venue: row, session, member: undefined, used };
  const { user_id: id, full_name, member_code, photo_key, digital_id_secret } = row;
  const member = { id, full_name, member_code, photo_key, digital_id_secret };
  return { venue: row, session, member, used };
}
