import { randomUUID } from 'node:crypto';
import { HOUR, isoInstant, MINUTE } from '@pulse/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { test as base, fixture } from '../../../../test/fixtures/front-desk-fixture.ts';

interface Item {
  id: string;
  taken_at: string;
  guest: { id: string; starts_at: string };
}

const test = base.extend(
  'overrides',
  { scope: 'file' },
  { booking_policy: { guests_per_booking: 2 } },
);

const START = isoInstant(NOW + 20 * MINUTE);

/** A guest in a class that starts in 20 min, with the member who brings them and their tick of this moment. */
async function aGuest() {
  const sessionId = await fixture.createSessionIn(20);
  const host = await fixture.createBookedMember(sessionId);
  const id = randomUUID();
  await host.put(`/bookings/${host.bookingId}/guests/${id}`, { name: 'Karim Haddad' });
  const taken_at = isoInstant(fixture.clock.now());
  const tick: Item = { id: randomUUID(), taken_at, guest: { id, starts_at: START } };
  return { host, sessionId, guestId: id, tick };
}

async function send(items: object[], venueId = fixture.venueId) {
  const staff = await fixture.clientFor(fixture.staffUser);
  return staff.post(`/partner/venues/${venueId}/offline-check-ins`, { items });
}

const conflictOf = async (item: Item, venueId?: string) =>
  (await send([item], venueId)).body.items[0].conflict;

const arrivalOf = (guestId: string) =>
  fixture.deps.db
    .selectFrom('guests')
    .select(['arrived_at', 'staff_user_id'])
    .where('id', '=', guestId)
    .executeTakeFirstOrThrow();
const nobody = { arrived_at: null, staff_user_id: null };

async function undoOnline(guestId: string) {
  const staff = await fixture.clientFor(fixture.staffUser);
  await staff.put(`/partner/guests/${guestId}/arrival`, { arrived: false });
}

test('a guest ticked without a network has arrived at that time, also when the class is over', async () => {
  const { host, guestId, tick } = await aGuest();
  fixture.clock.set(NOW + 11 * HOUR);
  const { body } = await send([tick]);
  expect(body.items).toEqual([
    { id: tick.id, outcome: 'arrived', member: null, checked_in_at: tick.taken_at, conflict: null },
  ]);
  expect(await arrivalOf(guestId)).toEqual({
    arrived_at: new Date(NOW),
    staff_user_id: fixture.staffUser.id,
  });
  const visits = await fixture.deps.db
    .selectFrom('check_ins')
    .select('id')
    .where('booking_id', '=', host.bookingId)
    .execute();
  expect(visits).toEqual([]);
  const audited = await fixture.deps.db
    .selectFrom('audit.audit_log')
    .select(['actor_user_id', 'subject_type', 'after'])
    .where('subject_id', '=', guestId)
    .execute();
  expect(audited).toEqual([
    {
      actor_user_id: fixture.staffUser.id,
      subject_type: 'guest',
      after: { taken_at: tick.taken_at },
    },
  ]);
});

test('a tick is judged at its own time: too early then, too old, or not yet', async () => {
  const { guestId, tick } = await aGuest();
  const early = { ...tick, taken_at: isoInstant(NOW - 11 * MINUTE) };
  expect(await conflictOf(early)).toMatchObject({ code: 'check_in_too_early' });
  const ahead = { ...tick, taken_at: isoInstant(NOW + 3 * MINUTE) };
  expect(await conflictOf(ahead)).toMatchObject({ code: 'offline_in_future' });
  fixture.clock.set(NOW + 12 * HOUR + 1);
  expect(await conflictOf(tick)).toMatchObject({ code: 'offline_too_old' });
  expect(await arrivalOf(guestId)).toEqual(nobody);
});

test('a guest whose class was cancelled or moved, or who was cancelled, waits for a person', async () => {
  const cancelled = await aGuest();
  const moved = await aGuest();
  const left = await aGuest();
  const reason = { reason: 'The room is flooded' };
  await fixture.admin.post(`/partner/class-sessions/${cancelled.sessionId}/cancel`, reason);
  const { db } = fixture.deps;
  const starts_at = new Date(NOW + 25 * MINUTE);
  await db
    .updateTable('bookings')
    .set({ starts_at })
    .where('class_session_id', '=', moved.sessionId)
    .execute();
  await left.host.post(`/bookings/${left.host.bookingId}/guests/${left.guestId}/cancel`);
  // That the member is in already does not say that the guest found the new time.
  await fixture.staff.post('/partner/check-ins/by-hand', { booking_id: moved.host.bookingId });
  expect(await conflictOf(cancelled.tick)).toEqual({
    code: 'class_cancelled',
    detail: expect.stringMatching(/is cancelled, so Karim Haddad has no place today/),
  });
  expect(await conflictOf(moved.tick)).toEqual({
    code: 'class_moved',
    detail: expect.stringMatching(/was at 12:20 when Karim Haddad.+, and is at 12:25 now/),
  });
  expect(await conflictOf(left.tick)).toEqual({
    code: 'not_checkable',
    detail: expect.stringContaining('Karim Haddad'),
  });
  for (const { guestId } of [cancelled, moved, left])
    expect(await arrivalOf(guestId)).toEqual(nobody);
});

test('a guest who was ticked elsewhere first keeps that arrival', async () => {
  const { guestId, tick } = await aGuest();
  fixture.clock.advance(5 * MINUTE);
  await fixture.staff.put(`/partner/guests/${guestId}/arrival`, { arrived: true });
  expect((await send([tick])).body.items).toMatchObject([
    { outcome: 'already_arrived', checked_in_at: isoInstant(NOW + 5 * MINUTE) },
  ]);
  expect((await arrivalOf(guestId)).arrived_at).toEqual(new Date(NOW + 5 * MINUTE));
});

test('another venue’s guest, and an unknown one, are not found', async () => {
  const { guestId, tick } = await aGuest();
  const elsewhere = await fixture.createVenue();
  expect(await conflictOf(tick, elsewhere)).toMatchObject({ code: 'not_found' });
  const unknown = { ...tick, guest: { ...tick.guest, id: randomUUID() } };
  expect(await conflictOf(unknown)).toMatchObject({ code: 'not_found' });
  expect(await arrivalOf(guestId)).toEqual(nobody);
});

test('one check-in is of a member or of a guest, not of both', async () => {
  const { host, tick } = await aGuest();
  const both = { ...tick, booking: { id: host.bookingId, starts_at: START } };
  expect((await send([both])).status).toBe(400);
});

test('a cancellation of the guest that is under way is waited for', async () => {
  const { host, guestId, tick } = await aGuest();
  const { response } = await fixture.deps.db.transaction().execute(async (tx) => {
    await sql`SELECT FROM bookings WHERE id = ${host.bookingId} FOR UPDATE`.execute(tx);
    const response = send([tick]);
    await waitForBlockedStatements(fixture);
    await tx
      .updateTable('guests')
      .set({ cancelled_at: new Date(NOW) })
      .where('id', '=', guestId)
      .execute();
    return { response };
  });
  expect((await response).body.items).toMatchObject([{ conflict: { code: 'not_checkable' } }]);
  expect(await arrivalOf(guestId)).toEqual(nobody);
});

/** Sends one tick 20 times at once; returns the distinct answers. */
async function sendAtOnce(): Promise<string[]> {
  const { tick } = await aGuest();
  const path = `/partner/venues/${fixture.venueId}/offline-check-ins`;
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => fixture.staff.post(path, { items: [tick] })),
  );
  return [...new Set(responses.map(({ status, body }) => JSON.stringify({ status, body })))];
}

/** Sends a tick, undoes the arrival, and sends the tick again; whether the guest counts as arrived. */
async function arrivesAgainAfterUndo(): Promise<boolean> {
  const { guestId, tick } = await aGuest();
  const first = await send([tick]);
  await undoOnline(guestId);
  fixture.clock.set(NOW + 13 * HOUR);
  const again = await send([tick]);
  fixture.clock.set(NOW);
  return (
    (await arrivalOf(guestId)).arrived_at !== null ||
    JSON.stringify(again.body) !== JSON.stringify(first.body)
  );
}

test('the same tick counts once: 20 at once answer alike, and a later one does not undo a correction', async () => {
  const [answer, ...others] = await sendAtOnce();
  expect(others).toEqual([]);
  expect(JSON.parse(answer ?? '')).toMatchObject({ body: { items: [{ outcome: 'arrived' }] } });
  expect(await arrivesAgainAfterUndo()).toBe(false);
});

test('control: without the record of what was settled, answers differ', async () => {
  await sql`CREATE FUNCTION forget_check_in() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.id := gen_random_uuid(); RETURN NEW; END $$`.execute(fixture.deps.db);
  await sql`CREATE TRIGGER forget_check_in BEFORE INSERT ON offline_check_ins
    FOR EACH ROW EXECUTE FUNCTION forget_check_in()`.execute(fixture.deps.db);
  try {
    expect((await sendAtOnce()).length).toBeGreaterThan(1);
    expect(await arrivesAgainAfterUndo()).toBe(true);
  } finally {
    await sql`DROP FUNCTION forget_check_in CASCADE`.execute(fixture.deps.db);
  }
});
