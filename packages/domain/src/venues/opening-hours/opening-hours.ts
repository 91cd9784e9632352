import { type EpochMs, type IsoInstant, isoInstant, type TimeRange } from '../../time/instants.ts';
import {
  instantOfWallTime,
  type LocalDate,
  localDateOf,
  type WallTime,
  type ZoneName,
} from '../../time/zones.ts';

/**
 * One opening period of a weekday (ISO: 1 Monday to 7 Sunday). A closing time not after the opening one
 * is on the next day, so 00:00 to 00:00 is the whole day.
 */
export interface OpeningPeriod {
  weekday: number;
  opens: WallTime;
  closes: WallTime;
}

/** A local date on which the venue does not open. */
export interface Closure {
  date: LocalDate;
  reason: string;
}

/** Whether a venue is open, until when (null: it never closes), or when it opens next. */
export type OpeningState =
  | { open: true; closes_at: IsoInstant | null }
  | { open: false; opens_at: IsoInstant | null };

/** How many dates are searched: a few first, because they nearly always suffice. */
const NEAR_SEARCH_DAYS = 3;
const FAR_SEARCH_DAYS = 30;

/**
 * Whether a venue with these weekly hours is open at `now`. A closure cancels the periods that begin
 * on its local date; one that began the evening before runs to its end. Searches four weeks ahead:
 * beyond that, `closes_at` and `opens_at` are null.
 */
export function openingState(
  hours: readonly OpeningPeriod[],
  closures: readonly Closure[],
  zone: ZoneName,
  now: EpochMs,
): OpeningState {
  return (
    openingStateWithin(NEAR_SEARCH_DAYS, hours, closures, zone, now) ??
    openingStateWithin(FAR_SEARCH_DAYS, hours, closures, zone, now) ?? {
      open: false,
      opens_at: null,
    }
  );
}

/** The opening state if `days` dates from yesterday on are enough to decide it, or null. */
function openingStateWithin(
  days: number,
  hours: readonly OpeningPeriod[],
  closures: readonly Closure[],
  zone: ZoneName,
  now: EpochMs,
): OpeningState | null {
  const yesterday = Temporal.PlainDate.from(localDateOf(now, zone)).subtract({ days: 1 });
  const ranges = openRanges(hours, closures, zone, yesterday, days);
  const current = ranges.find((range) => range.startsAt <= now && now < range.endsAt);
  if (current) {
    const searchEndsAt = instantOfWallTime(yesterday.add({ days }).toString(), '00:00', zone);
    // A range that reaches the first date not searched may continue there.
    if (current.endsAt < searchEndsAt) return { open: true, closes_at: isoInstant(current.endsAt) };
    return days === FAR_SEARCH_DAYS ? { open: true, closes_at: null } : null;
  }
  const next = ranges.find((range) => range.startsAt > now);
  return next ? { open: false, opens_at: isoInstant(next.startsAt) } : null;
}

/** The open ranges that begin on `days` dates, in order, adjacent and overlapping ones merged. */
function openRanges(
  hours: readonly OpeningPeriod[],
  closures: readonly Closure[],
  zone: ZoneName,
  first: Temporal.PlainDate,
  days: number,
): TimeRange[] {
  const ranges: TimeRange[] = [];
  for (let offset = 0; offset < days; offset += 1) {
    const date = first.add({ days: offset });
    const periods = hours.filter((period) => period.weekday === date.dayOfWeek);
    if (periods.length === 0) continue;
    const localDate = date.toString();
    if (closures.some((closure) => closure.date === localDate)) continue;
    ranges.push(...periods.map((period) => rangeOn(period, date, zone)));
  }
  return mergeRanges(ranges.filter((range) => range.startsAt < range.endsAt));
}

function rangeOn(period: OpeningPeriod, date: Temporal.PlainDate, zone: ZoneName): TimeRange {
  const closing = period.closes > period.opens ? date : date.add({ days: 1 });
  return {
    startsAt: instantOfWallTime(date.toString(), period.opens, zone),
    endsAt: instantOfWallTime(closing.toString(), period.closes, zone),
  };
}

function mergeRanges(ranges: TimeRange[]): TimeRange[] {
  const result: TimeRange[] = [];
  for (const range of ranges.sort((a, b) => a.startsAt - b.startsAt)) {
    const last = result.at(-1);
    if (last && range.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, range.endsAt);
    else result.push({ ...range });
  }
  return result;
}
