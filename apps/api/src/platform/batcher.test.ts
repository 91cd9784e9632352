import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

/** A batcher whose batches end when the test says so. */
function createHeldBatcher(maxSize = 10) {
  const batches: string[][] = [];
  const ends: ((failure?: Error) => void)[] = [];
  const call = createBatcher(async (names: readonly string[]) => {
    batches.push([...names]);
    const failure = await new Promise<Error | undefined>((resolve) => ends.push(resolve));
    if (failure) throw failure;
    return names.map((name) => name.toUpperCase());
  }, maxSize);
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { batches, ends, call, nextTurn };
}

test('a call alone is handled at once', async () => {
  const { batches, ends, call, nextTurn } = createHeldBatcher();
  const result = call('a');
  await nextTurn();
  expect(batches).toEqual([['a']]);
  ends[0]?.();
  expect(await result).toBe('A');
});

test('calls made while a batch is handled are the next one, in their order', async () => {
  const { batches, ends, call, nextTurn } = createHeldBatcher();
  const results = [call('a')];
  await nextTurn();
  results.push(call('b'), call('c'));
  await nextTurn();
  results.push(call('d'));
  await nextTurn();
  expect(batches).toEqual([['a']]);
  ends[0]?.();
  await results[0];
  await nextTurn();
  expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
  ends[1]?.();
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C', 'D']);
});

test('a batch is at most so large, and the rest is the one after it', async () => {
  const { batches, ends, call, nextTurn } = createHeldBatcher(2);
  const results = ['a', 'b', 'c'].map(call);
  await nextTurn();
  ends[0]?.();
  await results[0];
  await nextTurn();
  ends[1]?.();
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C']);
  expect(batches).toEqual([['a', 'b'], ['c']]);
});

test('a failure reaches every call of its batch, and the next batch is handled', async () => {
  const { ends, call, nextTurn } = createHeldBatcher();
  const failed = Promise.allSettled(['a', 'b'].map(call));
  await nextTurn();
  ends[0]?.(new Error('refused'));
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const later = call('c');
  await nextTurn();
  ends[1]?.();
  expect(await later).toBe('C');
});
