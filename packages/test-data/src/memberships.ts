import { DAY } from '@pulse/domain';
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
