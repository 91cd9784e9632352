import { DAY, MINUTE } from '../time/instants.ts';
import { NO_OFFER_MINUTES } from './promotion.ts';

/** How many places of a class were taken lately, and how many of them were given up again. */
export interface GivenUpHistory {
  taken: number;
  givenUp: number;
}

/** What a chance in line is worked out from. Instants in epoch milliseconds. */
export interface WaitlistFacts {
  /** The place in line, from 1; null when it is not known. */
  position: number | null;
  capacity: number;
  startsAt: number;
  /** Of the last dates of the same class. */
  history: GivenUpHistory;
}

/** Of places taken, the share given up again where a class has no history; ours, until measured. */
export const PRIOR_GIVEN_UP = 0.12;
/** The prior counts as much as this many places taken; ours. */
export const PRIOR_WEIGHT = 20;
/** This long before the last offer, half of all places that will be given up still are; ours. */
export const HALF_STILL_COME = DAY;
/** Nobody is promised a place, or none: the estimate stays inside these. */
const LOWEST = 0.01;
const HIGHEST = 0.99;

/** Of the places taken in a class, the share that is given up again: its history over the prior. */
export function givenUpRate({ taken, givenUp }: GivenUpHistory): number {
  return (givenUp + PRIOR_GIVEN_UP * PRIOR_WEIGHT) / (taken + PRIOR_WEIGHT);
}

/** Of all cancellations of a class, the share that is still to come: most people decide late. */
export function stillToCome(startsAt: number, now: number): number {
  const left = startsAt - NO_OFFER_MINUTES * MINUTE - now;
  return left <= 0 ? 0 : left / (left + HALF_STILL_COME);
}

/**
 * The chance (0 to 1) that somebody in line gets a place: that at least as many of the places are
 * given up in the time left as people stand up to and with them. Each place is given up by itself.
 * Null when the position is not known or no place is offered any more.
 */
export function waitlistChance(facts: WaitlistFacts, now: number): number | null {
  const { position, capacity, startsAt, history } = facts;
  const timeLeft = stillToCome(startsAt, now);
  if (position === null || position < 1 || timeLeft === 0) return null;
  const chance = atLeast(position, capacity, givenUpRate(history) * timeLeft);
  return Math.min(HIGHEST, Math.max(LOWEST, chance));
}

/** The chance of `wanted` or more successes in `tries` tries of probability `each`. */
function atLeast(wanted: number, tries: number, each: number): number {
  if (wanted > tries) return 0;
  // In logarithms: with a thousand places the first term would be too small to write down.
  let logTerm = tries * Math.log1p(-each);
  let fewer = 0;
  for (let count = 0; count < wanted; count += 1) {
    fewer += Math.exp(logTerm);
    logTerm += Math.log((tries - count) / (count + 1)) + Math.log(each) - Math.log1p(-each);
  }
  return Math.max(0, 1 - fewer);
}

/** A chance as people say it: "about 3 in 4", "less than 1 in 20". */
export interface SaidChance {
  bound: 'about' | 'less' | 'more';
  count: number;
  of: number;
}

const SAYINGS: readonly [count: number, of: number][] = [
  [1, 20],
  [1, 10],
  [1, 5],
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
  [19, 20],
];

/** The saying nearest to a chance (0 to 1); beyond the outermost ones it says less or more. */
export function sayChance(chance: number): SaidChance {
  if (chance < 1 / 20) return { bound: 'less', count: 1, of: 20 };
  if (chance > 19 / 20) return { bound: 'more', count: 19, of: 20 };
  const gap = ([count, of]: readonly [number, number]) => Math.abs(count / of - chance);
  const [count, of] = SAYINGS.reduce((best, saying) => (gap(saying) < gap(best) ? saying : best));
  return { bound: 'about', count, of };
}
