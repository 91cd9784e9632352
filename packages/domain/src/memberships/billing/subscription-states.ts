import { DAY, type EpochMs } from '../../time/instants.ts';

/**
 * The states of a membership. Cancelling is not a state but `cancelsAtPeriodEnd`: the plan continues
 * until the period ends, and the member can undo the cancellation until then.
 */
export const SUBSCRIPTION_STATES = ['active', 'past_due', 'paused', 'ended'] as const;

/** One state of a membership. */
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Why a membership cannot be changed or paused now. */
export const INACTIVE_STATES = ['paused', 'past_due', 'cancelled', 'renewing'] as const;

/** One of these reasons. */
export type InactiveState = (typeof INACTIVE_STATES)[number];

/** From each state, the states a membership may change to; starting again is a new membership. */
export const SUBSCRIPTION_TRANSITIONS: Record<SubscriptionState, readonly SubscriptionState[]> = {
  active: ['past_due', 'paused', 'ended'],
  past_due: ['active', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

/** How long a failed renewal keeps the plan, in days (product.md). */
export const PAST_DUE_GRACE_DAYS = 7;

/** The fields that decide the state of a membership over time. */
export interface Subscription {
  state: SubscriptionState;
  /** The end of the paid period, when the membership renews. */
  periodEndsAt: EpochMs;
  /** When a pause ends; null unless paused. */
  resumesAt: EpochMs | null;
  cancelsAtPeriodEnd: boolean;
}

/** Whether a membership may change from one state to the other. */
export function canTransitionSubscription(from: SubscriptionState, to: SubscriptionState): boolean {
  return SUBSCRIPTION_TRANSITIONS[from].includes(to);
}

/** When the grace after a failed renewal ends: 7 days after the period's end. */
export function pastDueEndsAt(periodEndsAt: EpochMs): EpochMs {
  return periodEndsAt + PAST_DUE_GRACE_DAYS * DAY;
}

/** When the membership ends, or null while it keeps renewing. */
export function subscriptionEndsAt(subscription: Subscription): EpochMs | null {
  const { state, periodEndsAt, cancelsAtPeriodEnd } = subscription;
  if (state === 'past_due') return pastDueEndsAt(periodEndsAt);
  return cancelsAtPeriodEnd ? periodEndsAt : null;
}

/** The state of a membership at `now`, even if no job has stored it yet. */
export function subscriptionStateAt(subscription: Subscription, now: EpochMs): SubscriptionState {
  const { state, resumesAt } = subscription;
  const endsAt = subscriptionEndsAt(subscription);
  if (state === 'ended' || (endsAt !== null && now >= endsAt)) return 'ended';
  if (state === 'paused' && resumesAt !== null && now >= resumesAt) return 'active';
  return state;
}

/**
 * Whether the membership covers a visit at `visitAt`, decided at `now`: it is running now and has
 * not ended by then. A paused one covers no visit until it resumes.
 */
export function coversVisit(subscription: Subscription, visitAt: EpochMs, now: EpochMs): boolean {
  const state = subscriptionStateAt(subscription, now);
  if (state === 'ended' || state === 'paused') return false;
  const endsAt = subscriptionEndsAt(subscription);
  return endsAt === null || visitAt < endsAt;
}

/** Why a membership cannot be changed or paused at `now`; null when it can. Never for an ended one. */
export function inactiveState(subscription: Subscription, now: EpochMs): InactiveState | null {
  const state = subscriptionStateAt(subscription, now);
  if (state === 'paused' || state === 'past_due') return state;
  if (subscription.cancelsAtPeriodEnd) return 'cancelled';
  return now >= subscription.periodEndsAt ? 'renewing' : null;
}
