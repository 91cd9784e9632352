import {
  countsAgainstLimits,
  isVisit,
  type VisitCandidate,
} from '../../bookings/attendance/visits.ts';
import type { BookingState } from '../../bookings/booking-states.ts';
import type { Tier } from '../../venues/tiers.ts';
import type { AllowanceCounter } from '../plans/allowance.ts';

/** What became of one visit, as the member reads it. */
export const VISIT_OUTCOMES = [
  'attended',
  'missed',
  'late',
  'returned',
  'open_gym',
  'corrected',
  'booked',
] as const;

/** One of these. */
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number];

/** A booking or an open-gym visit as a line of the billing month. */
export interface VisitLine extends VisitCandidate {
  kind: 'class' | 'open_gym';
  paidBy: 'plan' | 'drop_in';
  tier: Tier;
  /** An open-gym visit that the venue took back. */
  takenBack: boolean;
}

const OUTCOMES: Record<BookingState, VisitOutcome> = {
  pending: 'booked',
  confirmed: 'booked',
  waitlisted: 'booked',
  completed: 'attended',
  no_show: 'missed',
  cancelled: 'late',
};

/** What became of a line. */
export function visitOutcome(line: VisitLine): VisitOutcome {
  if (line.kind === 'open_gym') return line.takenBack ? 'corrected' : 'open_gym';
  return line.visitReturned ? 'returned' : OUTCOMES[line.status];
}

/** What a line counts as against the plan: a visit made, a place still held, or nothing. */
export function lineCounts(line: VisitLine): 'visit' | 'place' | 'nothing' {
  if (line.paidBy !== 'plan' || line.takenBack) return 'nothing';
  if (isVisit(line)) return 'visit';
  return countsAgainstLimits(line) ? 'place' : 'nothing';
}

/** The sums of some lines, as the counters of the membership show them. */
export function sumLines(lines: readonly VisitLine[]): Omit<AllowanceCounter, 'limit'> {
  const count = (what: 'visit' | 'place') =>
    lines.filter((line) => lineCounts(line) === what).length;
  return { used: count('visit'), booked: count('place') };
}
