import { expect, test } from 'vitest';
import { lineCounts, sumLines, type VisitLine, visitOutcome } from './visit-lines.ts';

const line = (changes: Partial<VisitLine>): VisitLine => ({
  kind: 'class',
  status: 'completed',
  lateCancelled: false,
  visitReturned: false,
  paidBy: 'plan',
  tier: 'standard',
  takenBack: false,
  ...changes,
});

test.each([
  ['attended', 'visit', {}],
  ['missed', 'visit', { status: 'no_show' }],
  ['late', 'visit', { status: 'cancelled', lateCancelled: true }],
  ['returned', 'nothing', { status: 'cancelled', lateCancelled: true, visitReturned: true }],
  ['returned', 'nothing', { status: 'no_show', visitReturned: true }],
  ['booked', 'place', { status: 'confirmed' }],
  ['open_gym', 'visit', { kind: 'open_gym' }],
  ['corrected', 'nothing', { kind: 'open_gym', takenBack: true }],
  ['attended', 'nothing', { paidBy: 'drop_in' }],
] as const)('a line that reads %s counts as: %s', (outcome, counts, changes) => {
  expect([visitOutcome(line(changes)), lineCounts(line(changes))]).toEqual([outcome, counts]);
});

test('the sums count visits and places apart, and nothing twice', () => {
  const lines = [line({}), line({ status: 'confirmed' }), line({ paidBy: 'drop_in' })];
  expect(sumLines(lines)).toEqual({ used: 1, booked: 1 });
});
