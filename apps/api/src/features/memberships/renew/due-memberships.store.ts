import type { Money, PriceNotice } from '@pulse/domain';
import { PAST_DUE_GRACE_DAYS } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import { isInPart, type Part } from '../../../platform/jobs/part.sql.ts';
import {
  noticesSql,
  type StoredMembership,
  storedMembershipSql,
} from '../stored-membership.store.ts';

/** A membership whose renewal is due, with what its plan costs now. */
export interface DueMembership {
  membership: StoredMembership;
  currentPrice: Money;
  notices: PriceNotice[];
}

/** How many memberships one transaction locks. */
export const BATCH = 100;

const grace = sql.lit(`${PAST_DUE_GRACE_DAYS} days`);
/** Over: the period of a cancelled membership, or the days of grace of an unpaid one. */
const overSql = (now: Date) => sql`(ms.period_ends_at <= ${now} AND ms.cancel_at_period_end
  OR ms.status = 'past_due' AND ms.period_ends_at <= ${now}::timestamptz - interval ${grace})`;

const withPriceSql = sql`
  SELECT ${storedMembershipSql} AS membership,
    json_build_object('currency', p.currency, 'amount_minor', CASE ms.billing_interval
      WHEN 'month' THEN p.monthly_price_minor ELSE p.yearly_price_minor END) AS "currentPrice",
    ${noticesSql} AS notices
  FROM memberships ms JOIN plans p ON p.code = ms.plan_code`;

/** Some memberships with what their plans cost now. */
export async function listMembershipsWithPrices(
  db: Db | Tx,
  ids: readonly string[],
): Promise<DueMembership[]> {
  const { rows } = await sql<DueMembership>`
    ${withPriceSql} WHERE ms.id = ANY (${ids}::uuid[])`.execute(db);
  return rows;
}

/**
 * Locks some memberships of a part whose renewal is to be charged; those that another process has locked are
 * left to it. Paused ones are due after they resume.
 */
export async function lockDueMemberships(tx: Tx, now: Date, part: Part): Promise<DueMembership[]> {
  const { rows } = await sql<DueMembership>`
    ${withPriceSql}
    WHERE ms.status IN ('active', 'past_due')
      AND COALESCE(ms.retry_at, ms.period_ends_at) <= ${now} AND NOT ${overSql(now)}
      AND ${isInPart(sql`ms.id`, part)}
    ORDER BY COALESCE(ms.retry_at, ms.period_ends_at) LIMIT ${BATCH}
    FOR NO KEY UPDATE OF ms SKIP LOCKED`.execute(tx);
  return rows;
}

/** Memberships that are over but not stored as ended; at most 1,000. */
export async function listOverMemberships(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT ms.id FROM memberships ms WHERE ms.status <> 'ended' AND ${overSql(now)}
    ORDER BY ms.period_ends_at LIMIT 1000`.execute(db);
  return rows.map(({ id }) => id);
}

/** Sets paused memberships whose pause is over to active; returns at most 1,000. */
export async function resumePausedMemberships(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE memberships SET status = 'active', paused_until = NULL
    WHERE id IN (
      SELECT id FROM memberships WHERE status = 'paused' AND paused_until <= ${now}
      ORDER BY paused_until LIMIT 1000 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Counts an attempt for each membership and keeps it from being due before `retryAt`. */
export async function saveAttempts(
  tx: Tx,
  attempts: readonly { id: string; attempt: number; retryAt: Date }[],
): Promise<void> {
  if (attempts.length === 0) return;
  await sql`
    UPDATE memberships m SET renewal_attempts = a.attempt, retry_at = a.retry_at
    FROM unnest(${attempts.map(({ id }) => id)}::uuid[],
      ${attempts.map(({ attempt }) => attempt)}::smallint[],
      ${attempts.map(({ retryAt }) => retryAt)}::timestamptz[]) AS a (id, attempt, retry_at)
    WHERE m.id = a.id`.execute(tx);
}
