import { DAY } from '@pulse/domain';
import { expect } from 'vitest';
import { dispatchedToken, mailedToken, signUpAs, userIdOf } from '../../../../test/builders.ts';
import { fixture, test } from '../../../../test/fixtures/booking-fixture.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';

let count = 0;

/** Signs up with a class in mind and returns the mailed link. */
async function signUp(classSessionId: string | undefined) {
  const email = `chooser${++count}@example.test`;
  const response = await signUpAs(fixture, email, { class_session_id: classSessionId });
  expect(response.status).toBe(201);
  const userId = (await userIdOf(fixture, email)) ?? '';
  const tokenOf = (event: string) => mailedToken(fixture, event, userId);
  const resentToken = () => dispatchedToken(fixture, 'account.verification_requested', userId);
  return { email, token: await tokenOf('account.signed_up'), resentToken };
}
const verify = (token: string) => fixture.anonymous.post('/auth/verify-email', { token });

test('the class chosen before signing up comes back with the confirmed email, on any device', async () => {
  const yoga = await fixture.createSession(48);
  const { token } = await signUp(yoga);
  const { body } = await verify(token);
  const { venue, local_date } = (await fixture.anonymous.get(`/class-sessions/${yoga}`)).body;
  expect(body).toMatchObject({
    access_token: expect.any(String),
    class_to_book: { class_session_id: yoga, venue_id: venue.id, local_date },
  });
});

test('a class that filled meanwhile still comes back: its page offers the waitlist and others', async () => {
  const yoga = await fixture.createSession(48, { capacity: 1 });
  const { token } = await signUp(yoga);
  await (await fixture.createMember()).book(yoga);
  expect((await verify(token)).body.class_to_book).toMatchObject({ class_session_id: yoga });
});

test('a class that is unknown, over, cancelled or at a hidden venue is ignored', async () => {
  const [over, cancelled, hidden] = await Promise.all([
    fixture.createSession(-2),
    fixture.createSession(48, { status: 'cancelled' }),
    fixture.createSession(48),
  ]);
  const { venue } = (await fixture.anonymous.get(`/class-sessions/${hidden}`)).body;
  await fixture.deps.db
    .updateTable('venues')
    .set({ status: 'draft' })
    .where('id', '=', venue.id)
    .execute();
  for (const classId of [crypto.randomUUID(), over, cancelled, hidden, undefined]) {
    const { token } = await signUp(classId);
    expect((await verify(token)).body.class_to_book).toBeNull();
  }
});

test('a class that has begun by the time the link is opened is ignored', async () => {
  const { token } = await signUp(await fixture.createSession(2));
  fixture.clock.advance(DAY / 4);
  const { status, body } = await verify(token);
  expect([status, body.class_to_book]).toEqual([200, null]);
});

test('text that is no id, such as an address elsewhere, is refused', async () => {
  const response = await signUpAs(fixture, 'elsewhere@example.test', {
    class_session_id: 'https://elsewhere.test',
  });
  expect([response.status, response.body.code]).toEqual([400, 'validation_failed']);
});

test('a link that was sent again carries the class of the one before, or a newer choice', async () => {
  const [yoga, padel] = [await fixture.createSession(24), await fixture.createSession(48)];
  const { email, resentToken } = await signUp(yoga);
  const resend = (more = {}) =>
    fixture.anonymous.post('/auth/resend-verification', { email, ...more });
  fixture.clock.advance(60_000);
  await resend();
  expect(await classOf(await resentToken())).toBe(yoga);
  fixture.clock.advance(60_000);
  await resend({ class_session_id: padel });
  await fixture.dispatchEvents();
  fixture.clock.advance(60_000);
  await resend({ class_session_id: crypto.randomUUID() });
  const { body } = await verify(await resentToken());
  expect(body.class_to_book.class_session_id).toBe(padel);
});

test('a link that has expired, or was used, still tells which class it carried', async () => {
  const yoga = await fixture.createSession(72);
  const used = await signUp(yoga);
  await verify(used.token);
  const late = await signUp(yoga);
  fixture.clock.advance(DAY + 1);
  const refusals = [await verify(used.token), await verify(late.token)];
  expect(refusals.map(({ body }) => [body.code, body.details.class_session_id])).toEqual([
    ['link_invalid', yoga],
    ['link_expired', yoga],
  ]);
});

/** The class stored with a link that is not used yet. */
async function classOf(token: string): Promise<string | null | undefined> {
  const row = await fixture.deps.db
    .selectFrom('email_links')
    .select('class_session_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row?.class_session_id;
}
