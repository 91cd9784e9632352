import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { api, test } from '../../../test/api-test.ts';
import { aMember } from '../../../test/builders.ts';
import type { TestClient } from '../../../test/client/test-client.ts';
import {
  explain,
  recordStatements,
  type SentStatement,
  sequentiallyScannedTables,
  usedIndexes,
} from '../../../test/database/query-plans.ts';
import { listReceivedFeedbackRows } from './feedback.store.ts';

let ops: TestClient;
test.beforeAll(async () => {
  ops = await api.clientFor(await aMember(api.deps, { role: 'ops', fullName: 'Omar Ops' }));
});

async function aFeedback(message: string, overrides: Parameters<typeof aMember>[1] = {}) {
  api.clock.advance(1_000);
  const author = await aMember(api.deps, overrides);
  const caller = await api.clientFor(author);
  const { body } = await caller.post('/feedback', { category: 'bug', rating: 2, message });
  return { id: body.id as string, author, caller };
}
const answerFeedbackAs = (caller: TestClient, id: string, answer = 'Mended this morning') =>
  caller.post(`/admin/feedback/${id}/answer`, { answer: answer });

test('staff read unanswered feedback, answer it, and find it among the answered', async () => {
  const { id, caller } = await aFeedback('The door code did not work', {
    fullName: 'Lea Saad',
    language: 'fr',
  });
  const list = await ops.get('/admin/feedback?state=unanswered');
  expect(list.body.items[0]).toMatchObject({
    id,
    rating: 2,
    message: 'The door code did not work',
    answer: null,
    has_screenshot: false,
    member: { full_name: 'Lea Saad', language: 'fr' },
  });
  const answered = await answerFeedbackAs(ops, id);
  expect(answered).toMatchObject({
    status: 200,
    body: { id, answer: 'Mended this morning', answered_by: 'Omar Ops' },
  });
  const left = await ops.get('/admin/feedback?state=unanswered');
  expect(left.body.items.map((item: { id: string }) => item.id)).not.toContain(id);
  expect((await ops.get('/admin/feedback?state=answered')).body.items[0].id).toBe(id);
  expect((await caller.get('/feedback')).body.items[0].answer).toBe('Mended this morning');
});

test.each([
  ['en', 'We answered your feedback'],
  ['fr', 'Nous avons répondu à votre avis'],
  ['de', 'Wir haben auf dein Feedback geantwortet'],
] as const)(
  'the author is notified of the answer, in %s, with a link to it',
  async (language, title) => {
    const { id, caller } = await aFeedback('Please tell me', { language });
    await answerFeedbackAs(ops, id, `All is well.\n${'And more words. '.repeat(30)}`);
    await api.dispatchEvents();
    const [notification] = (await caller.get('/notifications')).body;
    expect(notification).toMatchObject({
      type: 'other',
      title,
      link: `/app/feedback#feedback-${id}`,
    });
    expect(notification.message).toMatch(/^All is well\. And more words\..*…$/);
    expect(notification.message.length).toBeLessThanOrEqual(141);
  },
);

test('an answer whose author is deleted by then notifies no member', async () => {
  const { id, author } = await aFeedback('Never mind');
  await answerFeedbackAs(ops, id);
  const { db } = api.deps;
  await db.deleteFrom('feedback').where('id', '=', id).execute();
  expect(await api.dispatchEvents()).toMatchObject({ failed: 0 });
  const rows = await db.selectFrom('notifications').where('user_id', '=', author.id).execute();
  expect(rows).toEqual([]);
});

test('the audit log records who answered what, without the text', async () => {
  const { id } = await aFeedback('Between us');
  await answerFeedbackAs(ops, id, 'A personal word');
  const { rows } = await sql`SELECT action, before, after FROM audit_log
    WHERE subject_type = 'feedback' AND subject_id = ${id}`.execute(api.deps.db);
  expect(rows).toEqual([
    {
      action: 'answer_feedback',
      before: { answered: false },
      after: { answered: true, characters: 15 },
    },
  ]);
});

test('of ten concurrent answers one is written, and one notification sent', async () => {
  const { id, caller } = await aFeedback('Who is first?');
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => answerFeedbackAs(ops, id, `Answer ${index}`)),
  );
  const stored = responses.filter(({ status }) => status === 200);
  expect(stored).toHaveLength(1);
  for (const { status, body } of responses)
    if (status !== 200) expect([status, body.code]).toEqual([409, 'feedback_answered']);
  await api.dispatchEvents();
  expect((await caller.get('/feedback')).body.items[0].answer).toBe(stored[0]?.body.answer);
  expect((await caller.get('/notifications')).body).toHaveLength(1);
});

test('an answer to unknown feedback, an empty one and one by a member are refused', async () => {
  const { id, caller } = await aFeedback('This one is mine');
  expect((await answerFeedbackAs(ops, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await answerFeedbackAs(ops, id, ' ')).status).toBe(400);
  expect((await answerFeedbackAs(caller, id)).status).toBe(403);
});

test('pages have no gap and no repeat, also within one moment', async () => {
  api.clock.advance(1_000);
  const caller = await api.clientFor(await aMember(api.deps));
  const created: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const { body } = await caller.post('/feedback', { category: 'idea', message: `Idea ${index}` });
    created.push(body.id);
  }
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: '3', ...(cursor && { cursor }) });
    const { body } = await ops.get(`/admin/feedback?${query}`);
    expect(body.items.length).toBeLessThanOrEqual(3);
    seen.push(...body.items.map((item: { id: string }) => item.id));
    cursor = body.next_cursor;
  } while (cursor && seen.length < 9);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.slice(0, 7).sort()).toEqual(created.sort());
  expect((await ops.get('/admin/feedback?cursor=forged')).status).toBe(400);
});

test('each list reads its own index, and no more of it than a page', async () => {
  const { db, pool } = api.deps;
  const { author } = await aFeedback('One more');
  await sql`
    INSERT INTO feedback (user_id, category, message, answer, created_at)
    SELECT id, 'other', 'Words', CASE WHEN n % 10 > 0 THEN 'Thank you' END, now() - n * interval '1 hour'
    FROM users, generate_series(1, 10000) AS n WHERE id = ${author.id}`.execute(db);
  await sql`ANALYZE feedback`.execute(db);
  const after = { key: '2026-10-01T10:00:00Z', id: randomUUID() };
  for (const [answered, index] of [
    [false, 'feedback_unanswered_idx'],
    [true, 'feedback_answered_idx'],
  ] as const) {
    const [page] = await recordStatements(api.deps, (deps) =>
      listReceivedFeedbackRows(deps.db, { answered, after, limit: 20 }),
    );
    const plan = await explain(pool, page as SentStatement);
    expect(usedIndexes(plan)).toContain(index);
    expect(sequentiallyScannedTables(plan)).not.toContain('feedback');
    expect(JSON.stringify(plan)).not.toContain('"Sort"');
  }
});
