import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, type EpochMs, isoInstant, MINUTE } from '../../time/instants.ts';
import { localDateOf } from '../../time/zones.ts';
import {
  occurrences,
  scheduledMinutes,
  scheduleHorizon,
  type WeeklySchedule,
} from './occurrences.ts';

const zone = 'Asia/Beirut';
const on = (weekdays: number[], start: string, end?: string) =>
  weekdays.map((weekday) => ({ weekday, start, end }));
const weekly = (changes: Partial<WeeklySchedule> = {}): WeeklySchedule => ({
  weekly: on([6, 7], '18:00'),
  duration_minutes: 60,
  first_date: '2027-03-01',
  last_date: null,
  ...changes,
});
const startsOf = (...found: ReturnType<typeof occurrences>) =>
  found.map((occurrence) => isoInstant(occurrence.startsAt));

test('18:00 stays 18:00 when the clocks change between two classes', () => {
  const found = occurrences(weekly(), zone, '2027-03-27', '2027-03-28');
  expect(startsOf(...found)).toEqual(['2027-03-27T16:00:00.000Z', '2027-03-28T15:00:00.000Z']);
});

test('a start that the clocks in Beirut skip moves forward and keeps its length and date', () => {
  const night = weekly({ weekly: on([6, 7], '00:30', '01:15'), duration_minutes: null });
  const [only, ...rest] = occurrences(night, zone, '2027-03-28', '2027-03-28');
  expect(rest).toEqual([]);
  expect(only).toEqual({
    local_date: '2027-03-28',
    start: '00:30',
    startsAt: Date.parse('2027-03-27T22:30:00Z'),
    endsAt: Date.parse('2027-03-27T23:15:00Z'),
  });
});

test('an end before the start is on the next day', () => {
  const late = weekly({ weekly: on([6, 7], '23:30', '00:30') });
  const [first] = occurrences(late, zone, '2027-03-06', '2027-03-06');
  expect(first && first.endsAt - first.startsAt).toBe(60 * MINUTE);
  expect(scheduledMinutes({ weekday: 6, start: '23:30', end: '00:30' })).toBe(60);
});

test('the first and last dates, the requested range and closed dates all limit the schedule', () => {
  const daily = weekly({
    weekly: on([1, 2, 3, 4, 5, 6, 7], '18:00'),
    first_date: '2027-03-03',
    last_date: '2027-03-06',
  });
  const found = occurrences(daily, zone, '2027-03-01', '2027-03-31', ['2027-03-05']);
  expect(found.map((occurrence) => occurrence.local_date)).toEqual([
    '2027-03-03',
    '2027-03-04',
    '2027-03-06',
  ]);
  expect(occurrences(daily, zone, '2027-03-04', '2027-03-04')).toHaveLength(1);
  expect(occurrences(daily, zone, '2027-03-07', '2027-03-31')).toEqual([]);
});

test('a date that a zone skipped entirely has no class', () => {
  const daily = weekly({ weekly: on([4, 5, 6], '18:00'), first_date: '2011-12-01' });
  const found = occurrences(daily, 'Pacific/Apia', '2011-12-29', '2011-12-31');
  expect(found.map((occurrence) => occurrence.local_date)).toEqual(['2011-12-29', '2011-12-31']);
});

test('a class may start twice on one weekday, in the order of the day', () => {
  const twice = weekly({ weekly: [...on([6], '18:00'), ...on([6, 7], '09:00')] });
  const found = occurrences(twice, zone, '2027-03-06', '2027-03-07');
  expect(found.map(({ local_date, start }) => [local_date, start])).toEqual([
    ['2027-03-06', '09:00'],
    ['2027-03-06', '18:00'],
    ['2027-03-07', '09:00'],
  ]);
});

test('the horizon is sixty days from today in the venue’s time zone', () => {
  expect(scheduleHorizon(Date.parse('2026-11-21T22:30:00Z'), zone)).toBe('2027-01-21');
});

const anyTime = fc
  .integer({ min: 0, max: 24 * 12 - 1 })
  .map((step) => isoInstant(step * 5 * MINUTE).slice(11, 16));
const anySchedule = fc.record({
  weekly: fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      anyTime,
      fc.option(anyTime),
    )
    .map(([weekdays, start, end]) => weekdays.map((weekday) => ({ weekday, start, end }))),
  duration_minutes: fc.integer({ min: 5, max: 300 }),
  first_date: fc.constant('2026-01-01'),
  last_date: fc.constant(null),
});
const anyZone = fc.constantFrom('Asia/Beirut', 'Europe/Paris', 'Europe/Berlin');
/** Weeks around every clock change of the three zones from autumn 2026 to autumn 2027. */
const anyStart = fc
  .constantFrom('2026-10-20', '2027-03-22', '2027-10-25')
  .chain((date) => fc.nat(8).map((days) => isoInstant(Date.parse(date) + days * DAY).slice(0, 10)));

function localTime(at: EpochMs, inZone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(inZone);
  return local.toPlainTime().toString({ smallestUnit: 'minute' });
}

test('across clock changes each scheduled date has one class, at its local time, in order', () => {
  fc.assert(
    fc.property(anySchedule, anyZone, anyStart, fc.integer({ min: 0, max: 20 }), (...generated) => {
      const [schedule, inZone, from, days] = generated;
      const dates = Array.from({ length: days + 1 }, (_, day) =>
        isoInstant(Date.parse(from) + day * DAY).slice(0, 10),
      );
      const found = occurrences(schedule, inZone, from, dates.at(-1) ?? from);
      const scheduled = dates.filter((date) =>
        schedule.weekly.some(({ weekday }) => weekday === Temporal.PlainDate.from(date).dayOfWeek),
      );
      expect(found.map((occurrence) => occurrence.local_date)).toEqual(scheduled);
      for (const [index, occurrence] of found.entries()) {
        expect(localDateOf(occurrence.startsAt, inZone)).toBe(occurrence.local_date);
        expect(occurrence.endsAt).toBeGreaterThan(occurrence.startsAt);
        expect(occurrence.startsAt).toBeGreaterThan(found[index - 1]?.startsAt ?? 0);
        const actualTime = localTime(occurrence.startsAt, inZone);
        const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
        const moved = minutes(actualTime) - minutes(occurrence.start);
        // Only a local time that does not exist may move an hour later.
        if (moved !== 0) {
          expect(moved).toBe(60);
          expect(localTime(occurrence.startsAt - 60 * MINUTE, inZone)).not.toBe(occurrence.start);
        }
      }
    }),
    { numRuns: 300 },
  );
});
