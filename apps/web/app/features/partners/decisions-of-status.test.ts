import { APPLICATION_STATES, canMoveApplication } from '@pulse/domain';
import { expect, test } from 'vitest';
import { decisionsOfStatus } from './decisions-of-status.ts';

test.each(APPLICATION_STATES)('every decision offered for "%s" is a legal move', (status) => {
  for (const decision of decisionsOfStatus(status)) {
    // The server takes a submitted application into review on the way to its decision.
    const from = status === 'submitted' && decision !== 'in_review' ? 'in_review' : status;
    expect(canMoveApplication(from, decision)).toBe(true);
  }
});

test('in review, every legal decision is offered', () => {
  const legal = APPLICATION_STATES.filter((state) => canMoveApplication('in_review', state));
  expect([...decisionsOfStatus('in_review')].sort()).toEqual([...legal].sort());
});
