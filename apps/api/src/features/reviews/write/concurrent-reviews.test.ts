import { sql } from 'kysely';
import { expect } from 'vitest';
import {
  runConcurrently,
  sortedOutcomes,
  warmUpConnectionPool,
} from '../../../../test/database/race-conditions.ts';
import {
  createReviewFixture,
  fixture,
  REVIEW_INPUT,
  type ReviewFixture,
  test,
} from '../../../../test/fixtures/review-fixture.ts';

test.beforeAll(async () => {
  await warmUpConnectionPool(fixture);
});

/** Sends the same review eight times at once and returns the outcomes and the number stored. */
async function sendReviewConcurrently(target: ReviewFixture) {
  const member = await target.createVisitor();
  const path = `/venues/${target.venueId}/reviews`;
  const responses = await runConcurrently(8, () => member.post(path, REVIEW_INPUT));
  const { kept } = await target.deps.db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  return { kept: Number(kept), answers: sortedOutcomes(responses) };
}

test('of concurrent reviews one is stored and the others are refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { kept, answers } = await sendReviewConcurrently(fixture);
    expect(kept).toBe(1);
    expect(answers).toEqual([201, ...Array.from({ length: 7 }, () => 'already_reviewed')]);
  }
});

test('without the unique index several are stored, so the test above can fail', async () => {
  const bare = await createReviewFixture();
  try {
    await sql`DROP INDEX reviews_one_per_member_and_venue`.execute(bare.deps.db);
    await warmUpConnectionPool(bare);
    let most = 0;
    for (let round = 0; round < 5; round += 1)
      most = Math.max(most, (await sendReviewConcurrently(bare)).kept);
    expect(most).toBeGreaterThan(1);
  } finally {
    await bare.close();
  }
});

test('two concurrent answers store one answer and send one notification', async () => {
  const { review, ...author } = await fixture.createReviewer();
  await runConcurrently(6, (index) =>
    fixture.staff.put(`/partner/reviews/${review.id}/answer`, { text: `Thank you, ${index}.` }),
  );
  await fixture.dispatchEvents();
  expect((await author.get('/notifications')).body).toHaveLength(1);
});
