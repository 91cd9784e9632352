import type { ReportReason } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/transaction.ts';

/**
 * Hides a review from all but its author, who then needs another visit before the next one.
 */
export async function takeDownReview(
  tx: Tx,
  review: { id: string; user_id: string; venue_id: string },
  decision: { reason: ReportReason; comment: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({
      taken_down_at: decision.at,
      taken_down_reason: decision.reason,
      taken_down_comment: decision.comment,
    })
    .where('id', '=', review.id)
    .execute();
  await sql`
    INSERT INTO review_restrictions (user_id, venue_id, since)
    VALUES (${review.user_id}, ${review.venue_id}, ${decision.at})
    ON CONFLICT (user_id, venue_id) DO UPDATE SET since = excluded.since`.execute(tx);
}
