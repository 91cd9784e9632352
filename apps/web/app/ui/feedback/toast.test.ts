import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readToasts, showToast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const messages = () => readToasts().map(({ message }) => message);

test('the newest three messages are shown, each for its time', () => {
  for (const message of ['one', 'two', 'three', 'four']) showToast(message);
  expect(messages()).toEqual(['two', 'three', 'four']);
  vi.advanceTimersByTime(5000);
  expect(messages()).toEqual([]);
});

test('a message that comes again is shown once, for its time from then on', () => {
  showToast('Saved');
  vi.advanceTimersByTime(4000);
  showToast('Saved');
  expect(messages()).toEqual(['Saved']);
  vi.advanceTimersByTime(4000);
  expect(messages()).toEqual(['Saved']);
  vi.advanceTimersByTime(1000);
  expect(messages()).toEqual([]);
});
