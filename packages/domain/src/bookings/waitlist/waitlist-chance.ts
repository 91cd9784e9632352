import { DAY, type EpochMs, MINUTE } from '../../time/instants.ts';
import { NO_OFFER_MINUTES } from './promotion.ts';

/** How many places of a class were taken recently, and how many of those were cancelled. */
export interface CancellationHistory {
  taken: number;
  cancelled: number;
}

/** The data from which the chance of a waitlist place is calculated. */
export interface WaitlistContext {
  /** The position on the waitlist, from 1; null when it is not known. */
  position: number | null;
  capacity: number;
  startsAt: EpochMs;
  /** Of the last dates of the same class. */
  history: CancellationHistory;
}

/** The assumed share of taken places that are cancelled, for a class without history. */
export const PRIOR_CANCELLATION_RATE = 0.12;
/** The prior counts as much as this many taken places. */
export const PRIOR_WEIGHT = 20;
/** This long before the last offer, half of the cancellations are assumed to remain. */
export const CANCELLATION_HALF_LIFE = DAY;
/** The estimate stays between these, so that it never claims certainty. */
const MIN_CHANCE = 0.01;
const MAX_CHANCE = 0.99;

/** The share of taken places that are cancelled: the history of the class, weighted with the prior. */
export function cancellationRate({ taken, cancelled }: CancellationHistory): number {
  return (cancelled + PRIOR_CANCELLATION_RATE * PRIOR_WEIGHT) / (taken + PRIOR_WEIGHT);
}

/** The share of all cancellations of a class that remains at `now`. */
export function remainingCancellationShare(startsAt: EpochMs, now: EpochMs): number {
  const timeLeft = startsAt - NO_OFFER_MINUTES * MINUTE - now;
  return timeLeft <= 0 ? 0 : timeLeft / (timeLeft + CANCELLATION_HALF_LIFE);
}

/**
 * The chance (0 to 1) that a member on the waitlist gets a place: that at least `position` places
 * are cancelled in the time left, each independently. Null when the position is not known or no
 * place is offered any more.
 */
export function waitlistChance(context: WaitlistContext, now: EpochMs): number | null {
  const { position, capacity, startsAt, history } = context;
  const remainingShare = remainingCancellationShare(startsAt, now);
  if (position === null || position < 1 || remainingShare === 0) return null;
  const chance = probabilityOfAtLeast(
    position,
    capacity,
    cancellationRate(history) * remainingShare,
  );
  return Math.min(MAX_CHANCE, Math.max(MIN_CHANCE, chance));
}

/** The probability of `successes` or more in so many independent trials. */
function probabilityOfAtLeast(successes: number, trials: number, probability: number): number {
  if (successes > trials) return 0;
  // In logarithms: with a thousand places the first term would underflow.
  let logTerm = trials * Math.log1p(-probability);
  let cumulative = 0;
  for (let count = 0; count < successes; count += 1) {
    cumulative += Math.exp(logTerm);
    logTerm +=
      Math.log((trials - count) / (count + 1)) + Math.log(probability) - Math.log1p(-probability);
  }
  return Math.max(0, 1 - cumulative);
}

/** A chance as a common fraction: "about 3 in 4", "less than 1 in 20". */
export interface ApproximateChance {
  bound: 'about' | 'less' | 'more';
  count: number;
  of: number;
}

const COMMON_FRACTIONS: readonly [count: number, of: number][] = [
  [1, 20],
  [1, 15],
  [1, 12],
  [1, 10],
  [1, 8],
  [1, 6],
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

/** The common fraction nearest to a chance (0 to 1); beyond the outermost ones less or more. */
export function approximateChance(chance: number): ApproximateChance {
  if (chance < 1 / 20) return { bound: 'less', count: 1, of: 20 };
  if (chance > 19 / 20) return { bound: 'more', count: 19, of: 20 };
  const distance = ([count, of]: readonly [number, number]) => Math.abs(count / of - chance);
  const [count, of] = COMMON_FRACTIONS.reduce((nearest, fraction) =>
    distance(fraction) < distance(nearest) ? fraction : nearest,
  );
  return { bound: 'about', count, of };
}
