import { DAY } from '../../time/instants.ts';
import type { LocalDate, ZoneName } from '../../time/zones.ts';
import { recurrenceDates } from './recurrence-dates.ts';
import { everyWeekOn, type RecurrenceRule } from './recurrence-rule.ts';
import type { DatedStart, WeeklyStart } from './timetable-entry.ts';
import type { ZoneClocks } from './zone-clocks.ts';
import { shiftDate, shiftWallTime } from './zone-difference.ts';

/** When an event of a calendar takes place, by the local time of its own zone. */
export interface EventTimes {
  zone: ZoneName;
  start: DatedStart;
  rule: RecurrenceRule | null;
  /** Starts beside the rule (RDATE). */
  added: readonly DatedStart[];
  /** Starts that do not take place (EXDATE), or take place otherwise (RECURRENCE-ID). */
  excluded: readonly DatedStart[];
}

/** When an event takes place at its venue. */
export interface PlacedEvent {
  weekly: WeeklyStart[];
  firstDate: LocalDate;
  lastDate: LocalDate | null;
  excludedDates: LocalDate[];
  dates: DatedStart[];
  /** Its rule is none of a weekly class, so that only its dates up to the horizon are taken. */
  expandedUntil: LocalDate | null;
}

/** The last date that a calendar can name with a rule that counts (days from the first one). */
const MAX_COUNTED_DAYS = 40 * 366;

/**
 * When an event takes place by local time at its venue. A rule of every week becomes weekly times that
 * keep their local time; any other rule, and one of a zone that changes its clocks on other days,
 * becomes its single dates up to the horizon of the schedule.
 */
export function placeEvent(
  event: EventTimes,
  venueZone: ZoneName,
  clocks: ZoneClocks,
): PlacedEvent {
  const { start, rule, added, zone } = event;
  const excluded = new Set(event.excluded.map(keyOf));
  const isHeld = (one: DatedStart) => !excluded.has(keyOf(one));
  const toVenue = (one: DatedStart) => clocks.convert(one, zone, venueZone);
  const single = {
    weekly: [],
    firstDate: start.date,
    lastDate: null,
    excludedDates: [],
    expandedUntil: null,
  };
  if (!rule) return { ...single, dates: [start, ...added].filter(isHeld).map(toVenue) };
  const weekdays = everyWeekOn(rule, start.date);
  const difference = weekdays && clocks.difference(zone, venueZone);
  const extra = added.filter(isHeld).map(toVenue);
  if (weekdays === null || difference === null) {
    const horizon = clocks.horizon(venueZone);
    const span = { from: shiftDate(clocks.today(zone), -1), until: shiftDate(horizon, 1) };
    const dates = recurrenceDates(rule, start.date, span)
      .map((date) => ({ date, start: start.start }))
      .filter(isHeld)
      .map(toVenue)
      .filter(({ date }) => date <= horizon);
    return { ...single, dates: [...dates, ...extra], expandedUntil: horizon };
  }
  const { start: wallTime, days } = shiftWallTime(start.start, difference);
  const last = lastDateOf(rule, start.date);
  return {
    weekly: weekdays.map((weekday) => ({
      weekday: ((((weekday - 1 + days) % 7) + 7) % 7) + 1,
      start: wallTime,
    })),
    firstDate: shiftDate(start.date, days),
    lastDate: last && shiftDate(last, days),
    // Another time of day than the event's own excludes nothing.
    excludedDates: event.excluded
      .filter((one) => one.start === start.start)
      .map(({ date }) => shiftDate(date, days))
      .sort(),
    dates: extra,
    expandedUntil: null,
  };
}

const keyOf = ({ date, start }: DatedStart) => `${date} ${start}`;

function lastDateOf(rule: RecurrenceRule, start: LocalDate): LocalDate | null {
  if (rule.count === null) return rule.until;
  const until = new Date(Date.parse(`${start}T00:00:00Z`) + MAX_COUNTED_DAYS * DAY);
  const span = { from: start, until: until.toISOString().slice(0, 10) };
  return recurrenceDates(rule, start, span).at(-1) ?? start;
}
