import { DAY, type EpochMs } from '../time/instants.ts';
import { type RecommendationReason, reasonsFor } from './reasons.ts';
import type { AttendedClass, BookableClass, SearchOrigin } from './recommendation-context.ts';

/** A recommended class with one or two reasons, strongest first. */
export interface Recommendation {
  id: string;
  reasons: RecommendationReason[];
}

interface WeightedCandidate {
  bookableClass: BookableClass;
  weight: number;
  reasons: RecommendationReason[];
}

/** Subtracted for each already selected class of the same activity, venue or day. */
const SAME_ACTIVITY_PENALTY = 12;
const SAME_VENUE_PENALTY = 20;
const SAME_DAY_PENALTY = 3;
/** A class that starts now weighs this much more than one that starts in a week. */
const SOON_BONUS = 4;

/**
 * The classes to show a member, best first, at most `limit`: by activity, place and time of the
 * member's habits, then by variety. Each weekly class appears once, each with a true reason; the
 * order of the input does not matter.
 */
export function recommendClasses(
  bookable: readonly BookableClass[],
  attended: readonly AttendedClass[],
  origin: SearchOrigin,
  now: EpochMs,
  limit: number,
): Recommendation[] {
  const candidates = bookable.flatMap((bookableClass) =>
    weightCandidate(bookableClass, attended, origin, now),
  );
  const selected: WeightedCandidate[] = [];
  while (selected.length < limit) {
    const best = bestCandidate(candidates, selected);
    if (!best) break;
    selected.push(best);
  }
  return selected.map(({ bookableClass, reasons }) => ({ id: bookableClass.id, reasons }));
}

function weightCandidate(
  bookableClass: BookableClass,
  attended: readonly AttendedClass[],
  origin: SearchOrigin,
  now: EpochMs,
): WeightedCandidate[] {
  const weightedReasons = reasonsFor(bookableClass, attended, origin);
  // A new activity alone is not a reason to recommend a class.
  if (!weightedReasons.some(({ reason }) => reason.code !== 'new_activity')) return [];
  const soonBonus = SOON_BONUS * Math.max(0, 1 - (bookableClass.startsAt - now) / (7 * DAY));
  const weight = weightedReasons.reduce((sum, reason) => sum + reason.weight, soonBonus);
  return [
    { bookableClass, weight, reasons: selectReasons(weightedReasons.map(({ reason }) => reason)) },
  ];
}

/** The strongest reason, and the strongest one of the other kind (habit or place). */
function selectReasons(reasons: readonly RecommendationReason[]): RecommendationReason[] {
  const [first] = reasons;
  if (!first) return [];
  const isPlace = (reason: RecommendationReason) => PLACE_REASONS.has(reason.code);
  const second = reasons.find((reason) => isPlace(reason) !== isPlace(first));
  return second ? [first, second] : [first];
}

const PLACE_REASONS = new Set<string>(['known_venue', 'near_known_venue', 'near_place', 'in_city']);

function bestCandidate(
  candidates: readonly WeightedCandidate[],
  selected: readonly WeightedCandidate[],
): WeightedCandidate | undefined {
  let best: { candidate: WeightedCandidate; weight: number } | undefined;
  for (const candidate of candidates) {
    const { bookableClass } = candidate;
    if (selected.some((other) => other.bookableClass.templateId === bookableClass.templateId))
      continue;
    const weight = candidate.weight - repetitionPenalty(bookableClass, selected);
    if (!best || weight > best.weight || (weight === best.weight && isBefore(bookableClass, best)))
      best = { candidate, weight };
  }
  return best?.candidate;
}

function repetitionPenalty(
  bookableClass: BookableClass,
  selected: readonly WeightedCandidate[],
): number {
  return selected.reduce((sum, { bookableClass: other }) => {
    const activity = other.activity === bookableClass.activity ? SAME_ACTIVITY_PENALTY : 0;
    const venue = other.venueId === bookableClass.venueId ? SAME_VENUE_PENALTY : 0;
    return (
      sum + activity + venue + (other.weekday === bookableClass.weekday ? SAME_DAY_PENALTY : 0)
    );
  }, 0);
}

function isBefore(
  bookableClass: BookableClass,
  { candidate }: { candidate: WeightedCandidate },
): boolean {
  const { startsAt, id } = candidate.bookableClass;
  return (
    bookableClass.startsAt < startsAt ||
    (bookableClass.startsAt === startsAt && bookableClass.id < id)
  );
}
