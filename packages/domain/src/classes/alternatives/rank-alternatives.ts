import { type EpochMs, MINUTE } from '../../time/instants.ts';
import { type TravelMode, travelMinutesPerMetre } from '../../venues/travel-time.ts';

/** How many alternatives are offered for a class that cannot be booked. */
export const ALTERNATIVES_SHOWN = 3;
/** Alternatives are at most this far from the class's venue, in metres along the straight line. */
export const ALTERNATIVES_RADIUS = 15_000;
/** Alternatives start at most this many days before or after the class. */
export const ALTERNATIVES_DAYS = 7;

/** How the way to an alternative is counted: its driving time, without parking. */
export const ALTERNATIVES_TRAVEL_MODE: TravelMode = 'car';

/** A class that could be taken instead of another one. */
export interface AlternativeClass {
  id: string;
  startsAt: EpochMs;
  /** Metres between its venue and that of the class it replaces. */
  metres: number;
}

/**
 * How far an alternative is from a class that starts at `startsAt`, in minutes: those between the two
 * starts, and those of the estimated way between the two venues. So the same class an hour later
 * comes before one at the same time an hour's drive away, and both come before tomorrow.
 */
export function minutesApart(startsAt: EpochMs, alternative: AlternativeClass): number {
  const minutesBetween = Math.abs(alternative.startsAt - startsAt) / MINUTE;
  const minutesPerMetre = travelMinutesPerMetre(ALTERNATIVES_TRAVEL_MODE);
  return minutesBetween + Math.ceil(alternative.metres * minutesPerMetre);
}

/**
 * The next best three of the bookable classes of the same activity, nearest in time and place first
 * (`minutesApart`). Equally near ones are ordered by their start, then by id, so that the order is
 * always the same.
 */
export function rankAlternatives<C extends AlternativeClass>(
  startsAt: EpochMs,
  bookable: readonly C[],
): C[] {
  return [...bookable]
    .sort(
      (a, b) =>
        minutesApart(startsAt, a) - minutesApart(startsAt, b) ||
        a.startsAt - b.startsAt ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, ALTERNATIVES_SHOWN);
}
