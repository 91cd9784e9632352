import { expect, test } from 'vitest';
import { createSession } from '../test-session.ts';
import { createScale } from './day-scale.ts';
import { placeSessions } from './place-sessions.ts';

const days = ['2026-11-23', '2026-11-24'];
const sessions = [
  createSession({ id: 'morning', start: '07:30', minutes: 60 }),
  createSession({ id: 'evening', day: '2026-11-24', start: '18:00', minutes: 60 }),
];
const layout = [...placeSessions(sessions, days).values()].map((placed) => ({ placed }));
const scaleOf = (keep: number | null, open: number[] = []) =>
  createScale(layout, { keep, isOpen: ({ from }) => open.includes(from) });
const foldsOf = (keep: number | null) =>
  scaleOf(keep).folds.map(({ from, until }) => [from / 60, until / 60]);

test('hours in which no day has a class are folded, the present one is not', () => {
  expect(foldsOf(null)).toEqual([
    [0, 7],
    [9, 18],
    [19, 24],
  ]);
  expect(foldsOf(11)).toEqual([
    [0, 7],
    [9, 11],
    [12, 18],
    [19, 24],
  ]);
});

test('one hour between classes is not folded, and a week without classes stays open', () => {
  const close = [
    createSession({ id: 'one', start: '18:00', minutes: 60 }),
    createSession({ id: 'two', start: '20:00', minutes: 60 }),
  ];
  const placed = [...placeSessions(close, days).values()].map((one) => ({ placed: one }));
  const { folds } = createScale(placed, { keep: null, isOpen: () => false });
  expect(folds.map(({ from }) => from / 60)).toEqual([0, 21]);
  expect(createScale([{ placed: [] }], { keep: null, isOpen: () => false }).folds).toEqual([]);
});

test('an opened span is as high as other hours', () => {
  const [folded, opened] = [scaleOf(null), scaleOf(null, [0])];
  expect(folded.topOf(7 * 60)).toBeCloseTo(44);
  expect(opened.topOf(7 * 60)).toBeCloseTo(7 * 72);
  expect(opened.height - folded.height).toBeCloseTo(7 * 72 - 44);
});

test('heights lead back to their minutes, in folded hours to the nearer end', () => {
  const scale = scaleOf(null);
  for (const minute of [7 * 60, 8 * 60 + 25, 18 * 60 + 45])
    expect(scale.minuteAt(scale.topOf(minute))).toBeCloseTo(minute);
  expect(scale.minuteAt(10)).toBe(0);
  expect(scale.minuteAt(40)).toBe(7 * 60);
});
