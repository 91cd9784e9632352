import { APPLICATION_STATES, canTransitionApplication } from '@pulse/domain';
import { expect, test } from 'vitest';
import { allowedDecisions } from './allowed-decisions.ts';

test.each(APPLICATION_STATES)(
  'every decision offered for "%s" is an allowed transition',
  (status) => {
    for (const decision of allowedDecisions(status)) {
      // For a submitted application, the server first changes its status to in review.
      const from = status === 'submitted' && decision !== 'in_review' ? 'in_review' : status;
      expect(canTransitionApplication(from, decision)).toBe(true);
    }
  },
);

test('in review, every allowed decision is offered, but withdrawing is the applicant’s', () => {
  const allowed = APPLICATION_STATES.filter(
    (state) => canTransitionApplication('in_review', state) && state !== 'withdrawn',
  );
  expect([...allowedDecisions('in_review')].sort()).toEqual([...allowed].sort());
});
