import { MAX_FOLLOWED_COACHES } from '@pulse/domain';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { api, test } from '../../../test/api-test.ts';
import { aTrainer, aVenue } from '../../../test/builders/venues.ts';
import { aMember } from '../../../test/builders.ts';

let venue_id: string;
test.beforeAll(async () => {
  venue_id = await aVenue(api.deps.db);
});

const path = (id: string) => `/followed-coaches/${id}`;
const namesIn = (items: { name: string }[]) => items.map(({ name }) => name);
const coachNamed = (name: string) => aTrainer(api.deps.db, { venue_id, name });

test('a coach is followed once however often it is asked for, and unfollowed once', async () => {
  const caller = await api.clientFor(await aMember(api.deps));
  const other = await api.clientFor(await aMember(api.deps));
  const [first, second] = [await coachNamed('First'), await coachNamed('Second')];
  const followed = await caller.put(path(first));
  expect(followed).toMatchObject({ status: 200, body: { trainer_id: first, name: 'First' } });
  api.clock.advance(60_000);
  expect((await caller.put(path(first))).body).toEqual(followed.body);
  await caller.put(path(second));
  expect(namesIn((await caller.get('/followed-coaches')).body.items)).toEqual(['Second', 'First']);
  expect((await other.get('/followed-coaches')).body.items).toEqual([]);
  expect((await other.delete(path(first))).status).toBe(204);
  for (const _ of [1, 2]) expect((await caller.delete(path(first))).status).toBe(204);
  expect(namesIn((await caller.get('/followed-coaches')).body.items)).toEqual(['Second']);
});

test('a coach without a page cannot be followed, and one archived later is left out', async () => {
  const { db } = api.deps;
  const caller = await api.clientFor(await aMember(api.deps));
  const hidden = await aTrainer(db, {
    venue_id: await aVenue(db, { status: 'draft' }),
    name: 'Hidden',
  });
  expect((await caller.put(path(hidden))).status).toBe(404);
  const coach = await coachNamed('Archived');
  await caller.put(path(coach));
  await sql`UPDATE trainers SET archived_at = now() WHERE id = ${coach}`.execute(db);
  expect((await caller.get('/followed-coaches')).body.items).toEqual([]);
  expect((await caller.put(path(coach))).status).toBe(404);
});

test('a member follows 100 coaches at most, also when several are followed at once', async () => {
  const { db } = api.deps;
  const member = await aMember(api.deps);
  const caller = await api.clientFor(member);
  await sql`
    WITH made AS (
      INSERT INTO trainers (organisation_id, name)
      SELECT organisation_id, 'Coach ' || i FROM venues, generate_series(3, ${MAX_FOLLOWED_COACHES}) i
      WHERE venues.id = ${venue_id} RETURNING id
    ) INSERT INTO coach_follows (user_id, trainer_id) SELECT ${member.id}, id FROM made`.execute(
    db,
  );
  const more = await Promise.all(['A', 'B', 'C', 'D'].map(coachNamed));
  const responses = await Promise.all(more.map((id) => caller.put(path(id))));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'followed_coaches_full',
    details: { limit: MAX_FOLLOWED_COACHES },
  });
});

test('follows are in the download of a member’s data, and are deleted with the account', async () => {
  const { db, personalData } = api.deps;
  const member = await aMember(api.deps);
  const coach = await coachNamed('Kept');
  await (await api.clientFor(member)).put(path(coach));
  const data = await personalData.collect(db, member.id);
  expect(data.followed_coaches).toMatchObject([{ trainer_id: coach, name: 'Kept' }]);
  await db.transaction().execute((tx) => personalData.erase(tx, member.id));
  expect((await personalData.collect(db, member.id)).followed_coaches).toEqual([]);
});
