import { type EpochMs, type IsoInstant, isoInstant, type TimeRange } from '../time/instants.ts';
import {
  instantOfWallTime,
  type LocalDate,
  localDateOf,
  type WallTime,
  type ZoneName,
} from '../time/zones.ts';

/**
 * One open span of a weekday (ISO: 1 Monday to 7 Sunday). A closing time not after the opening one
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

/** How many dates are looked at: a few first, because nearly every answer is among them. */
const NEAR_SEARCH_DAYS = 3;
const FAR_SEARCH_DAYS = 30;

/**
 * Whether a venue with these weekly hours is open at `now` (epoch milliseconds). A closure stops
 * the spans that begin on its local date; a night that began the evening before runs to its end.
 * Looks four weeks ahead: beyond that, `closes_at` and `opens_at` are null.
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

/** The answer if `days` dates from yesterday on settle it, or null. */
function openingStateWithin(
  days: number,
  hours: readonly OpeningPeriod[],
  closures: readonly Closure[],
  zone: ZoneName,
  now: EpochMs,
): OpeningState | null {
  const yesterday = Temporal.PlainDate.from(localDateOf(now, zone)).subtract({ days: 1 });
  const ranges = openRanges(hours, closures, zone, yesterday, days);
  const current = ranges.find((span) => span.startsAt <= now && now < span.endsAt);
  if (current) {
    const searchEndsAt = instantOfWallTime(yesterday.add({ days }).toString(), '00:00', zone);
    // A span that reaches the first date not looked at may go on there.
    if (current.endsAt < searchEndsAt) return { open: true, closes_at: isoInstant(current.endsAt) };
    return days === FAR_SEARCH_DAYS ? { open: true, closes_at: null } : null;
  }
  const next = ranges.find((span) => span.startsAt > now);
  return next ? { open: false, opens_at: isoInstant(next.startsAt) } : null;
}

/** The open spans that begin on `days` dates, in order, touching and overlapping ones joined. */
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
    const today = hours.filter((span) => span.weekday === date.dayOfWeek);
    if (today.length === 0) continue;
    const localDate = date.toString();
    if (closures.some((closure) => closure.date === localDate)) continue;
    ranges.push(...today.map((span) => rangeOn(span, date, zone)));
  }
  return mergeRanges(ranges.filter((span) => span.startsAt < span.endsAt));
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
  for (const span of ranges.sort((a, b) => a.startsAt - b.startsAt)) {
    const last = result.at(-1);
    if (last && span.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, span.endsAt);
    else result.push({ ...span });
  }
  return result;
}
