import type { RosterEntry } from '@pulse/contract/client';
import { checkInWindow, type EpochMs, isCorrectable } from '@pulse/domain';

/** What the desk can do for one line of the roster. */
export type RosterAction = 'check_in' | 'was_here' | 'undo' | 'none';

/**
 * The one action that the server would take for a roster line at `now` (epoch ms): undoing an
 * arrival for 48 h, checking in by hand from 30 min before the start (`startsAt`, ISO 8601) until
 * the correction time has passed, and setting a no-show right within that time.
 */
export function availableRosterAction(
  { status, check_in, correctable_until }: RosterEntry,
  startsAt: string,
  now: EpochMs,
): RosterAction {
  if (check_in) return isCorrectable(Date.parse(check_in.checked_in_at), now) ? 'undo' : 'none';
  if (now >= Date.parse(correctable_until)) return 'none';
  if (status === 'no_show') return 'was_here';
  if (status !== 'confirmed') return 'none';
  return checkInWindow(Date.parse(startsAt), now).state === 'too_early' ? 'none' : 'check_in';
}
