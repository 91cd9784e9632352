import type { AgreedTerms, EpochMs, SubscriptionState } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';

/** What changes of a membership; what is left out stays. */
export interface MembershipChange {
  state?: SubscriptionState;
  periodEndsAt?: EpochMs;
  resumesAt?: EpochMs | null;
  cancelsAtPeriodEnd?: boolean;
  terms?: AgreedTerms;
  nextTerms?: AgreedTerms | null;
  attempts?: number;
  retryAt?: EpochMs | null;
  endedAt?: EpochMs;
}

/** Changes a membership that the caller has locked. */
export async function changeMembership(
  tx: Tx,
  id: string,
  change: MembershipChange,
): Promise<void> {
  await tx.updateTable('memberships').set(columnsOf(change)).where('id', '=', id).execute();
}

function columnsOf(change: MembershipChange) {
  const { state, periodEndsAt, resumesAt, cancelsAtPeriodEnd, terms, nextTerms } = change;
  return {
    ...(state !== undefined && { status: state }),
    ...(periodEndsAt !== undefined && { period_ends_at: new Date(periodEndsAt) }),
    ...(resumesAt !== undefined && { paused_until: dateOf(resumesAt) }),
    ...(cancelsAtPeriodEnd !== undefined && { cancel_at_period_end: cancelsAtPeriodEnd }),
    ...(terms && termColumns(terms)),
    ...(nextTerms !== undefined && { next_terms: nextTerms && JSON.stringify(nextTerms) }),
    ...(change.attempts !== undefined && { renewal_attempts: change.attempts }),
    ...(change.retryAt !== undefined && { retry_at: dateOf(change.retryAt) }),
    ...(change.endedAt !== undefined && { ended_at: new Date(change.endedAt) }),
  };
}

/** The columns of agreed terms. */
export function termColumns(terms: AgreedTerms) {
  return {
    plan_code: terms.plan,
    billing_interval: terms.interval,
    price_minor: terms.price.amount_minor,
    currency: terms.price.currency,
    classes_per_day: terms.classesPerDay,
    visits_per_month: terms.visitsPerMonth,
    plus_visits_per_month: terms.plusVisitsPerMonth,
  };
}

const dateOf = (at: EpochMs | null) => (at === null ? null : new Date(at));
