import type { ReviewFault } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';

/** Takes a review from everybody but its author, who then needs another visit before the next one. */
export async function takeDown(
  tx: Tx,
  review: { id: string; user_id: string; venue_id: string },
  why: { fault: ReviewFault; words: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ taken_down_at: why.at, taken_down_for: why.fault, taken_down_words: why.words })
    .where('id', '=', review.id)
    .execute();
  await sql`
    INSERT INTO review_bars (user_id, venue_id, since)
    VALUES (${review.user_id}, ${review.venue_id}, ${why.at})
    ON CONFLICT (user_id, venue_id) DO UPDATE SET since = excluded.since`.execute(tx);
}
