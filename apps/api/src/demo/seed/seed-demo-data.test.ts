import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database/create-database.ts';
import { ensureTemplateDatabase } from '../../../test/database/template-database.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/open-database.ts';
import { seedDemoData } from './seed-demo-data.ts';

/** A Monday in Beirut, 03:41: no person of the demo would have done anything in the last hours. */
const now = Date.parse('2027-03-01T01:41:00Z');
const encrypt = (text: string) => Buffer.from(text);

let database: TestDatabase;
let connection: OpenDatabase;

async function count(condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n ${condition}`.execute(
    connection.db,
  );
  return rows[0]?.n ?? -1;
}

beforeAll(async () => {
  const adminUrl = inject('databaseUrl');
  database = await createDatabase(adminUrl, { template: await ensureTemplateDatabase(adminUrl) });
  connection = openDatabase(database.url, 4);
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('a first start that fails in the middle leaves nothing, the next one creates the data, once', async () => {
  const failing = seedDemoData(connection.db, {
    now,
    encrypt: () => {
      throw new Error('killed');
    },
  });
  await expect(failing).rejects.toThrow('killed');
  expect(await count(sql`FROM venues`)).toBe(0);
  expect(await seedDemoData(connection.db, { now, encrypt })).toBe(true);
  expect(await seedDemoData(connection.db, { now, encrypt })).toBe(false);
  expect(await count(sql`FROM venues WHERE status = 'published'`)).toBeGreaterThan(500);
});

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
    LIMIT 5`.execute(connection.db);
  expect(rows).toEqual([]);
  const named = await sql<{ word: string }>`
    SELECT DISTINCT substring(lower(title) FROM '(sunrise|morning|lunch|after work|night|saturday)')
      AS word FROM class_sessions ORDER BY word`.execute(connection.db);
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
    FROM class_sessions`.execute(connection.db);
  expect(rows).toEqual([{ first: '2027-01-23', last: '2027-04-30' }]);
  expect(
    await count(sql`FROM class_sessions s JOIN venue_closures USING (venue_id, local_date)`),
  ).toBe(0);
  expect(await count(sql`FROM venue_closures`)).toBeGreaterThan(50);
  expect(
    await count(sql`FROM venue_closures WHERE local_date < ${new Date(now + 10 * 86_400_000)}`),
  ).toBe(0);
});

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
    connection.db,
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
    WHERE u.email = 'member@pulse.test' AND b.status = 'waitlisted'`.execute(connection.db);
  expect(rows).toEqual([{ ahead: 1 }]);
});

test('the members for load tests are on Unlimited with nothing booked', async () => {
  const load = sql`FROM users u JOIN memberships m ON m.user_id = u.id
    WHERE u.email ~ '^member[0-9]{3}@pulse.test$' AND m.plan_code = 'unlimited'`;
  expect(await count(load)).toBe(200);
  expect(await count(sql`${load} AND EXISTS (SELECT FROM bookings b WHERE b.user_id = u.id)`)).toBe(
    0,
  );
});

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
    FROM reviews r JOIN venues v ON v.id = r.venue_id GROUP BY v.id`.execute(connection.db);
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
    GROUP BY v.name, r.id ORDER BY v.name`.execute(connection.db);
  expect(rows).toMatchObject([
    { name: 'Jabal Bloc', rating: 1, reports: 2 },
    { name: 'Nafas Studio', reports: 1 },
  ]);
});

test('no address repeats the district or the town', async () => {
  expect(await count(sql`FROM venues WHERE address = '' OR position(',' IN address) > 0`)).toBe(0);
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
    WHERE n.type <> 'class_reminder' ORDER BY n.type`.execute(connection.db);
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

test('the demo partner has agreed rates, a closed month that adds up, rates to accept and a dispute', async () => {
  const closed = sql`FROM statements s WHERE s.month = '2027-01-01' AND s.lines > 50
    AND s.total_minor = (SELECT sum(l.amount_minor) FROM statement_lines l
      WHERE l.statement_id = s.id)`;
  expect(await count(closed)).toBeGreaterThan(0);
  expect(await count(sql`FROM statements WHERE month >= '2027-02-01'`)).toBe(0);
  expect(await count(sql`FROM rate_proposals WHERE status = 'proposed'`)).toBe(1);
  expect(await count(sql`FROM statement_disputes WHERE accepted IS NULL`)).toBe(1);
});

test('every venue has agreed rates in the currency of its classes', async () => {
  expect(
    await count(sql`FROM venues v WHERE NOT EXISTS (
      SELECT FROM visit_rates r JOIN statement_series s USING (venue_id)
        JOIN class_templates t ON t.venue_id = v.id AND t.currency = s.currency
      WHERE r.venue_id = v.id AND r.kind = 'class' AND r.first_day <= ${new Date(now)})`),
  ).toBe(0);
});

test('each month of a membership is paid once, first as a new one and then as its renewal', async () => {
  const { rows } = await sql<{ purposes: string[]; months: number }>`
    SELECT array_agg(p.purpose ORDER BY p.settled_at) AS purposes,
      (extract(year FROM age(m.period_ends_at, m.anchored_at)) * 12
        + extract(month FROM age(m.period_ends_at, m.anchored_at)))::int AS months
    FROM memberships m LEFT JOIN payments p ON p.membership_id = m.id AND p.status = 'paid'
      AND p.settled_at BETWEEN m.anchored_at AND ${new Date(now)} GROUP BY m.id`.execute(
    connection.db,
  );
  const expected = (months: number) => [
    'membership',
    ...Array.from({ length: months - 1 }, () => 'renewal'),
  ];
  expect(rows.filter(({ purposes, months }) => purposes.length !== months)).toEqual([]);
  expect(rows.map(({ purposes }) => purposes)).toEqual(rows.map(({ months }) => expected(months)));
  expect(
    await count(sql`FROM payments p LEFT JOIN receipts r ON r.payment_id = p.id
      WHERE (p.status = 'paid') <> (r.id IS NOT NULL)`),
  ).toBe(0);
});

test('what the bank of the demo has is what was paid, and the last month brought a payment of each active member', async () => {
  expect(
    await count(sql`FROM payments p LEFT JOIN demo_charges c ON c.payment_id = p.id
      AND c.reference = p.provider_reference AND c.status = p.status
      AND c.amount_minor = p.amount_minor WHERE c.reference IS NULL`),
  ).toBe(0);
  expect(
    await count(sql`FROM memberships m WHERE m.status = 'active' AND NOT EXISTS (
      SELECT FROM payments p WHERE p.membership_id = m.id AND p.status = 'paid'
        AND p.amount_minor = m.price_minor AND p.settled_at > ${new Date(now - 31 * 86_400_000)})`),
  ).toBe(0);
});

test('the demo member paid on one day of each month, as her notice and her next renewal say', async () => {
  const { rows } = await sql<{ days: number; renews: boolean; noticed: boolean }>`
    SELECT count(DISTINCT extract(day FROM p.settled_at))::int AS days,
      extract(day FROM m.period_ends_at) = min(extract(day FROM p.settled_at)) AS renews,
      max(p.settled_at) = max(n.created_at) AS noticed
    FROM payments p JOIN memberships m ON m.id = p.membership_id
      JOIN users u ON u.id = m.user_id AND u.email = 'member@pulse.test'
      JOIN notifications n ON n.user_id = u.id AND n.type = 'payment_success'
    GROUP BY m.id`.execute(connection.db);
  expect(rows).toEqual([{ days: 1, renews: true, noticed: true }]);
});

test('a missed class can still be appealed, an appeal waits for the partner, and a renewal has failed', async () => {
  const weekAgo = new Date(now - 6 * 86_400_000);
  expect(
    await count(sql`FROM bookings b JOIN users u ON u.id = b.user_id
      WHERE u.email = 'member@pulse.test' AND b.status = 'no_show' AND b.ends_at > ${weekAgo}`),
  ).toBe(1);
  expect(
    await count(sql`FROM visit_appeals a JOIN bookings b ON b.id = a.booking_id
      JOIN venues v ON v.id = a.venue_id
      JOIN users partner ON partner.organisation_id = v.organisation_id
        AND partner.email = 'partner@pulse.test'
      WHERE a.decided_at IS NULL AND a.answer_by > ${new Date(now)} AND a.created_at < ${new Date(now)}
        AND b.status = 'no_show' AND b.ends_at < a.created_at`),
  ).toBe(1);
  const failed = sql`FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.status = 'past_due' AND u.password_hash IS NOT NULL AND m.retry_at > ${new Date(now)}`;
  expect(await count(failed)).toBe(1);
  expect(
    await count(sql`FROM payments p JOIN memberships m ON m.id = p.membership_id
      WHERE m.status = 'past_due' AND p.status = 'declined' AND p.purpose = 'renewal'
        AND p.settled_at BETWEEN m.period_ends_at AND ${new Date(now)}`),
  ).toBe(2);
});

test('a closed month was closed 72 hours after its end', async () => {
  const { rows } = await sql<{ closed: string }>`
    SELECT DISTINCT to_char(s.closed_at AT TIME ZONE v.time_zone, 'YYYY-MM-DD HH24:MI') AS closed
    FROM statements s JOIN venues v ON v.id = s.venue_id
    WHERE s.month = '2027-01-01'`.execute(connection.db);
  expect(rows).toEqual([{ closed: '2027-02-04 00:00' }]);
});
