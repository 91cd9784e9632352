import { expect } from 'vitest';
import { TEST_PASSWORD } from '../../../test/builders.ts';
import { fixture, test } from '../../../test/fixtures/front-desk-fixture.ts';

async function aMemberWithCorrection() {
  const member = await fixture.createBookedMember(await fixture.createSessionIn(20));
  const { body } = await fixture.staff.post('/partner/check-ins/by-hand', {
    booking_id: member.bookingId,
  });
  const reason = 'Was Rima, not her sister';
  await fixture.staff.post(`/partner/check-ins/${body.id}/correct`, { reason });
  return { ...member, reason };
}

test('the data export contains the check-ins and corrections of this member only', async () => {
  await aMemberWithCorrection();
  const member = await aMemberWithCorrection();
  const { body } = await member.get('/profile/data');
  expect(body.check_ins).toHaveLength(2);
  expect(new Set(body.check_ins.map((row: { booking_id: string }) => row.booking_id))).toEqual(
    new Set([member.bookingId]),
  );
  expect(JSON.stringify(body.check_ins)).toContain(member.reason);
});

test('deleting the account keeps the visits and erases what staff wrote', async () => {
  const member = await aMemberWithCorrection();
  expect((await member.post('/profile/delete', { password: TEST_PASSWORD })).status).toBe(204);
  const rows = await fixture.deps.db
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
