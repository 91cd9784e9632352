import { DAY } from '../../time/instants.ts';
import {
  instantOfWallTime,
  type LocalDate,
  localDayOf,
  type WallTime,
  type ZoneName,
} from '../../time/zones.ts';
import { type Occurrence, occurrences, type WeeklySchedule } from './occurrences.ts';

/** A start that the clocks skip or show twice on one date. */
export interface ClockChange {
  local_date: LocalDate;
  /** The local time that the schedule asks for. */
  start: WallTime;
  /** When the class starts by local time: later if it was skipped, the first time if it is repeated. */
  moves_to: WallTime;
  change: 'skipped' | 'repeated';
}

/** The occurrences among these whose start the clocks skip or repeat, in the same order. */
export function clockChanges(found: readonly Occurrence[], zone: ZoneName): ClockChange[] {
  // Time zone arithmetic is slow: the length of a day tells for all of its starts.
  return [...Map.groupBy(found, ({ local_date }) => local_date).values()]
    .filter(([first]) => first && hasClockChange(first, zone))
    .flat()
    .flatMap((occurrence) => clockChangeOf(occurrence, zone) ?? []);
}

/** The starts of a weekly schedule between two local dates, both included, that the clocks change. */
export function clockChangesBetween(
  schedule: WeeklySchedule,
  zone: ZoneName,
  from: LocalDate,
  until: LocalDate,
): ClockChange[] {
  return datesOfClockChanges(zone, from, until).flatMap((date) =>
    clockChanges(occurrences(schedule, zone, date, date), zone),
  );
}

function datesOfClockChanges(zone: ZoneName, from: LocalDate, until: LocalDate): LocalDate[] {
  const dates = new Set<LocalDate>();
  let at = Temporal.PlainDate.from(from).toZonedDateTime(zone).subtract({ seconds: 1 });
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    // A change at midnight belongs to the day that it shortens as well as to the day before.
    const before = next?.subtract({ seconds: 1 }).toPlainDate().toString();
    if (!next || !before || before > until) break;
    dates.add(before).add(next.toPlainDate().toString());
    at = next;
  }
  return [...dates].filter((date) => date >= from && date <= until);
}

function clockChangeOf({ local_date, start, startsAt }: Occurrence, zone: ZoneName) {
  const moves_to = Temporal.Instant.fromEpochMilliseconds(startsAt)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
  if (moves_to !== start) return { local_date, start, moves_to, change: 'skipped' as const };
  const last = Temporal.PlainDateTime.from(`${local_date}T${start}`).toZonedDateTime(zone, {
    disambiguation: 'later',
  }).epochMilliseconds;
  return last === instantOfWallTime(local_date, start, zone)
    ? null
    : { local_date, start, moves_to, change: 'repeated' as const };
}

function hasClockChange({ startsAt }: Occurrence, zone: ZoneName): boolean {
  const day = localDayOf(startsAt, zone);
  return day.endsAt - day.startsAt !== DAY;
}
