import { expect } from 'vitest';
import { aBookingRow, aMember, aVenue } from '../../../../test/builders.ts';
import type { TestClient } from '../../../../test/client/test-client.ts';
import {
  clientWithNewTokens,
  fixture,
  NOW,
  test,
} from '../../../../test/fixtures/booking-fixture.ts';

let admin: TestClient;
test.beforeAll(async () => {
  admin = await clientWithNewTokens(fixture, await aMember(fixture.deps, { role: 'admin' }));
});

const read = async () => (await admin.get('/admin/bookings-away-from-home')).body;

test('an admin reads how many classes were attended away from home, in the last 28 days', async () => {
  expect(await read()).toEqual({ bookings: 0, away: 0, since: null });
  const { db } = fixture.deps;
  await db.insertInto('markets').values({ id: 2, name: 'Lyon', receipt_series: 'LYO' }).execute();
  const lyon = await aVenue(db, { market_id: 2 });
  const [local, traveller] = [await aMember({ db }), await aMember({ db })];
  await db.updateTable('users').set({ home_market_id: 2 }).where('id', '=', local.id).execute();
  const attend = async (user_id: string, venue_id: string | undefined, days: number, more = {}) => {
    const ends_at = new Date(NOW - days * 86_400_000).toISOString();
    await aBookingRow(db, {
      user_id,
      status: 'completed',
      ends_at,
      ...(venue_id && { venue_id }),
      ...more,
    });
  };
  await attend(local.id, lyon, 1);
  await attend(local.id, lyon, 2);
  await attend(traveller.id, lyon, 27);
  await attend(traveller.id, undefined, 2);
  await attend(local.id, undefined, 3);
  await attend(traveller.id, lyon, 29);
  await attend(traveller.id, lyon, 1, { status: 'cancelled' });
  expect(await read()).toEqual({
    bookings: 5,
    away: 2,
    since: new Date(NOW - 27 * 86_400_000).toISOString(),
  });
});
