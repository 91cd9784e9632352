import { DAY, type EpochMs, nextPeriodEnd, PRICE_NOTICE_DAYS } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { PaymentRow } from '../../payments/index.ts';
import { deletePriceNotices } from '../agree/price-notices.store.ts';
import { changeMembership } from '../change-membership.store.ts';
import { lockMembership } from '../stored-membership.store.ts';
import { failRenewal } from './fail-renewal.ts';
import { findCharge, saveOutcome } from './membership-charges.store.ts';
import { recordRenewal } from './record-renewal.ts';

/**
 * Renews the membership that was paid for at `now`. Refuses when it has ended meanwhile or another
 * payment has renewed it; the money is then given back.
 */
export async function settleRenewal(
  tx: Tx,
  payment: PaymentRow,
  now: EpochMs,
): Promise<Refusal | null> {
  const refusal = payment.provider === 'manual' ? await recordRenewal(tx, payment, now) : null;
  if (refusal) return refusal;
  const charge = await findCharge(tx, payment.id);
  const membership = await lockMembership(tx, charge.membershipId);
  await saveOutcome(tx, payment.id, 'paid');
  if (!membership || membership.state === 'ended') return refuse('no_membership');
  if (membership.periodEndsAt !== charge.periodEndsAt)
    return refuse('already_member', { plan_code: membership.terms.plan });
  const { interval } = charge.terms;
  await changeMembership(tx, membership.id, {
    state: 'active',
    terms: charge.terms,
    nextTerms: null,
    periodEndsAt: nextPeriodEnd(membership, membership.periodEndsAt, interval, now),
    attempts: 0,
    retryAt: null,
  });
  // Applied, or superseded: the plan, when it becomes dearer again, needs a notice of its own.
  const until = new Date(charge.periodEndsAt - PRICE_NOTICE_DAYS * DAY);
  await deletePriceNotices(tx, membership.id, membership.nextTerms ? null : until);
  return null;
}

/** Records that a renewal was declined, or waits for the member's bank; the next attempt is set. */
export async function settleUnpaidRenewal(
  tx: Tx,
  payment: { id: string },
  how: 'declined' | 'confirmation_needed',
  now: EpochMs,
): Promise<void> {
  const charge = await findCharge(tx, payment.id);
  const membership = await lockMembership(tx, charge.membershipId);
  await saveOutcome(tx, payment.id, how === 'declined' ? how : 'requires_action');
  if (!membership || membership.state === 'ended') return;
  if (membership.periodEndsAt !== charge.periodEndsAt) return;
  // A card page that the member opened is no attempt of ours: the next one stays where it is.
  if (charge.attempt === null || charge.attempt !== membership.attempts) return;
  await failRenewal(tx, membership, how, now);
}
