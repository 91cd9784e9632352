import type {
  AgreedTerms,
  BillingCalendar,
  LocalDate,
  PriceNotice,
  Subscription,
} from '@pulse/domain';
import { type RawBuilder, sql } from 'kysely';
import { referenceTo } from '../../platform/database/table-reference.ts';
import type { Db, Tx } from '../../platform/database/transaction.ts';

/** A membership with what was agreed and when it was paused, as changing it needs it. */
export interface StoredMembership extends Subscription, BillingCalendar {
  id: string;
  userId: string;
  terms: AgreedTerms;
  /** What begins with the next renewal; null when the terms stay. */
  nextTerms: AgreedTerms | null;
  /** How often the renewal at the end of this period has been charged. */
  attempts: number;
  /** The last day of a membership that an admin gave; null of one that is paid for. */
  givenUntil: LocalDate | null;
  /** When a renewal that failed or is being charged is looked at again. */
  retryAt: number | null;
}

const MS = referenceTo<'memberships'>('ms');
const milliseconds = (at: RawBuilder<unknown>) => sql`(extract(epoch FROM ${at}) * 1000)::bigint`;

/** SQL for the pauses of a membership `ms` as a JSON array of time ranges. */
export const pausesSql = sql`(SELECT COALESCE(json_agg(json_build_object(
    'startsAt', ${milliseconds(sql`mp.starts_at`)}, 'endsAt', ${milliseconds(sql`mp.ends_at`)})
    ORDER BY mp.starts_at), '[]')
  FROM membership_pauses mp WHERE mp.membership_id = ms.id)`;

/** SQL for the dearer prices that the member of `ms` was notified of, as a JSON array of PriceNotice. */
export const noticesSql: RawBuilder<PriceNotice[]> = sql`(SELECT COALESCE(json_agg(
    json_build_object('price',
      json_build_object('amount_minor', n.price_minor, 'currency', n.currency),
      'noticedAt', ${milliseconds(sql`n.noticed_at`)})), '[]')
  FROM price_notices n WHERE n.membership_id = ms.id)`;

/** SQL for a membership `ms` as a JSON StoredMembership. */
export const storedMembershipSql: RawBuilder<StoredMembership> = sql`json_build_object(
  'id', ms.id, 'userId', ms.user_id, 'state', ms.status,
  'anchorAt', ${milliseconds(MS('anchored_at'))},
  'periodEndsAt', ${milliseconds(MS('period_ends_at'))},
  'resumesAt', ${milliseconds(MS('paused_until'))},
  'cancelsAtPeriodEnd', ms.cancel_at_period_end,
  'terms', json_build_object('plan', ms.plan_code, 'interval', ms.billing_interval,
    'price', json_build_object('amount_minor', ms.price_minor, 'currency', ms.currency),
    'classesPerDay', ms.classes_per_day, 'visitsPerMonth', ms.visits_per_month,
    'plusVisitsPerMonth', ms.plus_visits_per_month),
  'nextTerms', ms.next_terms, 'attempts', ms.renewal_attempts,
  'givenUntil', ms.given_until, 'retryAt', ${milliseconds(MS('retry_at'))}, 'pauses', ${pausesSql})`;

/** A member's membership that has not ended; null without one. */
export async function findLiveMembership(
  db: Db | Tx,
  userId: string,
): Promise<StoredMembership | null> {
  const { rows } = await sql<{ membership: StoredMembership }>`
    SELECT ${storedMembershipSql} AS membership FROM memberships ms
    WHERE ms.user_id = ${userId} AND ms.status <> 'ended'`.execute(db);
  return rows[0]?.membership ?? null;
}

/** The same, locked until the transaction ends: before the member and any class (decision 043). */
export async function lockLiveMembership(tx: Tx, userId: string): Promise<StoredMembership | null> {
  await sql`SELECT FROM memberships WHERE user_id = ${userId} AND status <> 'ended'
    FOR NO KEY UPDATE`.execute(tx);
  // Read after the lock: a pause or renewal that it waited for is in other rows and columns.
  return findLiveMembership(tx, userId);
}

/** One membership by its id, locked until the transaction ends, whatever its state. */
export async function lockMembership(tx: Tx, id: string): Promise<StoredMembership | null> {
  await sql`SELECT FROM memberships WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx);
  const { rows } = await sql<{ membership: StoredMembership }>`
    SELECT ${storedMembershipSql} AS membership FROM memberships ms WHERE ms.id = ${id}`.execute(
    tx,
  );
  return rows[0]?.membership ?? null;
}
