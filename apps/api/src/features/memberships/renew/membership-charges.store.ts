import type { AgreedTerms, EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';

/** What a payment of a membership pays for. */
export interface MembershipCharge {
  paymentId: string;
  membershipId: string;
  kind: 'renewal' | 'upgrade';
  /** The end of the period after which it renews, or within which it upgrades. */
  periodEndsAt: EpochMs;
  /** Null for a payment that the member began. */
  attempt: number | null;
  quoteId: string | null;
  terms: AgreedTerms;
  nextTerms: AgreedTerms | null;
  /** Of an upgrade: what it was when the upgrade was agreed. */
  replacedTerms: AgreedTerms | null;
}

/** Inserts what some payments pay for. */
export async function insertCharges(
  tx: Tx,
  charges: readonly MembershipCharge[],
  at: Date,
): Promise<void> {
  if (charges.length === 0) return;
  await tx
    .insertInto('membership_charges')
    .values(
      charges.map((charge) => ({
        payment_id: charge.paymentId,
        membership_id: charge.membershipId,
        kind: charge.kind,
        period_ends_at: new Date(charge.periodEndsAt),
        attempt: charge.attempt,
        quote_id: charge.quoteId,
        terms: JSON.stringify(charge.terms),
        next_terms: charge.nextTerms && JSON.stringify(charge.nextTerms),
        replaced_terms: charge.replacedTerms && JSON.stringify(charge.replacedTerms),
        created_at: at,
      })),
    )
    .execute();
}

/** What a payment pays for. Throws when it pays for no membership. */
export async function findCharge(tx: Tx, paymentId: string): Promise<MembershipCharge> {
  const row = await tx
    .selectFrom('membership_charges')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return {
    paymentId,
    membershipId: row.membership_id,
    kind: row.kind as MembershipCharge['kind'],
    periodEndsAt: row.period_ends_at.getTime(),
    attempt: row.attempt,
    quoteId: row.quote_id,
    terms: row.terms as AgreedTerms,
    nextTerms: row.next_terms as AgreedTerms | null,
    replacedTerms: row.replaced_terms as AgreedTerms | null,
  };
}

/** How a charge ended. */
type Outcome = 'paid' | 'declined' | 'requires_action';

/** Stores how a charge ended. */
export async function saveOutcome(tx: Tx, paymentId: string, outcome: Outcome): Promise<void> {
  await tx
    .updateTable('membership_charges')
    .set({ outcome })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** The payment of a quote that was taken, with how it ended, if it has; null when nothing was paid. */
export async function findChargeOfQuote(
  tx: Tx,
  quoteId: string,
): Promise<{ paymentId: string | null; outcome: Outcome | null }> {
  const row = await tx
    .selectFrom('membership_charges')
    .select(['payment_id', 'outcome'])
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  if (!row) return { paymentId: null, outcome: null };
  return { paymentId: row.payment_id, outcome: row.outcome as Outcome | null };
}

/** The latest charge of a renewal that waits for the member's bank; null when none does. */
export async function findWaitingCharge(
  tx: Tx,
  membershipId: string,
  periodEndsAt: Date,
): Promise<string | null> {
  const row = await tx
    .selectFrom('membership_charges')
    .select('payment_id')
    .where('membership_id', '=', membershipId)
    .where('period_ends_at', '=', periodEndsAt)
    .where('outcome', '=', 'requires_action')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.payment_id ?? null;
}
