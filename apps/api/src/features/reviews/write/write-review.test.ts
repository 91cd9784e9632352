import { afterEach, expect } from 'vitest';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, REVIEW_INPUT, test } from '../../../../test/fixtures/review-fixture.ts';

afterEach(async () => {
  await fixture.deps.db.deleteFrom('reviews').execute();
});

const reviewsPath = () => `/venues/${fixture.venueId}/reviews`;
const ownReviewPath = () => `/venues/${fixture.venueId}/own-review`;
const rating = async () => (await fixture.anonymous.get(`/venues/${fixture.venueId}`)).body.rating;
const failedRules = (rules: { code: string; passed: boolean }[]) =>
  rules.filter((rule) => !rule.passed).map((rule) => rule.code);

test('a member who attended a class reviews the venue, shown with a short name and the month', async () => {
  const member = await fixture.createVisitor();
  await fixture.deps.db
    .updateTable('users')
    .set({ full_name: 'Rima Abi Nader' })
    .where('id', '=', member.id)
    .execute();
  const before = await member.get(ownReviewPath());
  expect(before.body).toMatchObject({ review: null, allowed: true });
  const written = await member.post(reviewsPath(), { rating: 5, text: `  ${REVIEW_INPUT.text}  ` });
  expect(written).toMatchObject({
    status: 201,
    body: { rating: 5, text: REVIEW_INPUT.text, own: true },
  });
  const { items } = (await fixture.anonymous.get(reviewsPath())).body;
  expect(items).toEqual([
    {
      id: written.body.id,
      rating: 5,
      text: REVIEW_INPUT.text,
      author_name: 'Rima N.',
      month: '2026-11',
      edited: false,
      answer: null,
      own: false,
      can_answer: false,
    },
  ]);
  expect((await member.get(ownReviewPath())).body).toMatchObject({
    review: { own: true },
    allowed: false,
  });
});

test('an open-gym visit counts as a visit until it is corrected', async () => {
  const member = await fixture.createMember();
  const visit = await member.post('/check-ins', { qr_code: fixture.qrCode, open_gym: true });
  expect((await member.get(ownReviewPath())).body.allowed).toBe(true);
  await fixture.staff.post(`/partner/check-ins/${visit.body.id}/correct`, {
    reason: 'Wrong person',
  });
  expect(failedRules((await member.get(ownReviewPath())).body.rules)).toEqual([
    'review_needs_visit',
  ]);
});

test.each(['confirmed', 'no_show', 'cancelled', 'waitlisted'])(
  'a booking that is %s does not count as a visit',
  async (status) => {
    const member = await fixture.createVisitor(status);
    const response = await member.post(reviewsPath(), REVIEW_INPUT);
    expect(response).toMatchObject({ status: 409, body: { code: 'review_needs_visit' } });
    expect((await fixture.anonymous.get(reviewsPath())).body.items).toEqual([]);
  },
);

test('a visit at one venue does not permit reviewing another', async () => {
  const member = await fixture.createVisitor();
  const other = await fixture.createVenue();
  const response = await member.post(`/venues/${other}/reviews`, REVIEW_INPUT);
  expect(response.body.code).toBe('review_needs_visit');
});

test('no member reviews a venue of their own organisation', async () => {
  const response = await fixture.staff.post(reviewsPath(), REVIEW_INPUT);
  expect(response).toMatchObject({ status: 409, body: { code: 'own_venue_review' } });
});

test('a second review is refused, in the requested language', async () => {
  const member = await fixture.createReviewer();
  const again = await member.post(reviewsPath(), REVIEW_INPUT, { 'accept-language': 'de' });
  expect(again).toMatchObject({ status: 409, body: { code: 'already_reviewed' } });
  expect(again.body.detail).toBe('Du hast diesen Ort schon bewertet.');
});

test('the author edits and deletes it; afterwards they may write another', async () => {
  const { review, ...author } = await fixture.createReviewer({ rating: 2 });
  const path = `/reviews/${review.id}`;
  const same = await author.put(path, { rating: 2, text: REVIEW_INPUT.text });
  expect(same.body.edited).toBe(false);
  const changed = await author.put(path, { rating: 4, text: 'Better on the second visit.' });
  expect(changed).toMatchObject({ status: 200, body: { rating: 4, edited: true } });
  expect(await rating()).toMatchObject({ count: 1, average: 4 });
  expect((await author.delete(path)).status).toBe(204);
  expect(await rating()).toEqual({ count: 0, average: null, distribution: [0, 0, 0, 0, 0] });
  expect((await author.post(reviewsPath(), REVIEW_INPUT)).status).toBe(201);
});

test("another person's review is not found for editing or deleting, not even by the venue", async () => {
  const { review } = await fixture.createReviewer();
  const stranger = await fixture.createVisitor();
  for (const caller of [stranger, fixture.staff, fixture.admin]) {
    expect((await caller.put(`/reviews/${review.id}`, REVIEW_INPUT)).status).toBe(404);
    expect((await caller.delete(`/reviews/${review.id}`)).status).toBe(404);
  }
  expect(await rating()).toMatchObject({ count: 1 });
});

test('no stars, six stars, too short and too long a text are refused by field', async () => {
  const member = await fixture.createVisitor();
  const fieldsOf = async (body: object) =>
    (await member.post(reviewsPath(), body)).body.errors.map(
      ({ field }: { field: string }) => field,
    );
  expect(await fieldsOf({ ...REVIEW_INPUT, rating: 0 })).toEqual(['rating']);
  expect(await fieldsOf({ ...REVIEW_INPUT, rating: 6 })).toEqual(['rating']);
  expect(await fieldsOf({ ...REVIEW_INPUT, rating: 4.5 })).toEqual(['rating']);
  expect(await fieldsOf({ ...REVIEW_INPUT, text: '   good    ' })).toEqual(['text']);
  expect(await fieldsOf({ ...REVIEW_INPUT, text: 'x'.repeat(1501) })).toEqual(['text']);
});

test('a venue that is not published has no reviews to read or to write', async () => {
  const member = await fixture.createVisitor();
  const draft = await fixture.createVenue({ status: 'draft' });
  expect((await fixture.anonymous.get(`/venues/${draft}/reviews`)).status).toBe(404);
  expect((await member.get(`/venues/${draft}/own-review`)).status).toBe(404);
  expect((await member.post(`/venues/${draft}/reviews`, REVIEW_INPUT)).status).toBe(404);
});

test('the average has one decimal, with the number of reviews for each rating', async () => {
  for (const stars of [5, 5, 4, 1]) await fixture.createReviewer({ rating: stars });
  expect(await rating()).toEqual({ count: 4, average: 3.8, distribution: [1, 0, 0, 1, 2] });
});

test('reviews come newest first, page by page, each once', async () => {
  const written: string[] = [];
  for (let minute = 0; minute < 5; minute += 1) {
    // Two have the same timestamp, so the cursor must use the id as well.
    fixture.clock.set(NOW + Math.floor(minute / 2) * 60_000);
    written.push((await fixture.createReviewer()).review.id);
  }
  const listed: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await fixture.anonymous.get(
      `${reviewsPath()}?limit=2${cursor ? `&cursor=${cursor}` : ''}`,
    );
    expect(page.body.items.length).toBeLessThanOrEqual(2);
    listed.push(...page.body.items.map(({ id }: { id: string }) => id));
    cursor = page.body.next_cursor;
  } while (cursor);
  expect(listed).toHaveLength(5);
  expect(listed[0]).toBe(written[4]);
  expect([...listed].sort()).toEqual([...written].sort());
});

test('a cursor of another list is refused', async () => {
  const forged = Buffer.from(JSON.stringify(['name', 'x', 'y'])).toString('base64url');
  const response = await fixture.anonymous.get(`${reviewsPath()}?cursor=${forged}`);
  expect(response).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});
