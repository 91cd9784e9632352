import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { count, db, now } from './seeded-database.ts';

/** Venues, and what takes place at them when. */
export function testSchedules(): void {
  test('the 30 best-known venues show their room, in words too', async () => {
    const rooms = sql`FROM venue_images JOIN images i ON i.key = storage_key
    WHERE sort_order = 0 AND alt_text <> '' AND i.attached_at IS NOT NULL`;
    expect(await count(rooms)).toBe(30);
  });

  test('every venue has a session in the next two days', async () => {
    const without = sql`FROM venues v WHERE NOT EXISTS (
    SELECT FROM class_sessions s WHERE s.venue_id = v.id AND s.starts_at > ${new Date(now)}
      AND s.starts_at < ${new Date(now + 48 * 3_600_000)})`;
    expect(await count(without)).toBe(0);
  });

  test('no class has a name of another hour or another day', async () => {
    const at = (from: string, until: string) =>
      sql`local_minute NOT BETWEEN extract(epoch FROM ${from}::time) / 60
      AND extract(epoch FROM ${until}::time) / 60`;
    const { rows } = await sql<{ title: string; start: string }>`
    SELECT title, to_char(make_interval(mins => local_minute), 'HH24:MI') AS start
    FROM class_sessions
    WHERE (title ~* '\\m(sunrise|dawn)\\M' AND ${at('05:00', '07:59')})
      OR (title ~* '\\mmorning\\M' AND ${at('05:00', '11:00')})
      OR (title ~* '\\m(lunch|noon)\\M' AND ${at('11:30', '13:30')})
      OR (title ~* '\\m(after work|evening|night|candle)\\M' AND ${at('17:00', '23:59')})
      OR (title ~* '\\msunset\\M' AND ${at('16:00', '20:00')})
      OR (title ~* '\\msaturday\\M' AND extract(isodow FROM local_date) <> 6)
    LIMIT 5`.execute(db());
    expect(rows).toEqual([]);
    const named = await sql<{ word: string }>`
    SELECT DISTINCT substring(lower(title) FROM '(sunrise|morning|lunch|after work|night|saturday)')
      AS word FROM class_sessions ORDER BY word`.execute(db());
    expect(named.rows.flatMap(({ word }) => word ?? [])).toEqual([
      'after work',
      'lunch',
      'morning',
      'night',
      'saturday',
      'sunrise',
    ]);
  });

  test('schedules reach from five weeks back to 60 days ahead, with nothing on a closed date', async () => {
    const { rows } = await sql<{ first: string; last: string }>`
    SELECT min(local_date)::text AS first, max(local_date)::text AS last
    FROM class_sessions`.execute(db());
    expect(rows).toEqual([{ first: '2027-01-23', last: '2027-04-30' }]);
    expect(
      await count(sql`FROM class_sessions s JOIN venue_closures USING (venue_id, local_date)`),
    ).toBe(0);
    expect(await count(sql`FROM venue_closures`)).toBeGreaterThan(50);
    expect(
      await count(sql`FROM venue_closures WHERE local_date < ${new Date(now + 10 * 86_400_000)}`),
    ).toBe(0);
  });

  test('no address repeats the district or the town', async () => {
    expect(await count(sql`FROM venues WHERE address = '' OR position(',' IN address) > 0`)).toBe(
      0,
    );
  });
}
