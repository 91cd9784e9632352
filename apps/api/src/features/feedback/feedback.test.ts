import { expect } from 'vitest';
import { api, test } from '../../../test/api-test.ts';
import { aMember } from '../../../test/builders.ts';

test('a member gives feedback and reads it with its answer, newest first', async () => {
  const caller = await api.clientFor(await aMember(api.deps));
  const created = await caller.post('/feedback', {
    category: 'idea',
    rating: 4,
    message: '  More morning classes, please  ',
  });
  expect(created).toMatchObject({
    status: 201,
    body: { category: 'idea', rating: 4, message: 'More morning classes, please', answer: null },
  });
  await caller.post('/feedback', { category: 'bug', message: 'The map is upside down' });
  const { db } = api.deps;
  await db
    .updateTable('feedback')
    .set({ answer: 'They come in spring', answered_at: '2026-11-22T10:00:00Z' })
    .where('id', '=', created.body.id)
    .execute();
  expect((await caller.get('/feedback')).body).toMatchObject({
    items: [
      { category: 'bug', rating: null },
      { answer: 'They come in spring', answered_at: '2026-11-22T10:00:00.000Z' },
    ],
    next_cursor: null,
  });
});

test('no member reads what another wrote', async () => {
  const rima = await api.clientFor(await aMember(api.deps));
  await rima.post('/feedback', { category: 'other', message: 'Between you and me' });
  const karl = await api.clientFor(await aMember(api.deps));
  expect((await karl.get('/feedback')).body.items).toEqual([]);
});

test('an empty message, an unknown category and a rating of six are refused by field', async () => {
  const caller = await api.clientFor(await aMember(api.deps));
  const answer = await caller.post('/feedback', { category: 'praise', rating: 6, message: ' a ' });
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  expect(answer.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
    'category',
    'message',
    'rating',
  ]);
});
