import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aMember, type TestUser } from '../../../test/builders.ts';
import { somebodyWaits } from '../../../test/races.ts';
import { aReportedReview, type ReviewWorld, reviewWorld } from '../../../test/review-world.ts';
import type { Member } from '../../platform/http/guard.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { decideReports } from './decide-reports.ts';
import { countOpenReports } from './review-reports.store.ts';
import { findReview, lockReview } from './reviews.store.ts';
import { takeDown } from './take-downs.store.ts';

let world: ReviewWorld;
let staff: TestUser;
let ops: Awaited<ReturnType<ReviewWorld['as']>>;
beforeAll(async () => {
  world = await reviewWorld();
  staff = await aMember(world.deps, { role: 'ops' });
  ops = await world.as(staff);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.deps.db.deleteFrom('reviews').execute();
});

const KEEP = { outcome: 'kept', seen_edited_at: null };
const DOWN = { outcome: 'taken_down', fault: 'insulting', words: '', seen_edited_at: null };
const decision = (id: string) => `/admin/reviews/${id}/decision`;
const inboxOf = async (caller: typeof ops) => (await caller.get('/notifications')).body;
const venue = async () => (await world.anonymous.get(`/venues/${world.venueId}`)).body;
const waiting = async () => (await ops.get('/admin/review-reports')).body.items;

const asMember = ({ id }: { id: string }): Member => ({
  id,
  role: 'ops',
  organisationId: null,
  familyId: '',
  language: 'en',
});

test('of staff who decide at once one decides and the others are told', async () => {
  const { review, author, reporter } = await aReportedReview(world);
  const others = [
    await aMember(world.deps, { role: 'ops' }),
    await aMember(world.deps, { role: 'admin' }),
  ];
  const callers = [ops, ...(await Promise.all(others.map((other) => world.as(other))))];
  const answers = await Promise.all(
    callers.map((caller, index) => caller.post(decision(review.id), index === 1 ? KEEP : DOWN)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await world.tellFacts();
  expect(await inboxOf(reporter)).toHaveLength(1);
  const down = answers.find(({ status }) => status === 200)?.body.outcome === 'taken_down';
  expect((await venue()).rating.count).toBe(down ? 0 : 1);
  expect(await inboxOf(author)).toHaveLength(down ? 1 : 0);
});

test('without the lock both decide, so the test above can fail', async () => {
  const { review } = await aReportedReview(world);
  const second = await aMember(world.deps, { role: 'ops' });
  let looked = 0;
  let open: () => void = () => undefined;
  const bothLooked = new Promise<void>((resolve) => {
    open = resolve;
  });
  const answers = await Promise.all(
    (['kept', 'taken_down'] as const).map((outcome, index) =>
      decideReports(
        world.deps,
        review.id,
        { outcome, fault: 'insulting', words: '', seen_edited_at: null },
        asMember(index ? staff : second),
        async (tx, id) => {
          const reports = await countOpenReports(tx, id);
          looked += 1;
          if (looked === 2) open();
          await bothLooked;
          return reports;
        },
      ),
    ),
  );
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(2);
});

test('a change that arrives while staff take the review down is told so', async () => {
  const { review, author } = await aReportedReview(world);
  const { answer } = await world.deps.db.transaction().execute(async (tx) => {
    const read = (await lockReview(tx, review.id)) && (await findReview(tx, review.id));
    if (!read) throw new Error('There is a review');
    const answer = author.put(`/reviews/${review.id}`, {
      rating: 1,
      text: 'Worse words than those.',
    });
    await somebodyWaits(world);
    await takeDown(tx, read, { fault: 'insulting', words: null, at: new Date(world.clock.now()) });
    return { answer };
  });
  expect((await answer).body.code).toBe('review_taken_down');
});

test('a report that arrives while staff take the review down does not wait for ever', async () => {
  const { review } = await aReportedReview(world);
  const late = await world.member();
  await Promise.all([
    ops.post(decision(review.id), DOWN),
    late.post(`/reviews/${review.id}/report`, { fault: 'off_topic' }),
  ]);
  expect(await waiting()).toEqual([]);
});
