import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { count, db, now } from './seeded-database.ts';

/** Who has booked what. */
export function testBookings(): void {
  test('no generated booking breaks a rule: overlap, classes a day, visits at one venue', async () => {
    const held = sql`(SELECT * FROM bookings WHERE status NOT IN ('cancelled', 'waitlisted')) b`;
    expect(
      await count(sql`FROM ${held} JOIN ${sql`(SELECT * FROM bookings WHERE status NOT IN
      ('cancelled', 'waitlisted')) c`} ON c.user_id = b.user_id AND c.id > b.id
      AND c.starts_at < b.ends_at AND b.starts_at < c.ends_at`),
    ).toBe(0);
    expect(
      await count(sql`FROM (SELECT FROM ${held} JOIN memberships m USING (user_id)
      JOIN plans p ON p.code = m.plan_code GROUP BY b.user_id, b.local_date
      HAVING count(*) > min(p.classes_per_day)) broken`),
    ).toBe(0);
    expect(
      await count(sql`FROM (SELECT FROM ${held} JOIN venues v ON v.id = b.venue_id
      GROUP BY b.user_id, b.venue_id, date_trunc('month', b.local_date)
      HAVING count(*) > min(v.visit_limit_per_month)) broken`),
    ).toBe(0);
  });

  test('each session counts the places that its bookings hold, and no member waits for a free one', async () => {
    expect(
      await count(sql`FROM class_sessions s LEFT JOIN LATERAL (
      SELECT count(*) FILTER (WHERE status NOT IN ('cancelled', 'waitlisted')) AS booked,
        count(*) FILTER (WHERE status = 'waitlisted') AS waitlisted
      FROM bookings b WHERE b.class_session_id = s.id) c ON true
      WHERE s.booked <> c.booked OR s.waitlisted <> c.waitlisted
        OR (s.waitlisted > 0 AND s.booked < s.capacity)`),
    ).toBe(0);
  });

  test('the demo member has a next class, a waitlisted one and a past at seven venues', async () => {
    const hers = sql`FROM bookings b JOIN users u ON u.id = b.user_id AND u.email = 'member@pulse.test'`;
    const soon = new Date(now + 36 * 3_600_000);
    expect(
      await count(sql`${hers} WHERE b.status = 'confirmed' AND b.starts_at < ${soon}`),
    ).toBeGreaterThan(0);
    expect(await count(sql`${hers} WHERE b.status = 'waitlisted'`)).toBe(1);
    expect(await count(sql`${hers} WHERE b.status IN ('completed', 'no_show')`)).toBe(15);
    const { rows } = await sql<{ n: number }>`
    SELECT count(DISTINCT venue_id)::int AS n ${hers} WHERE b.status IN ('completed', 'no_show')`.execute(
      db(),
    );
    expect(rows[0]?.n).toBe(7);
  });

  test('the demo member has five favourites', async () => {
    const hers = sql`FROM favourites f JOIN users u ON u.id = f.user_id
    WHERE u.email = 'member@pulse.test'`;
    expect(await count(hers)).toBe(5);
  });

  test('Nafas Studio has a full class today with a waitlist, and Maya is second on hers', async () => {
    expect(
      await count(sql`FROM class_sessions s JOIN venues v ON v.id = s.venue_id
      WHERE v.name = 'Nafas Studio' AND s.local_date = '2027-03-01' AND s.booked = s.capacity
        AND s.waitlisted > 0`),
    ).toBeGreaterThan(0);
    const { rows } = await sql<{ ahead: number }>`
    SELECT (SELECT count(*)::int FROM bookings o WHERE o.class_session_id = b.class_session_id
      AND o.status = 'waitlisted' AND o.waitlist_number < b.waitlist_number) AS ahead
    FROM bookings b JOIN users u ON u.id = b.user_id
    WHERE u.email = 'member@pulse.test' AND b.status = 'waitlisted'`.execute(db());
    expect(rows).toEqual([{ ahead: 1 }]);
  });

  test('the members for load tests are on Unlimited with nothing booked', async () => {
    const load = sql`FROM users u JOIN memberships m ON m.user_id = u.id
    WHERE u.email ~ '^member[0-9]{3}@pulse.test$' AND m.plan_code = 'unlimited'`;
    expect(await count(load)).toBe(200);
    expect(
      await count(sql`${load} AND EXISTS (SELECT FROM bookings b WHERE b.user_id = u.id)`),
    ).toBe(0);
  });
}
