import { createDigitalIdCode } from '@pulse/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  aMember,
  aMembership,
  callerWith,
  mailedToken,
  signInAs,
  TEST_PASSWORD,
  type TestUser,
} from '../../../test/builders.ts';
import type { Answer, Caller } from '../../../test/caller.ts';
import { type DoorWorld, doorWorld } from '../../../test/door-world.ts';

const NEW_PASSWORD = 'Another-Pass-2!';

let world: DoorWorld;
beforeEach(async () => {
  world = await doorWorld();
});
afterEach(() => world.close());

/** What a device that holds this digital ID shows now. */
const codeMadeFrom = ({ body: { secret, member_code } }: Answer) =>
  createDigitalIdCode(
    new Uint8Array(Buffer.from(secret, 'base64url')),
    member_code,
    world.clock.now(),
  );
const scan = (code: string) =>
  world.staff
    .with({ 'accept-language': 'en' })
    .post('/partner/check-ins/scan', { venue_id: world.venueId, code });

/** A member in a class, with the digital ID that a device of theirs has kept. */
async function onTwoDevices() {
  const user = await aMember(world.deps);
  await aMembership(world.deps.db, { user_id: user.id });
  const phone = callerWith(world, await signInAs(world, user));
  const stolen = callerWith(world, await signInAs(world, user));
  await phone.post('/bookings', { class_session_id: await world.classIn(20) });
  return { user, phone, stolen, kept: await stolen.get('/digital-id') };
}

type EndDevices = (phone: Caller, user: TestUser) => Promise<Caller>;
const ways: [string, EndDevices][] = [
  [
    'signing out everywhere',
    async (phone) => {
      expect((await phone.post('/profile/sign-out-everywhere')).status).toBe(204);
      return phone;
    },
  ],
  [
    'a new password',
    async (phone) => {
      const wish = { password: NEW_PASSWORD, current_password: TEST_PASSWORD };
      return callerWith(world, await phone.put('/auth/user', wish));
    },
  ],
  [
    'a reset password',
    async (_phone, user) => {
      await world.anonymous.post('/auth/forgot-password', user);
      const token = await mailedToken(world, 'account.password_reset_requested', user.id);
      await world.anonymous.post('/auth/reset-password', { token, password: NEW_PASSWORD });
      return callerWith(world, await signInAs(world, { ...user, password: NEW_PASSWORD }));
    },
  ],
];

test.each(ways)('after %s the digital ID of a stolen device lets nobody in', async (_way, end) => {
  const { user, phone, stolen, kept } = await onTwoDevices();
  const mine = await end(phone, user);

  expect((await stolen.get('/digital-id')).status).toBe(401);
  expect(await scan(await codeMadeFrom(kept))).toMatchObject({
    status: 404,
    body: { code: 'code_unknown', detail: 'We do not know this code.' },
  });
  expect((await scan(await codeMadeFrom(await mine.get('/digital-id')))).status).toBe(201);
});

test('signing out on one device leaves the digital ID of the others as it is', async () => {
  const { phone, stolen, kept } = await onTwoDevices();
  await stolen.post('/auth/logout');
  expect((await phone.get('/digital-id')).body.secret).toBe(kept.body.secret);
  expect((await scan(await codeMadeFrom(kept))).status).toBe(201);
});
