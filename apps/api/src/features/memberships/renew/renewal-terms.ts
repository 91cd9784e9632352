import {
  type AgreedTerms,
  chargeableMoney,
  type Money,
  type PriceNotice,
  renewalPrice,
} from '@pulse/domain';
import type { StoredMembership } from '../stored-membership.store.ts';

/** What the membership is after its renewal: what was agreed for it, or the same at its price then. */
export function renewalTerms({
  membership,
  currentPrice,
  notices,
}: {
  membership: StoredMembership;
  currentPrice: Money;
  notices: readonly PriceNotice[];
}): AgreedTerms {
  const { terms, nextTerms, periodEndsAt } = membership;
  if (nextTerms) return nextTerms;
  const price = renewalPrice(terms.price, currentPrice, notices, periodEndsAt);
  return { ...terms, price: chargeableMoney(price) };
}
