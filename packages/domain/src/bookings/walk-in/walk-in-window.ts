import { type EpochMs, type IsoInstant, isoInstant, MINUTE } from '../../time/instants.ts';
import { NO_OFFER_MINUTES } from '../waitlist/promotion.ts';

/** How long after the start a member at the front desk may still be added, in minutes (product.md). */
export const WALK_IN_CLOSES_MINUTES = 15;

/** How long the place of an unpaid walk-in is held, in minutes (product.md). */
export const WALK_IN_HOLD_MINUTES = 10;

/** Whether staff may add a member who stands at the front desk, and from when until when. */
export interface WalkInWindow {
  state: 'too_early' | 'open' | 'too_late';
  opens_at: IsoInstant;
  closes_at: IsoInstant;
}

/**
 * The walk-in window of a class at `now`: from 30 min before the start, when free places stop going to
 * the waitlist, until 15 min after it.
 */
export function walkInWindow(startsAt: EpochMs, now: EpochMs): WalkInWindow {
  const opensAt = startsAt - NO_OFFER_MINUTES * MINUTE;
  const closesAt = walkInClosesAt(startsAt);
  const state = now < opensAt ? 'too_early' : now < closesAt ? 'open' : 'too_late';
  return { state, opens_at: isoInstant(opensAt), closes_at: isoInstant(closesAt) };
}

/** When no member can be added to a class any more. */
export function walkInClosesAt(startsAt: EpochMs): EpochMs {
  return startsAt + WALK_IN_CLOSES_MINUTES * MINUTE;
}
