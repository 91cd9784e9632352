import {
  type BillingCalendar,
  type EpochMs,
  PAUSE_MAX_DAYS,
  type PriceNotice,
} from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { preparedStatement } from '../../../platform/database/prepared-statement.ts';
import { referenceTo, type TableReference } from '../../../platform/database/table-reference.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { PlanRow } from '../memberships.store.ts';
import {
  noticesSql,
  pausesSql,
  type StoredMembership,
  storedMembershipSql,
} from '../stored-membership.store.ts';
import type { MemberUse } from './member-use.ts';
import { FIELD, parseMemberUses, RECORD } from './parse-member-uses.ts';

/**
 * The longest counting window is a month of 31 days, plus two days for time zones; a pause makes the
 * billing month in which it begins longer by itself.
 */
const WINDOW_DAYS = 33;
/** No-shows of the last 30 days count, and a restriction lasts 14 more. */
const NO_SHOW_DAYS = 46;

// `extract` would calculate with numeric, which takes several times as long.
const millisecondsSql = (at: RawBuilder<unknown>) =>
  sql`(date_part('epoch', ${at}) * 1000)::bigint`;
const days = (count: number) => sql`interval ${sql.lit(`${count} days`)}`;

const USE = referenceTo<'member_uses'>('u');
const MEMBERSHIP = referenceTo<'memberships'>('ms');

/**
 * SQL for the uses of one member as text for `parseMemberUses`, null when there are none: all uses that
 * the limits around the instant `at` and the no-show rule at `now` count. Text, because building JSON
 * took as long as reading the rows. `more` adds values of each use, the last of which may be any text.
 */
export function memberUsesSql({
  member,
  at,
  now,
  more = () => [],
}: {
  member: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  now: RawBuilder<unknown>;
  more?: (use: TableReference<'member_uses'>) => RawBuilder<unknown>[];
}): RawBuilder<string | null> {
  const additions = more(USE).map((value) => sql`, coalesce((${value})::text, '')`);
  return sql`(SELECT string_agg(concat_ws(${sql.lit(FIELD)}, u.id, u.kind, u.status,
    coalesce(u.class_session_id::text, ''), u.venue_id, u.tier, u.paid_by,
    ${millisecondsSql(USE('starts_at'))}, ${millisecondsSql(USE('ends_at'))}, u.local_date,
    u.late_cancelled, u.visit_returned,
    coalesce(${millisecondsSql(USE('booked_at'))}::text, '')${sql.join(additions, sql``)}), ${sql.lit(RECORD)})
  FROM member_uses u
  WHERE u.user_id = ${member}
    AND u.starts_at >= least(${at} - ${days(WINDOW_DAYS)}, ${now} - ${days(NO_SHOW_DAYS)},
      (SELECT min(mp.starts_at) - ${days(WINDOW_DAYS)}
        FROM memberships pm JOIN membership_pauses mp ON mp.membership_id = pm.id
        WHERE pm.user_id = ${member} AND pm.status <> 'ended'
          AND mp.ends_at > ${at} - ${days(WINDOW_DAYS + PAUSE_MAX_DAYS + 1)}))
    AND u.starts_at < greatest(${at} + ${days(WINDOW_DAYS)},
      (SELECT pm.paused_until + ${days(WINDOW_DAYS)} FROM memberships pm
        WHERE pm.user_id = ${member} AND pm.status = 'paused'))
    AND (u.status <> 'cancelled' OR u.late_cancelled))`;
}

/** SQL for the membership that is not ended, as a JSON MembershipRow or null. */
export function liveMembershipSql(member: RawBuilder<unknown>): RawBuilder<MembershipRow | null> {
  return sql`(SELECT json_build_object(
    'id', ms.id, 'planCode', ms.plan_code, 'interval', ms.billing_interval, 'state', ms.status,
    'anchorAt', ${millisecondsSql(MEMBERSHIP('anchored_at'))},
    'periodEndsAt', ${millisecondsSql(MEMBERSHIP('period_ends_at'))},
    'resumesAt', ${millisecondsSql(MEMBERSHIP('paused_until'))},
    'cancelsAtPeriodEnd', ms.cancel_at_period_end,
    'classesPerDay', ms.classes_per_day, 'visitsPerMonth', ms.visits_per_month,
    'plusVisitsPerMonth', ms.plus_visits_per_month, 'pauses', ${pausesSql})
  FROM memberships ms
  WHERE ms.user_id = ${member} AND ms.status <> 'ended')`;
}

const planAndUses = preparedStatement<
  { userId: string; at: Date; now: Date },
  { membership: MembershipRow | null; uses: string | null }
>((value) => {
  const member = sql`${value('userId')}::uuid`;
  const at = sql`${value('at')}::timestamptz`;
  const now = sql`${value('now')}::timestamptz`;
  return sql`SELECT ${liveMembershipSql(member)} AS membership,
    ${memberUsesSql({ member, at, now })} AS uses`;
});

/** A member's membership and the uses that count around `at`, with one query. */
export async function loadPlanAndUses(
  db: Db | Tx,
  userId: string,
  at: EpochMs,
  now: EpochMs,
): Promise<{ membership: MembershipRow | null; uses: MemberUse[] }> {
  const [row] = await planAndUses(db, { userId, at: new Date(at), now: new Date(now) });
  return { membership: row?.membership ?? null, uses: parseMemberUses(row?.uses ?? null) };
}

const membershipPage = preparedStatement<
  { userId: string; now: Date },
  {
    timeZone: string;
    membership: MembershipRow | null;
    stored: StoredMembership | null;
    notices: PriceNotice[] | null;
    uses: string | null;
    plan: PlanRow | null;
  }
>((value) => {
  const member = sql.ref('users.id');
  const now = sql`${value('now')}::timestamptz`;
  return sql`SELECT users.time_zone AS "timeZone", ${liveMembershipSql(member)} AS membership,
    ${memberUsesSql({ member, at: now, now })} AS uses,
    (SELECT ${storedMembershipSql} FROM memberships ms
     WHERE ms.user_id = users.id AND ms.status <> 'ended') AS stored,
    (SELECT ${noticesSql} FROM memberships ms
     WHERE ms.user_id = users.id AND ms.status <> 'ended') AS notices,
    (SELECT to_jsonb(pl) FROM memberships ms JOIN plans pl ON pl.code = ms.plan_code
     WHERE ms.user_id = users.id AND ms.status <> 'ended') AS plan
  FROM users WHERE users.id = ${value('userId')}`;
});

/** The data of the membership page at `now`, with one query. */
export async function loadMembershipPage(db: Db, userId: string, now: EpochMs) {
  const [row] = await membershipPage(db, { userId, now: new Date(now) });
  return {
    timeZone: row?.timeZone ?? 'UTC',
    membership: row?.membership ?? null,
    stored: row?.stored ?? null,
    notices: row?.notices ?? [],
    uses: parseMemberUses(row?.uses ?? null),
    plan: row?.plan ?? null,
  };
}

/** A membership with the limits that were agreed. */
export interface MembershipRow extends BillingCalendar {
  id: string;
  planCode: 'basic' | 'plus' | 'unlimited';
  interval: 'month' | 'year';
  state: 'active' | 'past_due' | 'paused' | 'ended';
  periodEndsAt: EpochMs;
  resumesAt: EpochMs | null;
  cancelsAtPeriodEnd: boolean;
  classesPerDay: number;
  visitsPerMonth: number | null;
  plusVisitsPerMonth: number;
}
