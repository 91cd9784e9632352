import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paceEvents } from './pace-events.ts';

let sent: string[];
let changed: (topic: string) => void;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  changed = paceEvents((topic) => sent.push(topic), 1_000);
});
afterEach(() => void vi.useRealTimers());

test('the first change is announced at once, and a later one a second after it', () => {
  changed('one');
  expect(sent).toEqual(['one']);
  changed('one');
  expect(sent).toEqual(['one']);
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual(['one', 'one']);
});

test('a hundred changes within a second are announced twice, and then no more', () => {
  for (let change = 0; change < 100; change += 1) changed('one');
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(['one', 'one']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a change after a pause is announced at once, and no topic waits for another', () => {
  changed('one');
  vi.advanceTimersByTime(1_000);
  changed('one');
  changed('two');
  expect(sent).toEqual(['one', 'one', 'two']);
});
