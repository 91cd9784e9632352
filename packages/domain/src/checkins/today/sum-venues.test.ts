import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DayCounts, sumVenues } from './sum-venues.ts';

const count = fc.nat({ max: 1000 });
const day = fc.record<DayCounts>({
  classes: count,
  placesFilled: count,
  placesTotal: count,
  arrived: count,
  inNow: count,
  waitlisted: count,
  openAppeals: count,
  reviewsToAnswer: count,
});

test('the sum of a partner’s venues is the sum of each figure, in any order', () => {
  fc.assert(
    fc.property(fc.array(day, { maxLength: 8 }), (days) => {
      const sum = sumVenues(days);
      for (const name of Object.keys(sum) as (keyof DayCounts)[])
        expect(sum[name]).toBe(days.reduce((total, one) => total + one[name], 0));
      expect(sumVenues(days.toReversed())).toEqual(sum);
    }),
  );
});
