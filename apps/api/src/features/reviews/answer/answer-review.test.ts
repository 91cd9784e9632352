import { afterEach, expect } from 'vitest';
import { aMember, anOrganisation } from '../../../../test/builders.ts';
import { fixture, test } from '../../../../test/fixtures/review-fixture.ts';

afterEach(async () => {
  await fixture.deps.db.deleteFrom('reviews').execute();
  await fixture.deps.db.deleteFrom('notifications').execute();
  await fixture.dispatchEvents();
});

const THANKS = { text: 'Thank you. The fan is repaired.' };
const answerOf = (id: string) => `/partner/reviews/${id}/answer`;
const callerOfOtherOrganisation = async (role: 'partner_admin' | 'partner_staff' | 'admin') =>
  fixture.clientFor(
    await aMember(fixture.deps, {
      role,
      organisationId: await anOrganisation(fixture.deps, 'Rival'),
    }),
  );

test('staff of the venue answer, every visitor reads it, and the author is notified once', async () => {
  const { review, ...author } = await fixture.createReviewer();
  const answered = await fixture.staff.put(answerOf(review.id), THANKS);
  expect(answered).toMatchObject({
    status: 200,
    body: { answer: { text: THANKS.text, month: '2026-11' }, can_answer: true, own: false },
  });
  const list = await fixture.anonymous.get(`/venues/${fixture.venueId}/reviews`);
  expect(list.body.items[0].answer.text).toBe(THANKS.text);
  await fixture.dispatchEvents();
  expect((await author.get('/notifications')).body).toMatchObject([
    {
      type: 'other',
      title: 'Nafas answered your review',
      message: `“${THANKS.text}”`,
      link: `/app/venue/${fixture.venueId}#reviews`,
    },
  ]);
  const changed = await fixture.admin.put(answerOf(review.id), { text: 'Repaired for good now.' });
  expect(changed.body.answer.text).toBe('Repaired for good now.');
  await fixture.dispatchEvents();
  expect((await author.get('/notifications')).body).toHaveLength(1);
});

test('the author is notified in their language, with the beginning of a long answer', async () => {
  const { review, ...author } = await fixture.createReviewer();
  const { db } = fixture.deps;
  await db.updateTable('users').set({ language: 'fr' }).where('id', '=', author.id).execute();
  await fixture.staff.put(answerOf(review.id), { text: 'Merci beaucoup. '.repeat(40) });
  await fixture.dispatchEvents();
  const [notifications] = (await author.get('/notifications')).body;
  expect(notifications.title).toBe('Nafas a répondu à votre avis');
  expect(notifications.message).toMatch(/^« Merci beaucoup\..*…\s»$/);
  expect(notifications.message.length).toBeLessThan(180);
});

test('an answer stays when the review is edited, and is deleted with it', async () => {
  const { review, ...author } = await fixture.createReviewer();
  await fixture.staff.put(answerOf(review.id), THANKS);
  const changed = await author.put(`/reviews/${review.id}`, {
    rating: 5,
    text: 'The fan is quiet now, thank you.',
  });
  expect(changed.body).toMatchObject({ edited: true, answer: { text: THANKS.text } });
  await author.delete(`/reviews/${review.id}`);
  expect((await fixture.staff.put(answerOf(review.id), THANKS)).status).toBe(404);
});

test('the partner of another venue finds no review to answer, members and admins cannot use the route', async () => {
  const { review, ...author } = await fixture.createReviewer();
  for (const role of ['partner_admin', 'partner_staff'] as const)
    expect(
      (await (await callerOfOtherOrganisation(role)).put(answerOf(review.id), THANKS)).status,
    ).toBe(404);
  expect((await author.put(answerOf(review.id), THANKS)).status).toBe(403);
  expect(
    (await (await callerOfOtherOrganisation('admin')).put(answerOf(review.id), THANKS)).status,
  ).toBe(403);
});

test('only those who may answer are offered to', async () => {
  await fixture.createReviewer();
  const path = `/venues/${fixture.venueId}/reviews`;
  const mayAnswer = async (caller: typeof fixture.staff) =>
    (await caller.get(path)).body.items[0].can_answer;
  expect(await mayAnswer(fixture.staff)).toBe(true);
  expect(await mayAnswer(fixture.admin)).toBe(true);
  expect(await mayAnswer(await callerOfOtherOrganisation('partner_admin'))).toBe(false);
  expect(await mayAnswer(fixture.anonymous)).toBe(false);
});

test('an empty answer and one that is too long are refused', async () => {
  const { review } = await fixture.createReviewer();
  for (const text of ['', '  ', 'x'.repeat(1001)])
    expect((await fixture.staff.put(answerOf(review.id), { text })).status).toBe(400);
});

test('reviews without an answer are listed over all venues, newest first, until they have one', async () => {
  const older = await fixture.createReviewer();
  const newer = await fixture.createReviewer();
  const { db } = fixture.deps;
  const second = await fixture.createVenue({ name: 'Nafas Annex' });
  await db
    .updateTable('reviews')
    .set({ venue_id: second, created_at: new Date('2026-01-05T10:00:00Z') })
    .where('id', '=', older.review.id)
    .execute();
  const waiting = async (caller = fixture.staff) =>
    (await caller.get('/partner/reviews/to-answer?limit=1')).body;
  const first = await waiting();
  expect(first.items).toMatchObject([
    { id: newer.review.id, venue_name: 'Nafas', can_answer: true, answer: null },
  ]);
  const next = await fixture.staff.get(
    `/partner/reviews/to-answer?limit=1&cursor=${first.next_cursor}`,
  );
  expect(next.body).toMatchObject({
    items: [{ id: older.review.id, venue_id: second, venue_name: 'Nafas Annex' }],
    next_cursor: null,
  });
  const today = async () => (await fixture.staff.get('/partner/today')).body.sum.reviews_to_answer;
  expect(await today()).toBe(2);
  await fixture.staff.put(answerOf(newer.review.id), THANKS);
  expect((await waiting()).items).toMatchObject([{ id: older.review.id }]);
  expect(await today()).toBe(1);
  await db
    .updateTable('reviews')
    .set({ taken_down_at: new Date(), taken_down_reason: 'off_topic' })
    .where('id', '=', older.review.id)
    .execute();
  expect((await waiting()).items).toEqual([]);
  expect(await today()).toBe(0);
  expect((await waiting(await callerOfOtherOrganisation('partner_admin'))).items).toEqual([]);
  expect((await fixture.staff.get('/partner/reviews/to-answer?cursor=forged')).status).toBe(400);
});
