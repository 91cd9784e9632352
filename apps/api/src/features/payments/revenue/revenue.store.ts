import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** What came in and went back in one month for one plan, in one currency. */
export interface RevenueRow {
  /** YYYY-MM, in UTC. */
  month: string;
  /** Null: classes paid by themselves. */
  plan_code: 'basic' | 'plus' | 'unlimited' | null;
  currency: string;
  payments: number;
  received_minor: number;
  refunded_minor: number;
}

/**
 * Revenue from `from` until `until` by month and plan, oldest first. A refund counts in the month in
 * which it was decided, a reversal takes away what was recorded by mistake.
 */
export async function listRevenue(
  db: Db,
  from: Date,
  until: Date,
  limit: number,
): Promise<RevenueRow[]> {
  const { rows } = await sql<RevenueRow>`
    WITH moved AS (
      SELECT to_char(p.settled_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, p.plan_code,
        coalesce(p.received_currency, p.currency) AS currency,
        CASE WHEN p.reverses_payment_id IS NULL THEN 1 ELSE -1 END AS payments,
        coalesce(p.received_minor, p.amount_minor) AS received, 0 AS refunded
      FROM payments p
      WHERE p.settled_at >= ${from} AND p.settled_at < ${until}
        AND p.status IN ('paid', 'refunded', 'partially_refunded')
      UNION ALL
      SELECT to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM'), p.plan_code, r.currency, 0, 0,
        r.amount_minor
      FROM refunds r JOIN payments p ON p.id = r.payment_id
      WHERE r.created_at >= ${from} AND r.created_at < ${until} AND r.status <> 'failed'
    )
    SELECT month, plan_code, currency, sum(payments)::int AS payments,
      sum(received)::bigint AS received_minor, sum(refunded)::bigint AS refunded_minor
    FROM moved GROUP BY month, plan_code, currency
    ORDER BY month, plan_code NULLS LAST, currency LIMIT ${limit}`.execute(db);
  return rows;
}
