import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aMember, anOrganisation } from '../../../test/builders.ts';
import { type ReviewWorld, reviewWorld } from '../../../test/review-world.ts';

let world: ReviewWorld;
beforeAll(async () => {
  world = await reviewWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  await world.deps.db.deleteFrom('reviews').execute();
  await world.deps.db.deleteFrom('notifications').execute();
  await world.tellFacts();
});

const THANKS = { text: 'Thank you. The fan is repaired.' };
const answerOf = (id: string) => `/partner/reviews/${id}/answer`;
const others = async (role: 'partner_admin' | 'partner_staff' | 'admin') =>
  world.as(
    await aMember(world.deps, { role, organisationId: await anOrganisation(world.deps, 'Rival') }),
  );

test('staff of the venue answer, everybody reads it, and the author is told once', async () => {
  const { review, ...author } = await world.reviewer();
  const answered = await world.staff.put(answerOf(review.id), THANKS);
  expect(answered).toMatchObject({
    status: 200,
    body: { answer: { text: THANKS.text, month: '2026-11' }, can_answer: true, own: false },
  });
  const list = await world.anonymous.get(`/venues/${world.venueId}/reviews`);
  expect(list.body.items[0].answer.text).toBe(THANKS.text);
  await world.tellFacts();
  expect((await author.get('/notifications')).body).toMatchObject([
    {
      type: 'other',
      title: 'Nafas answered your review',
      message: `“${THANKS.text}”`,
      link: `/app/venue/${world.venueId}#reviews`,
    },
  ]);
  const changed = await world.admin.put(answerOf(review.id), { text: 'Repaired for good now.' });
  expect(changed.body.answer.text).toBe('Repaired for good now.');
  await world.tellFacts();
  expect((await author.get('/notifications')).body).toHaveLength(1);
});

test('the author is told in their language, with the beginning of a long answer', async () => {
  const { review, ...author } = await world.reviewer();
  const { db } = world.deps;
  await db.updateTable('users').set({ language: 'fr' }).where('id', '=', author.id).execute();
  await world.staff.put(answerOf(review.id), { text: 'Merci beaucoup. '.repeat(40) });
  await world.tellFacts();
  const [told] = (await author.get('/notifications')).body;
  expect(told.title).toBe('Nafas a répondu à votre avis');
  expect(told.message).toMatch(/^« Merci beaucoup\..*…\s»$/);
  expect(told.message.length).toBeLessThan(180);
});

test('an answer stays when the review is changed, and goes with it', async () => {
  const { review, ...author } = await world.reviewer();
  await world.staff.put(answerOf(review.id), THANKS);
  const changed = await author.put(`/reviews/${review.id}`, {
    rating: 5,
    text: 'The fan is quiet now, thank you.',
  });
  expect(changed.body).toMatchObject({ edited: true, answer: { text: THANKS.text } });
  await author.delete(`/reviews/${review.id}`);
  expect((await world.staff.put(answerOf(review.id), THANKS)).status).toBe(404);
});

test('the partner of another venue finds no review to answer, members and admins have no such door', async () => {
  const { review, ...author } = await world.reviewer();
  for (const role of ['partner_admin', 'partner_staff'] as const)
    expect((await (await others(role)).put(answerOf(review.id), THANKS)).status).toBe(404);
  expect((await author.put(answerOf(review.id), THANKS)).status).toBe(403);
  expect((await (await others('admin')).put(answerOf(review.id), THANKS)).status).toBe(403);
});

test('only those who may answer are told that they may', async () => {
  await world.reviewer();
  const path = `/venues/${world.venueId}/reviews`;
  const mayAnswer = async (caller: typeof world.staff) =>
    (await caller.get(path)).body.items[0].can_answer;
  expect(await mayAnswer(world.staff)).toBe(true);
  expect(await mayAnswer(world.admin)).toBe(true);
  expect(await mayAnswer(await others('partner_admin'))).toBe(false);
  expect(await mayAnswer(world.anonymous)).toBe(false);
});

test('an empty answer and a speech are refused', async () => {
  const { review } = await world.reviewer();
  for (const text of ['', '  ', 'x'.repeat(1001)])
    expect((await world.staff.put(answerOf(review.id), { text })).status).toBe(400);
});
