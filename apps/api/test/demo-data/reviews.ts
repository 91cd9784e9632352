import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { count, db, now } from './seeded-database.ts';

/** What members and venues have written to each other. */
export function testReviews(): void {
  test('reviews are by people who attended before they wrote, one each, with hundreds of different texts', async () => {
    expect(await count(sql`FROM reviews`)).toBeGreaterThan(1000);
    expect(
      await count(sql`FROM reviews r WHERE r.created_at >= ${new Date(now)} OR NOT EXISTS (
      SELECT FROM bookings b WHERE b.user_id = r.user_id AND b.venue_id = r.venue_id
        AND b.status = 'completed' AND b.ends_at < r.created_at)`),
    ).toBe(0);
    expect(await count(sql`FROM (SELECT DISTINCT text FROM reviews) AS different`)).toBeGreaterThan(
      800,
    );
    expect(
      await count(
        sql`FROM reviews WHERE answered_at < created_at OR answered_at >= ${new Date(now)}`,
      ),
    ).toBe(0);
  });

  test('no sentence stands twice among the reviews and answers of one page, and no two coaches of one studio share theirs', async () => {
    const { rows } = await sql<{ venue: string; texts: string[] }>`
    SELECT v.name AS venue, array_agg(concat_ws(' ', r.text, r.answer) ORDER BY r.created_at DESC) AS texts
    FROM reviews r JOIN venues v ON v.id = r.venue_id GROUP BY v.id`.execute(db());
    const repeated = rows.flatMap(({ venue, texts }) =>
      texts.flatMap((_, from) => {
        const sentences = texts
          .slice(from, from + 20)
          .flatMap((text) => text.split(/(?<=[.!?]) (?![!?:;])/));
        const again = sentences.find((sentence, at) => sentences.indexOf(sentence) !== at);
        return again ? [`${venue}: ${again}`] : [];
      }),
    );
    expect(repeated).toEqual([]);
    expect(
      await count(sql`FROM trainers one JOIN trainers other USING (organisation_id)
      WHERE other.id > one.id AND left(other.bio, 7) = left(one.bio, 7)`),
    ).toBe(0);
  });

  test('the demo partner has reviews to answer, and the demo member one still to write', async () => {
    const atNafas = sql`FROM reviews r JOIN venues v ON v.id = r.venue_id AND v.name = 'Nafas Studio'`;
    expect(await count(sql`${atNafas} WHERE r.answer IS NOT NULL`)).toBeGreaterThan(0);
    expect(await count(sql`${atNafas} WHERE r.answer IS NULL`)).toBeGreaterThan(5);
    const hers = sql`JOIN users u ON u.id = r.user_id AND u.email = 'member@pulse.test'`;
    expect(await count(sql`${atNafas} ${hers}`)).toBe(0);
    expect(await count(sql`FROM reviews r ${hers}`)).toBeGreaterThan(0);
  });

  test('two reported reviews wait for ops: an advertisement, and an unhappy guest of the demo partner', async () => {
    const { rows } = await sql`SELECT v.name, r.rating, count(*)::integer AS reports
    FROM review_reports p JOIN reviews r ON r.id = p.review_id JOIN venues v ON v.id = r.venue_id
    WHERE p.decided_at IS NULL AND p.user_id <> r.user_id AND p.created_at > r.created_at
    GROUP BY v.name, r.id ORDER BY v.name`.execute(db());
    expect(rows).toMatchObject([
      { name: 'Jabal Bloc', rating: 1, reports: 2 },
      { name: 'Nafas Studio', reports: 1 },
    ]);
  });

  test('no notice of the demo arrives by night, and each has the time of what it reports', async () => {
    const atNight = (column: string) => sql`NOT (extract(hour FROM ${sql.ref(column)}
    AT TIME ZONE 'Asia/Beirut') BETWEEN 8 AND 21)`;
    expect(await count(sql`FROM notifications`)).toBeGreaterThan(10);
    expect(
      await count(sql`FROM notifications WHERE ${atNight('created_at')}
    AND type <> 'class_reminder'`),
    ).toBe(0);
    expect(
      await count(sql`FROM notifications WHERE created_at > ${new Date(now)}
      OR read_at > ${new Date(now)} OR read_at < created_at`),
    ).toBe(0);
    const { rows } = await sql<{ type: string; matches: boolean; is_read: boolean }>`
    SELECT n.type, n.read_at IS NOT NULL AS is_read, n.created_at = CASE n.type
      WHEN 'class_cancelled' THEN b.cancelled_at ELSE b.created_at END AS matches
    FROM notifications n JOIN bookings b ON n.link = '/app/bookings#booking-' || b.id
    WHERE n.type <> 'class_reminder' ORDER BY n.type`.execute(db());
    expect(rows).toEqual([
      { type: 'booking_confirmation', matches: true, is_read: true },
      { type: 'class_cancelled', matches: true, is_read: false },
      { type: 'other', matches: true, is_read: true },
    ]);
    expect(
      await count(sql`FROM notifications n JOIN feedback f ON n.link = '/app/feedback#feedback-' || f.id
      WHERE n.created_at <> f.answered_at`),
    ).toBe(0);
    // Reminders keep the member's quiet hours, or precede a class that starts inside them.
    expect(
      await count(sql`FROM notifications WHERE type = 'class_reminder'
      AND NOT (extract(hour FROM created_at AT TIME ZONE 'Asia/Beirut') BETWEEN 7 AND 21)`),
    ).toBe(0);
  });
}
