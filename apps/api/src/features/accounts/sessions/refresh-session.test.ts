import { REFRESH_REUSE_GRACE_PERIOD, SESSION_IDLE_LIFETIME } from '@pulse/domain';
import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aMember, clientWithSession, signInAs } from '../../../../test/builders.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { createAccountsDeps } from '../accounts-deps.ts';
import { refreshSession } from './refresh-session.ts';
import type { advanceGeneration } from './user-sessions.store.ts';

const refresh = (refresh_token: string) => api.anonymous.post('/auth/refresh', { refresh_token });

async function aSignedInMember() {
  const { id, email } = await aMember(api.deps);
  const session = await signInAs(api, { email });
  return { id, session, first: session.body.refresh_token as string };
}

/** Refreshes `times` times in a row, each time with the newest token, and returns all tokens. */
async function rotate(token: string, times: number): Promise<string[]> {
  const tokens = [token];
  for (let i = 0; i < times; i += 1) {
    const { status, body } = await refresh(tokens.at(-1) ?? '');
    expect(status).toBe(200);
    tokens.push(body.refresh_token);
  }
  return tokens;
}

test('each refresh returns a new pair, and the new access token works', async () => {
  const { first } = await aSignedInMember();
  const response = await refresh(first);
  expect(response.status).toBe(200);
  expect(response.body.refresh_token).not.toBe(first);
  expect((await clientWithSession(api, response).get('/auth/me')).status).toBe(200);
});

test('two tabs that refresh with one token at once continue with the same token', async () => {
  const { id, first } = await aSignedInMember();
  const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ body }) => body.refresh_token)).size).toBe(1);
  expect(await generationOf(id)).toBe(1);
  expect((await refresh(responses[0]?.body.refresh_token)).status).toBe(200);
});

test('without the condition on the generation, the same concurrent refreshes lose their tokens', async () => {
  const { id, first } = await aSignedInMember();
  const accounts = createAccountsDeps(api.deps);
  // What advanceGeneration would be without `where generation = from`.
  const { promise: twoHaveRead, resolve } = Promise.withResolvers<void>();
  let readers = 0;
  const unconditional: typeof advanceGeneration = async (db, familyId, _from, now) => {
    readers += 1;
    if (readers === 2) resolve();
    await twoHaveRead;
    await db
      .updateTable('user_sessions')
      .set((row) => ({ generation: row('generation', '+', 1), rotated_at: now }))
      .where('id', '=', familyId)
      .execute();
    return true;
  };
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      refreshSession(accounts, first, { network: '', userAgent: '' }, unconditional),
    ),
  );
  const [response] = responses.filter((each) => !isRefusal(each));
  expect(await generationOf(id)).not.toBe(1);
  const next = await refresh(response && !isRefusal(response) ? response.refresh_token : '');
  expect(next.status).toBe(401);
});

test('the immediate parent is accepted again for a few seconds, and afterwards ends the session', async () => {
  api.clock.advance(0);
  const { first } = await aSignedInMember();
  const [, second = ''] = await rotate(first, 1);
  api.clock.advance(REFRESH_REUSE_GRACE_PERIOD - 1);
  const repeated = await refresh(first);
  expect([repeated.status, repeated.body.refresh_token]).toEqual([200, second]);

  api.clock.advance(1);
  expect((await refresh(first)).body.code).toBe('session_expired');
  expect((await refresh(second)).body.code).toBe('session_expired');
});

test('an older token ends the session at once, with its newest refresh token and its access token', async () => {
  const { session, first } = await aSignedInMember();
  const tokens = await rotate(first, 2);
  const me = clientWithSession(api, session);
  expect((await me.get('/auth/me')).status).toBe(200);

  expect((await refresh(first)).body.code).toBe('session_expired');
  expect((await refresh(tokens.at(-1) ?? '')).body.code).toBe('session_expired');
  expect((await me.get('/auth/me')).status).toBe(401);
});

test('the current token keeps working where nothing was reused', async () => {
  const { session, first } = await aSignedInMember();
  const tokens = await rotate(first, 2);
  expect((await refresh(tokens.at(-1) ?? '')).status).toBe(200);
  expect((await clientWithSession(api, session).get('/auth/me')).status).toBe(200);
});

test('reuse in one session leaves the other sessions of the user signed in', async () => {
  const { email } = await aMember(api.deps);
  const stolen = (await signInAs(api, { email })).body.refresh_token;
  const other = await signInAs(api, { email });
  await rotate(stolen, 2);
  await refresh(stolen);
  expect((await refresh(other.body.refresh_token)).status).toBe(200);
});

test('a session that was not used for 30 days is ended', async () => {
  const { first } = await aSignedInMember();
  api.clock.advance(SESSION_IDLE_LIFETIME);
  expect((await refresh(first)).status).toBe(401);
});

test('a forged token, and one of a generation that never existed, are refused', async () => {
  const { first } = await aSignedInMember();
  const [family = '', , proof = ''] = first.split('.');
  for (const token of [`${family}.1.${proof}`, `${family}.0.${'A'.repeat(43)}`, 'nonsense', ''])
    expect((await refresh(token)).body.code).toBe('session_expired');
  expect((await refresh(first)).status).toBe(200);
});

async function generationOf(userId: string): Promise<number> {
  const { generation } = await api.deps.db
    .selectFrom('user_sessions')
    .select('generation')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return generation;
}
