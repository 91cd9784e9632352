import { walkInWindow } from '../../bookings/walk-in/walk-in-window.ts';
import type { EpochMs } from '../../time/instants.ts';
import { checkInWindow } from '../check-in/check-in-window.ts';

/** A class session as the front desk describes it. */
export interface DescribedSession {
  cancelled: boolean;
  startsAt: EpochMs;
  endsAt: EpochMs;
  /** When members can no longer book it themselves. */
  bookingClosesAt: EpochMs;
  free: number;
  waitlisted: number;
}

/** One sentence about a class session, with its instant or its number. */
export type SessionNote =
  | { code: 'cancelled' }
  | { code: 'ended' | 'running' | 'starts' | 'check_in_from' | 'walk_ins_until'; at: EpochMs }
  | { code: 'open_to_anyone' }
  | { code: 'waitlist_first' | 'on_waitlist'; count: number };

/**
 * What is true of a class at `now`, in the order in which the front desk reads it. Free places are
 * open to every member only while members can book them; after that, and until 15 min after the start, they
 * go to the members at the desk.
 */
export function sessionNotes(session: DescribedSession, now: EpochMs): SessionNote[] {
  const { startsAt, endsAt, free, waitlisted } = session;
  if (session.cancelled) return [{ code: 'cancelled' }];
  if (now >= endsAt) return [{ code: 'ended', at: endsAt }];
  const notes: SessionNote[] = [
    now >= startsAt ? { code: 'running', at: endsAt } : { code: 'starts', at: startsAt },
  ];
  const walkIns = walkInWindow(startsAt, now);
  if (walkIns.state === 'too_early') {
    const opensAt = Date.parse(checkInWindow(startsAt, now).opens_at);
    notes.push({ code: 'check_in_from', at: opensAt });
    if (waitlisted > 0) notes.push({ code: 'waitlist_first', count: waitlisted });
    return notes;
  }
  if (walkIns.state === 'open' && free > 0)
    notes.push(
      now < session.bookingClosesAt
        ? { code: 'open_to_anyone' }
        : { code: 'walk_ins_until', at: Date.parse(walkIns.closes_at) },
    );
  if (waitlisted > 0 && now < startsAt) notes.push({ code: 'on_waitlist', count: waitlisted });
  return notes;
}
