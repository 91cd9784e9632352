import { isDeepStrictEqual } from 'node:util';
import { type PlanSelection, subscriptionStateAt } from '@pulse/domain';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { findClassToBook } from '../../classes/index.ts';
import { type ChargeOutcome, collectCharge, findConfirmUrl } from '../../payments/index.ts';
import { changeMembership } from '../change-membership.store.ts';
import { presentMembershipOf } from '../read/get-membership.ts';
import { findChargeOfQuote } from '../renew/membership-charges.store.ts';
import { lockLiveMembership } from '../stored-membership.store.ts';
import { findQuote, markQuoteTaken } from './membership-quotes.store.ts';
import { makeOffer, quoteChange } from './quote-change.ts';
import { requestUpgrade } from './request-upgrade.ts';

/** What taking a quote led to: nothing to pay, a payment, or an offer that no longer holds. */
type Taken = { paymentId: string | null; hasBegun: boolean } | { stale: PlanSelection };

/**
 * Takes a quote: a larger plan is charged and begins at once, everything else begins with the
 * renewal. Refuses a quote that no longer holds, with the new one. A repeat changes nothing. A charge
 * that the bank wants confirmed leads back to the class for which the plan is wanted, if there is one.
 */
export async function changePlan(
  deps: Deps,
  userId: string,
  quoteId: string,
  classSessionId?: string,
) {
  const taken = await inTransaction(deps.db, (tx) =>
    takeQuote(deps, tx, userId, { quoteId, classSessionId }),
  );
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

interface TakenQuote {
  quoteId: string;
  classSessionId: string | undefined;
}

async function takeQuote(
  deps: Deps,
  tx: Tx,
  userId: string,
  { quoteId, classSessionId }: TakenQuote,
) {
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
  if (quote.offer.now) {
    const chosen = classSessionId ? await findClassToBook(tx, classSessionId, now) : null;
    return requestUpgrade(deps, tx, { membership, quote, chosen }, now);
  }
  await changeMembership(tx, membership.id, { nextTerms: quote.offer.atRenewal });
  await publish(tx, {
    type: 'membership.change_scheduled',
    payload: { membership_id: membership.id },
  });
  return { paymentId: null, hasBegun: true } satisfies Taken;
}
