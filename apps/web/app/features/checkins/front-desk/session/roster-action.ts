import type { PartnerClassSession, RosterEntry } from '@pulse/contract/client';
import { checkInWindow, type EpochMs, isCorrectable, walkInWindow } from '@pulse/domain';

/** The action that front desk staff can take for one roster entry. */
export type RosterAction = 'check_in' | 'give_place' | 'correct_no_show' | 'undo' | 'none';

/**
 * The one action that the server accepts for a roster entry at `now`: undoing an arrival for 48 h,
 * checking in manually from 30 min before the start until the end of the correction period, correcting
 * a no-show within that period, and giving a free place to a member on the waitlist who is here.
 */
export function availableRosterAction(
  { status, check_in, correctable_until }: RosterEntry,
  session: Pick<PartnerClassSession, 'starts_at' | 'booked' | 'capacity'>,
  now: EpochMs,
): RosterAction {
  if (check_in) return isCorrectable(Date.parse(check_in.checked_in_at), now) ? 'undo' : 'none';
  if (now >= Date.parse(correctable_until)) return 'none';
  if (status === 'no_show') return 'correct_no_show';
  const startsAt = Date.parse(session.starts_at);
  if (status === 'waitlisted') {
    const isOpen = walkInWindow(startsAt, now).state === 'open';
    return isOpen && session.booked < session.capacity ? 'give_place' : 'none';
  }
  if (status !== 'confirmed') return 'none';
  return checkInWindow(startsAt, now).state === 'too_early' ? 'none' : 'check_in';
}
