import type { AgreedTerms, EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';

/** What a payment of a membership pays for. */
export interface MembershipCharge {
  paymentId: string;
  membershipId: string;
  kind: 'start' | 'renewal' | 'upgrade';
  /** The end of the period that it starts, after which it renews, or within which it upgrades. */
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

/** Inserts what a payment pays for that is paid already: it was no attempt of ours. */
export async function insertPaidCharge(
  tx: Tx,
  charge: Pick<MembershipCharge, 'paymentId' | 'membershipId' | 'periodEndsAt' | 'terms'> & {
    kind: 'start' | 'renewal';
  },
  at: Date,
): Promise<void> {
  const nothing = { attempt: null, quoteId: null, nextTerms: null, replacedTerms: null };
  await insertCharges(tx, [{ ...charge, ...nothing }], at);
  await saveOutcome(tx, charge.paymentId, 'paid');
}

/** What a payment pays for. Throws when it pays for no membership. */
export async function findCharge(tx: Tx, paymentId: string): Promise<MembershipCharge> {
  const charge = await findChargeIfAny(tx, paymentId);
  if (!charge) throw new Error('A payment of a membership without what it pays for');
  return charge;
}

/** The same; null for one that pays for no membership, or was made before this was stored. */
export async function findChargeIfAny(tx: Tx, paymentId: string): Promise<MembershipCharge | null> {
  const row = await tx
    .selectFrom('membership_charges')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  if (!row) return null;
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

/** How a charge ended; `reversed`: it was recorded by mistake. */
type Outcome = 'paid' | 'declined' | 'requires_action' | 'reversed';

/** Stores how a charge ended. */
export async function saveOutcome(tx: Tx, paymentId: string, outcome: Outcome): Promise<void> {
  await tx
    .updateTable('membership_charges')
    .set({ outcome })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Whether a paid charge is the last one that a membership was begun or renewed with. */
export async function isLatestPeriod(
  tx: Tx,
  { membershipId, paymentId }: Pick<MembershipCharge, 'membershipId' | 'paymentId'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('membership_charges')
    .select('payment_id')
    .where('membership_id', '=', membershipId)
    .where('kind', 'in', ['start', 'renewal'])
    .where('outcome', '=', 'paid')
    .orderBy((charge) => charge('kind', '=', 'start'))
    .orderBy('period_ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.payment_id === paymentId;
}

/** The number of the last attempt to charge the renewal after a period; 0 without one. */
export async function findLastAttempt(
  tx: Tx,
  membershipId: string,
  periodEndsAt: Date,
): Promise<number> {
  const { attempt } = await tx
    .selectFrom('membership_charges')
    .select((charge) => charge.fn.max('attempt').as('attempt'))
    .where('membership_id', '=', membershipId)
    .where('period_ends_at', '=', periodEndsAt)
    .executeTakeFirstOrThrow();
  return attempt ?? 0;
}

/** The payment of a quote that was taken, and whether what it paid for has begun; null: nothing was paid. */
export async function findChargeOfQuote(
  tx: Tx,
  quoteId: string,
): Promise<{ paymentId: string | null; hasBegun: boolean }> {
  const row = await tx
    .selectFrom('membership_charges')
    .select(['payment_id', 'outcome'])
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  return row
    ? { paymentId: row.payment_id, hasBegun: row.outcome === 'paid' }
    : { paymentId: null, hasBegun: true };
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
