import type { EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';
import { FAILED_RENEWAL_ATTEMPTS } from './seed-users.ts';

/**
 * Inserts what the members have paid: the first month as a new membership, each later one as its
 * renewal, and the declined attempts of the one whose renewal failed. The demo's bank knows them
 * too, since the daily comparison would list those that it does not have.
 */
export async function seedPayments(tx: Tx, now: EpochMs): Promise<void> {
  const columns = sql`user_id, membership_id, provider, purpose, title, plan_code, billing_interval,
    amount_minor, currency, status, failure_code, idempotency_key, provider_reference, return_path,
    attempts, created_at, expires_at, settled_at`;
  const ofMembership = sql`m.user_id, m.id, 'demo'`;
  const terms = sql`'Pulse ' || initcap(m.plan_code), m.plan_code, m.billing_interval, m.price_minor,
    m.currency`;
  await sql`
    INSERT INTO payments (${columns})
    SELECT ${ofMembership}, CASE WHEN n = 0 THEN 'membership' ELSE 'renewal' END, ${terms}, 'paid',
      NULL, NULL, concat_ws('_', 'demo', m.id, n), '/app/membership', 1, at, at + interval '1 hour', at
    FROM memberships m CROSS JOIN generate_series(0, 24) n
      CROSS JOIN LATERAL (SELECT (m.anchored_at AT TIME ZONE 'UTC' + n * interval '1 month')
        AT TIME ZONE 'UTC' AS at) month
    WHERE at < m.period_ends_at AND at <= ${new Date(now)}
    ORDER BY at`.execute(tx);
  await sql`
    INSERT INTO payments (${columns})
    SELECT ${ofMembership}, 'renewal', ${terms}, 'declined', 'card_declined',
      concat_ws(':', 'renewal', m.id, (extract(epoch FROM m.period_ends_at) * 1000)::bigint, n),
      concat_ws('_', 'demo', m.id, 'declined', n), '/app/membership', 1, at, at + interval '1 hour',
      at
    FROM memberships m CROSS JOIN generate_series(1, ${FAILED_RENEWAL_ATTEMPTS}) n
      CROSS JOIN LATERAL (SELECT m.period_ends_at + (n - 1) * interval '1 day' AS at) attempt
    WHERE m.status = 'past_due'`.execute(tx);
  await sql`
    INSERT INTO demo_charges (reference, payment_id, status, failure_code, amount_minor, currency,
      later_answer, created_at)
    SELECT provider_reference, id, status, failure_code, amount_minor, currency,
      CASE WHEN status = 'declined' THEN 'decline' ELSE 'approve' END, settled_at
    FROM payments WHERE provider = 'demo'`.execute(tx);
}
