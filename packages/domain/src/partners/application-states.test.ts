import { expect, test } from 'vitest';
import {
  APPLICATION_STATES,
  canAmendApplication,
  canTransitionApplication,
  isApplicationClosed,
  transitionNeedsReason,
} from './application-states.ts';

test('an application is decided only from review, and a decision is final', () => {
  expect(canTransitionApplication('in_review', 'approved')).toBe(true);
  expect(canTransitionApplication('submitted', 'approved')).toBe(false);
  expect(canTransitionApplication('approved', 'rejected')).toBe(false);
  expect(canTransitionApplication('changes_requested', 'submitted')).toBe(true);
});

test('a rejection and a request for changes need a reason', () => {
  expect(transitionNeedsReason('rejected')).toBe(true);
  expect(transitionNeedsReason('changes_requested')).toBe(true);
  expect(transitionNeedsReason('approved')).toBe(false);
});

test('the applicant may change it before the review or when asked, and withdraw it until it is decided', () => {
  expect(APPLICATION_STATES.filter(canAmendApplication)).toEqual([
    'submitted',
    'changes_requested',
  ]);
  for (const state of APPLICATION_STATES)
    expect(canTransitionApplication(state, 'withdrawn')).toBe(!isApplicationClosed(state));
});
