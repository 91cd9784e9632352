import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { ClassToBook } from '../../accounts/index.ts';
import { requestCharge } from '../../payments/index.ts';
import { JOINED_PATH } from '../buy/start-checkout.ts';
import { PLAN_NAMES } from '../plans/plan-names.ts';
import { insertCharges } from '../renew/membership-charges.store.ts';
import type { StoredMembership } from '../stored-membership.store.ts';
import type { StoredQuote } from './membership-quotes.store.ts';
import { beginUpgrade } from './settle-upgrade.ts';

interface UpgradeCommand {
  membership: StoredMembership;
  quote: StoredQuote;
  /** The class for which the plan is wanted. */
  chosen: ClassToBook | null;
}

/**
 * Writes the intent to charge an upgrade, which begins once it is paid; one that costs nothing begins
 * immediately.
 */
export async function requestUpgrade(
  deps: Deps,
  tx: Tx,
  { membership, quote, chosen }: UpgradeCommand,
  now: EpochMs,
) {
  const { now: upgrade, atRenewal } = quote.offer;
  if (!upgrade) throw new Error('A quote without an upgrade');
  const { terms, charge } = upgrade;
  if (charge.amount_minor === 0) {
    await beginUpgrade(tx, membership.id, terms, atRenewal);
    return { paymentId: null, hasBegun: true };
  }
  const payment = await requestCharge(deps, tx, {
    userId: membership.userId,
    membershipId: membership.id,
    purpose: 'upgrade',
    title: PLAN_NAMES[terms.plan],
    amount: charge,
    idempotencyKey: `upgrade:${quote.id}`,
    plan: { code: terms.plan, interval: terms.interval },
    ...(chosen && { returnPath: `${JOINED_PATH}?session=${chosen.class_session_id}` }),
  });
  const paidFor = {
    paymentId: payment.id,
    membershipId: membership.id,
    kind: 'upgrade' as const,
    periodEndsAt: membership.periodEndsAt,
    attempt: null,
    quoteId: quote.id,
    terms,
    nextTerms: atRenewal,
    replacedTerms: membership.terms,
  };
  await insertCharges(tx, [paidFor], new Date(now));
  return { paymentId: payment.id, hasBegun: false };
}
