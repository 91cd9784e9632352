import { billingMonthOf, DAY, HOUR, nextRenewalAttempt } from '@pulse/domain';
import type { Db, NewRow } from './database.ts';

/**
 * Inserts a membership and returns its id: active, monthly, on Unlimited, since yesterday and for 29
 * more days unless overridden.
 */
export async function createMembership(
  db: Db,
  overrides: Partial<NewRow<'memberships'>> & { user_id: string },
): Promise<string> {
  const now = Date.now();
  const { id } = await db
    .insertInto('memberships')
    .values({
      plan_code: 'unlimited',
      billing_interval: 'month',
      status: 'active',
      anchored_at: new Date(now - DAY),
      period_ends_at: new Date(now + 29 * DAY),
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Makes the monthly renewal of a member's plan overdue, as after a card that was declined: the paid
 * month ended hours or a few days ago, and the next attempt is to come.
 */
export async function failRenewal(db: Db, userId: string): Promise<void> {
  const now = Date.now();
  // The longest month and two hours ago, so that the month has ended whichever it was.
  const anchoredAt = now - 31 * DAY - 2 * HOUR;
  const { endsAt } = billingMonthOf(anchoredAt, anchoredAt);
  const retryAt = nextRenewalAttempt(endsAt, now);
  await db
    .updateTable('memberships')
    .set({
      status: 'past_due',
      anchored_at: new Date(anchoredAt),
      period_ends_at: new Date(endsAt),
      retry_at: retryAt === null ? null : new Date(retryAt),
      renewal_attempts: 1,
    })
    .where('user_id', '=', userId)
    .execute();
}
