import { APPLICATION_STATES, canTransitionApplication } from '@pulse/domain';
import { expect, test } from 'vitest';
import { allowedDecisions } from './allowed-decisions.ts';

test.each(APPLICATION_STATES)('every decision offered for "%s" is a legal move', (status) => {
  for (const decision of allowedDecisions(status)) {
    // The server takes a submitted application into review on the way to its decision.
    const from = status === 'submitted' && decision !== 'in_review' ? 'in_review' : status;
    expect(canTransitionApplication(from, decision)).toBe(true);
  }
});

test('in review, every legal decision is offered', () => {
  const legal = APPLICATION_STATES.filter((state) => canTransitionApplication('in_review', state));
  expect([...allowedDecisions('in_review')].sort()).toEqual([...legal].sort());
});
