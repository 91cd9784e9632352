import { expect } from 'vitest';
import { api, test } from '../api-test.ts';
import { aMember, aMembership } from '../builders.ts';
import { sendTimetable } from '../client/send-timetable.ts';

test.beforeAll(async () => {
  api.clock.set('2026-11-21T10:00:00Z');
});

const CSV = `Course,Day,Begin,Finish,Hall
Aqua Fit,2026-11-23,18:00,19:00,Nord
Aqua Fit,2026-11-30,18:00,19:00,Nord
`;
const mapping = {
  organisation: 'City of Lyon',
  columns: { title: 'Course', date: 'Day', start: 'Begin', end: 'Finish', place: 'Hall' },
  default_capacity: 10,
  activities: { Aqua: 'swimming' },
  unknown_places: { name: 'Gymnase {place}', city: 'Lyon', latitude: 45.76, longitude: 4.84 },
  publish: true,
};

test('an imported class is found, booked and checked in to', async () => {
  const { db } = api.deps;
  const admin = await api.clientFor(await aMember(api.deps, { role: 'admin' }));
  const imported = await sendTimetable(admin, CSV, mapping);
  expect(imported.body).toMatchObject({ venues_published: 1, sessions_created: 2 });

  const found = await api.anonymous.get('/class-sessions?q=aqua%20lyon&date=2026-11-23');
  expect(found.body.items).toMatchObject([
    { title: 'Aqua Fit', activity: 'swimming', local_start: '18:00', time_zone: 'Europe/Paris' },
  ]);
  const [session] = found.body.items;

  const person = await aMember(api.deps);
  await aMembership(db, { user_id: person.id });
  const member = await api.clientFor(person);
  const booked = await member.post('/bookings', { class_session_id: session.id });
  expect(booked.status, JSON.stringify(booked.body)).toBe(201);
  expect(booked.body.status).toBe('confirmed');

  const { organisation_id } = await db
    .selectFrom('venues')
    .select('organisation_id')
    .where('id', '=', session.venue.id)
    .executeTakeFirstOrThrow();
  const partner = await api.clientFor(
    await aMember(api.deps, { role: 'partner_admin', organisationId: organisation_id }),
  );
  const path = `/partner/venues/${session.venue.id}/qr-codes`;
  const code = await partner.post(path, { label: 'Front door' });

  api.clock.set('2026-11-23T16:45:00Z');
  const later = await api.clientFor(person);
  const arrived = await later.post('/check-ins', { qr_code: code.body.code });
  expect(arrived.status, JSON.stringify(arrived.body)).toBe(201);
  expect(arrived.body.booking).toMatchObject({ id: booked.body.id, status: 'completed' });
});
