import { expect } from 'vitest';
import { aMember, anOrganisation, aVenue } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import { fixture, test } from '../../../../test/fixtures/class-template-fixture.ts';

const path = (id: string) => `/partner/class-sessions/${id}`;
const change = (id: string, body: object) => fixture.asStaff.patch(path(id), body);
const preview = (id: string, body: object) => fixture.asStaff.post(`${path(id)}/preview`, body);

/** A session on Monday 23 November at 18:00 in Beirut, for 50 minutes. */
async function aMonday(overrides: object = {}) {
  const { id } = await fixture.create({ last_date: '2026-11-23', ...overrides });
  const [session] = await fixture.sessionsOf(id);
  return { template: id, id: session?.id ?? '' };
}
const createTrainer = async (client: TestClient, name: string, activities: string[] = []) => {
  const { body } = await client.post('/partner/trainers', { name, activities });
  return body.id as string;
};
async function strangerStaff(): Promise<TestClient> {
  const organisationId = await anOrganisation(fixture.deps);
  return fixture.clientFor(await aMember(fixture.deps, { role: 'partner_admin', organisationId }));
}

test('a trainer twice, also at another venue, outside hours and on a closed day is flagged, not refused', async () => {
  const { db } = fixture.deps;
  const trainer = await createTrainer(fixture.asStaff, 'Maya');
  const elsewhere = await aVenue(db, { organisation_id: fixture.organisation });
  await fixture.create({ venue_id: elsewhere, trainer_id: trainer, last_date: '2026-11-23' });
  await db
    .updateTable('venues')
    .set({ opening_hours: JSON.stringify([{ weekday: 1, opens: '06:30', closes: '22:00' }]) })
    .where('id', '=', fixture.venue)
    .execute();
  const { id } = await aMonday();
  const flagsOf = async (body: object) => (await preview(id, body)).body.first_sessions[0].flags;
  expect(await flagsOf({ trainer_id: trainer })).toEqual(['trainer_double_booked']);
  expect(await flagsOf({ trainer_id: trainer, start: '19:00' })).toEqual([]);
  expect(await flagsOf({ start: '03:32' })).toEqual(['outside_opening_hours']);
  await db
    .insertInto('venue_closures')
    .values({ venue_id: fixture.venue, local_date: '2026-11-30', reason: 'Works' })
    .execute();
  expect(await flagsOf({ local_date: '2026-11-30' })).toEqual(['venue_closed']);
  const moved = await change(id, { trainer_id: trainer, capacity: 9 });
  expect(moved.body).toMatchObject({
    trainer_id: trainer,
    capacity: 9,
    flags: ['trainer_double_booked'],
  });
  const listed = await fixture.asStaff.get(
    `/partner/class-sessions?venue_id=${fixture.venue}&date=2026-11-23`,
  );
  expect(listed.body.items.find((one: { id: string }) => one.id === id)).toMatchObject({
    flags: ['trainer_double_booked'],
  });
  await db.updateTable('venues').set({ opening_hours: '[]' }).execute();
  await db.deleteFrom('venue_closures').execute();
});

test('substitutes are the free trainers first, and the one who teaches it before the others', async () => {
  const named = (name: string, activity: string) =>
    createTrainer(fixture.asStaff, name, [activity]);
  const [own, anna, busy, zoe] = [
    await named('Own', 'pilates'),
    await named('Anna Free', 'boxing'),
    await named('Bea Busy', 'pilates'),
    await named('Zoe Pilates', 'pilates'),
  ];
  await createTrainer(await strangerStaff(), 'Other House');
  await fixture.create({ name: 'Mat Work', trainer_id: busy, last_date: '2026-11-23' });
  const { id } = await aMonday({ trainer_id: own });
  const { body } = await fixture.asStaff.get(`${path(id)}/substitutes`);
  const mine = body.items.filter((one: { id: string }) => [anna, busy, zoe, own].includes(one.id));
  expect(mine).toMatchObject([
    { id: zoe, teaches: true, busy_with: null },
    { id: anna, teaches: false, busy_with: null },
    {
      id: busy,
      busy_with: { title: 'Mat Work', starts_at: '2026-11-23T16:00:00.000Z' },
    },
  ]);
  expect(body.items.map(({ name }: { name: string }) => name)).not.toContain('Other House');
  expect((await change(id, { trainer_id: zoe })).body.trainer_name).toBe('Zoe Pilates');
  expect((await change(id, { trainer_id: null })).body.trainer_name).toBeNull();
});
