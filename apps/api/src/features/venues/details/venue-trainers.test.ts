import { expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import {
  aClassSession,
  aClassTemplate,
  anAttachedImage,
  anOrganisation,
  aVenue,
} from '../../../../test/builders.ts';

test.beforeAll(async () => {
  api.clock.set('2026-11-23T10:00:00Z');
});

test('a trainer comes with their next class at this venue, and with none when there is none', async () => {
  const { db } = api.deps;
  const organisation_id = await anOrganisation(api.deps);
  const venue_id = await aVenue(db, { organisation_id });
  const elsewhere = await aVenue(db, { organisation_id });
  const trainers = await db
    .insertInto('trainers')
    .values(['Lea', 'Rania'].map((name) => ({ name, organisation_id })))
    .returning(['id', 'name'])
    .execute();
  const [lea, rania] = trainers.map(({ id }) => id);
  for (const trainer_id of [lea, rania]) await aClassTemplate(db, { venue_id, trainer_id });
  const session = (starts_at: string, overrides: object = {}) =>
    aClassSession(db, { venue_id, trainer_id: lea, starts_at, title: 'Yin', ...overrides });
  await session('2026-11-23T09:00:00Z');
  await session('2026-11-23T16:00:00Z', { status: 'cancelled' });
  await session('2026-11-23T17:00:00Z', { venue_id: elsewhere });
  const next = await session('2026-11-23T22:30:00Z');
  await session('2026-11-25T16:00:00Z');

  const { body } = await api.anonymous.get(`/venues/${venue_id}`);
  expect(body.trainers).toMatchObject([
    {
      name: 'Lea',
      next_session: {
        id: next,
        title: 'Yin',
        starts_at: '2026-11-23T22:30:00.000Z',
        local_date: '2026-11-24',
      },
    },
    { name: 'Rania', next_session: null },
  ]);
});

test('a trainer’s photo has a working address', async () => {
  const { db } = api.deps;
  const organisation_id = await anOrganisation(api.deps);
  const venue_id = await aVenue(db, { organisation_id });
  const photo_key = await anAttachedImage(api.deps, 'profile_photo');
  const { id: trainer_id } = await db
    .insertInto('trainers')
    .values({ name: 'Nour', organisation_id, photo_key })
    .returning('id')
    .executeTakeFirstOrThrow();
  await aClassTemplate(db, { venue_id, trainer_id });
  const [trainer] = (await api.anonymous.get(`/venues/${venue_id}`)).body.trainers;
  const served = await api.app.inject(trainer.photo_url);
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
});
