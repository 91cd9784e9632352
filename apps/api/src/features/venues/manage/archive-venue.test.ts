import { beforeEach, expect } from 'vitest';
import { aClassSession, aMember, aVenue } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import {
  runWhileLocked,
  waitForBlockedStatements,
  whileAuditLogLocked,
} from '../../../../test/database/race-conditions.ts';
import { clientWithNewTokens } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture, test } from '../../../../test/fixtures/class-template-fixture.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findOrganisationVenue, lockOrganisationVenue } from './partner-venues.store.ts';
import { publishVenue } from './publish-venue.ts';

let admin: AuthenticatedUser;
let asAdmin: TestClient;
let venue: string;
test.beforeAll(async () => {
  const user = await aMember(fixture.deps, {
    role: 'partner_admin',
    organisationId: fixture.organisation,
  });
  admin = { ...user, sessionId: '' };
  asAdmin = await clientWithNewTokens(fixture, user);
});
beforeEach(async () => {
  venue = await aVenue(fixture.deps.db, {
    organisation_id: fixture.organisation,
    address: 'Rue Gouraud 12',
    description: 'Yoga on two floors.',
    activities: ['yoga'],
    opening_hours: [{ weekday: 1, opens: '07:00', closes: '22:00' }],
  });
});

const path = (rest = '') => `/partner/venues/${venue}${rest}`;
const archive = (body?: object) => asAdmin.post(path('/archive'), body);
const sessionsNow = () =>
  fixture.deps.db
    .selectFrom('class_sessions')
    .select(['id', 'status', 'cancel_reason', 'booked', 'waitlisted'])
    .where('venue_id', '=', venue)
    .orderBy('starts_at')
    .execute();

test('a venue without bookings is archived with its classes, and members do not find it', async () => {
  const { id } = await fixture.create({ venue_id: venue });
  expect((await sessionsNow()).length).toBeGreaterThan(0);
  expect(await archive()).toMatchObject({ status: 200, body: { status: 'archived', version: 2 } });
  expect(await sessionsNow()).toEqual([]);
  expect((await asAdmin.get(`/partner/class-templates/${id}`)).body.status).toBe('archived');
  expect((await fixture.anonymous.get(`/venues/${venue}`)).status).toBe(404);
  // Its own people still choose it.
  expect((await asAdmin.get('/partner/venues')).body.items).toContainEqual(
    expect.objectContaining({ id: venue, status: 'archived' }),
  );
  // Nor does the daily job create sessions again.
  await fixture.runJob('classes.extend-schedules');
  expect(await sessionsNow()).toEqual([]);
});

test('a venue with bookings is archived only when they are cancelled with a reason', async () => {
  const { id: template } = await fixture.create({ venue_id: venue, capacity: 1 });
  const [session] = await fixture.sessionsOf(template);
  const [first, second] = [await fixture.createMember(), await fixture.createMember()];
  const { body: booking } = await first.book(session?.id ?? '');
  const { body: waiting } = await second.book(session?.id ?? '', { join_waitlist: true });

  expect(await archive()).toMatchObject({
    status: 409,
    body: { code: 'class_has_bookings', details: { sessions: 1, bookings: 2 } },
  });
  expect(await archive({ apply_to_booked: true, reason: '   ' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'reason' }] },
  });
  expect((await asAdmin.get(path())).body).toMatchObject({ status: 'published', version: 1 });

  const reason = 'We are closing this house.';
  expect((await archive({ apply_to_booked: true, reason })).body.status).toBe('archived');
  for (const [member, id] of [
    [first, booking.id],
    [second, waiting.id],
  ]) {
    expect((await member.get(`/bookings/${id}`)).body).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'venue',
      cancel_reason: reason,
    });
    expect(await fixture.eventsOf(id)).toContain('booking.cancelled');
  }
  expect(await sessionsNow()).toMatchObject([
    { status: 'cancelled', cancel_reason: reason, booked: 0, waitlisted: 0 },
  ]);
});

test('classes that have begun or are over stay as they are', async () => {
  const { db } = fixture.deps;
  const begun = await aClassSession(db, { venue_id: venue, starts_at: '2026-11-18T09:30:00Z' });
  expect((await archive()).body.status).toBe('archived');
  expect(await sessionsNow()).toMatchObject([{ id: begun, status: 'scheduled' }]);
});

test('archiving twice is harmless, and an archived venue can be made a draft again', async () => {
  await archive();
  expect((await archive()).body).toMatchObject({ status: 'archived', version: 2 });
  expect((await asAdmin.post(path('/restore'))).body).toMatchObject({
    status: 'draft',
    version: 3,
  });
  expect((await asAdmin.post(path('/restore'))).body).toMatchObject({
    status: 'draft',
    version: 3,
  });
  expect((await asAdmin.post(path('/publish'))).body).toMatchObject({ status: 'published' });
});

test('archiving and restoring are in the audit log', async () => {
  await archive();
  await asAdmin.post(path('/restore'));
  const entries = await fixture.deps.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', venue)
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { action: 'archive_venue', before: { status: 'published' }, after: { status: 'archived' } },
    { action: 'restore_venue', before: { status: 'archived' }, after: { status: 'draft' } },
  ]);
});

test('a partner who publishes while a venue is archived learns that it is', async () => {
  await fixture.deps.db
    .updateTable('venues')
    .set({ status: 'draft' })
    .where('id', '=', venue)
    .execute();
  const [archived, published] = await runWhileLocked(
    fixture,
    (tx) => lockOrganisationVenue(tx, fixture.organisation, venue),
    [() => archive(), () => asAdmin.post(path('/publish'))],
  );
  // Whichever is first: a published venue is archived, an archived one is not published.
  expect(archived?.status).toBe(200);
  expect([200, 409]).toContain(published?.status);
  expect((await asAdmin.get(path())).body.status).toBe('archived');
});

test('without the lock a venue could be published after it was archived', async () => {
  await fixture.deps.db
    .updateTable('venues')
    .set({ status: 'draft' })
    .where('id', '=', venue)
    .execute();
  const published = await publishVenue(fixture.deps, admin, venue, async (...found) => {
    const row = await findOrganisationVenue(...found);
    await archive();
    return row;
  });
  expect(isRefusal(published)).toBe(false);
  expect((await asAdmin.get(path())).body.status).toBe('published');
});

test('a member who books while the venue is archived gets no place in a class that is gone', async () => {
  const { id: template } = await fixture.create({ venue_id: venue, last_date: '2026-11-24' });
  const [session] = await fixture.sessionsOf(template);
  const member = await fixture.createMember();
  const { archived, booking } = await whileAuditLogLocked(fixture, async () => {
    // Archiving has locked everything and waits before it commits.
    const archived = archive();
    await waitForBlockedStatements(fixture, 1);
    const booking = member.book(session?.id ?? '');
    await waitForBlockedStatements(fixture, 2);
    return { archived, booking };
  });
  expect((await archived).body.status).toBe('archived');
  expect(await booking).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('the daily job and archiving wait for each other instead of failing', async () => {
  await fixture.create({ venue_id: venue });
  const [archived] = await runWhileLocked<unknown>(
    fixture,
    (tx) => lockOrganisationVenue(tx, fixture.organisation, venue),
    [() => archive(), () => fixture.runJob('classes.extend-schedules')],
  );
  expect(archived).toMatchObject({ status: 200, body: { status: 'archived' } });
  expect(await sessionsNow()).toEqual([]);
});
