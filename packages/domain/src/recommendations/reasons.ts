import { distanceMetres } from '../venues/distance.ts';
import { type Daypart, daypartOf } from './daypart.ts';
import type { AttendedClass, BookableClass, SearchOrigin } from './recommendation-context.ts';

/** How many visits of a kind count as "often"; the number is always shown with it. */
export const FREQUENT_VISITS = 3;
/** How many visits make an activity or a weekly class a habit. */
export const REPEATED_VISITS = 2;
/** The distance up to which a class counts as near a known venue, in metres. */
export const NEAR_VENUE_METRES = 2_000;
/** The distance up to which a class counts as near a given place, in metres. */
export const NEAR_PLACE_METRES = 10_000;

/** Why a class is shown; `count` is how many attended classes support the reason. */
export type RecommendationReason =
  | { code: 'often_weekday'; activity: string; weekday: number; daypart: Daypart; count: number }
  | { code: 'often_daypart'; activity: string; daypart: Daypart; count: number }
  | { code: 'same_class'; count: number }
  | { code: 'known_venue'; venue_name: string; count: number }
  | { code: 'near_known_venue'; venue_name: string; count: number; distance_m: number }
  | { code: 'activity'; activity: string; count: number }
  | { code: 'near_place'; distance_m: number }
  | { code: 'in_city'; city: string }
  | { code: 'new_activity'; activity: string };

/** Any kind of reason. */
export type ReasonCode = RecommendationReason['code'];

/** A reason with its weight in the order of recommendations. */
export interface WeightedReason {
  reason: RecommendationReason;
  weight: number;
}

/** Every reason that is true of a class for this member, strongest first. */
export function reasonsFor(
  candidate: BookableClass,
  attended: readonly AttendedClass[],
  origin: SearchOrigin,
): WeightedReason[] {
  const reasons = [
    ...habitReasons(candidate, attended),
    ...placeReasons(candidate, attended, origin),
  ];
  const { activity } = candidate;
  if (!attended.some((visit) => visit.activity === activity))
    reasons.push({ reason: { code: 'new_activity', activity }, weight: 2 });
  return reasons.sort((a, b) => b.weight - a.weight);
}

function habitReasons(
  candidate: BookableClass,
  attended: readonly AttendedClass[],
): WeightedReason[] {
  const { activity, weekday } = candidate;
  const daypart = daypartOf(candidate.localMinute);
  const sameActivity = attended.filter((visit) => visit.activity === activity);
  const sameDaypart = sameActivity.filter((visit) => daypartOf(visit.localMinute) === daypart);
  const sameWeekday = sameDaypart.filter((visit) => visit.weekday === weekday).length;
  const sameClass = attended.filter((visit) => visit.templateId === candidate.templateId).length;
  const reasons: WeightedReason[] = [];
  const addReason = (
    reason: RecommendationReason & { count: number },
    minimumCount: number,
    baseWeight: number,
  ) => {
    // Capped, so that a habit of years does not outweigh everything else.
    if (reason.count >= minimumCount)
      reasons.push({ reason, weight: baseWeight + 2 * Math.min(reason.count, 10) });
  };
  addReason(
    { code: 'often_weekday', activity, weekday, daypart, count: sameWeekday },
    FREQUENT_VISITS,
    40,
  );
  addReason(
    { code: 'often_daypart', activity, daypart, count: sameDaypart.length },
    FREQUENT_VISITS,
    24,
  );
  addReason({ code: 'same_class', count: sameClass }, REPEATED_VISITS, 22);
  addReason({ code: 'activity', activity, count: sameActivity.length }, REPEATED_VISITS, 10);
  return reasons;
}

function placeReasons(
  candidate: BookableClass,
  attended: readonly AttendedClass[],
  origin: SearchOrigin,
): WeightedReason[] {
  const visitsHere = attended.filter((visit) => visit.venueId === candidate.venueId);
  const [firstVisit] = visitsHere;
  if (firstVisit) {
    const reason = { venue_name: firstVisit.venueName, count: visitsHere.length };
    const weight = 14 + 2 * Math.min(visitsHere.length, 10);
    return [{ reason: { code: 'known_venue', ...reason }, weight }];
  }
  const near = nearestKnownVenue(candidate, attended);
  if (near)
    return [{ reason: { code: 'near_known_venue', ...near }, weight: 8 + proximityWeight(near) }];
  if (attended.length > 0) return [];
  if (origin.source === 'assumed')
    return [{ reason: { code: 'in_city', city: candidate.venueCity }, weight: 4 }];
  const distance_m = Math.round(distanceMetres(origin, candidate.venue));
  if (distance_m > NEAR_PLACE_METRES) return [];
  return [
    { reason: { code: 'near_place', distance_m }, weight: 4 + proximityWeight({ distance_m }) },
  ];
}

/** From 4 at distance 0 down to 0 from 5 km on. */
function proximityWeight({ distance_m }: { distance_m: number }): number {
  return 4 * Math.max(0, 1 - distance_m / 5_000);
}

/** Of the member's known venues near a class: the one visited most, then the nearest. */
function nearestKnownVenue({ venue }: BookableClass, attended: readonly AttendedClass[]) {
  const near = [...Map.groupBy(attended, (visit) => visit.venueId).values()].flatMap((visits) => {
    const [first] = visits;
    if (!first) return [];
    const distance_m = Math.round(distanceMetres(first.venue, venue));
    const known = { venue_name: first.venueName, count: visits.length, distance_m };
    return distance_m <= NEAR_VENUE_METRES ? [known] : [];
  });
  const [best] = near.sort(
    (a, b) =>
      b.count - a.count || a.distance_m - b.distance_m || (a.venue_name < b.venue_name ? -1 : 1),
  );
  return best;
}
