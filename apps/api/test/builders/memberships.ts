import type { Insertable } from 'kysely';
import type { Database } from '../../src/platform/database/schema.ts';
import type { Db } from '../../src/platform/database/transaction.ts';

type MembershipOverrides = Partial<Insertable<Database['memberships']>> & { user_id: string };

/**
 * Inserts an active monthly membership on Unlimited, anchored on the first of this year's November.
 */
export async function aMembership(db: Db, overrides: MembershipOverrides): Promise<string> {
  const { id } = await db
    .insertInto('memberships')
    .values({
      plan_code: 'unlimited',
      billing_interval: 'month',
      status: 'active',
      anchored_at: '2026-11-01T00:00:00Z',
      period_ends_at: '2026-12-01T00:00:00Z',
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
