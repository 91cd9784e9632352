import { beforeEach, expect } from 'vitest';
import { aMember, type TestUser } from '../../../../test/builders.ts';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import {
  aReportedReview,
  fixture,
  type ReviewFixture,
  test,
} from '../../../../test/fixtures/review-fixture.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findReview, lockReview } from '../reviews.store.ts';
import { decideReports } from './decide-reports.ts';
import { countOpenReports } from './review-reports.store.ts';
import { takeDownReview } from './take-down-review.store.ts';

let staff: TestUser;
let ops: Awaited<ReturnType<ReviewFixture['clientFor']>>;
test.beforeAll(async () => {
  staff = await aMember(fixture.deps, { role: 'ops' });
  ops = await fixture.clientFor(staff);
});
beforeEach(async () => {
  await fixture.deps.db.deleteFrom('reviews').execute();
});

const KEEP = { outcome: 'kept', seen_edited_at: null };
const DOWN = { outcome: 'taken_down', reason: 'insulting', comment: '', seen_edited_at: null };
const decisionPath = (id: string) => `/admin/reviews/${id}/decision`;
const inboxOf = async (caller: typeof ops) => (await caller.get('/notifications')).body;
const venue = async () => (await fixture.anonymous.get(`/venues/${fixture.venueId}`)).body;
const listAwaitingModeration = async () => (await ops.get('/admin/review-reports')).body.items;

const asMember = ({ id }: { id: string }): AuthenticatedUser => ({
  id,
  role: 'ops',
  organisationId: null,
  sessionId: '',
  language: 'en',
});

test('of concurrent decisions by several staff one is made and the others are refused', async () => {
  const { review, author, reporter } = await aReportedReview(fixture);
  const others = [
    await aMember(fixture.deps, { role: 'ops' }),
    await aMember(fixture.deps, { role: 'admin' }),
  ];
  const callers = [ops, ...(await Promise.all(others.map((other) => fixture.clientFor(other))))];
  const responses = await Promise.all(
    callers.map((caller, index) => caller.post(decisionPath(review.id), index === 1 ? KEEP : DOWN)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await fixture.dispatchEvents();
  expect(await inboxOf(reporter)).toHaveLength(1);
  const down = responses.find(({ status }) => status === 200)?.body.outcome === 'taken_down';
  expect((await venue()).rating.count).toBe(down ? 0 : 1);
  expect(await inboxOf(author)).toHaveLength(down ? 1 : 0);
});

test('without the lock both decide, so the test above can fail', async () => {
  const { review } = await aReportedReview(fixture);
  const second = await aMember(fixture.deps, { role: 'ops' });
  let looked = 0;
  let open: () => void = () => undefined;
  const bothLooked = new Promise<void>((resolve) => {
    open = resolve;
  });
  const responses = await Promise.all(
    (['kept', 'taken_down'] as const).map((outcome, index) =>
      decideReports(
        fixture.deps,
        review.id,
        { outcome, reason: 'insulting', comment: '', seen_edited_at: null },
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
  expect(responses.filter((response) => !isRefusal(response))).toHaveLength(2);
});

test('an edit that arrives while staff take the review down is refused', async () => {
  const { review, author } = await aReportedReview(fixture);
  const { answer: response } = await fixture.deps.db.transaction().execute(async (tx) => {
    const read = (await lockReview(tx, review.id)) && (await findReview(tx, review.id));
    if (!read) throw new Error('There is a review');
    const response = author.put(`/reviews/${review.id}`, {
      rating: 1,
      text: 'Worse words than those.',
    });
    await waitForBlockedStatements(fixture);
    await takeDownReview(tx, read, {
      reason: 'insulting',
      comment: null,
      at: new Date(fixture.clock.now()),
    });
    return { answer: response };
  });
  expect((await response).body.code).toBe('review_taken_down');
});

test('a report that arrives while staff take the review down does not stay open', async () => {
  const { review } = await aReportedReview(fixture);
  const late = await fixture.createMember();
  await Promise.all([
    ops.post(decisionPath(review.id), DOWN),
    late.post(`/reviews/${review.id}/report`, { reason: 'off_topic' }),
  ]);
  expect(await listAwaitingModeration()).toEqual([]);
});
