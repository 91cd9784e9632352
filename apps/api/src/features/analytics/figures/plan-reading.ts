import {
  type LocalDate,
  laterDate,
  localDateAfter,
  type RollUpLevel,
  type RollUpPart,
  rollUpParts,
} from '@pulse/domain';
import type { DayRange } from '../outcomes.sql.ts';
import type { CountedVenue } from './counted-venues.store.ts';

/** Stored counts to be added, or taken away again with the sign -1. */
export interface StoredPart {
  venue_id: string;
  period: string;
  level: RollUpLevel;
  starts: LocalDate;
  until: LocalDate;
  sign: 1 | -1;
}

/** What adds up to the figures of periods: stored counts, and days that are read from the rows. */
export interface Reading {
  stored: StoredPart[];
  fresh: DayRange[];
}

/** The local days of a period, `until` not included. */
export interface CountedPeriod {
  period: 'present' | 'before';
  from: LocalDate;
  until: LocalDate;
}

/**
 * Plans how periods of venues are read. Days that are counted come from the stored counts; those that
 * have changed since are taken out of them again and read from the rows, as the days not counted yet.
 */
export function planReading(
  venues: readonly CountedVenue[],
  changed: readonly { venueId: string; day: LocalDate }[],
  periods: readonly CountedPeriod[],
  partsOf: typeof rollUpParts = rollUpParts,
): Reading {
  const changedOf = Map.groupBy(changed, ({ venueId }) => venueId);
  const plans = venues.flatMap((venue) =>
    periods.map((period) => planPeriod(venue, changedOf.get(venue.id) ?? [], period, partsOf)),
  );
  return {
    stored: plans.flatMap(({ stored }) => stored),
    fresh: plans.flatMap(({ fresh }) => fresh),
  };
}

/** The stored rows of single days, for figures of each day. */
export function dailyParts(
  { from, until }: { from: LocalDate; until: LocalDate },
  rolledUntil: LocalDate,
): RollUpPart[] {
  const end = until < rolledUntil ? until : rolledUntil;
  return from < end ? [{ level: 'day', from, until: end, sign: 1 }] : [];
}

function planPeriod(
  { id, rolledUntil }: CountedVenue,
  changed: readonly { day: LocalDate }[],
  { period, from, until }: CountedPeriod,
  partsOf: typeof rollUpParts,
): Reading {
  const days = changed.map(({ day }) => day).filter((day) => day >= from && day < until);
  const parts = partsOf({ from, until }, rolledUntil);
  const open = laterDate(from, rolledUntil);
  const ranges = days.map((day) => ({ starts: day, until: localDateAfter(day, 1) }));
  return {
    stored: [
      ...parts.map((part) => ({
        ...{ venue_id: id, period, level: part.level, sign: part.sign },
        ...{ starts: part.from, until: part.until },
      })),
      ...ranges.map((range) => ({
        ...{ venue_id: id, period, level: 'day' as const, ...range },
        sign: -1 as const,
      })),
    ],
    fresh: [...ranges, ...(open < until ? [{ starts: open, until }] : [])].map((range) => ({
      ...{ venueId: id, period, ...range },
    })),
  };
}
