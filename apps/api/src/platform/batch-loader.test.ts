import { expect, test, vi } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

test('loads of the same turn share one call and each gets its own value', async () => {
  const loadAll = vi.fn(async (numbers: readonly number[]) => numbers.map((number) => number * 2));
  const double = createBatchLoader(loadAll);
  expect(await Promise.all([1, 2, 2, 3].map(double))).toEqual([2, 4, 4, 6]);
  expect(loadAll).toHaveBeenCalledOnce();
  expect(await double(2)).toBe(4);
  expect(loadAll).toHaveBeenCalledTimes(2);
});

test('one bad key fails alone', async () => {
  const double = createBatchLoader(async (numbers: readonly number[]) => {
    if (numbers.includes(13)) throw new Error('unlucky');
    return numbers.map((number) => number * 2);
  });
  const loads = await Promise.allSettled([1, 13, 3].map(double));
  expect(loads.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
