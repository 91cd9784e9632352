import type { EpochMs } from '@pulse/domain';
import { CompiledQuery } from 'kysely';
import type { Db, Tx } from '../../platform/database/transaction.ts';
import type { MemberUse } from './member-use.ts';
import type { PlanRow } from './memberships.store.ts';

/** The longest counting window is a month of 31 days, plus two days for time zones. */
const WINDOW_DAYS = 33;
/** No-shows of the last 30 days count, and a restriction lasts 14 more. */
const NO_SHOW_DAYS = 46;

const millisecondsSql = (column: string) => `(extract(epoch FROM ${column}) * 1000)::bigint`;

/**
 * SQL for the uses of one member as a JSON array of MemberUse, null when there are none: all uses
 * that the limits around the instant `at` and the no-show rule at `now` count. The arguments are SQL
 * expressions; `more` adds keys to each object from `u`, a row of member_uses.
 */
export function memberUsesSql(expressions: {
  member: string;
  at: string;
  now: string;
  more?: string;
}): string {
  return `(SELECT json_agg(json_build_object(
    'id', u.id, 'kind', u.kind, 'status', u.status, 'sessionId', u.class_session_id,
    'venueId', u.venue_id, 'tier', u.tier, 'paidBy', u.paid_by,
    'startsAt', ${millisecondsSql('u.starts_at')}, 'endsAt', ${millisecondsSql('u.ends_at')},
    'localDate', u.local_date,
    'lateCancelled', u.late_cancelled, 'visitReturned', u.visit_returned,
    'bookedAt', ${millisecondsSql('u.booked_at')}${expressions.more ?? ''}))
  FROM member_uses u
  WHERE u.user_id = ${expressions.member}
    AND u.starts_at >= least(${expressions.at} - interval '${WINDOW_DAYS} days', ${expressions.now} - interval '${NO_SHOW_DAYS} days')
    AND u.starts_at < ${expressions.at} + interval '${WINDOW_DAYS} days'
    AND (u.status <> 'cancelled' OR u.late_cancelled))`;
}

/** SQL for the membership that is not ended, with its plan, as a JSON MembershipRow or null. */
export function liveMembershipSql(member: string): string {
  return `(SELECT json_build_object(
    'id', ms.id, 'planCode', ms.plan_code, 'interval', ms.billing_interval, 'state', ms.status,
    'anchorAt', ${millisecondsSql('ms.anchored_at')},
    'periodEndsAt', ${millisecondsSql('ms.period_ends_at')},
    'resumesAt', ${millisecondsSql('ms.paused_until')},
    'cancelsAtPeriodEnd', ms.cancel_at_period_end,
    'classesPerDay', pl.classes_per_day, 'visitsPerMonth', pl.visits_per_month,
    'plusVisitsPerMonth', pl.plus_visits_per_month)
  FROM memberships ms JOIN plans pl ON pl.code = ms.plan_code
  WHERE ms.user_id = ${member} AND ms.status <> 'ended')`;
}

const PLAN_AND_USES = `SELECT ${liveMembershipSql('$1::uuid')} AS membership,
  ${memberUsesSql({ member: '$1::uuid', at: '$2::timestamptz', now: '$3::timestamptz' })} AS uses`;

/** A member's membership and the uses that count around `at`, with one query. */
export async function loadPlanAndUses(
  db: Db | Tx,
  userId: string,
  at: EpochMs,
  now: EpochMs,
): Promise<{ membership: MembershipRow | null; uses: MemberUse[] }> {
  const { rows } = await db.executeQuery<{
    membership: MembershipRow | null;
    uses: MemberUse[] | null;
  }>(CompiledQuery.raw(PLAN_AND_USES, [userId, new Date(at), new Date(now)]));
  return { membership: rows[0]?.membership ?? null, uses: rows[0]?.uses ?? [] };
}

const MEMBERSHIP_PAGE = `SELECT users.time_zone AS "timeZone", ${liveMembershipSql('users.id')} AS membership,
  ${memberUsesSql({ member: 'users.id', at: '$2::timestamptz', now: '$2::timestamptz' })} AS uses,
  (SELECT to_jsonb(pl) FROM memberships ms JOIN plans pl ON pl.code = ms.plan_code
   WHERE ms.user_id = users.id AND ms.status <> 'ended') AS plan
FROM users WHERE users.id = $1`;

/** The data of the membership page at `now`, with one query. */
export async function loadMembershipPage(db: Db, userId: string, now: EpochMs) {
  const { rows } = await db.executeQuery<{
    timeZone: string;
    membership: MembershipRow | null;
    uses: MemberUse[] | null;
    plan: PlanRow | null;
  }>(CompiledQuery.raw(MEMBERSHIP_PAGE, [userId, new Date(now)]));
  const [row] = rows;
  return {
    timeZone: row?.timeZone ?? 'UTC',
    membership: row?.membership ?? null,
    uses: row?.uses ?? [],
    plan: row?.plan ?? null,
  };
}

/** A membership with the limits of its plan. */
export interface MembershipRow {
  id: string;
  planCode: 'basic' | 'plus' | 'unlimited';
  interval: 'month' | 'year';
  state: 'active' | 'past_due' | 'paused' | 'ended';
  anchorAt: EpochMs;
  periodEndsAt: EpochMs;
  resumesAt: EpochMs | null;
  cancelsAtPeriodEnd: boolean;
  classesPerDay: number;
  visitsPerMonth: number | null;
  plusVisitsPerMonth: number;
}
