import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../test/builders.ts';
import { type DoorWorld, doorWorld } from '../../../test/door-world.ts';

let world: DoorWorld;
beforeAll(async () => {
  world = await doorWorld();
});
afterAll(() => world.close());

async function correctedMember() {
  const member = await world.booked(await world.classIn(20));
  const { body } = await world.staff.post('/partner/check-ins/by-hand', {
    booking_id: member.bookingId,
  });
  const reason = 'Was Rima, not her sister';
  await world.staff.post(`/partner/check-ins/${body.id}/correct`, { reason });
  return { ...member, reason };
}

test('the download holds the arrivals of the member, corrections included, and of nobody else', async () => {
  await correctedMember();
  const member = await correctedMember();
  const { body } = await member.get('/profile/data');
  expect(body.check_ins).toHaveLength(2);
  expect(new Set(body.check_ins.map((row: { booking_id: string }) => row.booking_id))).toEqual(
    new Set([member.bookingId]),
  );
  expect(JSON.stringify(body.check_ins)).toContain(member.reason);
});

test('deleting the account keeps the visits and forgets what staff wrote', async () => {
  const member = await correctedMember();
  expect((await member.post('/profile/delete', { password: TEST_PASSWORD })).status).toBe(204);
  const rows = await world.deps.db
    .selectFrom('check_ins')
    .select(['kind', 'reason'])
    .where('user_id', '=', member.id)
    .orderBy('kind')
    .execute();
  expect(rows).toEqual([
    { kind: 'class', reason: null },
    { kind: 'correction', reason: null },
  ]);
});
