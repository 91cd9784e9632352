import { localDateOf } from '@pulse/domain';
import { expect, test } from 'vitest';
import { weekOf } from '../schedule/week-of-address.ts';
import { layOutWeek } from './lay-out-week.ts';
import { createSession } from './test-session.ts';

const beirut = { time_zone: 'Asia/Beirut', operating_hours: [] };

/** As the server lists it: local date and start follow from the instant. */
function sessionAt(starts_at: string, minutes: number) {
  const startsAt = Date.parse(starts_at);
  const local = Temporal.Instant.from(starts_at).toZonedDateTimeISO('Asia/Beirut').toPlainTime();
  return createSession({
    starts_at,
    ends_at: new Date(startsAt + minutes * 60_000).toISOString(),
    local_date: localDateOf(startsAt, 'Asia/Beirut'),
    local_start: local.toString({ smallestUnit: 'minute' }),
    time_zone: 'Asia/Beirut',
  });
}

test('in the week in which Beirut skips an hour, classes stand where its clocks show them', () => {
  const days = weekOf('2027-03-28');
  // 23:30 for an hour: half past midnight does not exist, so it ends at 01:30.
  const night = sessionAt('2027-03-27T21:30:00Z', 60);
  const morning = sessionAt('2027-03-28T06:00:00Z', 60);
  const layout = layOutWeek(days, [night, morning], beirut, []);
  const [saturday, sunday] = layout.slice(5);
  expect(saturday?.placed).toMatchObject([{ from: 1410, until: 1440 }]);
  expect(sunday?.placed).toMatchObject([
    { from: 0, until: 90, continued: true },
    { from: 540, until: 600 },
  ]);
  expect(sunday?.clockShift).toEqual({ kind: 'skipped', from: 0, until: 60 });
  expect(layout.slice(0, 6).map(({ clockShift }) => clockShift)).toEqual(Array(6).fill(null));
});

test('in the hour that is repeated, both classes stand side by side', () => {
  const first = sessionAt('2027-10-30T20:15:00Z', 30);
  const second = sessionAt('2027-10-30T21:15:00Z', 30);
  const saturday = layOutWeek(weekOf('2027-10-30'), [first, second], beirut, [])[5];
  expect(saturday?.placed).toMatchObject([
    { from: 1395, until: 1425, column: 0, columns: 2 },
    { from: 1395, until: 1425, column: 1, columns: 2 },
  ]);
});

test('a closed day says why, and hours outside the opening hours are closed', () => {
  const operating_hours = [{ weekday: 1, opens: '08:00', closes: '20:00' }];
  const closures = [{ local_date: '2026-11-24', reason: 'Independence' }];
  const layout = layOutWeek(
    weekOf('2026-11-23'),
    [],
    { time_zone: 'Asia/Beirut', operating_hours },
    closures,
  );
  expect(layout[0]).toMatchObject({
    closure: null,
    closed: [
      { from: 0, until: 480 },
      { from: 1200, until: 1440 },
    ],
  });
  expect(layout[1]).toMatchObject({ closure: 'Independence', closed: [{ from: 0, until: 1440 }] });
});
