import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A receipt confirms a payment, a credit note a refund. */
export type ReceiptKind = 'receipt' | 'credit_note';

/** A document as it was issued. */
export interface ReceiptRow {
  id: string;
  kind: ReceiptKind;
  year: number;
  number: number;
  amount_minor: number;
  currency: string;
  title: string;
  buyer_name: string | null;
  seller_name: string;
  seller_address: string;
  tax_line: string;
  issued_at: Date;
  purpose: 'membership' | 'renewal' | 'upgrade' | 'drop_in';
  billing_interval: 'month' | 'year' | null;
  /** Of a credit note: the payment's receipt. */
  of_year: number | null;
  of_number: number | null;
}

/** What is printed on a document about who sells. */
export interface Seller {
  name: string;
  address: string;
  taxLine: string;
}

// The oldest payments have no title.
const TITLE = sql`coalesce(nullif(p.title, ''), 'Pulse ' || initcap(p.plan_code), 'Pulse')`;

/**
 * Takes the next numbers of a year and returns the first one. The counter stays locked until the
 * transaction ends, so that no other transaction takes numbers that a rollback gives back. It is the last lock
 * that a transaction takes.
 */
export async function takeNumbers(
  tx: Tx,
  kind: ReceiptKind,
  year: number,
  count: number,
): Promise<number> {
  const { last_number } = await tx
    .insertInto('receipt_counters')
    .values({ kind, year, last_number: count })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet((counter) => ({
        last_number: sql<number>`${counter.ref('receipt_counters.last_number')} + ${count}`,
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number - count + 1;
}

/** Inserts the receipts of payments that the caller has settled as paid, in the order of their ids. */
export async function insertReceipts(
  tx: Tx,
  paymentIds: readonly string[],
  first: { year: number; number: number },
  seller: Seller,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO receipts (kind, year, number, payment_id, amount_minor, currency, title, buyer_name,
      seller_name, seller_address, tax_line, issued_at)
    SELECT 'receipt', ${first.year}::integer,
      ${first.number}::integer + row_number() OVER (ORDER BY p.id) - 1, p.id,
      coalesce(p.received_minor, p.amount_minor), coalesce(p.received_currency, p.currency), ${TITLE},
      nullif(u.full_name, ''), ${seller.name}, ${seller.address}, ${seller.taxLine}, ${at}
    FROM payments p JOIN users u ON u.id = p.user_id
    WHERE p.id = ANY(${paymentIds}::uuid[])`.execute(tx);
}

/** Inserts a credit note; the rest it says is its payment's. */
export async function insertCreditNote(
  tx: Tx,
  note: {
    paymentId: string;
    refundId: string | null;
    amount_minor: number;
    currency: string;
    year: number;
    number: number;
  },
  seller: Seller,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO receipts (kind, year, number, payment_id, refund_id, amount_minor, currency, title,
      buyer_name, seller_name, seller_address, tax_line, issued_at)
    SELECT 'credit_note', ${note.year}, ${note.number}, p.id, ${note.refundId}::uuid,
      ${note.amount_minor}, ${note.currency}, ${TITLE}, nullif(u.full_name, ''), ${seller.name},
      ${seller.address}, ${seller.taxLine}, ${at}
    FROM payments p JOIN users u ON u.id = p.user_id WHERE p.id = ${note.paymentId}`.execute(tx);
}

/** A member's own document: the receipt of a payment, or a credit note by its id. */
export async function findReceipt(
  db: Db,
  userId: string,
  of: { paymentId: string } | { creditNoteId: string },
): Promise<ReceiptRow | null> {
  const { rows } = await sql<ReceiptRow>`
    SELECT r.id, r.kind, r.year, r.number, r.amount_minor, r.currency, r.title, r.buyer_name,
      r.seller_name, r.seller_address, r.tax_line, r.issued_at, p.purpose, p.billing_interval,
      o.year AS of_year, o.number AS of_number
    FROM receipts r JOIN payments p ON p.id = r.payment_id
      LEFT JOIN receipts o
        ON r.kind = 'credit_note' AND o.payment_id = r.payment_id AND o.kind = 'receipt'
    WHERE p.user_id = ${userId} AND ${
      'paymentId' in of
        ? sql`r.payment_id = ${of.paymentId} AND r.kind = 'receipt'`
        : sql`r.id = ${of.creditNoteId} AND r.kind = 'credit_note'`
    }`.execute(db);
  return rows[0] ?? null;
}

/** The documents of some payments, in the order of issue. */
export function listReceiptsOf(db: Db | Tx, paymentIds: readonly string[]) {
  return db
    .selectFrom('receipts')
    .select(['id', 'kind', 'year', 'number', 'payment_id', 'amount_minor', 'currency', 'issued_at'])
    .where('payment_id', 'in', [...paymentIds])
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
}

/** All documents of a member, for the data export. */
export function listReceiptsForExport(db: Db | Tx, userId: string) {
  return db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .select([
      'receipts.kind',
      'receipts.year',
      'receipts.number',
      'receipts.payment_id',
      'receipts.amount_minor',
      'receipts.currency',
      'receipts.title',
      'receipts.buyer_name',
      'receipts.issued_at',
    ])
    .where('payments.user_id', '=', userId)
    .orderBy('receipts.issued_at')
    .execute();
}

/** Removes the name of a deleted account; the documents stay for the books. */
export async function clearBuyerName(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('receipts')
    .set({ buyer_name: null })
    .where('payment_id', 'in', (payments) =>
      payments.selectFrom('payments').select('id').where('user_id', '=', userId),
    )
    .execute();
}
