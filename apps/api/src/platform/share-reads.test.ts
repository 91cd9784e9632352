import { expect, test } from 'vitest';
import { shareReads } from './share-reads.ts';

/** Reads that are answered by hand, with the value of that moment. */
function byHand() {
  let value = 1;
  const pending: (() => void)[] = [];
  const share = shareReads<number>();
  const read = () =>
    new Promise<number>((resolve) => {
      const seen = value;
      pending.push(() => resolve(seen));
    });
  return {
    ask: (key = 'day') => share(key, read),
    change: () => {
      value += 1;
    },
    answer: async () => {
      pending.shift()?.();
      // The caller that waited begins to read.
      await new Promise(setImmediate);
    },
    waiting: () => pending.length,
  };
}

test('one read answers all that ask while another is under way, and begins after they asked', async () => {
  const reads = byHand();
  const first = reads.ask();
  reads.change();
  const later = Array.from({ length: 300 }, () => reads.ask());
  expect(reads.waiting()).toBe(1);
  await reads.answer();
  expect(await first).toBe(1);
  expect(reads.waiting()).toBe(1);
  await reads.answer();
  expect(new Set(await Promise.all(later))).toEqual(new Set([2]));
  const afterwards = reads.ask();
  expect(reads.waiting()).toBe(1);
  await reads.answer();
  expect(await afterwards).toBe(2);
});

test('another key is read at once', () => {
  const reads = byHand();
  void reads.ask('one');
  void reads.ask('two');
  expect(reads.waiting()).toBe(2);
});

test('a read that fails fails for those who share it, and the next one is tried', async () => {
  const share = shareReads<string>();
  const failing = () => share('day', async () => Promise.reject(new Error('cut')));
  const first = failing();
  const second = share('day', async () => 'read');
  await expect(first).rejects.toThrow('cut');
  expect(await second).toBe('read');
});
