import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';
import type { CursorPosition } from '../../../platform/http/routes/page-cursor.ts';
import { REVIEW_COLUMNS, type ReviewRow } from '../reviews.store.ts';

/**
 * One page of the reviews without an answer of all venues of an organisation, newest first. Of each
 * venue the index gives at most a page, so that old reviews of one venue cost nothing.
 */
export async function listUnansweredReviews(
  db: Db,
  options: { organisationId: string; after: CursorPosition | null; limit: number },
): Promise<(ReviewRow & { venue_name: string })[]> {
  const { organisationId, after, limit } = options;
  const afterCursor = after
    ? sql`AND (created_at, id) < (${after.key}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<ReviewRow & { venue_name: string }>`
    SELECT ${REVIEW_COLUMNS}, v.name AS venue_name
    FROM venues v
    CROSS JOIN LATERAL (
      SELECT * FROM reviews
      WHERE venue_id = v.id AND answer IS NULL AND taken_down_at IS NULL ${afterCursor}
      ORDER BY created_at DESC, id DESC LIMIT ${limit}) r
    JOIN users u ON u.id = r.user_id
    WHERE v.organisation_id = ${organisationId}
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
