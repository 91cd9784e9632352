import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createScale } from '../grid/day-scale.ts';
import { placeSessions } from '../grid/place-sessions.ts';
import { createSession } from '../test-session.ts';
import { moveByKey, moveByPointer } from './move-target.ts';

const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
const tuesday = (minute: number) => ({ date: '2026-11-24', minute });

test.each([
  ['ArrowDown', tuesday(1080), tuesday(1095)],
  ['ArrowUp', tuesday(1080), tuesday(1065)],
  // 18:10 is between two steps.
  ['ArrowDown', tuesday(1090), tuesday(1095)],
  ['ArrowUp', tuesday(1090), tuesday(1080)],
  ['PageDown', tuesday(1090), tuesday(1150)],
  ['ArrowRight', tuesday(1090), { date: '2026-11-25', minute: 1090 }],
  ['ArrowLeft', { date: '2026-11-23', minute: 60 }, { date: '2026-11-23', minute: 60 }],
  ['ArrowUp', tuesday(0), tuesday(0)],
  ['PageDown', tuesday(1425), tuesday(1425)],
])('%s moves a session, within the week and the day', (key, from, to) => {
  expect(moveByKey(from, key, days)).toEqual(to);
});

test('another key moves nothing', () => {
  expect(moveByKey(tuesday(600), 'a', days)).toBeNull();
});

// With folded hours before 09:00 and after 19:00, and a list of three classes at 18:00.
const meeting = ['a', 'b', 'c'].map((id) => createSession({ id, day: '2026-11-24' }));
const early = createSession({ id: 'early', day: '2026-11-23', start: '09:00', minutes: 540 });
const placed = [...placeSessions([...meeting, early], days).values()];
const scale = createScale(
  placed.map((sessions) => ({ placed: sessions })),
  { keep: null, isOpen: () => false },
);

test('a pointer that has not moved leaves a session on a step where it is', () => {
  const area = { left: 300, top: -200, width: 800 };
  fc.assert(
    fc.property(fc.nat(3), fc.nat(39), fc.nat(59), fc.nat(199), (day, step, grip, across) => {
      const minute = 9 * 60 + step * 15;
      const pointer = {
        x: area.left + day * 200 + across,
        y: area.top + scale.topOf(minute) + grip,
      };
      expect(moveByPointer(pointer, grip, area, days, scale)).toEqual({ date: days[day], minute });
    }),
  );
});

test('wherever the pointer is, the target is a step of a day of the week', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -3000, max: 3000 }),
      fc.integer({ min: -3000, max: 3000 }),
      (x, y) => {
        const area = { left: 0, top: 0, width: 700 };
        const { date, minute } = moveByPointer({ x, y }, 30, area, days, scale);
        expect(days).toContain(date);
        expect(minute % 15).toBe(0);
        expect(minute).toBeGreaterThanOrEqual(0);
        expect(minute).toBeLessThan(1440);
      },
    ),
  );
});
