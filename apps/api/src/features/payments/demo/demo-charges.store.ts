import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** What the demo's bank knows of a charge. */
export interface DemoCharge {
  reference: string;
  payment_id: string;
  status: 'paid' | 'declined' | 'requires_action';
  failure_code: string | null;
  amount_minor: number;
  currency: string;
  refunded_minor: number;
  /** What the saved card answers when it is charged later; null: none was saved. */
  later_answer: 'approve' | 'decline' | 'confirm' | null;
  deliver_at: Date | null;
  created_at: Date;
}

/** Records a charge once for each reference, and returns what is recorded. */
export async function recordDemoCharge(
  db: Db,
  charge: Omit<DemoCharge, 'refunded_minor' | 'deliver_at'>,
): Promise<DemoCharge> {
  await db
    .insertInto('demo_charges')
    .values(charge)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  const row = await db
    .selectFrom('demo_charges')
    .selectAll()
    .where('reference', '=', charge.reference)
    .executeTakeFirstOrThrow();
  return row as DemoCharge;
}

/** The latest charge of a payment; one that took money first. */
export async function findDemoCharge(db: Db, paymentId: string): Promise<DemoCharge | null> {
  const row = await db
    .selectFrom('demo_charges')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy((charge) => charge('status', '=', 'paid'), 'desc')
    .orderBy((charge) => charge('status', '=', 'requires_action'))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row as DemoCharge | undefined) ?? null;
}

/** Gives money of a charge back; never more than it took. */
export async function refundDemoCharge(db: Db, reference: string, minor: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('demo_charges')
    .set((charge) => ({ refunded_minor: charge('refunded_minor', '+', minor) }))
    .where('reference', '=', reference)
    .where(sql<boolean>`refunded_minor + ${minor}::bigint <= amount_minor`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Charges since an instant, for the daily comparison. */
export async function listDemoCharges(db: Db, since: Date, after: string, limit: number) {
  const rows = await db
    .selectFrom('demo_charges')
    .selectAll()
    .where('created_at', '>=', since)
    .where('reference', '>', after)
    .orderBy('reference')
    .limit(limit)
    .execute();
  return rows as DemoCharge[];
}

/** Sets when the event of a charge is delivered; null: never. */
export async function scheduleDemoEvent(db: Db, reference: string, at: Date | null): Promise<void> {
  await db
    .updateTable('demo_charges')
    .set({ deliver_at: at })
    .where('reference', '=', reference)
    .execute();
}

/** Takes the events that are due, so that each is delivered once. */
export async function takeDueDemoEvents(db: Db, now: Date, limit: number) {
  return db
    .updateTable('demo_charges')
    .set({ deliver_at: null })
    .where('reference', 'in', (charges) =>
      charges
        .selectFrom('demo_charges')
        .select('reference')
        .where('deliver_at', '<=', now)
        .orderBy('deliver_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['reference', 'payment_id'])
    .execute();
}
