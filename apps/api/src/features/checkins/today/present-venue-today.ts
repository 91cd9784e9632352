import type { DayCounts } from '@pulse/domain';
import type { NextClassRow, VenueDate, VenueTodayRow } from './venues-today.store.ts';

/** A venue's day as stored, as the rule that adds days up reads it. */
export function toDayCounts(row: VenueTodayRow): DayCounts {
  return {
    classes: row.classes,
    placesFilled: row.places_filled,
    placesTotal: row.places_total,
    arrived: row.arrived,
    inNow: row.in_now,
    waitlisted: row.waitlisted,
    openAppeals: row.open_appeals,
    reviewsToAnswer: row.reviews_to_answer,
  };
}

/** The counts of a day, or of several together, in their wire form. */
export function presentCounts(counts: DayCounts) {
  return {
    classes: counts.classes,
    places_filled: counts.placesFilled,
    places_total: counts.placesTotal,
    arrived: counts.arrived,
    in_now: counts.inNow,
    waitlisted: counts.waitlisted,
    open_appeals: counts.openAppeals,
    reviews_to_answer: counts.reviewsToAnswer,
  };
}

/** One venue's day; rates and disputes only for the partner admin. */
export function presentVenueToday(
  venue: VenueDate & { name: string; time_zone: string },
  day: VenueTodayRow,
  classes: readonly NextClassRow[],
  isAdmin: boolean,
) {
  const { answered_disputes: count, dispute_month: month } = day;
  return {
    ...venue,
    ...presentCounts(toDayCounts(day)),
    next_classes: classes.map(({ venue_id: _, starts_at, ends_at, ...row }) => ({
      ...row,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    })),
    rates_proposed: isAdmin && day.rates_proposed,
    answered_disputes: isAdmin && month ? { count, month } : null,
  };
}
