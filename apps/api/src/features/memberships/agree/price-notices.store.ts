import { YEARLY_ANNOUNCEMENT_DAYS } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';

/** How many members are notified at once; the next run notifies the others. */
const BATCH = 1_000;

/**
 * Inserts a notice for each membership whose plan costs more now than was agreed and that has none
 * of this price yet. One that is cancelled, or agreed on another plan, needs none.
 */
export async function insertPriceNotices(
  tx: Tx,
  now: Date,
): Promise<{ membershipId: string; amountMinor: number }[]> {
  const { rows } = await sql<{ membershipId: string; amountMinor: number }>`
    INSERT INTO price_notices (membership_id, price_minor, currency, noticed_at)
    SELECT m.id, current.price, p.currency, ${now}
    FROM memberships m JOIN plans p ON p.code = m.plan_code
    CROSS JOIN LATERAL (SELECT CASE m.billing_interval
      WHEN 'month' THEN p.monthly_price_minor ELSE p.yearly_price_minor END AS price) current
    WHERE m.status <> 'ended' AND NOT m.cancel_at_period_end AND m.next_terms IS NULL
      AND m.currency = p.currency AND m.price_minor < current.price
      AND NOT EXISTS (SELECT FROM price_notices n WHERE n.membership_id = m.id
        AND n.price_minor = current.price AND n.currency = p.currency)
    ORDER BY m.period_ends_at LIMIT ${BATCH}
    ON CONFLICT DO NOTHING
    RETURNING membership_id AS "membershipId", price_minor::float8 AS "amountMinor"`.execute(tx);
  return rows;
}

/** Deletes the notices of a membership until an instant, once they have been applied; null: all. */
export async function deletePriceNotices(
  tx: Tx,
  membershipId: string,
  until: Date | null,
): Promise<void> {
  await sql`DELETE FROM price_notices WHERE membership_id = ${membershipId}
    AND noticed_at <= COALESCE(${until}::timestamptz, 'infinity')`.execute(tx);
}

/** Marks yearly renewals of the next days as announced; returns those that were not. */
export async function markYearlyRenewalsAnnounced(tx: Tx, now: Date): Promise<string[]> {
  const days = sql.lit(`${YEARLY_ANNOUNCEMENT_DAYS} days`);
  const { rows } = await sql<{ id: string }>`
    UPDATE memberships SET announced_renewal = period_ends_at
    WHERE id IN (
      SELECT id FROM memberships
      WHERE status IN ('active', 'paused') AND billing_interval = 'year'
        AND NOT cancel_at_period_end AND period_ends_at > ${now}
        AND period_ends_at <= ${now}::timestamptz + interval ${days}
        AND announced_renewal IS DISTINCT FROM period_ends_at
      ORDER BY period_ends_at LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id`.execute(tx);
  return rows.map(({ id }) => id);
}
