import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type TestApp } from './build-app.ts';
import { aMember, TEST_PASSWORD } from './builders.ts';

let api: TestApp;
beforeAll(async () => {
  api = await buildApp({ rateLimit: true });
});
afterAll(() => api.close());

test('a verified user signs in, is known by the token, and is not after signing out', async () => {
  const { email } = await aMember(api.deps, { fullName: 'Maya Khoury' });
  const signedIn = await api.anonymous.post('/auth/sign-in', { email, password: TEST_PASSWORD });
  expect(signedIn.status).toBe(200);
  const me = api.anonymous.with({ authorization: `Bearer ${signedIn.body.access_token}` });
  expect((await me.get('/auth/me')).body.user_metadata.full_name).toBe('Maya Khoury');
  expect((await me.post('/auth/logout')).status).toBe(204);
  expect((await me.get('/auth/me')).status).toBe(401);
});
