import { expect } from 'vitest';
import { aMember, anOrganisation, aVenue } from '../../../../test/builders.ts';
import { runWhileLocked } from '../../../../test/database/race-conditions.ts';
import { fixture, test } from '../../../../test/fixtures/statement-fixture.ts';

test.beforeAll(async () => {
  // 23:30 on 18 November in Beirut.
  fixture.clock.set('2026-11-18T21:30:00Z');
});

const propose = (venueId: string, first_day: string, body: object = {}) =>
  fixture.admin.post(`/admin/venues/${venueId}/rate-proposals`, {
    ...{ first_day, currency: 'USD', rates: { class: 1000 } },
    ...body,
  });
const answer = (id: string, accept = true, reason?: string) =>
  fixture.partner.post(`/partner/rate-proposals/${id}/answer`, { accept, reason });

test('proposed rates hold once the partner has accepted them, from their first day', async () => {
  const venueId = await fixture.createVenue();
  const { body: proposal, status } = await propose(venueId, '2026-11-19');
  expect(status).toBe(201);
  const own = (await fixture.partner.get('/partner/rate-proposals')).body.items;
  expect(own[0]).toMatchObject({
    ...{ id: proposal.id, status: 'proposed', first_day: '2026-11-19', currency: 'USD' },
    rates: [{ kind: 'class', amount_minor: 1000, present_minor: null }],
  });
  const found = async () =>
    (await fixture.ops.get('/admin/venue-rates')).body.items.find(
      (row: { venue: { id: string } }) => row.venue.id === venueId,
    );
  expect(await found()).toMatchObject({ rates: [], first_possible_day: '2026-11-19' });
  expect((await answer(proposal.id)).body).toMatchObject({ status: 'accepted' });
  expect(await found()).toMatchObject({ rates: [], proposal: { status: 'accepted' } });
  expect((await answer(proposal.id)).body.code).toBe('rates_answered');
  fixture.clock.set('2026-11-18T22:00:00Z');
  expect((await found()).rates).toEqual([
    { kind: 'class', first_day: '2026-11-19', amount_minor: 1000 },
  ]);
  fixture.clock.set('2026-11-18T21:30:00Z');
});

test('rates are never backdated, neither proposed nor accepted', async () => {
  const venueId = await fixture.createVenue();
  const today = await propose(venueId, '2026-11-18');
  expect(today.body.errors).toMatchObject([{ field: 'first_day', code: 'rates_backdated' }]);
  const far = await propose(venueId, '2028-01-01');
  expect(far.body.errors).toMatchObject([{ field: 'first_day', code: 'date_too_far' }]);
  const { id } = (await propose(venueId, '2026-11-19')).body;
  fixture.clock.set('2026-11-18T22:00:00Z');
  expect((await answer(id)).body.code).toBe('rates_lapsed');
  const { items } = (await fixture.partner.get('/partner/rate-proposals')).body;
  expect(items).toContainEqual(expect.objectContaining({ id, status: 'lapsed' }));
  fixture.clock.set('2026-11-18T21:30:00Z');
});

test('a newer proposal replaces an older one; declining takes a reason and changes nothing', async () => {
  const venueId = await fixture.createVenue();
  const older = (await propose(venueId, '2026-12-01')).body.id;
  const newer = (await propose(venueId, '2026-12-02')).body.id;
  expect((await answer(older)).body.code).toBe('rates_answered');
  expect((await answer(newer, false)).body.errors).toMatchObject([{ field: 'reason' }]);
  expect((await answer(newer, false, 'Too little.')).body).toMatchObject({
    ...{ status: 'declined', reason: 'Too little.' },
  });
  const { rows } = await fixture.deps.pool.query('SELECT FROM visit_rates WHERE venue_id = $1', [
    venueId,
  ]);
  expect(rows).toHaveLength(0);
});

test('a day has one rate of a kind, a partner one currency', async () => {
  const venueId = await fixture.createVenue();
  await fixture.agree('2026-12-01', { class: 1000 }, venueId);
  const again = await propose(venueId, '2026-12-01');
  expect(again.body.errors).toMatchObject([{ field: 'first_day', code: 'rate_taken' }]);
  expect((await propose(venueId, '2026-12-01', { rates: { late: 500 } })).status).toBe(201);
  const euro = await propose(venueId, '2026-12-02', { currency: 'EUR' });
  expect(euro.body.errors).toMatchObject([{ field: 'currency', code: 'currency_of_partner' }]);
  const unknown = await propose(venueId, '2026-12-02', { currency: 'ABC' });
  expect(unknown.body.errors).toMatchObject([{ field: 'currency', code: 'currency_unknown' }]);
  for (const rates of [{}, { class: -1 }, { class: 1.5 }, { walk_in: 100 }])
    expect((await propose(venueId, '2026-12-02', { rates })).status).toBe(400);
});

test('of first rates in two currencies that are accepted at once, one is', async () => {
  const { deps, clientFor } = fixture;
  const { db } = deps;
  const organisationId = await anOrganisation({ db });
  const partner = await aMember({ db }, { role: 'partner_admin', organisationId });
  const client = await clientFor(partner);
  const ids: string[] = [];
  for (const currency of ['USD', 'EUR']) {
    const venueId = await aVenue(db, { organisation_id: organisationId });
    ids.push((await propose(venueId, '2026-12-01', { currency })).body.id);
  }
  const answers = await runWhileLocked(
    fixture,
    (tx) =>
      tx.selectFrom('rate_proposals').select('id').where('id', 'in', ids).forUpdate().execute(),
    ids.map((id) => () => client.post(`/partner/rate-proposals/${id}/answer`, { accept: true })),
  );
  expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
    200,
    'rates_in_other_currency',
  ]);
});

test('venues are found by name, the partner’s too, and by page', async () => {
  await aVenue(fixture.deps.db, { name: '100%_Real Gym' });
  const search = async (text: string) =>
    (await fixture.ops.get(`/admin/venue-rates?search=${encodeURIComponent(text)}`)).body.items;
  expect(await search('%_real')).toMatchObject([
    { venue: { name: '100%_Real Gym' }, rates: [], currency: null, proposal: null },
  ]);
  expect(await search('nothing like it')).toEqual([]);
  const first = (await fixture.ops.get('/admin/venue-rates?limit=1')).body;
  const next = (await fixture.ops.get(`/admin/venue-rates?limit=1&cursor=${first.next_cursor}`))
    .body;
  expect(next.items[0].venue.id).not.toBe(first.items[0].venue.id);
});

test('a published venue without an agreed rate is listed for the platform, and says so to its partner', async () => {
  const venueId = await fixture.createVenue();
  const unpaid = async () =>
    (await fixture.ops.get('/admin/venue-rates?unpaid=true&limit=100')).body.items.map(
      ({ venue }: { venue: { id: string } }) => venue.id,
    );
  const own = async () => (await fixture.partner.get(`/partner/venues/${venueId}`)).body;
  expect(await unpaid()).toContain(venueId);
  expect(await unpaid()).not.toContain(fixture.venueId);
  expect(await own()).toMatchObject({ paid_from: null, rates_proposed_from: null });
  const { id } = (await propose(venueId, '2026-11-20')).body;
  expect(await own()).toMatchObject({ paid_from: null, rates_proposed_from: '2026-11-20' });
  await answer(id);
  expect(await own()).toMatchObject({ paid_from: '2026-11-20', rates_proposed_from: null });
  expect(await unpaid()).not.toContain(venueId);
  await fixture.deps.db
    .updateTable('venues')
    .set({ status: 'draft' })
    .where('id', '=', await fixture.createVenue())
    .execute();
  const rows = (await fixture.ops.get('/admin/venue-rates?unpaid=true&limit=100')).body.items;
  expect(rows.every(({ published }: { published: boolean }) => published)).toBe(true);
});
