import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { listMembershipsWithPrices } from '../renew/due-memberships.store.ts';
import { renewalTerms } from '../renew/renewal-terms.ts';
import { insertPriceNotices, markYearlyRenewalsAnnounced } from './price-notices.store.ts';

/**
 * Tells members once what they must know before a renewal: that their plan has become dearer, and
 * that a yearly renewal is a week away.
 */
export async function announceRenewals(deps: Deps): Promise<void> {
  const now = new Date(deps.clock.now());
  await inTransaction(deps.db, async (tx) => {
    const dearer = await insertPriceNotices(tx, now);
    const announced = await markYearlyRenewalsAnnounced(tx, now);
    const yearly = await listMembershipsWithPrices(tx, announced);
    await publish(
      tx,
      ...dearer.map(({ membershipId, amountMinor }) => ({
        type: 'membership.price_announced' as const,
        payload: { membership_id: membershipId, amount_minor: amountMinor },
      })),
      ...yearly.map((one) => ({
        type: 'membership.renewal_announced' as const,
        payload: {
          membership_id: one.membership.id,
          amount_minor: renewalTerms(one).price.amount_minor,
        },
      })),
    );
  });
}
