import { expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

test('questions of the same turn share one call and each gets its own answer', async () => {
  const answerAll = vi.fn(async (numbers: number[]) => numbers.map((number) => number * 2));
  const double = gather(answerAll);
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(answerAll).toHaveBeenCalledOnce();
  expect(await double(4)).toBe(8);
  expect(answerAll).toHaveBeenCalledTimes(2);
});

test('one bad question fails alone', async () => {
  const double = gather(async (numbers: number[]) => {
    if (numbers.includes(13)) throw new Error('unlucky');
    return numbers.map((number) => number * 2);
  });
  const answers = await Promise.allSettled([1, 13, 3].map(double));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
