import { expect, test } from 'vitest';
import { mayReload } from './may-reload.ts';

const now = Date.parse('2026-11-23T10:00:00Z');

test.each([
  ['a release has replaced the file', true, null, true],
  ['the last reload was a minute ago', true, now - 60_000, true],
  ['the page was reloaded a moment ago, and the file is still missing', true, now - 59_999, false],
  ['the network is gone: a reload would end in the error page of the browser', false, null, false],
])('%s', (_, isReachable, lastReload, expected) => {
  expect(mayReload(isReachable, lastReload, now)).toBe(expected);
});
