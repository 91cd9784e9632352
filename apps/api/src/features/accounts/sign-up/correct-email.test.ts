import { expect } from 'vitest';
import {
  aMember,
  dispatchedToken,
  mailedResetToken,
  mailedToken,
  signInAs,
  signUpAs,
  TEST_PASSWORD,
  userIdOf,
} from '../../../../test/builders.ts';
import type { TestResponse } from '../../../../test/client/test-client.ts';
import { fixture, test } from '../../../../test/fixtures/booking-fixture.ts';
import { startOwnServer } from '../../../../test/start-server.ts';

let count = 0;

const newAddress = () => `typed${++count}@example.test`;
const correct = (email: string, new_email: string, password = TEST_PASSWORD) =>
  fixture.anonymous.post('/auth/correct-email', { email, new_email, password });
const verify = (token: string) => fixture.anonymous.post('/auth/verify-email', { token });
const codeOf = ({ status, body }: TestResponse) => [status, body.code];

/** Signs up with a mistyped address; `token` is in the email that went there. */
async function signUpMistyped(more: object = {}) {
  const email = newAddress();
  await signUpAs(fixture, email, more);
  const userId = (await userIdOf(fixture, email)) ?? '';
  const tokenOf = (event: string) => mailedToken(fixture, event, userId);
  return { email, userId, token: await tokenOf('account.signed_up'), tokenOf };
}

test('the confirmation goes to the corrected address, and every link to the old one is dead', async () => {
  const yoga = await fixture.createSession(48);
  const { email, userId, token, tokenOf } = await signUpMistyped({ class_session_id: yoga });
  await fixture.anonymous.post('/auth/forgot-password', { email });
  const resetToken = await mailedResetToken(fixture, userId);
  const right = newAddress();
  const corrected = await correct(email, right.toUpperCase());
  expect([corrected.status, corrected.body]).toEqual([202, '']);

  expect(codeOf(await verify(token))).toEqual([410, 'link_invalid']);
  const reset = { token: resetToken, password: 'Stranger-2026!' };
  expect(codeOf(await fixture.anonymous.post('/auth/reset-password', reset))).toEqual([
    410,
    'link_invalid',
  ]);
  const fresh = await verify(await tokenOf('account.verification_requested'));
  expect(fresh.body).toMatchObject({
    user: { id: userId, email: right },
    class_to_book: { class_session_id: yoga },
  });
  expect((await signInAs(fixture, { email: right })).status).toBe(200);
  expect(codeOf(await signInAs(fixture, { email }))).toEqual([401, 'invalid_credentials']);
});

test('the mail is sent to the corrected address', async () => {
  const { email } = await signUpMistyped();
  await fixture.dispatchEvents();
  const right = newAddress();
  await correct(email, right);
  await fixture.dispatchEvents();
  const mails = await fixture.deps.db
    .selectFrom('mails')
    .select('recipient')
    .where('recipient', 'in', [email, right])
    .orderBy('created_at')
    .execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual([email, right]);
});

test('an address that has an account gets the same response, and keeps its account', async () => {
  const member = await aMember(fixture.deps);
  const { email, token, tokenOf } = await signUpMistyped();
  const answers = [await correct(email, member.email), await correct(email, newAddress())];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [202, ''],
    [202, ''],
  ]);
  expect(await userIdOf(fixture, member.email)).toBe(member.id);
  expect((await signInAs(fixture, member)).status).toBe(200);
  expect(codeOf(await verify(token))).toEqual([410, 'link_invalid']);
  expect((await verify(await tokenOf('account.verification_requested'))).status).toBe(200);
});

test('after the address of another account, the mail still can be sent to a third', async () => {
  const member = await aMember(fixture.deps);
  const { email, userId, tokenOf } = await signUpMistyped();
  await correct(email, member.email);
  expect(await userIdOf(fixture, email)).toBe(userId);
  expect((await correct(email, newAddress())).status).toBe(202);
  expect((await verify(await tokenOf('account.verification_requested'))).status).toBe(200);
});

test('an address that awaits its own confirmation is sent that again', async () => {
  const first = await signUpMistyped();
  const second = await signUpMistyped();
  expect((await correct(second.email, first.email)).status).toBe(202);
  const fresh = await verify(
    await dispatchedToken(fixture, 'account.verification_requested', first.userId),
  );
  expect(fresh.body.user.id).toBe(first.userId);
});

test('a wrong password and an unknown address are refused alike', async () => {
  const { email } = await signUpMistyped();
  const unknown = await correct('nobody@example.test', newAddress());
  const wrong = await correct(email, newAddress(), 'Wrong-2026!');
  expect([codeOf(unknown), unknown.body.detail]).toEqual([codeOf(wrong), wrong.body.detail]);
  expect(codeOf(wrong)).toEqual([401, 'invalid_credentials']);
});

test('a confirmed address is not changed this way', async () => {
  const { email, token } = await signUpMistyped();
  await verify(token);
  const late = await correct(email, newAddress());
  expect(codeOf(late)).toEqual([409, 'email_already_confirmed']);
  expect(late.body.detail).toBe('This email is already confirmed. Please sign in.');
  expect((await signInAs(fixture, { email })).status).toBe(200);
});

test('opening the link and correcting the address at once: one of them wins, never both', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 12; round++) {
    const { email, userId, token } = await signUpMistyped();
    const right = newAddress();
    const [verified, corrected] = await Promise.all([verify(token), correct(email, right)]);
    const { email: stored, email_verified_at } = await fixture.deps.db
      .selectFrom('users')
      .select(['email', 'email_verified_at'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const outcome = `${verified.status} ${corrected.status}`;
    outcomes.add(outcome);
    if (verified.status === 200) {
      expect(codeOf(corrected)).toEqual([409, 'email_already_confirmed']);
      expect([stored, email_verified_at !== null]).toEqual([email, true]);
    } else {
      expect([codeOf(verified), corrected.status]).toEqual([[410, 'link_invalid'], 202]);
      expect([stored, email_verified_at]).toEqual([right, null]);
    }
  }
  expect([...outcomes].every((outcome) => ['200 409', '410 202'].includes(outcome))).toBe(true);
});

test('an address that is taken at the same moment is never given to two accounts', async () => {
  for (let round = 0; round < 6; round++) {
    const { email } = await signUpMistyped();
    const wanted = newAddress();
    const [corrected, signedUp] = await Promise.all([
      correct(email, wanted),
      signUpAs(fixture, wanted),
    ]);
    expect(corrected.status).toBe(202);
    expect([201, 409]).toContain(signedUp.status);
    expect(await userIdOf(fixture, wanted)).toBeDefined();
  }
});

test('guesses count as for signing in, and one account mails five corrections an hour', async () => {
  const limited = await startOwnServer({ rateLimit: true });
  const correctLimited = (email: string, new_email: string, password = TEST_PASSWORD) =>
    limited.anonymous.post('/auth/correct-email', { email, new_email, password });
  let email = newAddress();
  await signUpAs(limited, email);
  for (let correction = 0; correction < 5; correction++) {
    const next = newAddress();
    expect((await correctLimited(email, next)).status).toBe(202);
    email = next;
  }
  const beyond = newAddress();
  expect((await correctLimited(email, beyond)).status).toBe(202);
  expect([await userIdOf(limited, beyond), await userIdOf(limited, email)]).toEqual([
    undefined,
    expect.any(String),
  ]);
  for (let guess = 0; guess < 5; guess++) await correctLimited(email, beyond, 'Wrong-2026!');
  expect(codeOf(await correctLimited(email, beyond))).toEqual([429, 'too_many_attempts']);
});
