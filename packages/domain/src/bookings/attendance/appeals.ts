import { DAY, type EpochMs, HOUR } from '../../time/instants.ts';
import { isVisit, type VisitCandidate } from './visits.ts';

/** How long after a class a member may appeal against a missed or late line. */
export const APPEAL_DAYS = 7;

/** How long the venue has to answer; its silence decides for the member. */
export const APPEAL_ANSWER_HOURS = 72;

/** Until when a member may appeal; null when nothing was missed or cancelled late. */
export function appealableUntil(booking: VisitCandidate & { endsAt: EpochMs }): EpochMs | null {
  const isMissedOrLate = booking.status === 'no_show' || booking.status === 'cancelled';
  return isMissedOrLate && isVisit(booking) ? booking.endsAt + APPEAL_DAYS * DAY : null;
}

/** Until when the venue answers an appeal made at `at`. */
export function appealAnswerBy(at: EpochMs): EpochMs {
  return at + APPEAL_ANSWER_HOURS * HOUR;
}
