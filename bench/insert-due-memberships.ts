import type pg from 'pg';

/** Where the members whose plans are to renew are distinguished from all others. */
const DUE = `SELECT id FROM users WHERE email LIKE 'due%@pulse.test'`;

/** Inserts members with a plan that does not renew yet, and a card saved at Stripe. */
export async function insertMembersWithCards(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `WITH model AS (SELECT * FROM users WHERE email = 'member001@pulse.test'),
     made AS (
       INSERT INTO users (email, full_name, password_hash, email_verified_at, language, time_zone,
         member_code, digital_id_secret, calendar_token)
       SELECT 'due' || i || '@pulse.test', 'Due ' || i, password_hash, now(), 'en', time_zone,
         'DUE' || i, digital_id_secret, md5(random()::text)
       FROM model, generate_series(1, $1::int) i RETURNING id),
     customer AS (
       INSERT INTO payment_customers (user_id, provider, customer_reference,
         payment_method_reference)
       SELECT id, 'stripe', 'cus_' || id, 'pm_visa' FROM made)
     INSERT INTO memberships (user_id, plan_code, billing_interval, status, anchored_at, period_ends_at)
     SELECT id, 'plus', 'month', 'active', now() - interval '1 day', now() + interval '29 days'
     FROM made`,
    [count],
  );
}

/** Makes all of them due at once, and the parts of the job that renews them begin at their next look. */
export async function makeRenewalsDue(pool: pg.Pool): Promise<void> {
  await pool.query(`UPDATE memberships SET anchored_at = now() - interval '2 months',
    period_ends_at = now() - interval '1 minute' WHERE user_id IN (${DUE})`);
  await pool.query(`UPDATE pgboss.job SET state = 'created', started_on = NULL,
      completed_on = NULL, heartbeat_on = NULL
    WHERE name = 'memberships.renew' AND singleton_on =
      (SELECT max(singleton_on) FROM pgboss.job WHERE name = 'memberships.renew')`);
}

/** How many of them have renewed, and how many payments were charged for it. */
export async function countRenewed(
  pool: pg.Pool,
): Promise<{ renewed: number; charged: number; receipts: number }> {
  const { rows } = await pool.query(`
    SELECT (SELECT count(*)::int FROM memberships
        WHERE user_id IN (${DUE}) AND period_ends_at > now()) AS renewed,
      count(*)::int AS charged, count(r.id)::int AS receipts
    FROM payments p LEFT JOIN receipts r ON r.payment_id = p.id
    WHERE p.status = 'paid' AND p.user_id IN (${DUE})`);
  return rows[0];
}
