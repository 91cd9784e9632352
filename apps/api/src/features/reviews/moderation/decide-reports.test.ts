import { beforeEach, expect } from 'vitest';
import { aMember, TEST_PASSWORD, type TestUser } from '../../../../test/builders.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import {
  aReportedReview,
  fixture,
  REVIEW_INPUT,
  type ReviewFixture,
  test,
} from '../../../../test/fixtures/review-fixture.ts';

let staff: TestUser;
let ops: Awaited<ReturnType<ReviewFixture['clientFor']>>;
test.beforeAll(async () => {
  staff = await aMember(fixture.deps, { role: 'ops' });
  ops = await fixture.clientFor(staff);
});
beforeEach(async () => {
  await fixture.deps.db.deleteFrom('reviews').execute();
  await fixture.deps.db.deleteFrom('notifications').execute();
  await fixture.deps.db.deleteFrom('mails').execute();
  await fixture.dispatchEvents();
});

const KEEP = { outcome: 'kept', seen_edited_at: null };
const DOWN = {
  outcome: 'taken_down',
  reason: 'insulting',
  comment: 'The teacher is called names.',
  seen_edited_at: null,
};
const decisionPath = (id: string) => `/admin/reviews/${id}/decision`;
const reviewsPath = () => `/venues/${fixture.venueId}/reviews`;
const ownReviewPath = () => `/venues/${fixture.venueId}/own-review`;
const venue = async () => (await fixture.anonymous.get(`/venues/${fixture.venueId}`)).body;
const listAwaitingModeration = async () => (await ops.get('/admin/review-reports')).body.items;
const inboxOf = async (caller: typeof ops) => (await caller.get('/notifications')).body;

test('a review that is taken down leaves the list and the rating, and its author still sees it', async () => {
  const { review, author } = await aReportedReview(fixture);
  await fixture.createReviewer({ rating: 5 });
  expect((await venue()).rating).toMatchObject({ count: 2, average: 3.5 });
  const decided = await ops.post(decisionPath(review.id), DOWN);
  expect(decided).toMatchObject({ status: 200, body: { outcome: 'taken_down', reports: 1 } });
  expect((await venue()).rating).toMatchObject({ count: 1, average: 5 });
  const listed = (await author.get(reviewsPath())).body.items;
  expect(listed.map(({ id }: { id: string }) => id)).not.toContain(review.id);
  expect((await author.get(ownReviewPath())).body).toMatchObject({
    review: { id: review.id, text: REVIEW_INPUT.text },
    taken_down: { at: new Date(NOW).toISOString(), reason: 'insulting', comment: DOWN.comment },
    allowed: false,
  });
  expect(await listAwaitingModeration()).toEqual([]);
});

test('a review that is kept stays as it was, and its reports are closed', async () => {
  const { review, author, reporter } = await aReportedReview(fixture);
  const decided = await ops.post(decisionPath(review.id), KEEP);
  expect(decided).toMatchObject({ status: 200, body: { outcome: 'kept', reports: 1 } });
  expect((await venue()).rating.count).toBe(1);
  expect((await author.get(ownReviewPath())).body).toMatchObject({ taken_down: null });
  expect(await listAwaitingModeration()).toEqual([]);
  await reporter.post(`/reviews/${review.id}/report`, { reason: 'off_topic' });
  expect(await listAwaitingModeration()).toEqual([]);
});

test('the author is notified of the reason in their language, in the app and by mail', async () => {
  const { review, author } = await aReportedReview(fixture);
  const { db } = fixture.deps;
  await db.updateTable('users').set({ language: 'fr' }).where('id', '=', author.id).execute();
  await ops.post(decisionPath(review.id), DOWN);
  await fixture.dispatchEvents();
  expect(await inboxOf(author)).toMatchObject([
    {
      type: 'other',
      title: 'Nous avons retiré votre avis sur Nafas',
      message:
        'Il insulte ou menace quelqu’un. Notre explication : « The teacher is called names. » Plus personne d’autre ne le voit.',
      link: `/app/venue/${fixture.venueId}#reviews`,
    },
  ]);
  const mails = await db.selectFrom('mails').select(['subject', 'text_body']).execute();
  expect(mails).toMatchObject([{ subject: 'Nous avons retiré votre avis sur Nafas' }]);
  expect(mails[0]?.text_body).toContain(`/app/venue/${fixture.venueId}#reviews`);
});

test('an author who declined mails about reviews is notified in the app only', async () => {
  const { review, author } = await aReportedReview(fixture);
  await author.patch('/profile', { email_preferences: { reviews: false } });
  await ops.post(decisionPath(review.id), { ...DOWN, reason: 'other' });
  await fixture.dispatchEvents();
  expect(await inboxOf(author)).toMatchObject([
    { message: 'We write: “The teacher is called names.” Nobody else sees it any more.' },
  ]);
  expect(await fixture.deps.db.selectFrom('mails').select('id').execute()).toEqual([]);
});

test.each([
  [DOWN, 'The review of Nafas is taken down. Thank you for telling us.'],
  [KEEP, 'The review of Nafas stays: we found nothing in it that breaks our rules.'],
])('every member who reported it is notified of the decision, once', async (decided, said) => {
  const { review, reporter } = await aReportedReview(fixture);
  const second = await fixture.createMember();
  await second.post(`/reviews/${review.id}/report`, { reason: 'off_topic' });
  await ops.post(`/reviews/${review.id}/report`, { reason: 'off_topic' });
  expect((await ops.post(decisionPath(review.id), decided)).body.reports).toBe(3);
  await ops.post(decisionPath(review.id), decided);
  await fixture.dispatchEvents();
  for (const recipient of [reporter, second])
    expect(await inboxOf(recipient)).toEqual([
      expect.objectContaining({
        title: 'We read the review you reported',
        message: expect.stringContaining(said),
      }),
    ]);
  // The moderator who decided is not notified.
  expect(await inboxOf(ops)).toEqual([]);
});

test('each decision is in the audit log once, with who, before and after, without any text', async () => {
  const { review } = await aReportedReview(fixture);
  await ops.post(decisionPath(review.id), DOWN);
  await ops.post(decisionPath(review.id), DOWN);
  const entries = await fixture.deps.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'action', 'before', 'after'])
    .where('subject_id', '=', review.id)
    .execute();
  expect(entries).toEqual([
    {
      actor_user_id: staff.id,
      action: 'take_down_review',
      before: { shown: true, open_reports: 1 },
      after: { shown: false, open_reports: 0, reason: 'insulting', characters: 28 },
    },
  ]);
});

test('the same decision sent again gets the same response; a different one, or by another person, is refused', async () => {
  const { review } = await aReportedReview(fixture);
  const first = await ops.post(decisionPath(review.id), DOWN);
  fixture.clock.set(NOW + 60_000);
  expect((await ops.post(decisionPath(review.id), DOWN)).body).toEqual(first.body);
  expect((await ops.post(decisionPath(review.id), KEEP)).body.code).toBe('reports_decided');
  const admin = await fixture.clientFor(await aMember(fixture.deps, { role: 'admin' }));
  expect(await admin.post(decisionPath(review.id), DOWN)).toMatchObject({
    status: 409,
    body: { code: 'reports_decided', details: { outcome: 'taken_down' } },
  });
});

test('a review that was edited after staff read it is not decided', async () => {
  const { review, author, reporter } = await aReportedReview(fixture);
  const changed = { rating: 2, text: 'The room was cold and the class began late.' };
  fixture.clock.set(NOW + 1_000);
  await author.put(`/reviews/${review.id}`, changed);
  expect((await ops.post(decisionPath(review.id), DOWN)).body.code).toBe('review_changed');
  const [seen] = await listAwaitingModeration();
  const seen_edited_at = seen.review.edited_at;
  expect((await ops.post(decisionPath(review.id), { ...KEEP, seen_edited_at })).status).toBe(200);
  // A review that was kept and then edited may be reported by the same member once more.
  fixture.clock.set(NOW + 2_000);
  await author.put(`/reviews/${review.id}`, { ...changed, text: 'The teacher is a fool.' });
  await reporter.post(`/reviews/${review.id}/report`, { reason: 'insulting' });
  expect(await listAwaitingModeration()).toMatchObject([{ reports: 1 }]);
});

test('a review that was taken down cannot be edited, answered or reported', async () => {
  const { review, author } = await aReportedReview(fixture);
  await ops.post(decisionPath(review.id), DOWN);
  expect(await author.put(`/reviews/${review.id}`, REVIEW_INPUT)).toMatchObject({
    status: 409,
    body: { code: 'review_taken_down' },
  });
  const response = await fixture.staff.put(`/partner/reviews/${review.id}/answer`, { text: 'Oh.' });
  expect(response.status).toBe(404);
  const report = await fixture.staff.post(`/reviews/${review.id}/report`, { reason: 'off_topic' });
  expect(report.status).toBe(404);
});

test('its author may delete it, but writes the next one only after another visit', async () => {
  const { review, author } = await aReportedReview(fixture);
  await ops.post(decisionPath(review.id), DOWN);
  expect((await author.post(reviewsPath(), REVIEW_INPUT)).body.code).toBe('review_taken_down');
  expect((await author.delete(`/reviews/${review.id}`)).status).toBe(204);
  const refused = await author.post(reviewsPath(), REVIEW_INPUT, { 'accept-language': 'de' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'review_taken_down' } });
  expect(refused.body.detail).toContain('Nach deinem nächsten Besuch');
  fixture.clock.set(NOW + 3_600_000);
  const visit = await author.post('/check-ins', { qr_code: fixture.qrCode, open_gym: true });
  expect(visit.status).toBe(201);
  expect((await author.get(ownReviewPath())).body).toMatchObject({ review: null, allowed: true });
  expect((await author.post(reviewsPath(), REVIEW_INPUT)).status).toBe(201);
});

test('only ops and admins see and decide, never about their own review, and with a reason', async () => {
  const { review, author } = await aReportedReview(fixture);
  const list = '/admin/review-reports';
  expect((await fixture.anonymous.get(list)).status).toBe(401);
  expect((await fixture.anonymous.post(decisionPath(review.id), KEEP)).status).toBe(401);
  for (const caller of [author, fixture.staff, fixture.admin]) {
    expect((await caller.get(list)).status).toBe(403);
    expect((await caller.post(decisionPath(review.id), KEEP)).status).toBe(403);
  }
  const { db } = fixture.deps;
  for (const vague of [
    { ...DOWN, reason: undefined },
    { ...DOWN, reason: 'other', comment: '' },
  ])
    expect((await ops.post(decisionPath(review.id), vague)).body.code).toBe('reason_required');
  await db.updateTable('reviews').set({ user_id: staff.id }).where('id', '=', review.id).execute();
  expect(await listAwaitingModeration()).toMatchObject([{ can_decide: false }]);
  expect((await ops.post(decisionPath(review.id), KEEP)).body.code).toBe('forbidden');
});

test('a review that was not reported, or that does not exist, cannot be decided', async () => {
  const { review } = await fixture.createReviewer();
  const nothing = '00000000-0000-4000-8000-000000000000';
  expect((await ops.post(decisionPath(review.id), DOWN)).status).toBe(404);
  expect((await ops.post(decisionPath(nothing), DOWN)).status).toBe(404);
});

test('the download lists what was taken down and why, and deleting the account deletes it all', async () => {
  const { review, author } = await aReportedReview(fixture);
  await ops.post(decisionPath(review.id), DOWN);
  const { body } = await author.get('/profile/data');
  expect(body.reviews).toMatchObject([
    { taken_down_reason: 'insulting', taken_down_comment: DOWN.comment },
  ]);
  expect(body.review_restrictions).toMatchObject([{ venue: 'Nafas' }]);
  await author.post('/profile/delete', { password: TEST_PASSWORD });
  const left = await fixture.deps.db
    .selectFrom('review_restrictions')
    .select('since')
    .where('user_id', '=', author.id)
    .execute();
  expect(left).toEqual([]);
});
