import { expect, test } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { createLimiter } from './limiter.ts';

test('so many work at once, so many wait, and the next is refused', async () => {
  const limited = createLimiter({ concurrency: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
    return 'done';
  };
  const calls = Array.from({ length: 6 }, () => limited(work));
  expect(isRefusal(await calls[5])).toBe(true);
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    ends[ended]?.();
  }
  expect(await Promise.all(calls.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect(most).toBe(2);
});

test('work that fails lets the next one run', async () => {
  const limited = createLimiter({ concurrency: 1, waiting: 1 });
  const failing = limited(async () => {
    throw new Error('broken');
  });
  const next = limited(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await limited(async () => 'again')).toBe('again');
});
