import type { AddressInfo } from 'node:net';
import { HOUR } from '@pulse/domain';
import { afterAll, expect, onTestFinished, vi } from 'vitest';
import { buildApp, type TestApp, type TestIdentity } from '../../../../test/build-app.ts';
import { aMember, anOrganisation, signInAs } from '../../../../test/builders.ts';
import { NOW } from '../../../../test/fixtures/booking-fixture.ts';
import { fixture as here, test } from '../../../../test/fixtures/front-desk-fixture.ts';

/* Dashboards hear, at every server of one database, that the day of their venue has changed. */

let there: TestApp;
const origins = new Map<TestApp, string>();
test.beforeAll(async () => {
  there = await buildApp({ databaseUrl: here.databaseUrl });
  there.clock.set(NOW);
  for (const api of [here, there]) origins.set(api, await listen(api));
});
afterAll(async () => {
  await there.close();
});

async function listen({ app }: TestApp): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** A dashboard that listens at a server; the kinds of what it has heard since, and whether it ended. */
async function watch(api: TestApp, venueId: string, token: string) {
  const response = await fetch(`${origins.get(api)}/api/v1/partner/venues/${venueId}/changes`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const dashboard = { response, heard: [] as string[], ended: false };
  onTestFinished(() => response.body?.cancel().catch(() => undefined));
  if (response.ok) void listenTo(dashboard);
  return dashboard;
}

async function listenTo(dashboard: { response: Response; heard: string[]; ended: boolean }) {
  const reader = dashboard.response.body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      for (const [, kind = ''] of part.value.matchAll(/^data: \{"kind":"(\w+)"\}$/gm))
        dashboard.heard.push(kind);
  } catch {
    // Cut off, as by a server that was killed.
  }
  dashboard.ended = true;
}

const watchAs = async (api: TestApp, user: TestIdentity, venueId = here.venueId) =>
  watch(api, venueId, await api.tokenOf(user));
const changes = ({ heard }: { heard: string[] }) => heard.filter((kind) => kind === 'changed');
const byHand = (bookingId: string) =>
  here.staff.post('/partner/check-ins/by-hand', { booking_id: bookingId });
const bookedMember = async (venueId = here.venueId) =>
  here.createBookedMember(await here.createSessionIn(20, venueId));

test('an arrival and its correction at one server are heard at every dashboard of the venue, and at no other', async () => {
  const elsewhere = await here.createVenue();
  const member = await bookedMember();
  const [same, other, silent] = [
    await watchAs(here, here.staffUser),
    await watchAs(there, here.staffUser),
    await watchAs(there, here.staffUser, elsewhere),
  ];
  const { headers } = same.response;
  expect(headers.get('content-type')).toContain('text/event-stream');
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();
  const { body } = await byHand(member.bookingId);
  for (const dashboard of [same, other])
    await expect.poll(() => dashboard.heard).toEqual(['open', 'changed']);
  await here.staff.post(`/partner/check-ins/${body.id}/correct`, { reason: 'Wrong person' });
  for (const dashboard of [same, other]) await expect.poll(() => changes(dashboard).length).toBe(2);
  expect(silent.heard).toEqual(['open']);
});

test('a scan and an open-gym visit are heard too', async () => {
  const dashboard = await watchAs(there, here.staffUser);
  const member = await bookedMember();
  const scan = { venue_id: here.venueId, code: await member.code() };
  expect((await here.staff.post('/partner/check-ins/scan', scan)).status).toBe(201);
  await expect.poll(() => changes(dashboard).length).toBeGreaterThan(0);
  const gym = await here.createVenue({ open_gym: true });
  const atGym = await watchAs(there, here.staffUser, gym);
  const visitor = await here.createMember();
  const visit = { venue_id: gym, code: await here.digitalIdCodeOf(visitor.id) };
  expect((await here.staff.post('/partner/check-ins/scan', visit)).status).toBe(201);
  await expect.poll(() => changes(atGym).length).toBe(1);
});

test('a booking is announced by the outbox, never in its own transaction; one for next week is not', async () => {
  const venueId = await here.createVenue();
  const [today, nextWeek] = [
    await here.createSessionIn(60, venueId),
    await here.createSessionIn(7 * 24 * 60, venueId),
  ];
  const heardAll = async () => {
    const asked = performance.now();
    there.deps.announcements.confirm(0);
    await expect.poll(() => there.deps.announcements.heardUntil()).toBeGreaterThan(asked);
  };
  // That the class was added is announced too.
  await heardAll();
  const dashboard = await watchAs(there, here.staffUser, venueId);
  const send = vi.spyOn(there.deps.streams, 'send');
  const member = await here.createMember();
  await member.post('/bookings', { class_session_id: nextWeek });
  await here.dispatchEvents();
  await member.post('/bookings', { class_session_id: today });
  await heardAll();
  expect(send).not.toHaveBeenCalledWith(venueId, 'changed');
  await here.dispatchEvents();
  await expect.poll(() => dashboard.heard).toEqual(['open', 'changed']);
  send.mockRestore();
});

test('a class that a partner resizes is heard', async () => {
  const session = await here.createSessionIn(60);
  const dashboard = await watchAs(there, here.staffUser);
  await here.deps.db
    .updateTable('class_sessions')
    .set({ capacity: 30 })
    .where('id', '=', session)
    .execute();
  await expect.poll(() => changes(dashboard).length).toBe(1);
});

test('it ends with the session, wherever that ends, and with the token', async () => {
  const staff = await aMember(here.deps, {
    role: 'partner_staff',
    organisationId: here.organisationId,
  });
  const asSignedIn = async () => (await signInAs(here, staff)).body;
  const [removed, signedOut] = [await asSignedIn(), await asSignedIn()];
  const bySignOut = await watch(there, here.venueId, signedOut.access_token);
  const byRemoval = await watch(there, here.venueId, removed.access_token);
  const byExpiry = await watchAs(there, here.staffUser);
  await here.anonymous
    .with({ authorization: `Bearer ${signedOut.access_token}` })
    .post('/auth/logout', { refresh_token: signedOut.refresh_token });
  await expect.poll(() => bySignOut.ended).toBe(true);
  expect([byRemoval.ended, byExpiry.ended]).toEqual([false, false]);
  expect((await here.admin.delete(`/partner/staff/${staff.id}`)).status).toBe(204);
  await expect.poll(() => byRemoval.ended).toBe(true);
  const later = await watch(there, here.venueId, removed.access_token);
  expect(later.response.status).toBe(401);
  expect(byExpiry.ended).toBe(false);
  there.clock.set(NOW + HOUR);
  await expect.poll(() => byExpiry.ended).toBe(true);
  there.clock.set(NOW);
  expect(there.deps.streams.count()).toBe(0);
  expect((await there.app.inject('/metrics')).payload).toContain('event_streams_open 0');
});

test('another organisation’s venue does not exist, and a member has no dashboard', async () => {
  const organisationId = await anOrganisation(here.deps);
  const stranger = await aMember(here.deps, { role: 'partner_admin', organisationId });
  expect((await watchAs(here, stranger)).response.status).toBe(404);
  expect((await watchAs(here, await aMember(here.deps))).response.status).toBe(403);
});

test('a server that stops, or is cut off, ends its streams; the next one tells what was missed', async () => {
  const third = await buildApp({ databaseUrl: here.databaseUrl });
  third.clock.set(NOW);
  origins.set(third, await listen(third));
  const killed = await watchAs(there, here.staffUser);
  const stopped = await watchAs(third, here.staffUser);
  const member = await bookedMember();
  await third.close();
  await expect.poll(() => stopped.ended).toBe(true);
  there.app.server.closeAllConnections();
  await expect.poll(() => killed.ended).toBe(true);
  await expect.poll(() => there.deps.streams.count()).toBe(0);
  const arrived = await byHand(member.bookingId);
  const again = await watchAs(here, here.staffUser);
  await expect.poll(() => again.heard[0]).toBe('open');
  // What is read after `open` has whatever was announced before.
  const { body } = await here.staff.get(`/partner/venues/${here.venueId}/day`);
  expect(body.recent.map(({ id }: { id: string }) => id)).toContain(arrived.body.id);
});

test('a server that has lost its listener tells all dashboards once it hears again', async () => {
  const dashboard = await watchAs(there, here.staffUser);
  await expect.poll(() => dashboard.heard[0]).toBe('open');
  // An arrival of the test before may still be announced.
  const before = changes(dashboard).length;
  const { deps } = here;
  await deps.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'pulse-listener'`);
  await expect.poll(() => changes(dashboard).length).toBeGreaterThan(before);
});
