import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';

/** A membership whose paid period is over, with the current prices of its plan. */
export interface DueMembership {
  id: string;
  user_id: string;
  plan_code: 'basic' | 'plus' | 'unlimited';
  billing_interval: 'month' | 'year';
  status: 'active' | 'past_due';
  anchored_at: Date;
  period_ends_at: Date;
  cancel_at_period_end: boolean;
  monthly_price_minor: number;
  yearly_price_minor: number;
  currency: string;
}

/** Locks some memberships whose period is over; a paused one is due after it resumes. */
export async function lockDueMemberships(tx: Tx, now: Date): Promise<DueMembership[]> {
  const { rows } = await sql<DueMembership>`
    SELECT m.id, m.user_id, m.plan_code, m.billing_interval, m.status, m.anchored_at,
      m.period_ends_at, m.cancel_at_period_end, p.monthly_price_minor, p.yearly_price_minor,
      p.currency
    FROM memberships m JOIN plans p ON p.code = m.plan_code
    WHERE m.status IN ('active', 'past_due') AND m.period_ends_at <= ${now}
    ORDER BY m.period_ends_at LIMIT 500
    FOR NO KEY UPDATE OF m SKIP LOCKED`.execute(tx);
  return rows;
}

/** The new status and period end of a due membership. */
export interface RenewalOutcome {
  id: string;
  status: 'active' | 'past_due' | 'ended';
  periodEndsAt: Date;
}

/** Saves the outcomes of due memberships. */
export async function saveRenewalOutcomes(
  tx: Tx,
  outcomes: readonly RenewalOutcome[],
  at: Date,
): Promise<void> {
  if (outcomes.length === 0) return;
  await sql`
    UPDATE memberships m SET status = s.status, period_ends_at = s.period_ends_at,
      ended_at = CASE WHEN s.status = 'ended' THEN ${at}::timestamptz END
    FROM unnest(${outcomes.map(({ id }) => id)}::uuid[],
      ${outcomes.map(({ status }) => status)}::text[],
      ${outcomes.map(({ periodEndsAt }) => periodEndsAt)}::timestamptz[])
      AS s (id, status, period_ends_at)
    WHERE m.id = s.id`.execute(tx);
}
