import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';

/** Inserts the receipts of the payments that the demo begins with, numbered from the oldest one. */
export async function seedReceipts(tx: Tx): Promise<void> {
  await sql`
    INSERT INTO receipts (kind, year, number, payment_id, amount_minor, currency, title, buyer_name,
      seller_name, seller_address, tax_line, issued_at)
    SELECT 'receipt', year, row_number() OVER (PARTITION BY year ORDER BY settled_at), id,
      amount_minor, currency, title, full_name, 'Pulse', '', '', settled_at
    FROM (
      SELECT p.id, p.amount_minor, p.currency, p.title, u.full_name, p.settled_at,
        extract(year FROM p.settled_at AT TIME ZONE 'UTC')::integer AS year
      FROM payments p JOIN users u ON u.id = p.user_id WHERE p.status = 'paid'
    ) paid`.execute(tx);
  await sql`
    INSERT INTO receipt_series (series, kind, year, last_number)
    SELECT series, kind, year, max(number) FROM receipts GROUP BY series, kind, year`.execute(tx);
}
