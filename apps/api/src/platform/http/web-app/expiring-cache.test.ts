import { expect, test } from 'vitest';
import { createExpiringCache } from './expiring-cache.ts';

const fail = () => Promise.reject(new Error('no database'));
const never = () => new Promise<string>(() => undefined);

test('what cannot be loaded anew stays as it was, and is tried again soon', async () => {
  let now = 0;
  const cached = createExpiringCache<string>({ lifetimeMs: 60_000, maxEntries: 9, now: () => now });
  expect(await cached('page', async () => 'first')).toBe('first');
  now = 60_001;
  expect(await cached('page', fail)).toBe('first');
  expect(await cached('page', async () => 'too soon')).toBe('first');
  now += 5_001;
  expect(await cached('page', async () => 'second')).toBe('second');
});

test('what takes long to load anew stays as it was until it is there', async () => {
  let now = 0;
  let finish: (value: string) => void = () => undefined;
  const cached = createExpiringCache<string>({ lifetimeMs: 60_000, maxEntries: 9, now: () => now });
  await cached('page', async () => 'first');
  now = 60_001;
  const slow = new Promise<string>((resolve) => (finish = resolve));
  expect(await cached('page', () => slow)).toBe('first');
  finish('second');
  await slow;
  expect(await cached('page', never)).toBe('second');
});

test('what was never loaded fails, and is loaded again by the next caller', async () => {
  const cached = createExpiringCache<string>({ lifetimeMs: 60_000, maxEntries: 9 });
  await expect(cached('page', fail)).rejects.toThrow('no database');
  expect(await cached('page', async () => 'first')).toBe('first');
});
