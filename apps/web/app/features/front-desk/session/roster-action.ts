import type { RosterEntry } from '@pulse/contract/client';
import { checkInWindow, type EpochMs, isCorrectable } from '@pulse/domain';

/** The action that front desk staff can take for one roster entry. */
export type RosterAction = 'check_in' | 'correct_no_show' | 'undo' | 'none';

/**
 * The one action that the server accepts for a roster entry at `now`: undoing an arrival for 48 h,
 * checking in manually from 30 min before the start (`startsAt`, ISO 8601) until the end of the
 * correction period, and correcting a no-show within that period.
 */
export function availableRosterAction(
  { status, check_in, correctable_until }: RosterEntry,
  startsAt: string,
  now: EpochMs,
): RosterAction {
  if (check_in) return isCorrectable(Date.parse(check_in.checked_in_at), now) ? 'undo' : 'none';
  if (now >= Date.parse(correctable_until)) return 'none';
  if (status === 'no_show') return 'correct_no_show';
  if (status !== 'confirmed') return 'none';
  return checkInWindow(Date.parse(startsAt), now).state === 'too_early' ? 'none' : 'check_in';
}
