import type { EpochMs } from '../time/index.ts';
import { instantOfWallTime, type LocalDate, localDateAfter, type ZoneName } from '../time/index.ts';

/** A calendar month: `YYYY-MM`. */
export type LocalMonth = string;

/** The month some months after another, or before it. */
export function addMonths(month: LocalMonth, months: number): LocalMonth {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString();
}

/** The instants at which a month of a time zone begins and the next one does. */
export function rangeOfMonth(month: LocalMonth, zone: ZoneName) {
  const startOf = (name: LocalMonth) => instantOfWallTime(`${name}-01`, '00:00', zone);
  return { startsAt: startOf(month), endsAt: startOf(addMonths(month, 1)) };
}

/** The last calendar date of a month. */
export function lastDateOf(month: LocalMonth): LocalDate {
  return localDateAfter(`${addMonths(month, 1)}-01`, -1);
}

const OFFERED_UNTIL_DAY = 7;

/** The month that the dashboard looks back on: the last one, in the first week of a month; else null. */
export function monthToReview(today: LocalDate, joinedOn: LocalDate): LocalMonth | null {
  const last = addMonths(today.slice(0, 7), -1);
  return Number(today.slice(8)) <= OFFERED_UNTIL_DAY && last >= joinedOn.slice(0, 7) ? last : null;
}

/** The month that a look back begins with: the last one, but none before the member joined. */
export function firstMonthToReview(today: LocalDate, joinedOn: LocalDate): LocalMonth {
  const running = today.slice(0, 7);
  const last = addMonths(running, -1);
  return last >= joinedOn.slice(0, 7) ? last : running;
}

/** A visit of the month: an attended class, or an open-gym visit, whose length is not known. */
export interface ReviewedVisit {
  at: EpochMs;
  minutes: number | null;
  venueId: string;
  venueName: string;
}

interface VisitedVenue {
  id: string;
  name: string;
  visits: number;
}

/** The most venues that a review names of each kind. */
const MAX_NAMED = 3;

/** Adds up a month: its visits, the minutes in classes, the most visited venues and the new ones. */
export function reviewMonth(visits: readonly ReviewedVisit[], knownVenues: ReadonlySet<string>) {
  const venues = new Map<string, VisitedVenue>();
  for (const { venueId: id, venueName: name } of visits) {
    const venue = venues.get(id) ?? { id, name, visits: 0 };
    venues.set(id, { ...venue, visits: venue.visits + 1 });
  }
  const favourites = [...venues.values()].sort(
    (one, other) => other.visits - one.visits || one.name.localeCompare(other.name, 'en'),
  );
  const fresh = favourites.filter(({ id }) => !knownVenues.has(id));
  return {
    visits: visits.length,
    minutes: visits.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    favouritePlaces: favourites.slice(0, MAX_NAMED),
    firstTimePlaces: fresh.slice(0, MAX_NAMED),
    firstTimeCount: fresh.length,
  };
}
