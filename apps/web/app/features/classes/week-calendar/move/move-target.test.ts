import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pixelsOf } from '../grid/grid-size.ts';
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

test('a pointer that has not moved leaves a session on a step where it is', () => {
  const area = { left: 300, top: -200, width: 800 };
  fc.assert(
    fc.property(fc.nat(3), fc.nat(95), fc.nat(59), fc.nat(199), (day, step, grip, across) => {
      const minute = step * 15;
      const pointer = {
        x: area.left + day * 200 + across,
        y: area.top + pixelsOf(minute + grip),
      };
      expect(moveByPointer(pointer, grip, area, days)).toEqual({ date: days[day], minute });
    }),
  );
});

test('wherever the pointer is, the target is a step of a day of the week', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -3000, max: 3000 }),
      fc.integer({ min: -3000, max: 3000 }),
      (x, y) => {
        const { date, minute } = moveByPointer({ x, y }, 30, { left: 0, top: 0, width: 700 }, days);
        expect(days).toContain(date);
        expect(minute % 15).toBe(0);
        expect(minute).toBeGreaterThanOrEqual(0);
        expect(minute).toBeLessThan(1440);
      },
    ),
  );
});
