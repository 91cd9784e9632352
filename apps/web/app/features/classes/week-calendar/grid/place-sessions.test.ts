import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSession } from '../test-session.ts';
import { createScale } from './day-scale.ts';
import { formatMinute } from './grid-size.ts';
import { boundsOf } from './place-on-scale.ts';
import { placeSessions, STACKED_ROW } from './place-sessions.ts';

const days = ['2026-11-23', '2026-11-24', '2026-11-25'];

const anySession = fc
  .record({
    day: fc.constantFrom(...days),
    from: fc.nat(1439),
    minutes: fc.integer({ min: 5, max: 1440 }),
  })
  .map(({ day, from, minutes }) => createSession({ day, start: formatMinute(from), minutes }));

test('sessions that overlap stand side by side, one after the other shares a column', () => {
  const sessions = [
    createSession({ id: 'long', start: '18:00', minutes: 90 }),
    createSession({ id: 'short', start: '18:30', minutes: 30 }),
    createSession({ id: 'next', start: '19:00', minutes: 60 }),
    createSession({ id: 'alone', start: '20:00', minutes: 60 }),
  ];
  const placed = placeSessions(sessions, days).get('2026-11-23') ?? [];
  expect(placed.map(({ session, column, columns }) => [session.id, column, columns])).toEqual([
    ['long', 0, 2],
    ['short', 1, 2],
    ['next', 1, 2],
    ['alone', 0, 1],
  ]);
});

test('one that has nothing beside it to the right takes the room', () => {
  const sessions = [
    createSession({ id: 'long', start: '18:00', minutes: 180 }),
    createSession({ id: 'second', start: '18:00', minutes: 60 }),
    createSession({ id: 'third', start: '18:30', minutes: 30 }),
    createSession({ id: 'late', start: '20:00', minutes: 60 }),
  ];
  const placed = placeSessions(sessions, days, undefined, 3).get('2026-11-23') ?? [];
  expect(placed.map(({ session, column, span }) => [session.id, column, span])).toEqual([
    ['long', 0, 1],
    ['second', 1, 1],
    ['third', 2, 1],
    ['late', 1, 2],
  ]);
});

test('three that meet are a list over the whole width, each with room for its title', () => {
  const sessions = [
    createSession({ id: 'first', start: '18:00', minutes: 60 }),
    createSession({ id: 'second', start: '18:00', minutes: 60 }),
    createSession({ id: 'third', start: '18:30', minutes: 60 }),
  ];
  const placed = placeSessions(sessions, days).get('2026-11-23') ?? [];
  expect(
    placed.map(({ column, columns, span, stack }) => [column, columns, span, stack?.row]),
  ).toEqual([
    [0, 1, 1, 0],
    [0, 1, 1, 1],
    [0, 1, 1, 0],
  ]);
});

test('whatever the sessions, none covers another', () => {
  fc.assert(
    fc.property(fc.array(anySession, { maxLength: 40 }), (sessions) => {
      const week = placeSessions(sessions, days);
      const layout = [...week.values()].map((placed) => ({ placed }));
      const scale = createScale(layout, { keep: null, isOpen: () => false });
      for (const placed of week.values()) {
        for (const [index, a] of placed.entries()) {
          expect(a.column + a.span).toBeLessThanOrEqual(a.columns);
          expect(a.until).toBeLessThanOrEqual(1440);
          const one = boundsOf(a, scale);
          if (a.stack) expect(one.height).toBeGreaterThan(STACKED_ROW - 1);
          for (const b of placed.slice(index + 1)) {
            const other = boundsOf(b, scale);
            const overlap =
              one.top + one.height > other.top + 0.01 && other.top + other.height > one.top + 0.01;
            const shareWidth =
              a.column / a.columns < (b.column + b.span) / b.columns &&
              b.column / b.columns < (a.column + a.span) / a.columns;
            expect(overlap && shareWidth).toBe(false);
          }
        }
      }
    }),
  );
});

test('every session stands once on its own day, and a night class on the next one too', () => {
  const night = createSession({ start: '23:30', minutes: 90 });
  const placed = placeSessions([night], days);
  expect(placed.get('2026-11-23')).toMatchObject([{ from: 1410, until: 1440, continued: false }]);
  expect(placed.get('2026-11-24')).toMatchObject([{ from: 0, until: 60, continued: true }]);
  expect(placed.get('2026-11-25')).toEqual([]);
});

test('one that began on the day before the first shows its rest, one that ends at midnight nothing', () => {
  const before = { day: '2026-11-22', start: '23:00' };
  const rest = placeSessions([createSession({ ...before, minutes: 120 })], days);
  expect(rest.get('2026-11-23')).toMatchObject([{ from: 0, until: 60, continued: true }]);
  const ended = placeSessions([createSession({ ...before, minutes: 60 })], days);
  expect(ended.get('2026-11-23')).toEqual([]);
});

test('the end is that of the clock on the wall when the clocks change meanwhile', () => {
  const across = createSession({ start: '01:30', minutes: 60 });
  const placeWith = (shift: number) =>
    placeSessions([across], days, () => shift).get('2026-11-23')?.[0];
  expect(placeWith(60)).toMatchObject({ from: 90, until: 210 });
  // The clocks go back to before its start: it is drawn as the shortest that can be read.
  expect(placeWith(-60)).toMatchObject({ from: 90, until: 110 });
});
