import { expect, test } from 'vitest';
import { canMoveApplication, moveNeedsReason } from './application-states.ts';

test('an application is decided only from review, and a decision is final', () => {
  expect(canMoveApplication('in_review', 'approved')).toBe(true);
  expect(canMoveApplication('submitted', 'approved')).toBe(false);
  expect(canMoveApplication('approved', 'rejected')).toBe(false);
  expect(canMoveApplication('changes_requested', 'submitted')).toBe(true);
});

test('a rejection and a request for changes need a reason', () => {
  expect(moveNeedsReason('rejected')).toBe(true);
  expect(moveNeedsReason('changes_requested')).toBe(true);
  expect(moveNeedsReason('approved')).toBe(false);
});
