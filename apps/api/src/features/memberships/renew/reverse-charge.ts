import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { changeMembership } from '../change-membership.store.ts';
import { findLatestPause, shortenPause } from '../pause/membership-pauses.store.ts';
import { lockMembership, type StoredMembership } from '../stored-membership.store.ts';
import { failRenewal } from './fail-renewal.ts';
import {
  findChargeIfAny,
  findLastAttempt,
  isLatestPeriod,
  type MembershipCharge,
  saveOutcome,
} from './membership-charges.store.ts';

/**
 * Undoes at `now` what a payment paid for that was recorded by mistake: the membership that it began
 * ends, the renewal that it paid is owed again. Where a later period was paid since, only the books
 * are corrected.
 */
export async function reverseCharge(tx: Tx, payment: { id: string }, now: EpochMs): Promise<void> {
  const charge = await findChargeIfAny(tx, payment.id);
  if (!charge) return;
  const membership = await lockMembership(tx, charge.membershipId);
  const isLatest = await isLatestPeriod(tx, charge);
  await saveOutcome(tx, payment.id, 'reversed');
  if (!membership || membership.state === 'ended' || !isLatest) return;
  if (membership.state === 'paused') await endPauseNow(tx, membership, now);
  if (charge.kind === 'start')
    // Over from this moment; the job of renewals frees what is booked and tells the member.
    await changeMembership(tx, membership.id, {
      periodEndsAt: now,
      cancelsAtPeriodEnd: true,
      nextTerms: null,
      retryAt: null,
    });
  else await oweAgain(tx, membership, charge, now);
}

async function oweAgain(
  tx: Tx,
  membership: StoredMembership,
  { periodEndsAt }: MembershipCharge,
  now: EpochMs,
): Promise<void> {
  // Attempts of this period were counted before; a number used twice would be the same charge.
  const attempts = await findLastAttempt(tx, membership.id, new Date(periodEndsAt));
  await changeMembership(tx, membership.id, { periodEndsAt, attempts, retryAt: null });
  if (now >= periodEndsAt) await failRenewal(tx, { ...membership, periodEndsAt }, 'declined', now);
}

async function endPauseNow(tx: Tx, membership: StoredMembership, now: EpochMs): Promise<void> {
  const pause = await findLatestPause(tx, membership.id);
  if (pause && pause.endsAt > now) await shortenPause(tx, pause.id, new Date(now));
  await changeMembership(tx, membership.id, { state: 'active', resumesAt: null });
}
