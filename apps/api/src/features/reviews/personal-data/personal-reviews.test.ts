import { expect } from 'vitest';
import { TEST_PASSWORD } from '../../../../test/builders.ts';
import { fixture, REVIEW_INPUT, test } from '../../../../test/fixtures/review-fixture.ts';

test('the download contains the member’s reviews with their answers, and nothing of others', async () => {
  await fixture.createReviewer({ text: 'Somebody else was here as well.' });
  const { review, ...author } = await fixture.createReviewer();
  await fixture.staff.put(`/partner/reviews/${review.id}/answer`, { text: 'Thank you!' });
  const { body } = await author.get('/profile/data');
  expect(body.reviews).toMatchObject([
    { id: review.id, venue: 'Nafas', rating: 4, text: REVIEW_INPUT.text, answer: 'Thank you!' },
  ]);
});

test('deleting an account deletes its reviews, also from the average', async () => {
  const { review, ...author } = await fixture.createReviewer();
  const path = `/venues/${fixture.venueId}`;
  const before = (await fixture.anonymous.get(path)).body.rating.count;
  expect((await author.post('/profile/delete', { password: TEST_PASSWORD })).status).toBe(204);
  expect((await fixture.anonymous.get(path)).body.rating.count).toBe(before - 1);
  const { items } = (await fixture.anonymous.get(`${path}/reviews`)).body;
  expect(items.map(({ id }: { id: string }) => id)).not.toContain(review.id);
});

test('the answer of a deleted staff account stays, without the name', async () => {
  const { review } = await fixture.createReviewer();
  await fixture.staff.put(`/partner/reviews/${review.id}/answer`, { text: 'See you soon.' });
  await fixture.staff.post('/profile/delete', { password: TEST_PASSWORD });
  const row = await fixture.deps.db
    .selectFrom('reviews')
    .select(['answer', 'answered_by'])
    .where('id', '=', review.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ answer: 'See you soon.', answered_by: null });
});
