import { expect, test } from 'vitest';
import { chooseCurrentSession, listOpenSessions } from './choose-current-session.ts';

const session = (start: string, end: string, status: 'scheduled' | 'cancelled' = 'scheduled') => ({
  name: start,
  starts_at: `2026-11-21T${start}:00Z`,
  ends_at: `2026-11-21T${end}:00Z`,
  status,
});
const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`);
const day = [
  session('07:00', '08:00'),
  session('17:00', '18:30'),
  session('18:30', '19:30'),
  session('18:45', '19:30'),
];
const nameAt = (time: string) => chooseCurrentSession(day, at(time))?.name;

test('the class that is checking in comes before the one still running', () => {
  expect(nameAt('18:12')).toBe('18:30');
});

test('of two classes checking in, the one that starts nearest is current', () => {
  expect(nameAt('18:41')).toBe('18:45');
});

test('a running class stays current until the next one checks in', () => {
  expect(nameAt('17:40')).toBe('17:00');
});

test('between classes the next one is current, after the last one the last', () => {
  expect(nameAt('12:00')).toBe('17:00');
  expect(nameAt('22:00')).toBe('18:45');
});

test('a cancelled class is current only when the day has no other', () => {
  const cancelled = session('12:00', '13:00', 'cancelled');
  expect(chooseCurrentSession([cancelled, ...day], at('11:50'))?.name).toBe('17:00');
  expect(chooseCurrentSession([cancelled], at('11:50'))?.name).toBe('12:00');
  expect(chooseCurrentSession([], at('11:50'))).toBeNull();
});

test('open are all classes from 30 min before to 15 min after their start, cancelled ones never', () => {
  const openAt = (time: string) => listOpenSessions(day, at(time)).map(({ name }) => name);
  expect(openAt('18:00')).toEqual(['18:30']);
  expect(openAt('18:15')).toEqual(['18:30', '18:45']);
  expect(openAt('18:46')).toEqual(['18:45']);
  expect(openAt('12:00')).toEqual([]);
  expect(listOpenSessions([session('12:00', '13:00', 'cancelled')], at('11:50'))).toEqual([]);
});
