import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, type EpochMs, HOUR, isoInstant, MINUTE } from '../../time/instants.ts';
import { instantOfWallTime, localDateOf } from '../../time/zones.ts';
import { type OpeningPeriod, openingState } from './opening-hours.ts';

const zone = 'Asia/Beirut';
const at = (date: string, time: string) => instantOfWallTime(date, time, zone);
const everyDay = (opens: string, closes: string): OpeningPeriod[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }));
const closed = (...dates: string[]) => dates.map((date) => ({ date, reason: 'Holiday' }));

// 2026-11-21 is a Saturday.
test('a venue is open from its opening minute until just before its closing one', () => {
  const hours = everyDay('07:00', '22:00');
  const opens = { open: false, opens_at: '2026-11-21T05:00:00.000Z' };
  expect(openingState(hours, [], zone, at('2026-11-21', '06:59'))).toEqual(opens);
  const closes = { open: true, closes_at: '2026-11-21T20:00:00.000Z' };
  expect(openingState(hours, [], zone, at('2026-11-21', '07:00'))).toEqual(closes);
  expect(openingState(hours, [], zone, at('2026-11-21', '21:59'))).toEqual(closes);
  expect(openingState(hours, [], zone, at('2026-11-21', '22:00')).open).toBe(false);
});

test('a lunch break closes in between, and adjacent periods are merged', () => {
  const hours = [...everyDay('07:00', '12:00'), ...everyDay('12:00', '13:00')];
  hours.push(...everyDay('15:00', '21:00'));
  const noon = openingState(hours, [], zone, at('2026-11-21', '11:00'));
  expect(noon).toEqual({ open: true, closes_at: '2026-11-21T11:00:00.000Z' });
  const lunch = openingState(hours, [], zone, at('2026-11-21', '13:30'));
  expect(lunch).toEqual({ open: false, opens_at: '2026-11-21T13:00:00.000Z' });
});

test('a period past midnight belongs to the day on which it began', () => {
  const saturdayNight = [{ weekday: 6, opens: '20:00', closes: '02:00' }];
  const state = openingState(saturdayNight, [], zone, at('2026-11-22', '01:00'));
  expect(state).toEqual({ open: true, closes_at: '2026-11-22T00:00:00.000Z' });
  const sunday = openingState(saturdayNight, [], zone, at('2026-11-22', '20:30'));
  expect(sunday).toEqual({ open: false, opens_at: '2026-11-28T18:00:00.000Z' });
});

test('a closure cancels the periods that begin on its date, not the one of the night before', () => {
  const hours = everyDay('20:00', '02:00');
  const shut = closed('2026-11-22');
  expect(openingState(hours, shut, zone, at('2026-11-22', '01:00')).open).toBe(true);
  const evening = openingState(hours, shut, zone, at('2026-11-22', '21:00'));
  expect(evening).toEqual({ open: false, opens_at: '2026-11-23T18:00:00.000Z' });
});

test('the next opening is found after two closed weeks', () => {
  const dates = Array.from({ length: 14 }, (_, day) =>
    localDateOf(at('2026-11-21', '12:00') + day * DAY, zone),
  );
  const state = openingState(
    everyDay('07:00', '22:00'),
    closed(...dates),
    zone,
    at('2026-11-21', '12:00'),
  );
  expect(state).toEqual({ open: false, opens_at: '2026-12-05T05:00:00.000Z' });
});

test('a venue that never closes has no closing time, and one without hours never opens', () => {
  const always = openingState(everyDay('00:00', '00:00'), [], zone, at('2026-11-21', '12:00'));
  expect(always).toEqual({ open: true, closes_at: null });
  const never = openingState([], [], zone, at('2026-11-21', '12:00'));
  expect(never).toEqual({ open: false, opens_at: null });
});

test('a venue open around the clock closes at the start of a closed date', () => {
  const hours = everyDay('00:00', '00:00');
  const state = openingState(hours, closed('2026-11-24'), zone, at('2026-11-21', '12:00'));
  expect(state).toEqual({ open: true, closes_at: '2026-11-23T22:00:00.000Z' });
});

test('opening hours follow local time when Beirut skips the hour after midnight', () => {
  const hours = everyDay('00:30', '03:00');
  const before = openingState(hours, [], zone, Date.parse('2027-03-27T21:59:00Z'));
  expect(before).toEqual({ open: false, opens_at: '2027-03-27T22:30:00.000Z' });
});

const clock = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => isoInstant(quarter * 15 * MINUTE).slice(11, 16));
const anyHours = fc.array(
  fc.record({ weekday: fc.integer({ min: 1, max: 7 }), opens: clock, closes: clock }),
  { maxLength: 8 },
);
const anyClosures = fc
  .uniqueArray(fc.integer({ min: -1, max: 9 }), { maxLength: 4 })
  .map((days) => days.map((day) => new Date(Date.UTC(2026, 10, 21) + day * DAY).toISOString()))
  .map((days) => closed(...days.map((day) => day.slice(0, 10))));

/** A simple model of the opening hours at one instant, in a zone whose clocks never change. */
function isOpenInModel(hours: OpeningPeriod[], closures: Set<string>, now: EpochMs): boolean {
  const local = new Date(now + 4 * HOUR);
  const day = (offset: number) => new Date(local.getTime() + offset * DAY);
  const time = local.toISOString().slice(11, 16);
  const runs = (span: OpeningPeriod, began: Date) =>
    span.weekday === (began.getUTCDay() || 7) && !closures.has(began.toISOString().slice(0, 10));
  return hours.some((span) => {
    const overnight = span.closes <= span.opens;
    if (runs(span, day(0)) && span.opens <= time && (overnight || time < span.closes)) return true;
    return overnight && runs(span, day(-1)) && time < span.closes;
  });
}

test('opening hours agree with a minute-by-minute model', () => {
  fc.assert(
    fc.property(
      anyHours,
      anyClosures,
      fc.integer({ min: 0, max: 7 * 24 * 60 }),
      (hours, closures, minute) => {
        const now = Date.UTC(2026, 10, 21) + minute * MINUTE;
        const dates = new Set(closures.map((closure) => closure.date));
        const state = openingState(hours, closures, 'Asia/Dubai', now);
        const model = (moment: EpochMs) => isOpenInModel(hours, dates, moment);
        expect(state.open).toBe(model(now));
        const change = state.open ? state.closes_at : state.opens_at;
        const limit = now + 10 * DAY;
        let expected = now;
        while (expected < limit && model(expected) === state.open) expected += 15 * MINUTE;
        expected -= now % (15 * MINUTE);
        if (expected < limit - DAY) expect(change && Date.parse(change)).toBe(expected);
        else expect(change === null || Date.parse(change) >= limit - DAY).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
