import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { listDifferences } from './differences.store.ts';

const ORDER = 'payment-differences';
type Difference = Awaited<ReturnType<typeof listDifferences>>[number];

/** Where our payments and the provider's differ, newest first. */
export async function listPaymentDifferences(
  { db }: Deps,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const after = pageStart(ORDER, 'instant', cursor);
  if (isRefusal(after)) return after;
  const rows = await listDifferences(db, after, limit + 1);
  const { page, next_cursor } = paginate(rows, limit, ORDER, (row) => ({
    key: row.found_at.toISOString(),
    id: row.id,
  }));
  return { items: page.map(present), next_cursor };
}

function present(row: Difference) {
  const { id, provider, reference, payment_id, detail, found_at } = row;
  return {
    id,
    kind: row.kind as 'wrong_amount',
    provider,
    reference,
    payment_id,
    expected: amount(row.expected_minor, row.expected_currency),
    found: amount(row.found_minor, row.found_currency),
    detail,
    found_at: found_at.toISOString(),
  };
}

function amount(amount_minor: number | null, currency: string | null) {
  return amount_minor === null || currency === null ? null : { amount_minor, currency };
}
