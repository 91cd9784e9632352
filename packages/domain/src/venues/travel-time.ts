import { type EpochMs, MINUTE } from '../time/instants.ts';

/** Assumed average speed across a town, in km/h: a bicycle, a bus, a car in evening traffic. */
export const TRAVEL_SPEED_KMH = 20;
/** How much longer the way along streets is than the straight line between two places. */
export const TRAVEL_DETOUR_FACTOR = 1.3;
/** Minutes before the start by which a member should arrive, to get ready. */
export const ARRIVAL_BUFFER_MINUTES = 10;

/** Travel minutes for each metre of the straight line; the search in SQL uses it too. */
export const TRAVEL_MINUTES_PER_METRE = (TRAVEL_DETOUR_FACTOR * 60) / (TRAVEL_SPEED_KMH * 1000);

/**
 * The travel time for a straight line of `metres`, in whole minutes, rounded up. It is an estimate
 * that is shown as such, not a route (docs/decisions/055-travel-time-filter.md).
 */
export function travelMinutes(metres: number): number {
  return Math.ceil(metres * TRAVEL_MINUTES_PER_METRE);
}

/** The last moment to leave for a class that starts at `startsAt`. */
export function latestDepartureAt(startsAt: EpochMs, metres: number): EpochMs {
  return startsAt - (ARRIVAL_BUFFER_MINUTES + travelMinutes(metres)) * MINUTE;
}

/** Whether a member who leaves at `now` arrives in time. */
export function canArriveInTime(startsAt: EpochMs, metres: number, now: EpochMs): boolean {
  return latestDepartureAt(startsAt, metres) >= now;
}
