import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A receipt confirms a payment, a credit note a refund. */
export type ReceiptKind = 'receipt' | 'credit_note';

/** A document as it was issued. */
export interface ReceiptRow {
  id: string;
  kind: ReceiptKind;
  /** Of the seller; empty for that of the first market. */
  series: string;
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
  of_series: string | null;
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

/** What a document of a kind is issued with. */
export interface Issue {
  year: number;
  seller: Seller;
  at: Date;
}

// A seller is Pulse in a market, and sells to the members who are at home there.
const HOME_SERIES = sql`(SELECT m.receipt_series FROM markets m WHERE m.id = u.home_market_id)`;

/**
 * As parts of a larger statement: takes the next numbers of the series of what is `sold`, of which
 * `numbered` has each with its `number`, in the order of ids. The counters stay locked until the
 * transaction ends, so that no other transaction takes numbers that a rollback gives back: they are
 * the last locks that a transaction takes.
 */
const takeNumbers = (kind: ReceiptKind, year: number): RawBuilder<unknown> => sql`taken AS (
  INSERT INTO receipt_series AS counter (series, kind, year, last_number)
  SELECT series, ${kind}, ${year}::integer, count(*) FROM sold GROUP BY series ORDER BY series
  ON CONFLICT (series, kind, year)
    DO UPDATE SET last_number = counter.last_number + excluded.last_number
  RETURNING series, last_number
), numbered AS (
  SELECT sold.*,
    taken.last_number + 1 - row_number() OVER (PARTITION BY series ORDER BY sold.id DESC) AS number
  FROM sold JOIN taken USING (series)
)`;

/** Issues the receipts of payments that the caller has settled as paid, each in its seller's series. */
export async function insertReceipts(
  tx: Tx,
  paymentIds: readonly string[],
  { year, seller, at }: Issue,
): Promise<void> {
  await sql`
    WITH sold AS MATERIALIZED (
      SELECT p.id, coalesce(p.received_minor, p.amount_minor) AS amount_minor,
        coalesce(p.received_currency, p.currency) AS currency, ${TITLE} AS title,
        nullif(u.full_name, '') AS buyer_name, ${HOME_SERIES} AS series
      FROM payments p JOIN users u ON u.id = p.user_id
      WHERE p.id = ANY (${paymentIds}::uuid[])
    ), ${takeNumbers('receipt', year)}
    INSERT INTO receipts (series, kind, year, number, payment_id, amount_minor, currency, title,
      buyer_name, seller_name, seller_address, tax_line, issued_at)
    SELECT series, 'receipt', ${year}::integer, number, id, amount_minor, currency, title, buyer_name,
      ${seller.name}, ${seller.address}, ${seller.taxLine}, ${at}
    FROM numbered`.execute(tx);
}

/** Issues a credit note in the series of its payment's receipt; what else it says is its payment's. */
export async function insertCreditNote(
  tx: Tx,
  note: { paymentId: string; refundId: string | null; amount_minor: number; currency: string },
  { year, seller, at }: Issue,
): Promise<void> {
  await sql`
    WITH sold AS MATERIALIZED (
      SELECT p.id, ${TITLE} AS title, nullif(u.full_name, '') AS buyer_name,
        coalesce((SELECT r.series FROM receipts r WHERE r.payment_id = p.id AND r.kind = 'receipt'),
          ${HOME_SERIES}) AS series
      FROM payments p JOIN users u ON u.id = p.user_id WHERE p.id = ${note.paymentId}
    ), ${takeNumbers('credit_note', year)}
    INSERT INTO receipts (series, kind, year, number, payment_id, refund_id, amount_minor, currency,
      title, buyer_name, seller_name, seller_address, tax_line, issued_at)
    SELECT series, 'credit_note', ${year}::integer, number, id, ${note.refundId}::uuid,
      ${note.amount_minor}::bigint, ${note.currency}, title, buyer_name, ${seller.name},
      ${seller.address}, ${seller.taxLine}, ${at}
    FROM numbered`.execute(tx);
}

/** A member's own document: the receipt of a payment, or a credit note by its id. */
export async function findReceipt(
  db: Db,
  userId: string,
  of: { paymentId: string } | { creditNoteId: string },
): Promise<ReceiptRow | null> {
  const { rows } = await sql<ReceiptRow>`
    SELECT r.id, r.kind, r.series, r.year, r.number, r.amount_minor, r.currency, r.title, r.buyer_name,
      r.seller_name, r.seller_address, r.tax_line, r.issued_at, p.purpose, p.billing_interval,
      o.series AS of_series, o.year AS of_year, o.number AS of_number
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
    .select([
      'id',
      'kind',
      'series',
      'year',
      'number',
      'payment_id',
      'amount_minor',
      'currency',
      'issued_at',
    ])
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
      'receipts.series',
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
