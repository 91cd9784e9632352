import type { Insertable } from 'kysely';
import type { PaymentDifferences } from '../../../platform/database/schema.ts';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { CursorPosition } from '../../../platform/http/routes/page-cursor.ts';

/** Saves differences; one that is listed already stays as it was found first. */
export async function saveDifferences(
  db: Db | Tx,
  rows: Insertable<PaymentDifferences>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('payment_differences')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'reference']).doNothing())
    .execute();
}

/** Differences after a position, newest first. */
export async function listDifferences(db: Db, after: CursorPosition<string> | null, limit: number) {
  let query = db
    .selectFrom('payment_differences')
    .selectAll()
    .orderBy('found_at', 'desc')
    .orderBy('id')
    .limit(limit);
  if (after)
    query = query.where((row) =>
      row.or([
        row('found_at', '<', new Date(after.key)),
        row.and([row('found_at', '=', new Date(after.key)), row('id', '>', after.id)]),
      ]),
    );
  return query.execute();
}
