import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLive } from './live-state.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { pollingOptions } from './polling-options.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setLive(false);
  vi.useRealTimers();
});

test('the desk looks every 10 seconds by itself, and every 30 while changes are announced', async () => {
  // Queries do not poll where they take themselves to be on a server.
  environmentManager.setIsServer(() => false);
  const queryClient = new QueryClient();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reads;
  };
  const observer = new QueryObserver(queryClient, {
    queryKey: ['day'],
    queryFn: read,
    ...pollingOptions,
    refetchIntervalInBackground: true,
  });
  const unsubscribe = observer.subscribe(() => undefined);
  const readsWithin = async (ms: number) => {
    const before = reads;
    await vi.advanceTimersByTimeAsync(ms);
    return reads - before;
  };
  await readsWithin(0);
  expect(await readsWithin(30_000)).toBe(3);
  setLive(true);
  await queryClient.invalidateQueries();
  expect(await readsWithin(29_000)).toBe(0);
  expect(await readsWithin(1_100)).toBe(1);
  setLive(false);
  await queryClient.invalidateQueries();
  expect(await readsWithin(10_100)).toBe(1);
  unsubscribe();
  queryClient.clear();
  environmentManager.setIsServer(() => true);
});

test('changes that come while one is read are read once more, and none stops the reading', async () => {
  const ends: (() => void)[] = [];
  const refresh = oneAtATime(() => new Promise((resolve) => ends.push(resolve)));
  for (let change = 0; change < 5; change += 1) void refresh();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
});
