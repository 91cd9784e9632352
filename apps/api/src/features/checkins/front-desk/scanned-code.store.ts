import { sql } from 'kysely';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { type CheckInVenueRow, checkInVenueSql } from '../check-in-venues.store.ts';
import type { MemberOfCode } from '../digital-id/digital-id.store.ts';

/** A code that was scanned at a venue, before it is verified. */
export interface ScannedCode {
  venueId: string;
  /** Null for a text that is no code. */
  memberCode: string | null;
  step: number | null;
}

/** The venue of a scan, the member whose code it may be, and whether it was used before. */
export interface ScanRow {
  venue: CheckInVenueRow;
  member: MemberOfCode | undefined;
  used: boolean;
}

type StoredScan = CheckInVenueRow & { used: boolean } & (
    | (Omit<MemberOfCode, 'id'> & { user_id: string })
    | { user_id: null }
  );

const scanOf = preparedStatement<ScannedCode, StoredScan>(
  (value) => sql`SELECT ${checkInVenueSql}, u.id AS user_id, u.full_name, u.member_code,
    u.photo_key, u.digital_id_secret, c.step IS NOT NULL AS used
  FROM venues LEFT JOIN users u
    ON u.member_code = ${value('memberCode')}::text AND u.deleted_at IS NULL
  LEFT JOIN used_digital_id_codes c ON c.user_id = u.id AND c.step = ${value('step')}::bigint
  WHERE venues.id = ${value('venueId')}::uuid`,
);

/** Reads what a scan at the front desk is about; undefined for an unknown venue. */
export async function findScan(db: Db | Tx, scan: ScannedCode): Promise<ScanRow | undefined> {
  const [row] = await scanOf(db, scan);
  if (!row) return undefined;
  const { used } = row;
  if (row.user_id === null) return { venue: row, member: undefined, used };
  const { user_id: id, full_name, member_code, photo_key, digital_id_secret, ...venue } = row;
  return { venue, member: { id, full_name, member_code, photo_key, digital_id_secret }, used };
}
