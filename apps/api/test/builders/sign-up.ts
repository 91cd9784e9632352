import type { TestApp } from '../build-app.ts';
import type { TestResponse } from '../client/test-client.ts';
import { TEST_PASSWORD } from './accounts.ts';

/** Signs up through the API; the email is not confirmed yet. */
export function signUpAs(
  { anonymous }: Pick<TestApp, 'anonymous'>,
  email: string,
  more: object = {},
): Promise<TestResponse> {
  return anonymous.post('/auth/sign-up', {
    email,
    password: TEST_PASSWORD,
    full_name: 'Maya Khoury',
    adult: true,
    ...more,
  });
}

/** The id of the user with an email, or undefined. */
export async function userIdOf({ deps }: TestApp, email: string): Promise<string | undefined> {
  const row = await deps.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id;
}
