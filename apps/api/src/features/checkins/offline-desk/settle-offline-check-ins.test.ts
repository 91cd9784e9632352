import { randomUUID } from 'node:crypto';
import { HOUR, isoInstant, MINUTE } from '@pulse/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { aMember, anOrganisation } from '../../../../test/builders.ts';
import { executedStatements } from '../../../../test/database/executed-statements.ts';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/front-desk-fixture.ts';

interface Item {
  id: string;
  taken_at: string;
  code?: string;
  booking?: { id: string; starts_at: string };
}

const START = isoInstant(NOW + 20 * MINUTE);

/** A member with a place in a class that starts in 20 min, and their tick and scan of this moment. */
async function aBookedMember(venueId = fixture.venueId) {
  const sessionId = await fixture.createSessionIn(20, venueId);
  const member = await fixture.createBookedMember(sessionId);
  const taken_at = isoInstant(fixture.clock.now());
  const booking = { id: member.bookingId, starts_at: START };
  const code = await member.code();
  const tick: Item = { id: randomUUID(), taken_at, booking };
  const scan: Item = { id: randomUUID(), taken_at, code, booking };
  return { ...member, sessionId, tick, scan };
}

async function send(items: Item[], venueId = fixture.venueId) {
  const staff = await fixture.clientFor(fixture.staffUser);
  return staff.post(`/partner/venues/${venueId}/offline-check-ins`, { items });
}

const outcomesOf = async (items: Item[], venueId?: string) => {
  const { body } = await send(items, venueId);
  return items.map(({ id }) => {
    const { outcome, conflict } = body.items.find((one: { id: string }) => one.id === id);
    return conflict?.code ?? outcome;
  });
};

const checkInsOf = (userId: string) =>
  fixture.deps.db
    .selectFrom('check_ins')
    .select(['id', 'kind', 'method', 'checked_in_at', 'staff_user_id', 'corrected_at'])
    .where('user_id', '=', userId)
    .execute();

const changeSession = (id: string, action: string, body: object) =>
  fixture.admin.post(`/partner/class-sessions/${id}${action}`, body);

test('ticks and scans settle hours later at their own time, under the person who made them', async () => {
  const [ticked, scanned] = [await aBookedMember(), await aBookedMember()];
  // The classes have ended meanwhile: both count as missed until the network is back.
  fixture.clock.set(NOW + 11 * HOUR);
  await fixture.runJob('bookings.mark-no-shows');
  const { status, body } = await send([ticked.tick, scanned.scan]);
  expect(status).toBe(200);
  expect(body.items).toMatchObject([
    { outcome: 'arrived', checked_in_at: isoInstant(NOW), conflict: null },
    { outcome: 'arrived', member: { full_name: expect.any(String) } },
  ]);
  const checkIns = [...(await checkInsOf(ticked.id)), ...(await checkInsOf(scanned.id))];
  const row = { checked_in_at: new Date(NOW), staff_user_id: fixture.staffUser.id };
  expect(checkIns).toMatchObject([
    { ...row, method: 'by_hand' },
    { ...row, method: 'digital_id' },
  ]);
  const audited = await fixture.deps.db
    .selectFrom('audit.audit_log')
    .select(['actor_user_id', 'after'])
    .where('action', '=', 'settle_offline_check_in')
    .where(
      'subject_id',
      'in',
      checkIns.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const by = { actor_user_id: fixture.staffUser.id };
  expect(audited).toMatchObject([
    { ...by, after: { taken_at: isoInstant(NOW), method: 'by_hand' } },
    { ...by, after: { taken_at: isoInstant(NOW), method: 'digital_id' } },
  ]);
});

test('the step of a code must be that of the time at which it was scanned', async () => {
  const member = await aBookedMember();
  const later = { ...member.scan, taken_at: isoInstant(NOW + 2 * MINUTE) };
  fixture.clock.set(NOW + HOUR);
  expect(await outcomesOf([later])).toEqual(['code_expired']);
  expect(await outcomesOf([{ ...member.scan, code: 'PULSE1.NOBODY.1.AAAAAAAAAAAAAAAA' }])).toEqual([
    'code_unknown',
  ]);
  expect(await outcomesOf([member.scan])).toEqual(['arrived']);
});

test('what is older than 12 hours or not yet is a conflict that records nothing', async () => {
  const member = await aBookedMember();
  const ahead = { ...member.tick, taken_at: isoInstant(NOW + 3 * MINUTE) };
  expect(await outcomesOf([ahead])).toEqual(['offline_in_future']);
  fixture.clock.set(NOW + 12 * HOUR + 1);
  expect(await outcomesOf([member.tick])).toEqual(['offline_too_old']);
  expect(await checkInsOf(member.id)).toEqual([]);
});

test('cancelled, moved, no plan: each waits for a person, and nothing beside it is lost', async () => {
  const gym = await fixture.createVenue({ open_gym: true });
  const cancelled = await aBookedMember();
  const moved = await aBookedMember();
  const movedScan = await aBookedMember(gym);
  const left = await aBookedMember();
  const arrives = await aBookedMember();
  const withoutPlan = await fixture.createMember(null);
  const code = await fixture.digitalIdCodeOf(withoutPlan.id);
  const walksIn: Item = { id: randomUUID(), taken_at: isoInstant(NOW), code };
  const reason = { reason: 'The room is flooded' };
  expect((await changeSession(cancelled.sessionId, '/cancel', reason)).status).toBeLessThan(300);
  for (const { sessionId } of [moved, movedScan]) {
    const { db } = fixture.deps;
    const starts_at = new Date(NOW + 25 * MINUTE);
    await db.updateTable('class_sessions').set({ starts_at }).where('id', '=', sessionId).execute();
    await db
      .updateTable('bookings')
      .set({ starts_at })
      .where('class_session_id', '=', sessionId)
      .execute();
  }
  await left.post(`/bookings/${left.bookingId}/cancel`, { accept_cost: 'uses_visit' });
  const { body } = await send([cancelled.tick, moved.tick, left.tick, arrives.tick]);
  const told = body.items.map((one: { conflict: { code: string; detail: string } | null }) => [
    one.conflict?.code,
    one.conflict?.detail,
  ]);
  expect(told).toEqual([
    ['class_cancelled', expect.stringMatching(/at 12:20 is cancelled, so .+ has no place today/)],
    ['class_moved', expect.stringMatching(/was at 12:20 when .+, and is at 12:25 now/)],
    ['not_checkable', expect.stringContaining('has no place any more')],
    [undefined, undefined],
  ]);
  // A scan for the class that was moved is not turned into an open-gym visit that the member did not ask for.
  expect(await outcomesOf([walksIn, movedScan.scan], gym)).toEqual([
    'membership_required',
    'class_moved',
  ]);
  for (const { id } of [cancelled, moved, movedScan, left, withoutPlan])
    expect(await checkInsOf(id)).toEqual([]);
});

test('a second tick elsewhere is one arrival, and says when it was', async () => {
  const member = await aBookedMember();
  fixture.clock.advance(5 * MINUTE);
  const online = await fixture.staff.post('/partner/check-ins/by-hand', {
    booking_id: member.bookingId,
  });
  const { body } = await send([member.tick, { ...member.scan, booking: undefined }]);
  const already = { outcome: 'already_arrived', checked_in_at: online.body.checked_in_at };
  expect(body.items).toMatchObject([already, already]);
  expect(await checkInsOf(member.id)).toHaveLength(1);
});

test('an open-gym visit of yesterday settles after the one of today', async () => {
  const gym = await fixture.createVenue({ open_gym: true });
  const member = await fixture.createMember();
  fixture.clock.set(NOW + 10 * HOUR);
  const scanOf = async (): Promise<Item> => ({
    id: randomUUID(),
    taken_at: isoInstant(fixture.clock.now()),
    code: await fixture.digitalIdCodeOf(member.id),
  });
  const yesterday = await scanOf();
  fixture.clock.set(NOW + 19 * HOUR);
  expect(await outcomesOf([await scanOf()], gym)).toEqual(['arrived']);
  expect(await outcomesOf([yesterday], gym)).toEqual(['arrived']);
});

test('another venue’s booking and another organisation’s venue are not found', async () => {
  const member = await aBookedMember();
  const own = await fixture.createVenue();
  expect(await outcomesOf([member.tick], own)).toEqual(['not_found']);
  const stranger = await createStranger();
  const path = `/partner/venues/${fixture.venueId}`;
  expect((await stranger.post(`${path}/offline-check-ins`, { items: [member.tick] })).status).toBe(
    404,
  );
  expect((await stranger.get(`${path}/offline-rosters`)).status).toBe(404);
});

async function createStranger() {
  const { db } = fixture.deps;
  const organisationId = await anOrganisation({ db });
  return fixture.clientFor(await aMember({ db }, { role: 'partner_staff', organisationId }));
}

test('a user who has lost the role since settles nothing', async () => {
  const member = await aBookedMember();
  const { db } = fixture.deps;
  const staff = await fixture.clientFor(fixture.staffUser);
  const setRole = (role: 'member' | 'partner_staff', organisation_id: string | null) =>
    db
      .updateTable('users')
      .set({ role, organisation_id })
      .where('id', '=', fixture.staffUser.id)
      .execute();
  await setRole('member', null);
  const path = `/partner/venues/${fixture.venueId}/offline-check-ins`;
  expect((await staff.post(path, { items: [member.tick, member.scan] })).status).toBe(401);
  await setRole('partner_staff', fixture.organisationId);
  expect(await checkInsOf(member.id)).toEqual([]);
});

test('a cancellation that is under way when a tick arrives is waited for', async () => {
  const member = await aBookedMember();
  const { response } = await fixture.deps.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('bookings')
      .set({ status: 'cancelled', cancelled_by: 'venue', cancelled_at: new Date(NOW) })
      .where('id', '=', member.bookingId)
      .execute();
    const response = send([member.tick]);
    await waitForBlockedStatements(fixture);
    return { response };
  });
  expect((await response).body.items).toMatchObject([{ conflict: { code: 'class_cancelled' } }]);
  expect(await checkInsOf(member.id)).toEqual([]);
});

test('a full request costs a bounded number of statements for each check-in', async () => {
  const sessionId = await fixture.createSessionIn(20);
  await sql`UPDATE class_sessions SET capacity = 60 WHERE id = ${sessionId}`.execute(
    fixture.deps.db,
  );
  const members = await Promise.all(
    Array.from({ length: 10 }, () => fixture.createBookedMember(sessionId)),
  );
  const items = members.map(({ bookingId }) => ({
    id: randomUUID(),
    taken_at: isoInstant(NOW),
    booking: { id: bookingId, starts_at: START },
  }));
  const path = `/partner/venues/${fixture.venueId}/offline-check-ins`;
  const statements = await executedStatements(() => fixture.staff.post(path, { items }));
  expect(statements.filter((text) => /^begin/i.test(text))).toHaveLength(items.length);
  expect(statements.length / items.length).toBeLessThan(18);
});

test('more than 50 at once, and a check-in without a member, are refused', async () => {
  const { tick } = await aBookedMember();
  const many = Array.from({ length: 51 }, () => ({ ...tick, id: randomUUID() }));
  expect((await send(many)).status).toBe(400);
  expect((await send([{ id: randomUUID(), taken_at: isoInstant(NOW) }])).status).toBe(400);
});
