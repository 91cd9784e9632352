import { DAY } from '../time/instants.ts';

/** The states of a membership. `cancelled` keeps the plan until the period ends, then `ended`. */
export const SUBSCRIPTION_STATES = ['active', 'past_due', 'paused', 'cancelled', 'ended'] as const;

/** One state of a membership. */
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** From each state, the states a membership may move to. */
export const SUBSCRIPTION_MOVES: Record<SubscriptionState, readonly SubscriptionState[]> = {
  active: ['past_due', 'paused', 'cancelled', 'ended'],
  past_due: ['active', 'cancelled', 'ended'],
  paused: ['active', 'cancelled', 'ended'],
  cancelled: ['active', 'ended'],
  ended: [],
};

/** How long a failed renewal keeps the plan, in days (product.md). */
export const GRACE_DAYS = 7;

/** What decides the state of a membership over time. Epoch milliseconds. */
export interface Subscription {
  state: SubscriptionState;
  /** The end of the paid period, which is also the renewal. */
  periodEndsAt: number;
  /** When a pause ends; null unless paused. */
  resumesAt: number | null;
}

/** Whether a membership may move from one state to the other. */
export function canMoveSubscription(from: SubscriptionState, to: SubscriptionState): boolean {
  return SUBSCRIPTION_MOVES[from].includes(to);
}

/** When the grace after a failed renewal ends: 7 days after the period's end. */
export function graceEndsAt(periodEndsAt: number): number {
  return periodEndsAt + GRACE_DAYS * DAY;
}

/** The state a membership is really in at `now`, before any job has written it down. */
export function subscriptionStateAt(subscription: Subscription, now: number): SubscriptionState {
  const { state, periodEndsAt, resumesAt } = subscription;
  if (state === 'cancelled' && now >= periodEndsAt) return 'ended';
  if (state === 'past_due' && now >= graceEndsAt(periodEndsAt)) return 'ended';
  if (state === 'paused' && resumesAt !== null && now >= resumesAt) return 'active';
  return state;
}

/**
 * Whether the membership carries a visit at `visitAt`, decided at `now`: it is running now, and a
 * cancelled one still runs then. A paused one carries nothing until it resumes.
 */
export function coversVisit(subscription: Subscription, visitAt: number, now: number): boolean {
  const state = subscriptionStateAt(subscription, now);
  if (state === 'ended' || state === 'paused') return false;
  if (state === 'cancelled') return visitAt < subscription.periodEndsAt;
  if (state === 'past_due') return visitAt < graceEndsAt(subscription.periodEndsAt);
  return true;
}
