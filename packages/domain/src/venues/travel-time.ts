import { type EpochMs, MINUTE } from '../time/instants.ts';

/** The means by which a member gets to a class; the first one is assumed until the member chooses. */
export const TRAVEL_MODES = ['walk', 'bicycle', 'car'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

/**
 * Assumed average speeds in a town in km/h, and minutes that do not depend on the distance. Sources in
 * docs/decisions/104-travel-modes.md: walking speed of adults, cycling in cities, driving in a city
 * centre, and the search for a parking space.
 */
export const TRAVEL_ESTIMATES: Readonly<
  Record<TravelMode, { speedKmh: number; extraMinutes: number }>
> = {
  walk: { speedKmh: 4.8, extraMinutes: 0 },
  bicycle: { speedKmh: 15, extraMinutes: 0 },
  car: { speedKmh: 20, extraMinutes: 8 },
};
/** How much longer the way along streets is than the straight line between two places. */
export const TRAVEL_DETOUR_FACTOR = 1.3;
/** Minutes before the start by which a member should arrive, to get ready. */
export const ARRIVAL_BUFFER_MINUTES = 10;

/** Travel minutes for each metre of the straight line; the search in SQL uses it too. */
export function travelMinutesPerMetre(mode: TravelMode): number {
  return (TRAVEL_DETOUR_FACTOR * 60) / (TRAVEL_ESTIMATES[mode].speedKmh * 1000);
}

/**
 * The travel time for a straight line of `metres`, in whole minutes, rounded up. It is an estimate
 * that is shown as such, not a route (docs/decisions/052-travel-time-filter.md).
 */
export function travelMinutes(metres: number, mode: TravelMode): number {
  return TRAVEL_ESTIMATES[mode].extraMinutes + Math.ceil(metres * travelMinutesPerMetre(mode));
}

/** The last moment to leave for a class that starts at `startsAt`. */
export function latestDepartureAt(startsAt: EpochMs, metres: number, mode: TravelMode): EpochMs {
  return startsAt - (ARRIVAL_BUFFER_MINUTES + travelMinutes(metres, mode)) * MINUTE;
}

/** Whether a member who leaves at `now` arrives in time. */
export function canArriveInTime(
  startsAt: EpochMs,
  metres: number,
  mode: TravelMode,
  now: EpochMs,
): boolean {
  return latestDepartureAt(startsAt, metres, mode) >= now;
}
