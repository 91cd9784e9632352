import { sql } from 'kysely';
import { expect } from 'vitest';
import { api, test } from '../../../test/api-test.ts';
import { anOrganisation } from '../../../test/builders/accounts.ts';
import { aVenue } from '../../../test/builders/venues.ts';
import { aMember } from '../../../test/builders.ts';

const idsOf = (items: { venue_id: string }[]) => items.map((item) => item.venue_id);

test('a venue is a favourite once however often it is added, and removed once', async () => {
  const caller = await api.clientFor(await aMember(api.deps));
  const [first, second] = [
    await aVenue(api.deps.db, { name: 'First' }),
    await aVenue(api.deps.db, { name: 'Second' }),
  ];
  const added = await caller.put(`/favourites/${first}`);
  expect(added).toMatchObject({ status: 200, body: { venue_id: first, name: 'First' } });
  api.clock.advance(60_000);
  expect((await caller.put(`/favourites/${first}`)).body).toEqual(added.body);
  await caller.put(`/favourites/${second}`);
  const { body } = await caller.get('/favourites');
  expect(idsOf(body.items)).toEqual([second, first]);
  expect(body.next_cursor).toBeNull();

  for (const _ of [1, 2]) expect((await caller.delete(`/favourites/${first}`)).status).toBe(204);
  expect(idsOf((await caller.get('/favourites')).body.items)).toEqual([second]);
});

test('no member sees or removes another member’s favourites', async () => {
  const venue = await aVenue(api.deps.db);
  const rima = await api.clientFor(await aMember(api.deps));
  const karl = await api.clientFor(await aMember(api.deps));
  await rima.put(`/favourites/${venue}`);
  expect((await karl.get('/favourites')).body.items).toEqual([]);
  expect((await karl.delete(`/favourites/${venue}`)).status).toBe(204);
  expect(idsOf((await rima.get('/favourites')).body.items)).toEqual([venue]);
});

test('a venue that is not published cannot be added, and one added before is left out', async () => {
  const { db } = api.deps;
  const caller = await api.clientFor(await aMember(api.deps));
  const draft = await aVenue(db, { status: 'draft' });
  expect(await caller.put(`/favourites/${draft}`)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  const venue = await aVenue(db);
  await caller.put(`/favourites/${venue}`);
  await db.updateTable('venues').set({ status: 'archived' }).where('id', '=', venue).execute();
  expect((await caller.get('/favourites')).body.items).toEqual([]);
});

test('a member has 500 favourites at most, also when several are added at once', async () => {
  const { db } = api.deps;
  const member = await aMember(api.deps);
  const caller = await api.clientFor(member);
  const organisation_id = await anOrganisation({ db });
  await sql`
    WITH made AS (
      INSERT INTO venues (organisation_id, name, latitude, longitude, time_zone, status)
      SELECT ${organisation_id}, 'Venue ' || i, 33.9, 35.5, 'Asia/Beirut', 'published'
      FROM generate_series(1, 498) i RETURNING id
    ) INSERT INTO favourites (user_id, venue_id) SELECT ${member.id}, id FROM made`.execute(db);
  const more = await Promise.all(Array.from({ length: 6 }, () => aVenue(db, { organisation_id })));
  const responses = await Promise.all(more.map((id) => caller.put(`/favourites/${id}`)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'favourites_full', details: { limit: 500 } });
  expect((await caller.get('/favourites')).body.items).toHaveLength(500);
  const [stored] = (await caller.get('/favourites')).body.items;
  expect((await caller.put(`/favourites/${stored.venue_id}`)).status).toBe(200);
});

test('favourites are in the download of a member’s data, and are deleted with the account', async () => {
  const { db, personalData } = api.deps;
  const member = await aMember(api.deps);
  const venue = await aVenue(db, { name: 'Kept' });
  await (await api.clientFor(member)).put(`/favourites/${venue}`);
  const data = await personalData.collect(db, member.id);
  expect(data.favourites).toMatchObject([{ venue_id: venue, name: 'Kept' }]);
  await db.transaction().execute((tx) => personalData.erase(tx, member.id));
  expect((await personalData.collect(db, member.id)).favourites).toEqual([]);
});
