import { addBillingMonths, type EpochMs, subscriptionStateAt } from '@pulse/domain';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { chargeRenewals } from '../payments/index.ts';
import {
  type DueMembership,
  lockDueMemberships,
  type RenewalOutcome,
  saveRenewalOutcomes,
} from './due-memberships.store.ts';
import { PLAN_NAMES } from './plan-names.ts';

/**
 * Ends memberships that were cancelled or whose grace period is over, and charges the others for
 * their next period. One that cannot be charged becomes past due and keeps its plan for the grace
 * period.
 */
export async function renewMemberships(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const at = new Date(now);
  await inTransaction(deps.db, async (tx) => {
    const due = await lockDueMemberships(tx, at);
    const isOver = (row: DueMembership) => stateAt(row, now) === 'ended';
    const renewals = due.filter((row) => row.status === 'active' && !isOver(row)).map(renewalOf);
    const paid = await chargeRenewals(deps, tx, renewals, at);
    const paidIds = new Set(paid.map(({ row }) => row.id));
    const outcomes = [
      ...due.filter(isOver).map((row) => renewalOutcome(row, 'ended', row.period_ends_at)),
      ...paid.map(({ row }) => renewalOutcome(row, 'active', nextPeriodEnd(row, now))),
      ...renewals
        .filter(({ row }) => !paidIds.has(row.id))
        .map(({ row }) => renewalOutcome(row, 'past_due', row.period_ends_at)),
    ];
    await saveRenewalOutcomes(tx, outcomes, at);
  });
}

function stateAt(row: DueMembership, now: EpochMs) {
  const subscription = {
    state: row.status,
    periodEndsAt: row.period_ends_at.getTime(),
    resumesAt: null,
    cancelsAtPeriodEnd: row.cancel_at_period_end,
  };
  return subscriptionStateAt(subscription, now);
}

function renewalOf(row: DueMembership) {
  const byMonth = row.billing_interval === 'month';
  return {
    row,
    userId: row.user_id,
    title: PLAN_NAMES[row.plan_code],
    amount: {
      amount_minor: byMonth ? row.monthly_price_minor : row.yearly_price_minor,
      currency: row.currency,
    },
    plan: { code: row.plan_code, interval: row.billing_interval },
  };
}

/** The end of the period that contains `now`, counted from the anchor so that the day never drifts. */
function nextPeriodEnd(row: DueMembership, now: EpochMs): Date {
  const step = row.billing_interval === 'month' ? 1 : 12;
  const anchor = row.anchored_at.getTime();
  let months = step;
  while (addBillingMonths(anchor, months) <= now) months += step;
  return new Date(addBillingMonths(anchor, months));
}

function renewalOutcome(
  row: DueMembership,
  status: RenewalOutcome['status'],
  periodEndsAt: Date,
): RenewalOutcome {
  return { id: row.id, status, periodEndsAt };
}
