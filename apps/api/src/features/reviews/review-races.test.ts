import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codes, many, openConnections } from '../../../test/races.ts';
import { type ReviewWorld, reviewWorld, SAID } from '../../../test/review-world.ts';

let world: ReviewWorld;
beforeAll(async () => {
  world = await reviewWorld();
  await openConnections(world);
});
afterAll(() => world.close());

/** A visitor sends the same review eight times at once; what is answered and what is kept. */
async function sendAtOnce(here: ReviewWorld) {
  const member = await here.visitor();
  const path = `/venues/${here.venueId}/reviews`;
  const answers = await many(8, () => member.post(path, SAID));
  const { kept } = await here.deps.db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  return { kept: Number(kept), answers: codes(answers) };
}

test('of reviews sent at once one stays and the others are refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { kept, answers } = await sendAtOnce(world);
    expect(kept).toBe(1);
    expect(answers).toEqual([201, ...Array.from({ length: 7 }, () => 'already_reviewed')]);
  }
});

test('without the unique index several stay: the test above can fail', async () => {
  const bare = await reviewWorld();
  try {
    await sql`DROP INDEX reviews_one_a_member_and_venue`.execute(bare.deps.db);
    await openConnections(bare);
    let most = 0;
    for (let round = 0; round < 5; round += 1) most = Math.max(most, (await sendAtOnce(bare)).kept);
    expect(most).toBeGreaterThan(1);
  } finally {
    await bare.close();
  }
});

test('two who answer at once leave one answer and one piece of news', async () => {
  const { review, ...author } = await world.reviewer();
  await many(6, (index) =>
    world.staff.put(`/partner/reviews/${review.id}/answer`, { text: `Thank you, ${index}.` }),
  );
  await world.tellFacts();
  expect((await author.get('/notifications')).body).toHaveLength(1);
});
