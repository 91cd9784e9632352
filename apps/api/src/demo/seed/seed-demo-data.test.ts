import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testBookings } from '../../../test/demo-data/bookings.ts';
import { testMoney } from '../../../test/demo-data/money.ts';
import { testReviews } from '../../../test/demo-data/reviews.ts';
import { testSchedules } from '../../../test/demo-data/schedules.ts';
import { count, db, now, openSeededDatabase } from '../../../test/demo-data/seeded-database.ts';
import { seedDemoData } from './seed-demo-data.ts';

const encrypt = (text: string) => Buffer.from(text);

beforeAll(openSeededDatabase);

test('a first start that fails in the middle leaves nothing, the next one creates the data, once', async () => {
  const failing = seedDemoData(db(), {
    now,
    encrypt: () => {
      throw new Error('killed');
    },
  });
  await expect(failing).rejects.toThrow('killed');
  expect(await count(sql`FROM venues`)).toBe(0);
  expect(await seedDemoData(db(), { now, encrypt })).toBe(true);
  expect(await seedDemoData(db(), { now, encrypt })).toBe(false);
  expect(await count(sql`FROM venues WHERE status = 'published'`)).toBeGreaterThan(500);
});

testSchedules();
testBookings();
testReviews();
testMoney();
