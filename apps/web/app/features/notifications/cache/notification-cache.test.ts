import type { Notification } from '@pulse/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { markedAsRead, updateOptimistically } from './notification-cache.ts';
import { notificationList, unreadCount } from './notification-queries.ts';

const notification = (id: string, is_read: boolean): Notification => ({
  id,
  type: 'other',
  title: id,
  message: '',
  link: null,
  created_at: '2026-11-21T08:00:00Z',
  is_read,
  read_at: null,
});

let queries: QueryClient;
const list = () => queries.getQueryData(notificationList.queryKey);
const unread = () => queries.getQueryData(unreadCount.queryKey)?.unread_count;

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(notificationList.queryKey, [
    notification('a', false),
    notification('b', true),
  ]);
  queries.setQueryData(unreadCount.queryKey, { unread_count: 1 });
});

test('reading one lowers the count and says when', async () => {
  await updateOptimistically(queries, (all) => all.map(markedAsRead));
  expect(unread()).toBe(0);
  expect(list()?.[0]?.read_at).not.toBeNull();
});

test('deleting a read one leaves the count alone', async () => {
  await updateOptimistically(queries, (all) => all.filter(({ id }) => id !== 'b'));
  expect(unread()).toBe(1);
  expect(list()).toHaveLength(1);
});

test('the count never falls below 0', async () => {
  queries.setQueryData(unreadCount.queryKey, { unread_count: 0 });
  await updateOptimistically(queries, () => []);
  expect(unread()).toBe(0);
});
