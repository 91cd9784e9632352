import pg from 'pg';
import { expect, test } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';

test.each([
  ['57014', 'a statement that ran too long, or was in the way on a replica'],
  ['40001', 'a conflict on a replica'],
  ['40P01', 'a deadlock'],
  ['55P03', 'a lock that was not had in time'],
  ['25006', 'a host that has become read-only'],
  ['57P01', 'a shutdown'],
  ['08007', 'a commit that no standby has confirmed'],
])('%s, %s, may work in a moment', (code) => {
  expect(isUnavailable(databaseError(code))).toBe(true);
});

test.each(['23505', '42P01', 'XX000'])('%s will fail again', (code) => {
  expect(isUnavailable(databaseError(code))).toBe(false);
});

test('a statement that the database has not answered may work in a moment', () => {
  expect(isUnavailable(new Error('Query read timeout'))).toBe(true);
});

const databaseError = (code: string) =>
  Object.assign(new pg.DatabaseError('an error', 0, 'error'), { code });
