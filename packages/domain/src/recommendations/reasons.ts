import { distanceMetres } from '../venues/distance.ts';
import type { AttendedClass, BookableClass, LookedAround } from './recommendation-facts.ts';
import { type Daypart, daypartOf } from './wall-clock.ts';

/** From how many visits of a kind one may say "often"; the number is always said with it. */
export const OFTEN = 3;
/** From how many visits an activity or a weekly class counts as one's own. */
export const AGAIN = 2;
/** How far from a venue one knows still counts as near it, in metres. */
export const NEAR_VENUE = 2_000;
/** How far from a place somebody named still counts as near it, in metres. */
export const NEAR_PLACE = 10_000;

/** Why a class is shown; `count` is how many attended classes bear it out. */
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

/** A reason with how much it speaks for the class. */
export interface WeighedReason {
  reason: RecommendationReason;
  weight: number;
}

/** Every reason that is true of a class for this member, strongest first. */
export function reasonsFor(
  wanted: BookableClass,
  attended: readonly AttendedClass[],
  around: LookedAround,
): WeighedReason[] {
  const reasons = [...habits(wanted, attended), ...places(wanted, attended, around)];
  const { activity } = wanted;
  if (!attended.some((visit) => visit.activity === activity))
    reasons.push({ reason: { code: 'new_activity', activity }, weight: 2 });
  return reasons.sort((a, b) => b.weight - a.weight);
}

function habits(wanted: BookableClass, attended: readonly AttendedClass[]): WeighedReason[] {
  const { activity, weekday } = wanted;
  const daypart = daypartOf(wanted.localMinute);
  const alike = attended.filter((visit) => visit.activity === activity);
  const thatTime = alike.filter((visit) => daypartOf(visit.localMinute) === daypart);
  const thatDay = thatTime.filter((visit) => visit.weekday === weekday).length;
  const sameClass = attended.filter((visit) => visit.templateId === wanted.templateId).length;
  const found: WeighedReason[] = [];
  const say = (reason: RecommendationReason & { count: number }, from: number, base: number) => {
    // A habit of years does not crowd out everything else.
    if (reason.count >= from) found.push({ reason, weight: base + 2 * Math.min(reason.count, 10) });
  };
  say({ code: 'often_weekday', activity, weekday, daypart, count: thatDay }, OFTEN, 40);
  say({ code: 'often_daypart', activity, daypart, count: thatTime.length }, OFTEN, 24);
  say({ code: 'same_class', count: sameClass }, AGAIN, 22);
  say({ code: 'activity', activity, count: alike.length }, AGAIN, 10);
  return found;
}

function places(
  wanted: BookableClass,
  attended: readonly AttendedClass[],
  around: LookedAround,
): WeighedReason[] {
  const here = attended.filter((visit) => visit.venueId === wanted.venueId);
  const [known] = here;
  if (known) {
    const reason = { venue_name: known.venueName, count: here.length };
    const weight = 14 + 2 * Math.min(here.length, 10);
    return [{ reason: { code: 'known_venue', ...reason }, weight }];
  }
  const near = nearestKnown(wanted, attended);
  if (near) return [{ reason: { code: 'near_known_venue', ...near }, weight: 8 + nearness(near) }];
  if (attended.length > 0) return [];
  if (around.known === 'assumed')
    return [{ reason: { code: 'in_city', city: wanted.venueCity }, weight: 4 }];
  const distance_m = Math.round(distanceMetres(around, wanted.venue));
  if (distance_m > NEAR_PLACE) return [];
  return [{ reason: { code: 'near_place', distance_m }, weight: 4 + nearness({ distance_m }) }];
}

/** Up to 4 for what is next door, nothing from 5 km on. */
function nearness({ distance_m }: { distance_m: number }): number {
  return 4 * Math.max(0, 1 - distance_m / 5_000);
}

/** Of the venues that the member knows within reach of a class: the one known best, then nearest. */
function nearestKnown({ venue }: BookableClass, attended: readonly AttendedClass[]) {
  const near = [...Map.groupBy(attended, (visit) => visit.venueId).values()].flatMap((visits) => {
    const [first] = visits;
    if (!first) return [];
    const distance_m = Math.round(distanceMetres(first.venue, venue));
    const known = { venue_name: first.venueName, count: visits.length, distance_m };
    return distance_m <= NEAR_VENUE ? [known] : [];
  });
  const [best] = near.sort(
    (a, b) =>
      b.count - a.count || a.distance_m - b.distance_m || (a.venue_name < b.venue_name ? -1 : 1),
  );
  return best;
}
