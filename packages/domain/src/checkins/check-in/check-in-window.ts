import { type EpochMs, type IsoInstant, isoInstant, MINUTE } from '../../time/instants.ts';

/** The check-in window around a class's start, in minutes (product.md). */
export const CHECK_IN_OPENS_MINUTES = 30;
export const CHECK_IN_CLOSES_MINUTES = 15;

/** Whether check-in for a class is open, and when it opens and closes. */
export type CheckInWindow =
  | { state: 'too_early'; opens_at: IsoInstant; closes_at: IsoInstant }
  | { state: 'open'; opens_at: IsoInstant; closes_at: IsoInstant }
  | { state: 'too_late'; opens_at: IsoInstant; closes_at: IsoInstant };

/** The state of the window at `now`: from 30 min before the start to 15 min after it. */
export function checkInWindow(startsAt: EpochMs, now: EpochMs): CheckInWindow {
  const opensAt = startsAt - CHECK_IN_OPENS_MINUTES * MINUTE;
  const closesAt = startsAt + CHECK_IN_CLOSES_MINUTES * MINUTE;
  const state = now < opensAt ? 'too_early' : now < closesAt ? 'open' : 'too_late';
  return { state, opens_at: isoInstant(opensAt), closes_at: isoInstant(closesAt) };
}
