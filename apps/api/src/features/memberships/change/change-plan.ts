import { isDeepStrictEqual } from 'node:util';
import { type EpochMs, type PlanSelection, subscriptionStateAt } from '@pulse/domain';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { type ChargeOutcome, collectCharge, findConfirmUrl } from '../../payments/index.ts';
import { changeMembership } from '../change-membership.store.ts';
import { presentMembershipOf } from '../read/get-membership.ts';
import { findChargeOfQuote } from '../renew/membership-charges.store.ts';
import { lockLiveMembership, type StoredMembership } from '../stored-membership.store.ts';
import { findQuote, markQuoteTaken, type StoredQuote } from './membership-quotes.store.ts';
import { makeOffer, quoteChange } from './quote-change.ts';
import { requestUpgrade } from './request-upgrade.ts';

/** What taking a quote led to: nothing to pay, a payment, or an offer that no longer holds. */
type Taken = { paymentId: string | null; hasBegun: boolean } | { stale: PlanSelection };

/**
 * Takes a quote: a larger plan is charged and begins at once, everything else begins with the
 * renewal. Refuses a quote that no longer holds, with the new one. A repeat changes nothing.
 */
export async function changePlan(deps: Deps, userId: string, quoteId: string) {
  const taken = await inTransaction(deps.db, (tx) => takeQuote(deps, tx, userId, quoteId));
  if (isRefusal(taken)) return taken;
  if ('stale' in taken) {
    const quote = await quoteChange(deps, userId, taken.stale);
    return isRefusal(quote) ? quote : refuse('quote_stale', { quote });
  }
  const { paymentId, hasBegun } = taken;
  const outcome: ChargeOutcome =
    paymentId === null || hasBegun ? 'paid' : await collectCharge(deps, paymentId);
  if (outcome === 'declined') return refuse('payment_declined');
  if (outcome === 'given_back') return refuse('payment_given_back');
  const membership = await presentMembershipOf(deps, userId);
  if (isRefusal(membership)) return membership;
  return {
    status: outcome === 'paid' ? ('done' as const) : outcome,
    confirm_url:
      paymentId && outcome === 'requires_action' ? await findConfirmUrl(deps.db, paymentId) : null,
    membership,
  };
}

async function takeQuote(deps: Deps, tx: Tx, userId: string, quoteId: string) {
  const now = deps.clock.now();
  const membership = await lockLiveMembership(tx, userId);
  if (!membership || subscriptionStateAt(membership, now) === 'ended')
    return refuse('no_membership');
  const quote = await findQuote(tx, quoteId, membership.id);
  if (!quote) return refuse('not_found');
  if (quote.takenAt) return findChargeOfQuote(tx, quoteId);
  const offer = await makeOffer(tx, membership, quote, now);
  if (isRefusal(offer)) return offer;
  const holds = now < quote.expiresAt.getTime() && isDeepStrictEqual(quote.offer, offer);
  if (!holds) return { stale: { plan: quote.plan, interval: quote.interval } };
  await markQuoteTaken(tx, quoteId, new Date(now));
  return applyQuote(deps, tx, membership, quote, now);
}

async function applyQuote(
  deps: Deps,
  tx: Tx,
  membership: StoredMembership,
  quote: StoredQuote,
  now: EpochMs,
) {
  if (quote.offer.now) return requestUpgrade(deps, tx, membership, quote, now);
  await changeMembership(tx, membership.id, { nextTerms: quote.offer.atRenewal });
  await publish(tx, {
    type: 'membership.change_scheduled',
    payload: { membership_id: membership.id },
  });
  return { paymentId: null, hasBegun: true } satisfies Taken;
}
