import type { EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { memberVersionSql } from '../../bookings/index.ts';
import {
  liveMembershipSql,
  type MembershipRow,
  type MemberUse,
  memberUsesSql,
  parseMemberUses,
} from '../../memberships/index.ts';
import { CHECK_IN_COLUMNS, type CheckInOfMember } from '../checkins.store.ts';

/** What the rules of an open-gym visit look at, as it is stored. */
export interface OpenGymContextRow {
  /** The version of the member's lock; see locks.store.ts. */
  memberVersion: number;
  membership: MembershipRow | null;
  uses: MemberUse[];
  closures: { date: string; reason: string }[];
  /**
   * The member's last open-gym visit at the venue until the local date that was not corrected. Later
   * ones exist when a desk was offline.
   */
  lastVisit: CheckInOfMember | null;
}

interface Values {
  userId: string;
  venueId: string;
  localDate: string;
  now: Date;
}

type StoredContext = Omit<OpenGymContextRow, 'uses' | 'lastVisit'> & {
  uses: string | null;
} & (CheckInOfMember | { id: null });

const contextOf = preparedStatement<Values, StoredContext>((value) => {
  const member = sql.ref('users.id');
  const now = sql`${value('now')}::timestamptz`;
  return sql`SELECT ${memberVersionSql(member)} AS "memberVersion",
    ${liveMembershipSql(member)} AS membership, ${memberUsesSql({ member, at: now, now })} AS uses,
    COALESCE((SELECT json_agg(json_build_object('date', local_date, 'reason', reason)
        ORDER BY local_date)
      FROM venue_closures WHERE venue_id = ${value('venueId')}::uuid), '[]') AS closures,
    last_visit.*, users.full_name, users.member_code, users.photo_key
  FROM users LEFT JOIN LATERAL (
    SELECT ${sql.join(CHECK_IN_COLUMNS.map((column) => sql.ref(column)))} FROM check_ins
    WHERE user_id = users.id AND venue_id = ${value('venueId')}::uuid
      AND kind = 'open_gym' AND corrected_at IS NULL
      AND local_date <= ${value('localDate')}::date
    ORDER BY checked_in_at DESC LIMIT 1
  ) AS last_visit ON true
  WHERE users.id = ${value('userId')}::uuid`;
});

/** Loads what the rules of an open-gym visit look at with one query; takes no locks. */
export async function loadOpenGymRow(
  db: Db | Tx,
  { userId, venueId, localDate }: { userId: string; venueId: string; localDate: string },
  now: EpochMs,
): Promise<OpenGymContextRow> {
  const [row] = await contextOf(db, { userId, venueId, localDate, now: new Date(now) });
  if (!row) throw new Error('An open-gym visit of no member');
  const { memberVersion, membership, uses, closures, ...visit } = row;
  return {
    memberVersion,
    membership,
    uses: parseMemberUses(uses),
    closures,
    lastVisit: visit.id === null ? null : visit,
  };
}
