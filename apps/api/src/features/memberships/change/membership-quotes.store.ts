import type { BillingInterval, ChangeQuote, PlanCode } from '@pulse/domain';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A quote as stored. */
export interface StoredQuote {
  id: string;
  plan: PlanCode;
  interval: BillingInterval;
  offer: ChangeQuote;
  expiresAt: Date;
  takenAt: Date | null;
}

/** Stores a quote; older ones of the membership that the member did not take are deleted. */
export async function insertQuote(
  tx: Tx,
  membershipId: string,
  quote: Omit<StoredQuote, 'id' | 'takenAt'> & { at: Date },
): Promise<{ id: string }> {
  await tx
    .deleteFrom('membership_quotes')
    .where('membership_id', '=', membershipId)
    .where('taken_at', 'is', null)
    .where('expires_at', '<=', quote.at)
    .execute();
  return tx
    .insertInto('membership_quotes')
    .values({
      membership_id: membershipId,
      plan_code: quote.plan,
      billing_interval: quote.interval,
      offer: JSON.stringify(quote.offer),
      created_at: quote.at,
      expires_at: quote.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A quote of a membership; null when it has none by this id. */
export async function findQuote(
  db: Db | Tx,
  id: string,
  membershipId: string,
): Promise<StoredQuote | null> {
  const row = await db
    .selectFrom('membership_quotes')
    .selectAll()
    .where('id', '=', id)
    .where('membership_id', '=', membershipId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id,
    plan: row.plan_code as PlanCode,
    interval: row.billing_interval as BillingInterval,
    offer: row.offer as ChangeQuote,
    expiresAt: row.expires_at,
    takenAt: row.taken_at,
  };
}

/** Marks a quote as taken. */
export async function markQuoteTaken(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('membership_quotes').set({ taken_at: at }).where('id', '=', id).execute();
}
