import {
  type BillingCalendar,
  type EpochMs,
  PAUSE_MAX_DAYS,
  type PriceNotice,
} from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';
import { referenceTo, type TableReference } from '../../platform/database/table-reference.ts';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import type { MemberUse } from './member-use.ts';
import type { PlanRow } from './memberships.store.ts';
import {
  noticesSql,
  pausesSql,
  type StoredMembership,
  storedMembershipSql,
} from './stored-membership.store.ts';

/**
 * The longest counting window is a month of 31 days, plus two days for time zones; a pause makes the
 * billing month in which it begins longer by itself.
 */
const WINDOW_DAYS = 33;
/** No-shows of the last 30 days count, and a restriction lasts 14 more. */
const NO_SHOW_DAYS = 46;

const millisecondsSql = (at: RawBuilder<unknown>) =>
  sql`(extract(epoch FROM ${at}) * 1000)::bigint`;
const days = (count: number) => sql`interval ${sql.lit(`${count} days`)}`;

const USE = referenceTo<'member_uses'>('u');
const MEMBERSHIP = referenceTo<'memberships'>('ms');

/**
 * SQL for the uses of one member as a JSON array of MemberUse, null when there are none: all uses that the
 * limits around the instant `at` and the no-show rule at `now` count. `more` adds keys with values
 * of one use to its object.
 */
export function memberUsesSql({
  member,
  at,
  now,
  more = () => ({}),
}: {
  member: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  now: RawBuilder<unknown>;
  more?: (use: TableReference<'member_uses'>) => Record<string, RawBuilder<unknown>>;
}): RawBuilder<MemberUse[] | null> {
  const additions = Object.entries(more(USE)).map(
    ([key, value]) => sql`, ${sql.lit(key)}, ${value}`,
  );
  return sql`(SELECT json_agg(json_build_object(
    'id', u.id, 'kind', u.kind, 'status', u.status, 'sessionId', u.class_session_id,
    'venueId', u.venue_id, 'tier', u.tier, 'paidBy', u.paid_by,
    'startsAt', ${millisecondsSql(USE('starts_at'))}, 'endsAt', ${millisecondsSql(USE('ends_at'))},
    'localDate', u.local_date,
    'lateCancelled', u.late_cancelled, 'visitReturned', u.visit_returned,
    'bookedAt', ${millisecondsSql(USE('booked_at'))}${sql.join(additions, sql``)}))
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
  { membership: MembershipRow | null; uses: MemberUse[] | null }
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
  return { membership: row?.membership ?? null, uses: row?.uses ?? [] };
}

const membershipPage = preparedStatement<
  { userId: string; now: Date },
  {
    timeZone: string;
    membership: MembershipRow | null;
    stored: StoredMembership | null;
    notices: PriceNotice[] | null;
    uses: MemberUse[] | null;
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
    uses: row?.uses ?? [],
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
