import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import {
  aBookingRow,
  aClassSession,
  aMember,
  aMembership,
  anOrganisation,
  aVenue,
} from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';

let venue: string;
let partner: TestClient;
let partnerId: string;
let stranger: TestClient;

test.beforeAll(async () => {
  api.clock.set('2026-11-23T10:00:00Z');
  const organisationId = await anOrganisation(api.deps);
  venue = await aVenue(api.deps.db, { organisation_id: organisationId });
  const staff = await aMember(api.deps, { role: 'partner_staff', organisationId });
  partnerId = staff.id;
  partner = await api.clientFor(staff);
  const other = { role: 'partner_admin' as const, organisationId: await anOrganisation(api.deps) };
  stranger = await api.clientFor(await aMember(api.deps, other));
});

const aSession = (overrides: object = {}) =>
  aClassSession(api.deps.db, { venue_id: venue, starts_at: '2026-11-24T16:00:00Z', ...overrides });
const rowOf = (id: string) =>
  api.deps.db
    .selectFrom('class_sessions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const auditOf = (id: string) =>
  api.deps.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'action', 'before', 'after'])
    .where('subject_id', '=', id)
    .execute();

test('a partner sees the sessions of a local day, cancelled ones too, with arrivals', async () => {
  const { db } = api.deps;
  const id = await aSession({ booked: 2, starts_at: '2026-11-26T16:00:00Z' });
  await aSession({ status: 'cancelled', starts_at: '2026-11-26T22:30:00Z' });
  await aSession({ status: 'cancelled', starts_at: '2026-11-26T19:00:00Z' });
  for (const status of ['completed', 'confirmed'])
    await aBookingRow(db, { user_id: (await aMember(api.deps)).id, class_session_id: id, status });
  const { body } = await partner.get(`/partner/class-sessions?venue_id=${venue}&date=2026-11-26`);
  expect(body.items).toMatchObject([
    { id, booked: 2, arrived: 1, status: 'scheduled', local_start: '18:00' },
    { status: 'cancelled', local_start: '21:00' },
  ]);
});

test('the sessions of all venues of the organisation are listed, and of no other', async () => {
  const { db } = api.deps;
  const { organisation_id } = await db
    .selectFrom('venues')
    .select('organisation_id')
    .where('id', '=', venue)
    .executeTakeFirstOrThrow();
  const second = await aVenue(db, { organisation_id, time_zone: 'Asia/Tokyo' });
  const elsewhere = await aVenue(db, { organisation_id: await anOrganisation(api.deps) });
  const there = { starts_at: '2026-12-01T16:00:00Z' };
  const ids = [await aSession(there), await aSession({ ...there, venue_id: second })];
  await aSession({ ...there, venue_id: elsewhere });
  // In Tokyo 16:00 UTC is the first hour of the next day.
  const { body } = await partner.get('/partner/class-sessions?date=2026-12-01&days=2');
  expect(body.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
  expect(body.items).toContainEqual(
    expect.objectContaining({ venue_id: second, local_date: '2026-12-02', local_start: '01:00' }),
  );
  const admin = await api.clientFor(await aMember(api.deps, { role: 'admin' }));
  expect((await admin.get('/partner/class-sessions?date=2026-12-01')).status).toBe(404);
});

test('another organisation’s venue and sessions are not found; admins see every venue', async () => {
  const path = `/partner/class-sessions?venue_id=${venue}`;
  const admin = await api.clientFor(await aMember(api.deps, { role: 'admin' }));
  expect((await stranger.get(path)).status).toBe(404);
  expect((await admin.get(path)).status).toBe(200);
  expect((await (await api.clientFor(await aMember(api.deps))).get(path)).status).toBe(403);
  const id = await aSession();
  expect((await stranger.patch(`/partner/class-sessions/${id}`, { capacity: 3 })).status).toBe(404);
  const body = { reason: 'The heating is out' };
  expect((await stranger.post(`/partner/class-sessions/${id}/cancel`, body)).status).toBe(404);
  expect(await rowOf(id)).toMatchObject({ status: 'scheduled', capacity: 12 });
});

test('cancelling cancels the bookings in the same transaction and is in the audit log', async () => {
  const { db } = api.deps;
  const id = await aSession({ booked: 1 });
  const member = await aMember(api.deps);
  const booking = await aBookingRow(db, { user_id: member.id, class_session_id: id });
  const path = `/partner/class-sessions/${id}/cancel`;
  expect((await partner.post(path, { reason: ' ' })).status).toBe(400);
  const { status, body } = await partner.post(path, { reason: 'The heating is out' });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ id, status: 'cancelled' });
  expect(await rowOf(id)).toMatchObject({ cancel_reason: 'The heating is out', booked: 0 });
  const ended = await db
    .selectFrom('bookings')
    .select(['status', 'cancelled_by'])
    .where('id', '=', booking)
    .executeTakeFirst();
  expect(ended).toEqual({ status: 'cancelled', cancelled_by: 'venue' });
  expect(await auditOf(id)).toMatchObject([
    {
      actor_user_id: partnerId,
      action: 'cancel_class_session',
      before: { status: 'scheduled', booked: 1 },
      after: { reason: 'The heating is out' },
    },
  ]);
  const again = await partner.post(path, { reason: 'The heating is out' });
  expect(again.body.code).toBe('class_cancelled');
});

test('a session that has started can be neither cancelled nor resized', async () => {
  const id = await aSession({ starts_at: '2026-11-23T09:30:00Z' });
  const cancelled = await partner.post(`/partner/class-sessions/${id}/cancel`, {
    reason: 'Too late',
  });
  expect(cancelled.body.code).toBe('class_started');
  const resized = await partner.patch(`/partner/class-sessions/${id}`, { capacity: 5 });
  expect(resized.body.code).toBe('class_started');
});

test('the capacity may grow, or shrink to the booked places, but not below', async () => {
  const id = await aSession({ capacity: 5, booked: 3 });
  const resize = (capacity: number) => partner.patch(`/partner/class-sessions/${id}`, { capacity });
  expect((await resize(8)).body).toMatchObject({ capacity: 8, booked: 3 });
  expect((await resize(3)).body).toMatchObject({ capacity: 3 });
  const refused = await resize(2);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'capacity_below_booked', details: { booked: 3 } });
  expect(await auditOf(id)).toMatchObject([{ after: { capacity: 8 } }, { after: { capacity: 3 } }]);
});

test('a field that a change of one session does not know is refused, not ignored', async () => {
  const id = await aSession({ capacity: 5 });
  const unknown = { waitlisted: 3 };
  const path = `/partner/class-sessions/${id}`;
  const answers = await Promise.all([
    partner.patch(path, { capacity: 8, ...unknown }),
    partner.patch(path, unknown),
    partner.post(`${path}/cancel`, { reason: 'The heating is out', ...unknown }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(answers[0]?.body.errors).toMatchObject([{ code: 'unrecognized_keys' }]);
  expect(await rowOf(id)).toMatchObject({ status: 'scheduled', capacity: 5 });
});

test('a higher capacity promotes the first on the waitlist', async () => {
  const id = await aSession({ capacity: 1, starts_at: '2026-11-27T16:00:00Z' });
  const book = async () => {
    const member = await aMember(api.deps);
    await aMembership(api.deps.db, { user_id: member.id });
    const caller = await api.clientFor(member);
    const body = { class_session_id: id, join_waitlist: true };
    return { caller, booking: (await caller.post('/bookings', body)).body };
  };
  const [first, second] = [await book(), await book()];
  expect([first.booking.status, second.booking.status]).toEqual(['confirmed', 'waitlisted']);
  const { body } = await partner.patch(`/partner/class-sessions/${id}`, { capacity: 2 });
  expect(body).toMatchObject({ capacity: 2, booked: 2, waitlisted: 0 });
  const after = await second.caller.get(`/bookings/${second.booking.id}`);
  expect(after.body.status).toBe('confirmed');
});

// Without the lock the request would read one booked place and fail on the CHECK of the table.
test('shrinking waits for a concurrent booking, and then counts it', async () => {
  const id = await aSession({ capacity: 3, booked: 1 });
  let shrinking: ReturnType<TestClient['patch']> | undefined;
  await api.deps.db.transaction().execute(async (tx) => {
    await tx.updateTable('class_sessions').set({ booked: 2 }).where('id', '=', id).execute();
    shrinking = partner.patch(`/partner/class-sessions/${id}`, { capacity: 1 });
    await waitForBlockedStatements(api);
  });
  expect((await shrinking)?.body.code).toBe('capacity_below_booked');
});
