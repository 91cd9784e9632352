import { expect, test } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { createTurns } from './take-turns.ts';

test('so many work at once, so many wait, and the next is refused', async () => {
  const inTurn = createTurns(2, 3);
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
  const asked = Array.from({ length: 6 }, () => inTurn(work));
  expect(isRefusal(await asked[5])).toBe(true);
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    ends[ended]?.();
  }
  expect(await Promise.all(asked.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect(most).toBe(2);
});

test('work that fails gives its place on', async () => {
  const inTurn = createTurns(1, 1);
  const failing = inTurn(async () => {
    throw new Error('broken');
  });
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await inTurn(async () => 'again')).toBe('again');
});
