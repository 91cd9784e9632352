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

let queryClient: QueryClient;
const list = () => queryClient.getQueryData(notificationList.queryKey);
const unread = () => queryClient.getQueryData(unreadCount.queryKey)?.unread_count;

beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData(notificationList.queryKey, [
    notification('a', false),
    notification('b', true),
  ]);
  queryClient.setQueryData(unreadCount.queryKey, { unread_count: 1 });
});

test('marking one as read lowers the count and sets the time', async () => {
  await updateOptimistically(queryClient, (all) => all.map(markedAsRead));
  expect(unread()).toBe(0);
  expect(list()?.[0]?.read_at).not.toBeNull();
});

test('deleting a read one does not change the count', async () => {
  await updateOptimistically(queryClient, (all) => all.filter(({ id }) => id !== 'b'));
  expect(unread()).toBe(1);
  expect(list()).toHaveLength(1);
});

test('the count never falls below 0', async () => {
  queryClient.setQueryData(unreadCount.queryKey, { unread_count: 0 });
  await updateOptimistically(queryClient, () => []);
  expect(unread()).toBe(0);
});
