import type { EpochMs } from '@pulse/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/transaction.ts';
import { demoId } from '../generate/demo-id.ts';
import { insertRows, toIsoText } from './insert-rows.ts';

const hour = 60 * 60 * 1000;
/** Reported reviews are at least this old. */
const MIN_REVIEW_AGE_MS = 3 * 24 * hour;

const advertisement =
  'Honestly, do not pay for this. Sami opens a wall in Zouk next month at half the price: call 03 555 014 and say that you come from me.';

/** The newest of a venue's lowest rated older reviews, except Maya's own. */
async function findReviewToReport(
  tx: Tx,
  venue: string,
  now: EpochMs,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT r.id FROM reviews r JOIN venues v ON v.id = r.venue_id
    WHERE v.name = ${venue} AND r.answer IS NULL
      AND r.user_id <> ${demoId('person', 'member@pulse.test')}
      AND r.created_at < ${new Date(now - MIN_REVIEW_AGE_MS)}
    ORDER BY r.rating, r.created_at DESC, r.id LIMIT 1`.execute(tx);
  return rows[0]?.id;
}

/** Another reviewer of the venue. */
async function findOtherReviewer(tx: Tx, reviewId: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT other.user_id FROM reviews r JOIN reviews other USING (venue_id)
    WHERE r.id = ${reviewId} AND other.user_id <> r.user_id
      AND other.user_id <> ${demoId('person', 'member@pulse.test')}
    ORDER BY other.id LIMIT 1`.execute(tx);
  return rows[0]?.user_id;
}

/**
 * Inserts two reported reviews for the platform's staff: an advertisement that two members
 * reported, and an unhappy guest whom the studio's staff reported.
 */
export async function seedReviewReports(tx: Tx, now: EpochMs): Promise<void> {
  const advertisingReviewId = await findReviewToReport(tx, 'Jabal Bloc', now);
  const negativeReviewId = await findReviewToReport(tx, 'Nafas Studio', now);
  const reporterId = advertisingReviewId && (await findOtherReviewer(tx, advertisingReviewId));
  const reports = [
    {
      review_id: advertisingReviewId,
      by: demoId('person', 'member@pulse.test'),
      reason: 'advertising',
      ago: 40,
    },
    {
      review_id: advertisingReviewId,
      by: reporterId,
      reason: 'advertising',
      comment: 'The same words stand under two other gyms.',
      ago: 26,
    },
    {
      review_id: negativeReviewId,
      by: demoId('person', 'staff@pulse.test'),
      reason: 'other',
      comment: 'This guest was only there once. It makes the whole studio look bad.',
      ago: 9,
    },
  ];
  if (advertisingReviewId)
    await tx
      .updateTable('reviews')
      .set({ rating: 1, text: advertisement })
      .where('id', '=', advertisingReviewId)
      .execute();
  await insertRows(
    tx,
    'review_reports',
    reports.flatMap(({ review_id, by, reason, comment, ago }) =>
      review_id && by
        ? {
            review_id,
            user_id: by,
            reason,
            comment: comment ?? null,
            created_at: toIsoText(now - ago * hour),
          }
        : [],
    ),
  );
}
