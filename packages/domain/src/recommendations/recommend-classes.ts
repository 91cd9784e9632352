import { DAY } from '../time/instants.ts';
import { type RecommendationReason, reasonsFor } from './reasons.ts';
import type { AttendedClass, BookableClass, LookedAround } from './recommendation-facts.ts';

/** A class worth showing, and why; one or two reasons, strongest first. */
export interface Recommendation {
  id: string;
  reasons: RecommendationReason[];
}

interface Weighed {
  wanted: BookableClass;
  weight: number;
  reasons: RecommendationReason[];
}

/** Each class shown already of the same activity, venue or day makes the next one weigh less. */
const SAME_ACTIVITY = 12;
const SAME_VENUE = 20;
const SAME_DAY = 3;
/** What starts within the hour weighs this much more than what starts in a week. */
const SOON = 4;

/**
 * The classes to show a member, best first, at most `most`: what they often do where and when, then
 * variety. Only classes that were passed in are shown, each weekly class once, each with a reason
 * that is true; the order of what comes in changes nothing.
 */
export function recommendClasses(
  bookable: readonly BookableClass[],
  attended: readonly AttendedClass[],
  around: LookedAround,
  now: number,
  most: number,
): Recommendation[] {
  const waiting = bookable.flatMap((wanted) => weigh(wanted, attended, around, now));
  const shown: Weighed[] = [];
  while (shown.length < most) {
    const best = bestOf(waiting, shown);
    if (!best) break;
    shown.push(best);
  }
  return shown.map(({ wanted, reasons }) => ({ id: wanted.id, reasons }));
}

function weigh(
  wanted: BookableClass,
  attended: readonly AttendedClass[],
  around: LookedAround,
  now: number,
): Weighed[] {
  const weighed = reasonsFor(wanted, attended, around);
  // Something new is no reason by itself for somebody whose habits are known and lie elsewhere.
  if (!weighed.some(({ reason }) => reason.code !== 'new_activity')) return [];
  const soon = SOON * Math.max(0, 1 - (wanted.startsAt - now) / (7 * DAY));
  const weight = weighed.reduce((sum, reason) => sum + reason.weight, soon);
  return [{ wanted, weight, reasons: twoKinds(weighed.map(({ reason }) => reason)) }];
}

/** The strongest reason, and the strongest one that says something else. */
function twoKinds(reasons: readonly RecommendationReason[]): RecommendationReason[] {
  const [first] = reasons;
  if (!first) return [];
  const isPlace = (reason: RecommendationReason) => PLACE_REASONS.has(reason.code);
  const second = reasons.find((reason) => isPlace(reason) !== isPlace(first));
  return second ? [first, second] : [first];
}

const PLACE_REASONS = new Set<string>(['known_venue', 'near_known_venue', 'near_place', 'in_city']);

function bestOf(waiting: readonly Weighed[], shown: readonly Weighed[]): Weighed | undefined {
  let best: { candidate: Weighed; weight: number } | undefined;
  for (const candidate of waiting) {
    const { wanted } = candidate;
    if (shown.some((other) => other.wanted.templateId === wanted.templateId)) continue;
    const weight = candidate.weight - repetition(wanted, shown);
    if (!best || weight > best.weight || (weight === best.weight && isBefore(wanted, best)))
      best = { candidate, weight };
  }
  return best?.candidate;
}

function repetition(wanted: BookableClass, shown: readonly Weighed[]): number {
  return shown.reduce((sum, { wanted: other }) => {
    const activity = other.activity === wanted.activity ? SAME_ACTIVITY : 0;
    const venue = other.venueId === wanted.venueId ? SAME_VENUE : 0;
    return sum + activity + venue + (other.weekday === wanted.weekday ? SAME_DAY : 0);
  }, 0);
}

function isBefore(wanted: BookableClass, { candidate }: { candidate: Weighed }): boolean {
  const { startsAt, id } = candidate.wanted;
  return wanted.startsAt < startsAt || (wanted.startsAt === startsAt && wanted.id < id);
}
