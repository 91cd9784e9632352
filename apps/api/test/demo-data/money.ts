import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { count, db, now } from './seeded-database.ts';

/** What was agreed, paid and is owed. */
export function testMoney(): void {
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
      AND p.settled_at BETWEEN m.anchored_at AND ${new Date(now)} GROUP BY m.id`.execute(db());
    const expected = (months: number) => [
      'membership',
      ...Array.from({ length: months - 1 }, () => 'renewal'),
    ];
    expect(rows.filter(({ purposes, months }) => purposes.length !== months)).toEqual([]);
    expect(rows.map(({ purposes }) => purposes)).toEqual(
      rows.map(({ months }) => expected(months)),
    );
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
    GROUP BY m.id`.execute(db());
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
    WHERE s.month = '2027-01-01'`.execute(db());
    expect(rows).toEqual([{ closed: '2027-02-04 00:00' }]);
  });
}
