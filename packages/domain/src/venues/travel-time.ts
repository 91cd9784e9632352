import { type EpochMs, MINUTE } from '../time/instants.ts';

/** How fast somebody gets across a town, door to door, in km/h: a bicycle, a bus, a car in the evening. */
export const TRAVEL_SPEED_KMH = 20;
/** How much longer streets are than the straight line between two places. */
export const TRAVEL_DETOUR_FACTOR = 1.3;
/** Minutes before the start by which one wants to be there: shoes off, mat down. */
export const ARRIVAL_BUFFER_MINUTES = 10;

/** The same for every metre of the straight line; a search multiplies with it too. */
export const TRAVEL_MINUTES_PER_METRE = (TRAVEL_DETOUR_FACTOR * 60) / (TRAVEL_SPEED_KMH * 1000);

/**
 * How long the way over a straight line of `metres` takes, in whole minutes, rounded up. The speed
 * is an assumption that is told to the reader, not a route: docs/decisions/071.
 */
export function travelMinutes(metres: number): number {
  return Math.ceil(metres * TRAVEL_MINUTES_PER_METRE);
}

/** The last moment to leave for a class that starts at `startsAt`; both in epoch milliseconds. */
export function latestDepartureAt(startsAt: EpochMs, metres: number): EpochMs {
  return startsAt - (ARRIVAL_BUFFER_MINUTES + travelMinutes(metres)) * MINUTE;
}

/** Whether somebody who leaves at `now` (epoch milliseconds) is there in time. */
export function canArriveInTime(startsAt: EpochMs, metres: number, now: EpochMs): boolean {
  return latestDepartureAt(startsAt, metres) >= now;
}
