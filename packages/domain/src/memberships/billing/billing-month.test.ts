import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, isoInstant } from '../../time/instants.ts';
import { billingMonthOf } from './billing-month.ts';

const month = (anchor: string, at: string, ...pauses: [string, string][]) => {
  const spans = pauses.map(([from, to]) => ({
    startsAt: Date.parse(from),
    endsAt: Date.parse(to),
  }));
  const { startsAt, endsAt } = billingMonthOf(Date.parse(anchor), Date.parse(at), spans);
  return [startsAt, endsAt].map((instant) => isoInstant(instant).slice(0, 16));
};

test('a billing month runs from the anchor to the same day and time of the next month', () => {
  const expected = ['2026-11-10T09:30', '2026-12-10T09:30'];
  expect(month('2026-03-10T09:30Z', '2026-11-10T09:30Z')).toEqual(expected);
  expect(month('2026-03-10T09:30Z', '2026-12-10T09:29Z')).toEqual(expected);
});

test('the 31st becomes the last day of a shorter month and the 31st again after it', () => {
  const anchor = '2026-12-31T12:00Z';
  expect(month(anchor, '2027-02-01T00:00Z')).toEqual(['2027-01-31T12:00', '2027-02-28T12:00']);
  expect(month(anchor, '2027-02-28T12:00Z')).toEqual(['2027-02-28T12:00', '2027-03-31T12:00']);
  expect(month(anchor, '2028-02-29T11:59Z')).toEqual(['2028-01-31T12:00', '2028-02-29T12:00']);
});

test('a pause extends the month in which it begins and moves the months after it', () => {
  const pause: [string, string] = ['2026-11-20T00:00Z', '2026-12-04T00:00Z'];
  const extended = ['2026-11-10T00:00', '2026-12-24T00:00'];
  expect(month('2026-03-10T00:00Z', '2026-11-12T00:00Z', pause)).toEqual(extended);
  expect(month('2026-03-10T00:00Z', '2026-12-23T23:59Z', pause)).toEqual(extended);
  const next = ['2026-12-24T00:00', '2027-01-24T00:00'];
  expect(month('2026-03-10T00:00Z', '2026-12-24T00:00Z', pause)).toEqual(next);
  const before = ['2026-10-10T00:00', '2026-11-10T00:00'];
  expect(month('2026-03-10T00:00Z', '2026-11-09T00:00Z', pause)).toEqual(before);
});

const anyInstant = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2029, 0, 1) });
const anyPauses = fc
  .array(
    fc.record({ gap: fc.integer({ min: 0, max: 200 }), days: fc.integer({ min: 7, max: 60 }) }),
    {
      maxLength: 4,
    },
  )
  .map((steps) => {
    let at = Date.UTC(2025, 0, 1);
    return steps.map(({ gap, days }) => {
      const startsAt = at + gap * DAY;
      at = startsAt + days * DAY;
      return { startsAt, endsAt: at };
    });
  });

test('billing months follow each other without gap or overlap, with pauses or without', () => {
  fc.assert(
    fc.property(anyInstant, anyInstant, anyPauses, (anchorAt, at, pauses) => {
      const current = billingMonthOf(anchorAt, at, pauses);
      expect(current.startsAt).toBeLessThanOrEqual(at);
      expect(current.endsAt).toBeGreaterThan(at);
      expect(billingMonthOf(anchorAt, current.startsAt, pauses)).toEqual(current);
      expect(billingMonthOf(anchorAt, current.endsAt - 1, pauses)).toEqual(current);
      expect(billingMonthOf(anchorAt, current.endsAt, pauses).startsAt).toBe(current.endsAt);
      expect(billingMonthOf(anchorAt, current.startsAt - 1, pauses).endsAt).toBe(current.startsAt);
    }),
    { numRuns: 1_000 },
  );
});

test('without a pause a billing month is 28 to 31 days long', () => {
  fc.assert(
    fc.property(anyInstant, anyInstant, (anchorAt, at) => {
      const { startsAt, endsAt } = billingMonthOf(anchorAt, at);
      expect([28, 29, 30, 31]).toContain((endsAt - startsAt) / DAY);
    }),
  );
});
