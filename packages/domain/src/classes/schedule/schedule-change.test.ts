import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, type EpochMs, HOUR } from '../../time/instants.ts';
import { occurrences } from './occurrences.ts';
import { type ScheduledSession, scheduleChange } from './schedule-change.ts';

const monday = Date.parse('2026-11-23T16:00:00Z');
const occurrence = (local_date: string, startsAt: EpochMs, start = '18:00') => ({
  local_date,
  start,
  startsAt,
  endsAt: startsAt + HOUR,
});
const session = (overrides: Partial<ScheduledSession>): ScheduledSession => ({
  id: 's1',
  occurrenceDate: '2026-11-23',
  occurrenceStart: '18:00',
  startsAt: monday,
  endsAt: monday + HOUR,
  bookings: 0,
  changedByHand: false,
  begun: false,
  differs: false,
  ...overrides,
});
const noChange = {
  create: [],
  change: [],
  remove: [],
  booked: { change: [], remove: [] },
  byHand: [],
};

test('a schedule that matches the existing sessions changes nothing', () => {
  expect(scheduleChange([session({})], [occurrence('2026-11-23', monday)])).toEqual(noChange);
});

test('sessions are created for new dates, and for a second start on one date', () => {
  const next = occurrence('2026-11-30', monday + 7 * DAY);
  const morning = occurrence('2026-11-23', monday - 8 * HOUR, '10:00');
  const change = scheduleChange([session({})], [morning, occurrence('2026-11-23', monday), next]);
  expect(change).toEqual({ ...noChange, create: [morning, next] });
});

test('sessions without bookings are moved and removed at once', () => {
  const later = occurrence('2026-11-23', monday + HOUR, '19:00');
  expect(scheduleChange([session({})], [later])).toEqual({
    ...noChange,
    change: [{ session: session({}), to: later }],
  });
  expect(scheduleChange([session({})], [])).toEqual({ ...noChange, remove: [session({})] });
});

test('a session that keeps its time and differs otherwise is changed', () => {
  const same = occurrence('2026-11-23', monday);
  const differs = session({ differs: true });
  expect(scheduleChange([differs], [same]).change).toEqual([{ session: differs, to: same }]);
});

test('sessions with bookings need consent', () => {
  const booked = session({ bookings: 2 });
  const later = occurrence('2026-11-23', monday + HOUR, '19:00');
  expect(scheduleChange([booked], [later]).booked.change).toEqual([{ session: booked, to: later }]);
  expect(scheduleChange([booked], [])).toEqual({
    ...noChange,
    booked: { change: [], remove: [booked] },
  });
});

test('a session takes the nearest start of its date', () => {
  const early = session({ id: 'early', occurrenceStart: '09:00', startsAt: monday - 9 * HOUR });
  const late = session({ id: 'late' });
  const to = occurrence('2026-11-23', monday + HOUR, '19:00');
  const change = scheduleChange([early, late], [to]);
  expect(change.change).toEqual([{ session: late, to }]);
  expect(change.remove).toEqual([early]);
});

test.each([
  ['changed by hand', { changedByHand: true }],
  ['begun', { begun: true }],
])('a session that is %s stays, and none is created beside it', (_, overrides) => {
  const kept = session({ ...overrides, startsAt: monday + DAY, endsAt: monday + DAY + HOUR });
  const later = occurrence('2026-11-23', monday + HOUR, '19:00');
  expect(scheduleChange([kept], [later])).toEqual({
    ...noChange,
    byHand: kept.begun ? [] : [kept],
  });
});

const anyWeekly = fc.uniqueArray(
  fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    start: fc.constantFrom('00:30', '02:30', '07:00', '18:00', '19:00'),
  }),
  { selector: ({ weekday, start }) => `${weekday} ${start}`, minLength: 1, maxLength: 10 },
);
const anySchedule = fc.record({
  weekly: anyWeekly,
  duration_minutes: fc.constantFrom(45, 60),
  first_date: fc.constantFrom('2027-03-01', '2027-03-27'),
  last_date: fc.option(fc.constantFrom('2027-03-29', '2027-04-04')),
});
const anyState = fc.record({
  bookings: fc.nat(2),
  changedByHand: fc.boolean(),
  begun: fc.boolean(),
  differs: fc.boolean(),
});
const keyOf = (date: string, start: string) => `${date} ${start}`;

test('whatever changes across a clock change, no member is moved unasked and nothing is there twice', () => {
  fc.assert(
    fc.property(
      anySchedule,
      anySchedule,
      fc.array(anyState, { minLength: 70, maxLength: 70 }),
      (before, after, states) => {
        const dated = (schedule: typeof before) =>
          occurrences(schedule, 'Asia/Beirut', '2027-03-20', '2027-04-10');
        const sessions = dated(before).map((one, index) => ({
          id: `s${index}`,
          occurrenceDate: one.local_date,
          occurrenceStart: one.start,
          startsAt: one.startsAt,
          endsAt: one.endsAt,
          ...(states[index % states.length] ?? session({})),
        }));
        const change = scheduleChange(sessions, dated(after));
        for (const one of [...change.change.map((each) => each.session), ...change.remove])
          expect([one.bookings, one.changedByHand, one.begun]).toEqual([0, false, false]);

        // The sessions as they are once the partner has consented to all.
        const moved = new Map(
          [...change.change, ...change.booked.change].map(({ session: { id }, to }) => [id, to]),
        );
        const removed = new Set([...change.remove, ...change.booked.remove].map(({ id }) => id));
        const result = [
          ...sessions
            .filter(({ id }) => !removed.has(id))
            .map((one) => {
              const to = moved.get(one.id);
              return to
                ? {
                    ...one,
                    occurrenceStart: to.start,
                    startsAt: to.startsAt,
                    endsAt: to.endsAt,
                    differs: false,
                  }
                : one;
            }),
          ...change.create.map((one, index) => ({
            ...session({ id: `new${index}` }),
            occurrenceDate: one.local_date,
            occurrenceStart: one.start,
            startsAt: one.startsAt,
            endsAt: one.endsAt,
          })),
        ];
        const keys = result.map((one) => keyOf(one.occurrenceDate, one.occurrenceStart));
        expect(new Set(keys).size).toBe(keys.length);
        const wanted = new Set(dated(after).map((one) => keyOf(one.local_date, one.start)));
        for (const one of result)
          if (!one.changedByHand && !one.begun)
            expect(wanted.has(keyOf(one.occurrenceDate, one.occurrenceStart))).toBe(true);
        const again = scheduleChange(result, dated(after));
        expect({ ...again, byHand: [] }).toEqual(noChange);
      },
    ),
    { numRuns: 300 },
  );
});
