import { beforeEach, expect } from 'vitest';
import { aMember, TEST_PASSWORD } from '../../../../test/builders.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, REVIEW_INPUT, test } from '../../../../test/fixtures/review-fixture.ts';

beforeEach(async () => {
  await fixture.deps.db.deleteFrom('reviews').execute();
});

const reportPath = (id: string) => `/reviews/${id}/report`;
const RUDE = { reason: 'insulting' };
const ops = async () => fixture.clientFor(await aMember(fixture.deps, { role: 'ops' }));
const listReported = async () => (await (await ops()).get('/admin/review-reports')).body;

test('ops see a reported review once, with who reported it, why and when, the last first', async () => {
  await fixture.createReviewer({ text: 'Nothing wrong with this one.' });
  const rude = await fixture.createReviewer();
  const { db } = fixture.deps;
  await db
    .updateTable('users')
    .set({ language: 'de', full_name: 'Greta Abel' })
    .where('id', '=', rude.id)
    .execute();
  const member = await fixture.createMember();
  await db
    .updateTable('users')
    .set({ full_name: 'Fadi Haddad' })
    .where('id', '=', member.id)
    .execute();
  expect((await member.post(reportPath(rude.review.id), RUDE)).status).toBe(204);
  fixture.clock.set(NOW + 60_000);
  await fixture.staff.post(reportPath(rude.review.id), {
    reason: 'other',
    comment: 'Never came to us',
  });
  expect(await listReported()).toMatchObject({
    open: 1,
    next_cursor: null,
    items: [
      {
        review: {
          id: rude.review.id,
          text: REVIEW_INPUT.text,
          author_name: 'Greta A.',
          author_language: 'de',
          venue_id: fixture.venueId,
          venue_name: 'Nafas',
          edited_at: null,
        },
        reports: 2,
        newest: [
          { at_the_venue: true, reason: 'other', comment: 'Never came to us' },
          {
            by: 'Fadi Haddad',
            at_the_venue: false,
            reason: 'insulting',
            comment: null,
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
    const { review } = await fixture.createReviewer();
    // Two have the same timestamp, so the cursor must use the id as well.
    fixture.clock.set(NOW + Math.floor(index / 2) * 60_000);
    await fixture.staff.post(reportPath(review.id), RUDE);
    reported.push(review.id);
  }
  // A second report does not change the position of the first.
  fixture.clock.set(NOW + 3_600_000);
  await (await fixture.createMember()).post(reportPath(reported[0] ?? ''), RUDE);
  const caller = await ops();
  const listed: string[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: '2', ...(cursor && { cursor }) });
    const { body } = await caller.get(`/admin/review-reports?${query}`);
    expect(body.items.length).toBeLessThanOrEqual(2);
    expect(body.open).toBe(5);
    listed.push(...body.items.map((item: { review: { id: string } }) => item.review.id));
    cursor = body.next_cursor;
  } while (cursor && listed.length < 9);
  expect(listed).toHaveLength(5);
  expect(listed.slice(0, 2).sort()).toEqual(reported.slice(0, 2).sort());
  expect(listed[4]).toBe(reported[4]);
  expect(new Set(listed)).toEqual(new Set(reported));
  expect((await caller.get('/admin/review-reports?cursor=forged')).status).toBe(400);
});

test('a second report by the same member changes nothing', async () => {
  const { review } = await fixture.createReviewer();
  const member = await fixture.createMember();
  await member.post(reportPath(review.id), RUDE);
  expect((await member.post(reportPath(review.id), { reason: 'advertising' })).status).toBe(204);
  expect((await listReported()).items).toMatchObject([{ reports: 1, newest: [RUDE] }]);
});

test('an unknown review and one’s own cannot be reported; other reasons need a comment', async () => {
  const { review, ...author } = await fixture.createReviewer();
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await author.post(reportPath(review.id), RUDE)).body.code).toBe('not_found');
  expect((await author.post(reportPath(nobody), RUDE)).status).toBe(404);
  expect((await fixture.anonymous.post(reportPath(review.id), RUDE)).status).toBe(401);
  expect((await fixture.staff.post(reportPath(review.id), { reason: 'ugly' })).status).toBe(400);
  const vague = await fixture.staff.post(reportPath(review.id), { reason: 'other', comment: ' ' });
  expect(vague).toMatchObject({ status: 400, body: { code: 'reason_required' } });
});

test('reports are in the download, and are deleted with the account and with the review', async () => {
  const { review, ...author } = await fixture.createReviewer();
  const member = await fixture.createMember();
  await member.post(reportPath(review.id), { ...RUDE, comment: 'Calls the teacher names' });
  const { body } = await member.get('/profile/data');
  expect(body.review_reports).toMatchObject([
    {
      review_id: review.id,
      reason: 'insulting',
      comment: 'Calls the teacher names',
      outcome: null,
    },
  ]);
  await member.post('/profile/delete', { password: TEST_PASSWORD });
  expect((await listReported()).items).toEqual([]);
  await (await fixture.createMember()).post(reportPath(review.id), RUDE);
  await author.delete(`/reviews/${review.id}`);
  expect(await listReported()).toMatchObject({ items: [], open: 0 });
});
