import type { Money, SubscriptionState } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/transaction.ts';
import type { Recipient } from '../../email/recipients.store.ts';

/** A membership with the values that its notifications need. */
export interface NotifiedMembership extends Recipient {
  time_zone: string;
  status: SubscriptionState;
  plan_code: string;
  period_ends_at: Date;
  paused_until: Date | null;
  retry_at: Date | null;
  cancels: boolean;
  /** The last day of a given membership, YYYY-MM-DD; null of one that is paid for. */
  given_until: string | null;
  price: Money;
  /** Agreed for the next renewal; null when nothing changes then. */
  next_terms: { plan: string; interval: string; price: Money } | null;
}

/** A membership for its notification; undefined once the account is deleted. */
export async function findMembershipForNotification(
  db: Db,
  membershipId: string,
): Promise<NotifiedMembership | undefined> {
  const { rows } = await sql<NotifiedMembership>`
    SELECT m.status, m.plan_code, m.period_ends_at, m.paused_until, m.retry_at,
      m.cancel_at_period_end AS cancels, m.next_terms, m.given_until::text,
      json_build_object('amount_minor', m.price_minor, 'currency', m.currency) AS price,
      u.id AS user_id, u.email, u.full_name, u.language, u.email_preferences, u.time_zone
    FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.id = ${membershipId} AND u.deleted_at IS NULL`.execute(db);
  return rows[0];
}

/** When the member was notified of a price; undefined when it no longer stands. */
export async function findNoticeDate(
  db: Db,
  membershipId: string,
  amountMinor: number,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('price_notices')
    .select('noticed_at')
    .where('membership_id', '=', membershipId)
    .where('price_minor', '=', amountMinor)
    .executeTakeFirst();
  return row?.noticed_at;
}
