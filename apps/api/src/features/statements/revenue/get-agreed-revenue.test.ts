import { expect } from 'vitest';
import { fixture, test } from '../../../../test/fixtures/statement-fixture.ts';

const revenueOf = async (query: string) =>
  (await fixture.partner.get(`/partner/revenue?${query}`)).body;

test('revenue is what the agreed rates pay for the visits of the days, as the statement lists them', async () => {
  const { venueId } = fixture;
  fixture.clock.set('2026-10-20T10:00:00Z');
  await fixture.visit('2026-10-05');
  await fixture.visit('2026-10-06', {}, { tier: 'plus' });
  await fixture.visit('2026-10-06', { status: 'no_show' });
  await fixture.visit('2026-10-07', { status: 'cancelled', late_cancelled: true });
  // Free cancellations and visits given back are not paid.
  await fixture.visit('2026-10-07', { status: 'cancelled' });
  await fixture.visit('2026-10-08', { visit_returned_at: '2026-10-09T10:00:00Z' });
  // September had no rates yet.
  await fixture.visit('2026-09-29');
  const october = `venue_id=${venueId}&from=2026-10-05&to=2026-10-11`;
  expect(await revenueOf(october)).toEqual({
    currency: 'USD',
    present: { amount_minor: 900 + 1500 + 300 + 450, visits: 4, without_rate: 0 },
    before: { amount_minor: 0, visits: 0, without_rate: 1 },
  });
  expect((await fixture.read('2026-10')).body.total_minor).toBe(3150);
  expect(await revenueOf('to=2026-10-31')).toMatchObject({
    present: { amount_minor: 3150 },
    before: null,
  });
});

test('a venue without agreed rates has no revenue, and staff read none', async () => {
  const venueId = await fixture.createVenue();
  fixture.clock.set('2026-10-20T10:00:00Z');
  await fixture.visit('2026-10-05', {}, { venueId });
  const query = `venue_id=${venueId}&from=2026-10-01&to=2026-10-31`;
  expect(await revenueOf(query)).toMatchObject({
    currency: null,
    present: { amount_minor: 0, visits: 0, without_rate: 1 },
  });
  expect((await fixture.staff.get(`/partner/revenue?${query}`)).status).toBe(403);
  const elsewhere = 'venue_id=00000000-0000-4000-8000-000000000000&to=2026-10-31';
  expect((await fixture.partner.get(`/partner/revenue?${elsewhere}`)).status).toBe(404);
  const turned = await fixture.partner.get('/partner/revenue?from=2026-11-01&to=2026-10-31');
  expect(turned.status).toBe(400);
});
