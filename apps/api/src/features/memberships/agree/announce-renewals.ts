import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { insertPriceNotices, markYearlyRenewalsAnnounced } from './price-notices.store.ts';

/**
 * Tells members once what they must know before a renewal: that their plan has become dearer, and
 * that a yearly renewal is a week away.
 */
export async function announceRenewals(deps: Deps): Promise<void> {
  const now = new Date(deps.clock.now());
  await inTransaction(deps.db, async (tx) => {
    const dearer = await insertPriceNotices(tx, now);
    const yearly = await markYearlyRenewalsAnnounced(tx, now);
    await publish(
      tx,
      ...dearer.map(({ membershipId, amountMinor }) => ({
        type: 'membership.price_announced' as const,
        payload: { membership_id: membershipId, amount_minor: amountMinor },
      })),
      ...yearly.map((id) => ({
        type: 'membership.renewal_announced' as const,
        payload: { membership_id: id },
      })),
    );
  });
}
