import { expect } from 'vitest';
import { aMember, aMembership } from '../../../../test/builders.ts';
import { fixture, test } from '../../../../test/fixtures/front-desk-fixture.ts';

const lookUp = async (q: string) => {
  const { body } = await fixture.staff.post('/partner/members/look-up', {
    venue_id: fixture.venueId,
    q,
  });
  return body.items;
};
const rename = (id: string, full_name: string) =>
  fixture.deps.db.updateTable('users').set({ full_name }).where('id', '=', id).execute();

test('people of one name are distinguished, also on the waitlist, and without a booking only earlier visitors', async () => {
  const session = await fixture.createSessionIn(20);
  await fixture.deps.db
    .updateTable('class_sessions')
    .set({ capacity: 1 })
    .where('id', '=', session)
    .execute();
  const booked = await fixture.createBookedMember(session);
  const waiting = await fixture.createMember();
  await waiting.book(session, { join_waitlist: true });
  const visitor = await fixture.createMember();
  await fixture.deps.db
    .insertInto('check_ins')
    .values({
      user_id: visitor.id,
      venue_id: fixture.venueId,
      kind: 'open_gym',
      method: 'by_hand',
      local_date: '2026-11-02',
    })
    .execute();
  const stranger = await fixture.createMember();
  for (const { id } of [booked, waiting, visitor, stranger]) await rename(id, 'Sélma Haddad');

  const items = await lookUp('selma');
  // Two letters find who has a booking today; an earlier visitor is not looked for among all of them.
  expect(await lookUp('sé')).toEqual(items.slice(0, 2));
  expect(items).toMatchObject([
    { booking: { status: 'confirmed', title: 'Vinyasa Flow' } },
    { booking: { status: 'waitlisted', waitlist_position: 1 } },
    { booking: null, last_visit: '2026-11-02' },
  ]);
  const codes = new Set(
    items.map(({ member }: { member: { member_code: string } }) => member.member_code),
  );
  expect(codes.size).toBe(3);
});

test('every member is found by the member code, by initials by the exact address, and none by a part of them', async () => {
  const user = await aMember(fixture.deps, { fullName: 'Rami Saad' });
  const { member_code } = await fixture.deps.db
    .selectFrom('users')
    .select('member_code')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const found = [{ member: { full_name: 'Rami Saad', member_code } }];
  const session = await fixture.createSessionIn(20);
  const initials = { full_name: 'RS', member_code: null, photo_url: null };
  expect(await lookUp(user.email.toUpperCase())).toMatchObject([{ member: initials }]);
  expect(
    await lookUp(`${member_code.slice(0, 5)} ${member_code.slice(5).toLowerCase()}`),
  ).toMatchObject(found);
  expect(await lookUp(user.email.slice(0, -1))).toEqual([]);
  expect(await lookUp(member_code.slice(0, -1))).toEqual([]);
  expect(await lookUp('rami')).toEqual([]);
  // A walk-in that is refused names no member either; one that is booked names the member.
  const walkIn = () =>
    fixture.staff.post('/partner/check-ins/walk-in', {
      class_session_id: session,
      email: user.email,
    });
  const refused = await walkIn();
  expect([refused.status, refused.body.subject.member]).toEqual([402, null]);
  expect(refused.body.detail).toContain('RS');
  expect(JSON.stringify(refused.body)).not.toMatch(/Rami|Saad/);
  await aMembership(fixture.deps.db, { user_id: user.id });
  expect((await walkIn()).body.member.full_name).toBe('Rami Saad');
  expect(await lookUp(user.email)).toMatchObject(found);
});
