import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOW } from '../../../test/booking-world.ts';
import { aMember, TEST_PASSWORD } from '../../../test/builders.ts';
import { type ReviewWorld, reviewWorld, SAID } from '../../../test/review-world.ts';

let world: ReviewWorld;
beforeAll(async () => {
  world = await reviewWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.deps.db.deleteFrom('reviews').execute();
});

const report = (id: string) => `/reviews/${id}/report`;
const ops = async () => world.as(await aMember(world.deps, { role: 'ops' }));
const listed = async () => (await (await ops()).get('/admin/review-reports')).body.items;

test('ops see a reported review once, with every reason, the last reported first', async () => {
  const quiet = await world.reviewer({ text: 'Nothing wrong with this one.' });
  const rude = await world.reviewer();
  const [first, second] = [await world.member(), await world.member()];
  expect((await first.post(report(rude.review.id), { reason: 'Insults a person' })).status).toBe(
    204,
  );
  world.clock.set(NOW + 60_000);
  await second.post(report(rude.review.id), { reason: 'Not about this venue' });
  const items = await listed();
  expect(items).toMatchObject([
    {
      review: { id: rude.review.id, text: SAID.text, venue_id: world.venueId, venue_name: 'Nafas' },
      reports: 2,
      reasons: ['Not about this venue', 'Insults a person'],
      reported_at: new Date(NOW + 60_000).toISOString(),
    },
  ]);
  world.clock.set(NOW + 120_000);
  await first.post(report(quiet.review.id), { reason: 'Advertises another studio' });
  const caller = await ops();
  const page = await caller.get('/admin/review-reports?limit=1');
  expect(page.body.items[0].review.id).toBe(quiet.review.id);
  const next = await caller.get(`/admin/review-reports?limit=1&cursor=${page.body.next_cursor}`);
  expect(next.body).toMatchObject({
    items: [{ review: { id: rude.review.id } }],
    next_cursor: null,
  });
});

test('a second report by the same member changes nothing', async () => {
  const { review } = await world.reviewer();
  const member = await world.member();
  await member.post(report(review.id), { reason: 'Insults a person' });
  expect((await member.post(report(review.id), { reason: 'And again' })).status).toBe(204);
  expect(await listed()).toMatchObject([{ reports: 1, reasons: ['Insults a person'] }]);
});

test('what is not there, and what is one’s own, cannot be reported', async () => {
  const { review, ...author } = await world.reviewer();
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await author.post(report(review.id), { reason: 'Mine' })).body.code).toBe('not_found');
  expect((await author.post(report(nobody), { reason: 'Gone' })).status).toBe(404);
  expect((await world.staff.post(report(review.id), { reason: ' ' })).status).toBe(400);
});

test('reports are in the download, and go with the account and with the review', async () => {
  const { review, ...author } = await world.reviewer();
  const member = await world.member();
  await member.post(report(review.id), { reason: 'Insults a person' });
  const { body } = await member.get('/profile/data');
  expect(body.review_reports).toMatchObject([{ review_id: review.id, reason: 'Insults a person' }]);
  await member.post('/profile/delete', { password: TEST_PASSWORD });
  expect(await listed()).toEqual([]);
  await (await world.member()).post(report(review.id), { reason: 'Still rude' });
  await author.delete(`/reviews/${review.id}`);
  expect(await listed()).toEqual([]);
});
