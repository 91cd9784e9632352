import { isVisit } from '../bookings/attendance/visits.ts';
import type { VisitLine } from '../memberships/visits/visit-lines.ts';

/** What a venue is paid for; each has a rate of its own. */
export const PAID_VISIT_KINDS = ['class', 'plus', 'open_gym', 'late', 'missed'] as const;

/** One of these. */
export type PaidVisitKind = (typeof PAID_VISIT_KINDS)[number];

/**
 * For what a venue is paid for a booking or an open-gym visit, however the member paid; null for what
 * is no visit: a place still held, a free cancellation, a visit given back or taken back.
 */
export function paidVisitKind(visit: Omit<VisitLine, 'paidBy'>): PaidVisitKind | null {
  if (visit.takenBack || !isVisit(visit)) return null;
  if (visit.kind === 'open_gym') return 'open_gym';
  if (visit.status === 'no_show') return 'missed';
  if (visit.status === 'cancelled') return 'late';
  return visit.tier === 'plus' ? 'plus' : 'class';
}
