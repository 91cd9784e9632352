import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canReview, type ReviewContext } from './can-review.ts';

const visitor: ReviewContext = {
  worksThere: false,
  attended: true,
  restricted: false,
  reviewed: false,
};
const failed = (context: ReviewContext) =>
  canReview(context)
    .rules.filter((rule) => !rule.passed)
    .map((rule) => rule.code);

test('a member who attended may review', () => {
  expect(canReview(visitor).allowed).toBe(true);
  expect(failed(visitor)).toEqual([]);
});

test('a member without a visit may not review', () => {
  expect(failed({ ...visitor, attended: false })).toEqual(['review_needs_visit']);
});

test('a member reviews a venue only once', () => {
  expect(failed({ ...visitor, reviewed: true })).toEqual(['already_reviewed']);
});

test('after a review that was taken down the next one needs another visit', () => {
  expect(failed({ ...visitor, restricted: true })).toEqual(['review_taken_down']);
});

test('staff may not review their own venue, even after a visit', () => {
  expect(failed({ ...visitor, worksThere: true })).toEqual(['own_venue_review']);
});

test('every rule is listed, and all of them must pass', () => {
  const contexts = fc.record({
    worksThere: fc.boolean(),
    attended: fc.boolean(),
    restricted: fc.boolean(),
    reviewed: fc.boolean(),
  });
  fc.assert(
    fc.property(contexts, (context) => {
      const { allowed, rules } = canReview(context);
      expect(rules).toHaveLength(4);
      expect(allowed).toBe(
        !context.worksThere && context.attended && !context.restricted && !context.reviewed,
      );
    }),
  );
});
