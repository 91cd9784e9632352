import pg from 'pg';
import { expect, vi } from 'vitest';
import { api, test as base } from '../../../test/api-test.ts';

const test = base.extend(
  'overrides',
  { scope: 'file' },
  { rateLimit: true, preparesStatements: false },
);

test('without prepared statements, a limited route sends no statement with a name', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const signIn = () =>
    api.anonymous.post('/auth/sign-in', { email: 'nobody@pulse.test', password: 'Wrong-2026!' });
  for (let i = 0; i < 5; i += 1) expect((await signIn()).status).toBe(401);
  const sent = query.mock.calls.map(([statement]) => statement as unknown as object | string);
  query.mockRestore();
  const text = (statement: object | string) =>
    typeof statement === 'string' ? statement : (statement as { text: string }).text;
  expect(sent.some((statement) => text(statement).includes('rate_limits'))).toBe(true);
  expect(sent.filter((statement) => typeof statement === 'object' && 'name' in statement)).toEqual(
    [],
  );
});
