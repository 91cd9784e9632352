import { createMembership } from '@pulse/test-data';
import type { Db } from '../../src/platform/database/transaction.ts';

type MembershipOverrides = Parameters<typeof createMembership>[1];

/**
 * Inserts an active monthly membership on Unlimited, anchored on the first of this year's November.
 */
export function aMembership(db: Db, overrides: MembershipOverrides): Promise<string> {
  return createMembership(db, {
    anchored_at: '2026-11-01T00:00:00Z',
    period_ends_at: '2026-12-01T00:00:00Z',
    ...overrides,
  });
}
