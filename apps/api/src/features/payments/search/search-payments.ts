import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { loadReceipts } from '../receipts/load-receipts.ts';
import { readReceiptNumber } from '../receipts/receipt-number.ts';
import { listFoundPayments } from './payment-search.store.ts';
import { presentFoundPayment } from './present-found-payment.ts';

const ORDER = 'found-payments';

/**
 * The payments of the member with an email, or those with a printed number, ours or one of the paper
 * book; newest first. Nothing found is an empty page.
 */
export async function searchPayments(
  { db }: Deps,
  search: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const after = pageStart(ORDER, 'instant', cursor);
  if (isRefusal(after)) return after;
  const by = search.includes('@')
    ? { email: search }
    : { paperNumber: search, printed: readReceiptNumber(search) };
  const rows = await listFoundPayments(db, by, after, limit + 1);
  const { page, next_cursor } = paginate(rows, limit, ORDER, (row) => ({
    key: row.created_at.toISOString(),
    id: row.id,
  }));
  const receiptsOf = await loadReceipts(db, page);
  return { items: page.map((row) => presentFoundPayment(row, receiptsOf(row.id))), next_cursor };
}
