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
const RUDE = { fault: 'insulting' };
const ops = async () => world.as(await aMember(world.deps, { role: 'ops' }));
const listed = async () => (await (await ops()).get('/admin/review-reports')).body;

test('ops see a reported review once, with who reported it, why and when, the last first', async () => {
  await world.reviewer({ text: 'Nothing wrong with this one.' });
  const rude = await world.reviewer();
  const { db } = world.deps;
  await db
    .updateTable('users')
    .set({ language: 'de', full_name: 'Greta Abel' })
    .where('id', '=', rude.id)
    .execute();
  const member = await world.member();
  await db
    .updateTable('users')
    .set({ full_name: 'Fadi Haddad' })
    .where('id', '=', member.id)
    .execute();
  expect((await member.post(report(rude.review.id), RUDE)).status).toBe(204);
  world.clock.set(NOW + 60_000);
  await world.staff.post(report(rude.review.id), { fault: 'other', words: 'Never came to us' });
  expect(await listed()).toMatchObject({
    open: 1,
    next_cursor: null,
    items: [
      {
        review: {
          id: rude.review.id,
          text: SAID.text,
          author_name: 'Greta A.',
          author_language: 'de',
          venue_id: world.venueId,
          venue_name: 'Nafas',
          edited_at: null,
        },
        reports: 2,
        newest: [
          { at_the_venue: true, fault: 'other', words: 'Never came to us' },
          {
            by: 'Fadi Haddad',
            at_the_venue: false,
            fault: 'insulting',
            words: null,
            reported_at: new Date(NOW).toISOString(),
          },
        ],
        can_decide: true,
      },
    ],
  });
});

test('the longest waiting comes first, page by page, each once', async () => {
  const reported: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const { review } = await world.reviewer();
    // Two share their moment: the cursor must tell them apart.
    world.clock.set(NOW + Math.floor(index / 2) * 60_000);
    await world.staff.post(report(review.id), RUDE);
    reported.push(review.id);
  }
  // A second report does not send the first to the end of the line.
  world.clock.set(NOW + 3_600_000);
  await (await world.member()).post(report(reported[0] ?? ''), RUDE);
  const caller = await ops();
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: '2', ...(cursor && { cursor }) });
    const { body } = await caller.get(`/admin/review-reports?${query}`);
    expect(body.items.length).toBeLessThanOrEqual(2);
    expect(body.open).toBe(5);
    seen.push(...body.items.map((item: { review: { id: string } }) => item.review.id));
    cursor = body.next_cursor;
  } while (cursor && seen.length < 9);
  expect(seen).toHaveLength(5);
  expect(seen.slice(0, 2).sort()).toEqual(reported.slice(0, 2).sort());
  expect(seen[4]).toBe(reported[4]);
  expect(new Set(seen)).toEqual(new Set(reported));
  expect((await caller.get('/admin/review-reports?cursor=forged')).status).toBe(400);
});

test('a second report by the same member changes nothing', async () => {
  const { review } = await world.reviewer();
  const member = await world.member();
  await member.post(report(review.id), RUDE);
  expect((await member.post(report(review.id), { fault: 'advertising' })).status).toBe(204);
  expect((await listed()).items).toMatchObject([{ reports: 1, newest: [RUDE] }]);
});

test('what is not there, and what is one’s own, cannot be reported; something else needs words', async () => {
  const { review, ...author } = await world.reviewer();
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await author.post(report(review.id), RUDE)).body.code).toBe('not_found');
  expect((await author.post(report(nobody), RUDE)).status).toBe(404);
  expect((await world.anonymous.post(report(review.id), RUDE)).status).toBe(401);
  expect((await world.staff.post(report(review.id), { fault: 'ugly' })).status).toBe(400);
  const vague = await world.staff.post(report(review.id), { fault: 'other', words: ' ' });
  expect(vague).toMatchObject({ status: 400, body: { code: 'reason_required' } });
});

test('reports are in the download, and go with the account and with the review', async () => {
  const { review, ...author } = await world.reviewer();
  const member = await world.member();
  await member.post(report(review.id), { ...RUDE, words: 'Calls the teacher names' });
  const { body } = await member.get('/profile/data');
  expect(body.review_reports).toMatchObject([
    { review_id: review.id, fault: 'insulting', words: 'Calls the teacher names', outcome: null },
  ]);
  await member.post('/profile/delete', { password: TEST_PASSWORD });
  expect((await listed()).items).toEqual([]);
  await (await world.member()).post(report(review.id), RUDE);
  await author.delete(`/reviews/${review.id}`);
  expect(await listed()).toMatchObject({ items: [], open: 0 });
});
