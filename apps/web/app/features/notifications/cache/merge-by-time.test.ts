import type { Notification } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { mergeByTime } from './merge-by-time.ts';

const at = (id: string, minute: number): Notification => ({
  id,
  type: 'other',
  title: id,
  message: '',
  link: null,
  created_at: `2026-11-21T10:0${minute}:00.000Z`,
  is_read: true,
  read_at: null,
});
const ids = (list: Notification[]) => list.map(({ id }) => id).join(' ');

test('a removed notification keeps its position', () => {
  expect(ids(mergeByTime([at('a', 5), at('c', 1)], [at('b', 3)]))).toBe('a b c');
});

test('with equal times the order is that of the server', () => {
  expect(ids(mergeByTime([at('a', 5), at('c', 5)], [at('b', 5)]))).toBe('a b c');
});

test('a restored notification is not duplicated', () => {
  expect(ids(mergeByTime([at('a', 5), at('b', 3)], [at('b', 3)]))).toBe('a b');
});
