import { createDigitalIdCode } from '@pulse/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  aMember,
  aMembership,
  clientWithSession,
  mailedResetToken,
  signInAs,
  TEST_PASSWORD,
  type TestUser,
} from '../../../../test/builders.ts';
import type { TestClient, TestResponse } from '../../../../test/client/test-client.ts';
import {
  createFrontDeskFixture,
  type FrontDeskFixture,
} from '../../../../test/fixtures/front-desk-fixture.ts';

const NEW_PASSWORD = 'Another-Pass-2!';

let fixture: FrontDeskFixture;
beforeEach(async () => {
  fixture = await createFrontDeskFixture();
});
afterEach(() => fixture.close());

/** The code that a device with this stored digital ID shows now. */
const createCodeFrom = ({ body: { secret, member_code } }: TestResponse) =>
  createDigitalIdCode(
    new Uint8Array(Buffer.from(secret, 'base64url')),
    member_code,
    fixture.clock.now(),
  );
const scan = (code: string) =>
  fixture.staff
    .with({ 'accept-language': 'en' })
    .post('/partner/check-ins/scan', { venue_id: fixture.venueId, code });

/** A booked member signed in on two devices, with the digital ID that one of them stored. */
async function aMemberWithTwoSessions() {
  const user = await aMember(fixture.deps);
  await aMembership(fixture.deps.db, { user_id: user.id });
  const phone = clientWithSession(fixture, await signInAs(fixture, user));
  const stolen = clientWithSession(fixture, await signInAs(fixture, user));
  await phone.post('/bookings', { class_session_id: await fixture.createSessionIn(20) });
  return { user, phone, stolen, stored: await stolen.get('/digital-id') };
}

type RevokeSessions = (phone: TestClient, user: TestUser) => Promise<TestClient>;
const revocations: [string, RevokeSessions][] = [
  [
    'signing out everywhere',
    async (phone) => {
      expect((await phone.post('/profile/sessions/revoke-others')).status).toBe(204);
      return phone;
    },
  ],
  [
    'a new password',
    async (phone) => {
      const body = { password: NEW_PASSWORD, current_password: TEST_PASSWORD };
      return clientWithSession(fixture, await phone.put('/auth/user', body));
    },
  ],
  [
    'a reset password',
    async (_phone, user) => {
      await fixture.anonymous.post('/auth/forgot-password', { email: user.email });
      const token = await mailedResetToken(fixture, user.id);
      await fixture.anonymous.post('/auth/reset-password', { token, password: NEW_PASSWORD });
      return clientWithSession(
        fixture,
        await signInAs(fixture, { ...user, password: NEW_PASSWORD }),
      );
    },
  ],
];

test.each(revocations)(
  'after %s the digital ID of a stolen device is rejected',
  async (_action, revokeSessions) => {
    const { user, phone, stolen, stored } = await aMemberWithTwoSessions();
    const current = await revokeSessions(phone, user);

    expect((await stolen.get('/digital-id')).status).toBe(401);
    expect(await scan(await createCodeFrom(stored))).toMatchObject({
      status: 404,
      body: {
        code: 'code_unknown',
        detail:
          'This is not the code of a member. Ask for the Digital ID in the app, or look the member up.',
      },
    });
    expect((await scan(await createCodeFrom(await current.get('/digital-id')))).status).toBe(201);
  },
);

test('signing out on one device does not change the digital ID of the others', async () => {
  const { phone, stolen, stored } = await aMemberWithTwoSessions();
  await stolen.post('/auth/logout');
  expect((await phone.get('/digital-id')).body.secret).toBe(stored.body.secret);
  expect((await scan(await createCodeFrom(stored))).status).toBe(201);
});
