import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '#ui/network/stub-storage.ts';
import {
  dropRecentChange,
  keepRecentChange,
  onRecentChanges,
  readRecentChange,
  undoableChange,
} from './recent-changes.ts';

const minute = 60_000;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf(new Map()));
});

test('a change is offered for ten minutes on each page of its sessions, and no longer', () => {
  keepRecentChange('change', ['flow', 'yin'], 0);
  for (const session of ['flow', 'yin']) {
    const stored = readRecentChange(session);
    expect(undoableChange(stored, 10 * minute - 1)).toEqual({ id: 'change', until: 10 * minute });
    expect(undoableChange(stored, 10 * minute)).toBeNull();
  }
  expect(undoableChange(readRecentChange('other'), 0)).toBeNull();
});

test('a change that was taken back is not offered again', () => {
  const told = vi.fn();
  const unsubscribe = onRecentChanges(told);
  keepRecentChange('change', ['flow'], 0);
  dropRecentChange(['flow']);
  expect(readRecentChange('flow')).toBe('');
  expect(told).toHaveBeenCalledTimes(2);
  unsubscribe();
});
