import { type EpochMs, HOUR, MINUTE } from '../../time/instants.ts';
import { type BookingPolicy, freeCancelUntil } from '../book/booking-policy.ts';

/** The figures of product.md, "promotion". */
export const AUTO_CONFIRM_FREE_HOURS = 2;
export const HOLD_MINUTES = 30;
export const SHORT_HOLD_MINUTES = 10;
export const SHORT_HOLD_HOURS = 3;
export const NO_OFFER_MINUTES = 30;

/** What happens to a freed place. */
export type PromotionDecision =
  | { kind: 'confirm' }
  | { kind: 'offer'; holdMinutes: number; heldUntilAt: EpochMs }
  | { kind: 'open_to_anyone' };

/**
 * What happens to a place freed at `now`: the first on the waitlist is confirmed while cancelling
 * stays free for 2 h more; after that the place is offered for 30 min (10 in the last 3 h), never
 * past 30 min before the start; in those last 30 min it is open to every member.
 */
export function promotionDecision(
  session: { startsAt: EpochMs },
  policy: BookingPolicy,
  now: EpochMs,
): PromotionDecision {
  const lastOfferAt = session.startsAt - NO_OFFER_MINUTES * MINUTE;
  if (now >= lastOfferAt) return { kind: 'open_to_anyone' };
  if (now <= autoConfirmUntil(policy, session.startsAt)) return { kind: 'confirm' };
  const holdMinutes = holdMinutesAt(session.startsAt, now) ?? SHORT_HOLD_MINUTES;
  const heldUntilAt = Math.min(now + holdMinutes * MINUTE, lastOfferAt);
  return { kind: 'offer', holdMinutes, heldUntilAt };
}

/** How long a place freed at `now` would be held for a waitlisted member; null: it is open to anyone. */
export function holdMinutesAt(startsAt: EpochMs, now: EpochMs): number | null {
  const left = startsAt - now;
  if (left <= NO_OFFER_MINUTES * MINUTE) return null;
  return left <= SHORT_HOLD_HOURS * HOUR ? SHORT_HOLD_MINUTES : HOLD_MINUTES;
}

/**
 * The whole span in minutes of a hold that ends at `heldUntil`. Between 2 h 30 and 2 h 50 before the
 * start both spans may end: there the time that is left at `now` decides.
 */
export function holdMinutesOf(startsAt: EpochMs, heldUntil: EpochMs, now: EpochMs): number {
  const short = SHORT_HOLD_MINUTES * MINUTE;
  const afterHold = startsAt - heldUntil;
  if (afterHold > SHORT_HOLD_HOURS * HOUR - short) return HOLD_MINUTES;
  const mayBeLong = afterHold > SHORT_HOLD_HOURS * HOUR - HOLD_MINUTES * MINUTE;
  return mayBeLong && heldUntil - now > short ? HOLD_MINUTES : SHORT_HOLD_MINUTES;
}

/** When freed places stop being confirmed automatically; after that they are offered. */
export function autoConfirmUntil(policy: BookingPolicy, startsAt: EpochMs): EpochMs {
  return freeCancelUntil(policy, startsAt) - AUTO_CONFIRM_FREE_HOURS * HOUR;
}
