import { visitRatingPeriod } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import {
  findAttendedVisit,
  findVisitAnswer,
  insertVisitAnswer,
  type VisitAnswer,
} from './visit-ratings.store.ts';

/**
 * Stores how an attended class was, once; the same answer sent again gets the same response. A
 * booking of another member, one not attended and a class that still runs are not found.
 */
export async function rateVisit(
  { db, clock }: Deps,
  userId: string,
  bookingId: string,
  { stars, aspect }: VisitAnswer,
): Promise<null | Refusal> {
  const visit = await findAttendedVisit(db, userId, bookingId);
  const period = visit && visitRatingPeriod(visit.ends_at.getTime(), clock.now());
  if (!visit || period === 'early') return refuse('not_found');
  const answer = { stars, aspect: stars === null ? null : aspect };
  const earlier = await findVisitAnswer(db, bookingId);
  if (earlier) return repeatAnswer(earlier, answer);
  if (period === 'over') return refuse('visit_rating_over');
  const stored = await insertVisitAnswer(
    db,
    { bookingId, userId, venueId: visit.venue_id },
    answer,
    new Date(clock.now()),
  );
  // A member with two devices may have answered between the two statements.
  return stored ? null : repeatAnswer(await findVisitAnswer(db, bookingId), answer);
}

function repeatAnswer(
  earlier: { stars: number | null; aspect: string | null } | undefined,
  { stars, aspect }: VisitAnswer,
): null | Refusal {
  return earlier?.stars === stars && earlier.aspect === aspect ? null : refuse('visit_rated');
}
