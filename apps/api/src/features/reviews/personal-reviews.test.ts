import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../test/builders.ts';
import { type ReviewWorld, reviewWorld, SAID } from '../../../test/review-world.ts';

let world: ReviewWorld;
beforeAll(async () => {
  world = await reviewWorld();
});
afterAll(() => world.close());

test('the download holds what the member wrote and was answered, and nothing of others', async () => {
  await world.reviewer({ text: 'Somebody else was here as well.' });
  const { review, ...author } = await world.reviewer();
  await world.staff.put(`/partner/reviews/${review.id}/answer`, { text: 'Thank you!' });
  const { body } = await author.get('/profile/data');
  expect(body.reviews).toMatchObject([
    { id: review.id, venue: 'Nafas', rating: 4, text: SAID.text, answer: 'Thank you!' },
  ]);
});

test('a deleted account takes its reviews along, out of the average too', async () => {
  const { review, ...author } = await world.reviewer();
  const path = `/venues/${world.venueId}`;
  const before = (await world.anonymous.get(path)).body.rating.count;
  expect((await author.post('/profile/delete', { password: TEST_PASSWORD })).status).toBe(204);
  expect((await world.anonymous.get(path)).body.rating.count).toBe(before - 1);
  const { items } = (await world.anonymous.get(`${path}/reviews`)).body;
  expect(items.map(({ id }: { id: string }) => id)).not.toContain(review.id);
});

test('the answer of staff who left stays, without saying who gave it', async () => {
  const { review } = await world.reviewer();
  await world.staff.put(`/partner/reviews/${review.id}/answer`, { text: 'See you soon.' });
  await world.staff.post('/profile/delete', { password: TEST_PASSWORD });
  const row = await world.deps.db
    .selectFrom('reviews')
    .select(['answer', 'answered_by'])
    .where('id', '=', review.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ answer: 'See you soon.', answered_by: null });
});
