import type { TestApp } from '../build-app.ts';
import type { TestClient, TestResponse } from '../client/test-client.ts';
import { TEST_PASSWORD } from './accounts.ts';

/** Signs in through the API, as a browser does. */
export function signInAs(
  { anonymous }: Pick<TestApp, 'anonymous'>,
  { email, password = TEST_PASSWORD }: { email: string; password?: string },
): Promise<TestResponse> {
  return anonymous.post('/auth/sign-in', { email, password });
}

/** A client with the access token of a response that signed a user in. */
export function clientWithSession(
  { anonymous }: Pick<TestApp, 'anonymous'>,
  { body }: TestResponse,
): TestClient {
  return anonymous.with({ authorization: `Bearer ${body.access_token}` });
}

/** The token of the last pending event of this type, before it is dispatched and cleared. */
export async function mailedToken(
  { deps }: TestApp,
  type: string,
  userId: string,
): Promise<string> {
  const events = await deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('type', '=', type)
    .orderBy('id', 'desc')
    .execute();
  const payloads = events.map(({ payload }) => payload as { user_id?: string; token?: string });
  const token = payloads.find(({ user_id }) => user_id === userId)?.token;
  if (!token) throw new Error(`no ${type} for ${userId}`);
  return token;
}

/** The token of the last link of a kind that is mailed to a user when what waits is dispatched. */
export async function dispatchedToken(
  api: TestApp,
  type:
    | 'account.signed_up'
    | 'account.password_reset_requested'
    | 'account.verification_requested'
    | 'account.sign_in_link_requested'
    | 'account.email_change_requested'
    | 'account.email_changed',
  userId: string,
): Promise<string> {
  let last: string | undefined;
  api.deps.events.on(type, async ({ user_id, token }) => {
    if (user_id === userId) last = token;
  });
  await api.dispatchEvents();
  if (!last) throw new Error(`no ${type} for ${userId}`);
  return last;
}

/** The token of the last reset link that is mailed to a user when what waits is dispatched. */
export const mailedResetToken = (api: TestApp, userId: string) =>
  dispatchedToken(api, 'account.password_reset_requested', userId);
